internal import CatalogFiles
internal import Faults
internal import Sharing

/// Checks the texts of one table.
struct TextChecks {
  typealias Found = TableTexts.Found

  let development: String
  /// The language that is being checked.
  var language: String
  /// Whether the table is that of the phrases of App Shortcuts.
  var isOfAppShortcuts = false
  private(set) var findings: [LintFinding] = []
  /// The single words of the language that are their keys.
  var singleWords: [SingleWord] = []
  /// The number of longer texts of the language that are their keys.
  var longTextCount = 0

  /// The parts of the texts of the development language that programs read; nil for a text without.
  var ownMarkup: [ByteText: OwnMarkup?] = [:]
  /// The arguments of the messages of the development language; nil for one that cannot be read.
  var ownMessages: [ByteText: MessageUses?] = [:]

  /// A text of one word that is its key.
  struct SingleWord {
    let found: Found
    let text: CatalogText
    let own: Found
  }

  init(development: String) {
    self.development = development
    language = development
  }

  /// The key of an entry, as messages name it: with the language, if the file has several.
  func name(of found: Found) -> String {
    let key = "'\(found.entry.key.text.excerpt)'"
    let file = CatalogFileName(found.file)
    let isOfAll = file?.kind == .xcstrings || file?.kind == .json && file?.localization == nil
    return isOfAll ? "\(key) in \(language)" : key
  }

  /// The arguments of an entry of the development language; nil, and a finding, if a text is not a
  /// format.
  mutating func uses(of found: Found) -> ArgumentUses? {
    // Most texts have no conversions, and looking costs time.
    guard found.entry.mayHaveConversions, !Self.arePhrases(found) else { return nil }
    do throws(CatalogIssue) {
      return try ArgumentUses(of: found)
    } catch {
      add(.format, error, found)
      return nil
    }
  }

  // MARK: One language

  /// Checks an entry of the development language.
  mutating func checkOwn(_ found: Found, _ uses: ArgumentUses?, _ needs: LanguageForms?) {
    guard !Self.arePhrases(found) else { return checkPhrases(found) }
    guard found.entry.messageVersion == nil else {
      checkMessage(found, needs)
      return checkIdentifier(found)
    }
    checkPhraseText(found)
    checkMarkup(found)
    checkOne(found, uses, needs, isDevelopment: true)
  }

  /// Checks an entry whose text in the development language is not known: its key may be the text.
  mutating func checkAlone(_ found: Found, _ needs: LanguageForms?) {
    let key = found.entry.key
    guard !key.text.isEmpty else { return }
    guard found.entry.messageVersion == nil else {
      checkMessage(found, needs)
      return
    }
    let own = Found(entry: CatalogTable.Entry(key, .text(key)), file: found.file)
    let ownUses = key.text.utf8.contains(UInt8(ascii: "%")) ? uses(of: own) : nil
    checkMarkup(found, ofKey: own)
    if let ownUses, ownUses.count > 0 {
      checkArguments(found, own, ownUses, needs, isAlone: true)
      checkStates(found)
    } else {
      checkOne(found, uses(of: found), needs, isDevelopment: false)
    }
  }

  private mutating func checkOne(
    _ found: Found,
    _ uses: ArgumentUses?,
    _ needs: LanguageForms?,
    isDevelopment: Bool
  ) {
    checkStates(found)
    if let uses {
      var checker = TranslationChecker(development: development, isStrict: true)
      checker.check(found, uses, named: name(of: found), isDevelopment: isDevelopment)
      for issue in checker.issues { add(.argument, issue, found) }
    }
    checkForms(found, uses, needs)
    checkIdentifier(found)
  }

  /// Reports a text that is an identifier, as its key is.
  private mutating func checkIdentifier(_ found: Found) {
    guard case .text(let text) = found.entry.value,
      text.text.hasSameBytes(as: found.entry.key.text), found.entry.key.text.isIdentifier,
      // A key without a value in an .xcstrings file is its own text on purpose.
      text.place != found.entry.key.place
    else { return }
    reportSameAsKey(found, text, nil)
  }

  // MARK: Translations

  /// Compares a translation with the development language.
  mutating func check(
    _ found: Found,
    _ own: Found,
    _ ownUses: ArgumentUses?,
    _ needs: LanguageForms?,
    _ isSameLanguage: Bool
  ) {
    // The text of such a key is that of the development language.
    guard !found.entry.key.text.isEmpty, !found.entry.traits.contains(.untranslatable) else {
      return
    }
    guard !Self.arePhrases(found) else { return checkPhrases(found, own) }
    checkPhraseText(found)
    checkStates(found)
    checkTexts(found, own, isSameLanguage)
    guard found.entry.messageVersion == nil else { return checkMessage(found, own, needs) }
    // An empty text has no arguments and names no variables, and is reported as that.
    if case .text(let text) = found.entry.value, text.text.isEmpty { return }
    if let ownUses {
      checkArguments(found, own, ownUses, needs)
    } else if found.entry.mayHaveConversions, !own.entry.mayHaveConversions {
      checkArguments(found, own, nil, needs)
    } else {
      // A fault of the text in the development language leaves nothing to compare, but the
      // translation can have other faults.
      checkForms(found, uses(of: found), needs)
    }
  }

  /// Compares the names, the links and the tags of a text with those of its key, which stands for the
  /// text in the development language.
  private mutating func checkMarkup(_ found: Found, ofKey own: Found) {
    guard TextPair.mayHaveMarkup(own.entry.key.text) else { return checkMarkup(found) }
    for pair in TextPair.pairs(found.entry, own.entry) { checkMarkup(pair, found, own) }
  }

  // MARK: States

  /// Reports states of texts that Xcode does not write, and texts that need Apple's rules of grammar.
  mutating func checkStates(_ found: Found) {
    checkInflection(found)
    checkStates(of: found.entry.value, found)
    for variable in found.entry.variables { checkStates(of: variable.value, found) }
  }

  private mutating func checkStates(of value: CatalogValue, _ found: Found) {
    switch value {
    case .variants(_, let variants):
      for variant in variants { checkStates(of: variant.value, found) }
    case .text(let text):
      guard let state = text.state, !TranslationState.known.contains(state) else { return }
      let names = TranslationState.known.map(\.rawValue).joined(separator: ", ")
      let reason = Reason(
        "unknown-state",
        "one of \(names) was expected as the state of \(name(of: found)), not '\(state.rawValue.excerpt)'"
      )
      add(.structure, found, text.place, reason)
    }
  }

  // MARK: Findings

  mutating func add(
    _ rule: LintRule,
    _ found: Found,
    _ place: SourcePlace,
    _ reason: FormatError.Reason,
    _ severity: CatalogIssue.Severity? = nil,
    _ own: Found? = nil
  ) {
    let issue = CatalogIssue(
      severity ?? rule.severity,
      file: found.file,
      place: place,
      reason: reason
    )
    add(rule, issue, found, own)
  }

  mutating func add(_ rule: LintRule, _ issue: CatalogIssue, _ found: Found, _ own: Found? = nil) {
    let entries = [found] + (own.map { [$0] } ?? [])
    let issue = issue.of(found.entry.key)
    findings.append(LintFinding(rule: rule, issue: issue, language: language, entries: entries))
  }
}

extension TranslationState {
  /// The states that Xcode writes.
  fileprivate static let known: [Self] = [.new, .translated, .needsReview, .stale]
}
