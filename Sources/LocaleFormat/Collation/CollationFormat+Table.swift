internal import ICU

extension CollationFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `CollationFormat(strength: .primary, numeric: true)` is
  /// `{"strength":"primary","numeric":true}`.
  ///
  /// ```swift
  /// CollationFormat(strength: .primary).description  // "CollationFormat(strength: primary)"
  /// ```
  package static let optionTable = RecipeTable<CollationFormat>(
    optional("type", \.options.type),
    optional("strength", \.options.strength).worded { $0?.rawValue ?? "" },
    optional("caseLevel", \.options.caseLevel),
    optional("caseFirst", \.options.caseFirst),
    optional("numeric", \.options.isNumeric),
    optional("punctuation", \.options.punctuation),
    optional("ignoredUpTo", \.options.ignoredUpTo),
    optional("backwards", \.options.isBackwards),
    optional("normalizes", \.options.normalizes),
    optional("reordering", \.options.reordering).checked { groups throws(FormatError) in
      _ = try groups.map(CollationFormat.codes)
    },
    checked: .decoded
  ) {
    CollationFormat(
      type: $0,
      strength: $1,
      caseLevel: $2,
      caseFirst: $3,
      numeric: $4,
      punctuation: $5,
      ignoredUpTo: $6,
      backwards: $7,
      normalizes: $8,
      reordering: $9
    )
  }

  /// Returns the recipe itself, if every group of the reordering is one that ICU has.
  ///
  /// - Throws: `FormatError.Code.invalidOption` for a group that ICU does not have, or that is named
  ///   twice.
  public func validated() throws(FormatError) -> CollationFormat {
    try Self.optionTable.checkOptions(of: self)
    return self
  }

  /// Returns ICU's codes of groups.
  static func codes(_ groups: [CollationGroup]) throws(FormatError) -> [Int32] {
    var codes: [Int32] = []
    for group in groups {
      let code = CollatorHandle.group(named: group.rawValue)
      guard let code, !codes.contains(code) else {
        throw .invalidOption(
          "reordering",
          value: group.rawValue.excerpt,
          reason: code == nil ? .groupExpected : .groupTwice
        )
      }
      codes.append(code)
    }
    return codes
  }
}

extension FormatError.Reason {
  fileprivate static let groupExpected = FormatError.Reason(
    "collation-group-expected",
    "a group is space, punct, symbol, currency, digit, or a script of 4 letters"
  )
  fileprivate static let groupTwice = FormatError.Reason(
    "collation-group-twice",
    "the group is named twice"
  )
}
