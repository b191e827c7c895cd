package import CatalogFiles
internal import MachineTime

/// Compares the arguments of translations with those of the development language.
package struct TranslationChecker: Sendable {
  package let development: String
  package private(set) var issues: [CatalogIssue] = []

  package init(development: String) { self.development = development }

  /// Checks the texts of a key in another language.
  ///
  /// - Parameters:
  ///   - translated: The texts in that language.
  ///   - language: The language.
  ///   - own: The texts in the development language.
  ///   - ownUses: The arguments of these.
  ///   - needsAll: Whether an argument that no text shows is an error.
  package mutating func check(
    _ translated: CatalogTables.Found,
    _ language: String,
    against own: CatalogTables.Found,
    _ ownUses: ArgumentUses,
    needsAll: Bool = false
  ) {
    do throws(CatalogIssue) {
      let uses = try ArgumentUses(of: translated)
      check(uses, of: translated, against: own, ownUses)
      if needsAll { tellMissing(uses, of: translated, against: own, ownUses) }
    } catch {
      issues.append(error)
    }
  }

  /// Checks the arguments of a key in another language.
  package mutating func check(
    _ uses: ArgumentUses,
    of translated: CatalogTables.Found,
    against own: CatalogTables.Found,
    _ ownUses: ArgumentUses
  ) {
    var told: Set<Int> = []
    for (number, use) in uses.all where !told.contains(number) {
      if check(use, number, ownUses.uses[number], translated, own) { told.insert(number) }
    }
  }

  /// Tells the first argument that no text of a translation shows.
  private mutating func tellMissing(
    _ uses: ArgumentUses,
    of translated: CatalogTables.Found,
    against own: CatalogTables.Found,
    _ ownUses: ArgumentUses
  ) {
    let missing = Set(ownUses.uses.keys).subtracting(uses.uses.keys)
    guard let number = missing.min() else { return }
    let reason = Reason(
      "argument-not-shown",
      "the text of '\(translated.entry.key.text.excerpt)' does not show argument \(number + 1), which the text in \(development) (\(own.file):\(own.entry.key.place)) shows"
    )
    add(.error, translated.file, translated.entry.key.place, reason)
  }

  /// Checks the texts of a key in the development language, which must agree among themselves.
  package mutating func check(_ own: CatalogTables.Found, _ uses: ArgumentUses) {
    var told: Set<Int> = []
    for (number, use) in uses.all where !told.contains(number) {
      if check(use, number, uses.uses[number], own, own) { told.insert(number) }
    }
  }

  /// Checks one use of an argument.
  ///
  /// - Returns: Whether an issue was found.
  private mutating func check(
    _ use: ArgumentUse,
    _ number: Int,
    _ ownUse: ArgumentUse?,
    _ translated: CatalogTables.Found,
    _ own: CatalogTables.Found
  ) -> Bool {
    let key = own.entry.key.text.excerpt
    guard let ownUse else {
      let reason = Reason(
        "unknown-argument",
        "\(use.taker) takes argument \(number + 1) of '\(key)', which the text in \(development) (\(own.file):\(own.entry.key.place)) does not have"
      )
      add(.error, translated.file, use.place, reason)
      return true
    }
    guard let severity = Self.severity(of: use, ownUse) else { return false }
    let reason = Reason(
      "other-argument",
      "\(use.taker) takes argument \(number + 1) of '\(key)', which \(ownUse.taker) takes in \(development) (\(own.file):\(ownUse.place))"
    )
    add(severity, translated.file, use.place, reason)
    return true
  }

  /// The severity of using an argument in another way than the development language; nil if it does
  /// not matter.
  private static func severity(
    of use: ArgumentUse,
    _ ownUse: ArgumentUse
  ) -> CatalogIssue.Severity? {
    if use.need == ownUse.need { return nil }
    // Everything can be written, here; programs for Apple's systems would crash.
    if use.need == .anything { return .warning }
    // Plural forms depend on any number, and what decides them is an Int.
    if use.need == nil { return ownUse.isNumber ? nil : .error }
    if ownUse.need == nil { return use.isNumber ? nil : .error }
    return .error
  }

  /// Warns of keys that the development language does not have.
  package mutating func tellUnknown(
    _ texts: CatalogTables.Language,
    _ language: String,
    _ own: CatalogTables.Language
  ) {
    for found in texts.entries where own[found.entry.key.text] == nil {
      let reason = Reason(
        "translation-only",
        "'\(found.entry.key.text.excerpt)' has no text in \(development)"
      )
      add(.warning, found.file, found.entry.key.place, reason)
    }
  }

  private mutating func add(
    _ severity: CatalogIssue.Severity,
    _ file: String,
    _ place: SourcePlace,
    _ reason: FormatError.Reason
  ) {
    issues.append(CatalogIssue(severity, file: file, place: place, reason: reason))
  }
}
