package import CatalogFiles
internal import Faults

/// Compares the arguments of translations with those of the development language.
package struct TranslationChecker: Sendable {
  package let development: String
  /// Whether everything is reported that goes wrong in a program for Apple's systems.
  private let isStrict: Bool
  package private(set) var issues: [CatalogIssue] = []

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - development: The development language.
  ///   - isStrict: Whether `%@` in place of a number is an error, and `%d` in place of `%lld` is reported.
  ///     Programs of this package write both.
  package init(development: String, isStrict: Bool = false) {
    self.development = development
    self.isStrict = isStrict
  }

  /// Checks the texts of a key in another language.
  ///
  /// - Parameters:
  ///   - translated: The texts in that language.
  ///   - own: The texts in the development language.
  ///   - ownUses: The arguments of these.
  ///   - needsAll: Whether an argument that no text shows is an error.
  package mutating func check(
    _ translated: TableTexts.Found,
    against own: TableTexts.Found,
    _ ownUses: ArgumentUses,
    needsAll: Bool = false
  ) {
    do throws(CatalogIssue) {
      let uses = try ArgumentUses(of: translated)
      let pair = ArgumentUses.paired(uses, of: translated, ownUses, of: own)
      check(pair.translated, of: translated, against: own, pair.own)
      if needsAll { reportUnshown(pair.translated, of: translated, against: own, pair.own) }
    } catch {
      issues.append(error)
    }
  }

  /// Checks the arguments of a key in another language.
  ///
  /// - Parameters:
  ///   - uses: The arguments of the translation.
  ///   - translated: The translation.
  ///   - own: The entry in the development language.
  ///   - ownUses: Its arguments.
  ///   - name: The key as messages name it; nil for the key alone.
  ///   - isAlone: Whether the key stands for a text in the development language, which is not there.
  mutating func check(
    _ uses: ArgumentUses,
    of translated: TableTexts.Found,
    against own: TableTexts.Found,
    _ ownUses: ArgumentUses,
    named name: String? = nil,
    isAlone: Bool = false
  ) {
    var reported: Set<Int> = []
    // A text that disagrees with itself in the development language is reported there.
    let known = isStrict ? Set(ownUses.all.map { $0.use.type(of: $0.number) }) : []
    for (number, use) in uses.all
    where !reported.contains(number) && !known.contains(use.type(of: number)) {
      let name = name ?? "'\(own.entry.key.text.excerpt)'"
      guard let ownUse = ownUses.uses[number] else {
        reported.insert(number)
        let text = "the text in \(development) (\(own.file):\(own.entry.key.place))"
        let reason = Reason(
          "unknown-argument",
          "\(use.taker) takes argument \(number + 1) of \(name), which \(isAlone ? "the key" : text) does not have"
        )
        add(.error, translated.file, use.place, reason)
        continue
      }
      let place = isAlone ? "in the key" : "in \(development) (\(own.file):\(ownUse.place))"
      if check(use, number, ownUse, translated.file, name, place) { reported.insert(number) }
    }
  }

  /// Reports the first argument that no text of a translation shows.
  private mutating func reportUnshown(
    _ uses: ArgumentUses,
    of translated: TableTexts.Found,
    against own: TableTexts.Found,
    _ ownUses: ArgumentUses
  ) {
    let name = "'\(translated.entry.key.text.excerpt)'"
    let text = "the text in \(development) (\(own.file):\(own.entry.key.place))"
    guard let unshown = UnshownArgument(in: uses, of: name, ownUses, of: text) else { return }
    let severity: CatalogIssue.Severity = unshown.isChosen ? .warning : .error
    add(severity, translated.file, translated.entry.key.place, unshown.reason)
  }

  /// Checks the texts of a key in one language, which must agree among themselves.
  ///
  /// - Parameters:
  ///   - own: The entry.
  ///   - uses: Its arguments.
  ///   - name: The key as messages name it; nil for the key alone.
  ///   - isDevelopment: Whether it is the development language.
  package mutating func check(
    _ own: TableTexts.Found,
    _ uses: ArgumentUses,
    named name: String? = nil,
    isDevelopment: Bool = true
  ) {
    var reported: Set<Int> = []
    for (number, use) in uses.all where !reported.contains(number) {
      guard let ownUse = uses.uses[number] else { continue }
      let name = name ?? "'\(own.entry.key.text.excerpt)'"
      let place = "in \(isDevelopment ? development : "another form") (\(own.file):\(ownUse.place))"
      if check(use, number, ownUse, own.file, name, place) { reported.insert(number) }
    }
  }

  /// Checks one use of an argument.
  ///
  /// - Returns: Whether an issue was found.
  private mutating func check(
    _ use: ArgumentUse,
    _ number: Int,
    _ ownUse: ArgumentUse,
    _ file: String,
    _ name: String,
    _ place: String
  ) -> Bool {
    guard let severity = severity(of: use, ownUse) else { return false }
    let reason = Reason(
      "other-argument",
      "\(use.taker) takes argument \(number + 1) of \(name), which \(ownUse.taker) takes \(place)"
    )
    add(severity, file, use.place, reason)
    return true
  }

  /// The severity of using an argument in another way than the development language; nil if it does
  /// not matter.
  private func severity(of use: ArgumentUse, _ ownUse: ArgumentUse) -> CatalogIssue.Severity? {
    if use.need == ownUse.need {
      return isStrict && use.bitCount != ownUse.bitCount ? .warning : nil
    }
    // Everything can be written, here; programs for Apple's systems would crash.
    if use.need == .anything { return isStrict ? .error : .warning }
    // Plural forms depend on any number, and what decides them is an Int.
    if use.need == nil { return ownUse.isNumber ? nil : .error }
    if ownUse.need == nil { return use.isNumber ? nil : .error }
    return use.isInteger && ownUse.isInteger ? nil : .error
  }

  /// Warns of keys that the development language does not have.
  package mutating func reportUnknown(
    _ texts: TableTexts,
    _ own: TableTexts
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
