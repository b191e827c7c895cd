internal import CatalogFiles
internal import MachineTime
internal import Sharing

/// Checks the texts of one table.
struct TextChecks {
  typealias Found = CatalogTables.Found

  /// A finding, with the comments of the entries that it is about.
  struct Finding {
    let rule: LintRule
    let issue: CatalogIssue
    let comments: [String?]
  }

  let development: String
  private(set) var findings: [Finding] = []

  init(development: String) { self.development = development }

  /// The arguments of an entry of the development language; nil, and a finding, if a text is not a
  /// format.
  mutating func uses(of found: Found) -> ArgumentUses? {
    // Most texts have no conversions, and looking costs time.
    guard found.entry.mayHaveConversions else { return nil }
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
    if let uses {
      var checker = TranslationChecker(development: development)
      checker.check(found, uses)
      for issue in checker.issues { add(.argument, issue, found) }
    }
    checkForms(found, uses, needs)
    guard case .text(let text) = found.entry.value, text.text.hasLetters,
      text.text.hasSameBytes(as: found.entry.key.text), found.entry.key.text.isIdentifier,
      // A key without a value in an .xcstrings file is its own text on purpose.
      text.place != found.entry.key.place
    else { return }
    tellSameAsKey(found, text)
  }

  /// Checks an entry whose text in the development language is not known: its key may be the text.
  mutating func checkAlone(_ found: Found, _ needs: LanguageForms?) {
    let key = found.entry.key
    let own = Found(entry: CatalogTable.Entry(key, .text(key)), file: found.file)
    let ownUses = key.text.utf8.contains(UInt8(ascii: "%")) ? uses(of: own) : nil
    if let ownUses, ownUses.count > 0 {
      checkArguments(found, own, ownUses, needs)
    } else {
      checkOwn(found, uses(of: found), needs)
    }
  }

  private mutating func checkForms(
    _ found: Found,
    _ uses: ArgumentUses?,
    _ needs: LanguageForms?
  ) {
    guard found.entry.hasForms else { return }
    if let needs { checkCategories(of: found, needs) }
    guard let uses else { return }
    for variable in found.entry.variables where !uses.namedVariables.contains(variable.name.text) {
      let reason = Reason(
        "unused-variable",
        "no text of '\(found.entry.key.text.excerpt)' names the variable '\(variable.name.text.excerpt)'"
      )
      add(.unusedVariable, found, variable.name.place, reason)
    }
    for forms in uses.forms { checkArguments(of: forms, found, needs) }
  }

  /// Checks that all forms of a value show the same arguments.
  private mutating func checkArguments(
    of forms: [ArgumentForm],
    _ found: Found,
    _ needs: LanguageForms?
  ) {
    let all = forms.reduce(into: Set<Int>()) { $0.formUnion($1.arguments) }
    for form in forms {
      var missing = all.subtracting(form.arguments)
      let isExact = needs?.exact.contains(form.name.text) ?? true
      if isExact || form.name.text == "zero" { missing.remove(form.number) }
      guard let number = missing.min() else { continue }
      let reason = Reason(
        "argument-missing-in-form",
        "the form '\(form.name.text)' of '\(found.entry.key.text.excerpt)' does not show argument \(number + 1), which other forms show"
      )
      add(.argument, found, form.name.place, reason, .warning)
    }
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
    if case .text(let text) = found.entry.value, case .text(let ownText) = own.entry.value {
      checkText(text, ownText, found, own, isSameLanguage)
    }
    if let ownUses {
      checkArguments(found, own, ownUses, needs)
    } else if found.entry.mayHaveConversions, !own.entry.mayHaveConversions {
      checkArguments(found, own, nil, needs)
    } else {
      checkForms(found, nil, needs)
    }
  }

  private mutating func checkArguments(
    _ found: Found,
    _ own: Found,
    _ ownUses: ArgumentUses?,
    _ needs: LanguageForms?
  ) {
    guard found.entry.mayHaveConversions else {
      if let ownUses { tellMissing(Set(ownUses.uses.keys), found, own) }
      checkForms(found, nil, needs)
      return
    }
    // Nearly all translations have the same conversions, and reading them as formats costs time.
    if ownUses != nil, found.entry.hasSameConversions(as: own.entry) { return }
    do throws(CatalogIssue) {
      let uses = try ArgumentUses(of: found)
      let known: ArgumentUses
      if let ownUses { known = ownUses } else { known = try ArgumentUses(of: own) }
      var checker = TranslationChecker(development: development)
      checker.check(uses, of: found, against: own, known)
      for issue in checker.issues { add(.argument, issue, found, own) }
      tellMissing(Set(known.uses.keys).subtracting(uses.uses.keys), found, own)
      checkForms(found, uses, needs)
    } catch {
      add(.format, error, found, own)
    }
  }

  private mutating func tellMissing(_ missing: Set<Int>, _ found: Found, _ own: Found) {
    guard let number = missing.min() else { return }
    let reason = Reason(
      "argument-not-shown",
      "the text of '\(found.entry.key.text.excerpt)' does not show argument \(number + 1), which the text in \(development) (\(own.file):\(own.entry.key.place)) shows"
    )
    add(.argument, found, found.entry.firstPlace, reason, .error, own)
  }

  private mutating func checkText(
    _ text: CatalogText,
    _ ownText: CatalogText,
    _ found: Found,
    _ own: Found,
    _ isSameLanguage: Bool
  ) {
    guard !text.text.isEmpty else {
      if !ownText.text.isEmpty {
        let reason = Reason(
          "empty-text",
          "the text of '\(found.entry.key.text.excerpt)' is empty, and not in \(development) (\(own.file):\(ownText.place))"
        )
        add(.empty, found, text.place, reason, nil, own)
      }
      return
    }
    checkSpace(text, ownText, found, own)
    let key = found.entry.key
    guard text.text.hasSameBytes(as: key.text), text.text.hasWords else { return }
    let isTranslated = !ownText.text.hasSameBytes(as: key.text)
    if isTranslated || !isSameLanguage { tellSameAsKey(found, text, own) }
  }

  private mutating func checkSpace(
    _ text: CatalogText,
    _ ownText: CatalogText,
    _ found: Found,
    _ own: Found
  ) {
    let (first, last) = text.text.outerSpace
    let (ownFirst, ownLast) = ownText.text.outerSpace
    guard first != ownFirst || last != ownLast else { return }
    let isFirst = first != ownFirst
    let reason = Reason(
      "other-white-space",
      "the text of '\(found.entry.key.text.excerpt)' \(isFirst ? "begins" : "ends") with \((isFirst ? first : last).spaceName), and in \(development) (\(own.file):\(ownText.place)) with \((isFirst ? ownFirst : ownLast).spaceName)"
    )
    add(.whitespace, found, text.place, reason, nil, own)
  }

  private mutating func tellSameAsKey(_ found: Found, _ text: CatalogText, _ own: Found? = nil) {
    let reason = Reason("same-as-key", "the text of '\(found.entry.key.text.excerpt)' is the key")
    add(.sameAsKey, found, text.place, reason, nil, own)
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
    let comments = [found.entry.comment, own?.entry.comment]
    findings.append(Finding(rule: rule, issue: issue, comments: comments))
  }
}
