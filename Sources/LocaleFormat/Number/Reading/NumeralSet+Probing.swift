internal import ICU

extension NumeralSet {
  /// The digits and separators of a formatter and, if its digits are not ASCII, those of the same
  /// locale with ASCII digits.
  static func sets(for core: NumberCore) throws(FormatError) -> [NumeralSet] {
    let own = try NumeralSet(core.recipe, core.resolvedLocale)
    guard own.digits.first != "0" else { return [own] }
    let latin = core.recipe.numbering("latn")
    return [own, try NumeralSet(latin, core.resolvedLocale)]
  }

  /// Finds the separators in a long number with a fraction.
  private init(_ recipe: NumberFormat, _ locale: ResolvedLocale) throws(FormatError) {
    let revealing = try NumberCore(
      recipe.revealingSeparators(),
      for: locale.requested,
      compilesPlan: false
    )
    let text = revealing.text(FixedDecimal("1234567890123456789.5"))
    // Separators that the format does not show are those that the locale usually has.
    let usual = try NumberCore(
      recipe.revealingUsualSeparators(),
      for: locale.requested,
      compilesPlan: false
    ).text(FixedDecimal("1234567890123456789.5"))
    let ownDecimal = FoldedText.fold(text.text(of: [.decimal]))
    decimal = ownDecimal.isEmpty ? FoldedText.fold(usual.text(of: [.decimal])) : ownDecimal
    digits = try Self.digits(recipe, locale)
    allowsASCII = true
    writesGroups = text.integerRuns.isGrouped
    writesLeadingZeros = recipe.style == .skeleton || (recipe.settings.leastInteger ?? 1) > 1
    let runs = writesGroups ? text.integerRuns : usual.integerRuns
    group = runs.isGrouped ? runs.separator : nil
    primaryGroup = runs.primary
    secondaryGroup = runs.secondary
    exponent =
      recipe.settings.notation.hasExponent || recipe.style == .skeleton
      ? FoldedText.fold(
        try NumberCore(
          recipe.revealingExponent(),
          for: locale.requested,
          compilesPlan: false
        ).text(FixedDecimal(12_345)).text(of: [.exponentSymbol])
      ) : nil
  }

  private static func digits(
    _ recipe: NumberFormat,
    _ locale: ResolvedLocale
  ) throws(FormatError) -> [Unicode.Scalar] {
    var plain = NumberFormat.plain
    if let system = recipe.texts?.numbering ?? recipe.texts?.skeleton?.numbering?.name {
      plain = plain.numbering(system)
    }
    let formatter = try NumberCore(plain, for: locale.requested, compilesPlan: false)
    return (0...9).compactMap { formatter.string($0).unicodeScalars.first }
  }
}

extension FormattedText {
  /// The grouping of the integer digits.
  fileprivate var integerRuns:
    (isGrouped: Bool, separator: [Unicode.Scalar], primary: Int, secondary: Int)
  {
    let lengths = parts.filter { $0.kind == .integer }.map { self[$0].unicodeScalars.count }
    guard lengths.count > 1, let primary = lengths.last,
      let separator = parts.first(where: { $0.kind == .group })
    else { return (false, [], 0, 0) }
    let secondary = lengths.count > 2 ? lengths[lengths.count - 2] : primary
    return (true, FoldedText.fold(self[separator]), primary, secondary)
  }
}

extension NumberFormat.Notation {
  fileprivate var hasExponent: Bool { self == .scientific || self == .engineering }
}
