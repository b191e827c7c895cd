internal import CatalogFiles
internal import Faults
internal import Sharing

extension TextChecks {
  // MARK: Translations

  /// Compares the arguments of a translation with those of the development language.
  ///
  /// - Parameters:
  ///   - found: The translation.
  ///   - own: The entry in the development language.
  ///   - ownUses: Its arguments; nil if it has none.
  ///   - needs: The plural categories of the language of the translation.
  ///   - isAlone: Whether the key stands for a text in the development language, which is not there.
  mutating func checkArguments(
    _ found: Found,
    _ own: Found,
    _ ownUses: ArgumentUses?,
    _ needs: LanguageForms?,
    isAlone: Bool = false
  ) {
    let ownText =
      isAlone ? "the key" : "the text in \(development) (\(own.file):\(own.entry.key.place))"
    guard found.entry.mayHaveConversions else {
      if let ownUses { reportMissing(nil, ownUses, found, own, ownText) }
      checkForms(found, nil, needs)
      return
    }
    // Nearly all translations have the same conversions, and reading them as formats costs time.
    if ownUses != nil, found.entry.hasSameConversions(as: own.entry) { return }
    do throws(CatalogIssue) {
      let uses = try ArgumentUses(of: found)
      let given: ArgumentUses
      if let ownUses { given = ownUses } else { given = try ArgumentUses(of: own) }
      var (translated, known) = ArgumentUses.paired(uses, of: found, given, of: own)
      if let keyUses = Self.keyUses(of: own) { known.allow(keyUses) }
      var checker = TranslationChecker(development: development, isStrict: true)
      let name = name(of: found)
      checker.check(translated, of: found, against: own, known, named: name, isAlone: isAlone)
      for issue in checker.issues { add(.argument, issue, found, own) }
      checkPositions(translated, known, found, own)
      reportMissing(translated, known, found, own, ownText)
      checkForms(found, translated, needs, known, own)
    } catch {
      add(.format, error, found, own)
    }
  }

  /// The arguments of a key that is a format; nil for another key.
  private static func keyUses(of own: Found) -> ArgumentUses? {
    let key = own.entry.key
    guard key.text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    do throws(CatalogIssue) {
      return try ArgumentUses(
        of: Found(entry: CatalogTable.Entry(key, .text(key)), file: own.file)
      )
    } catch {
      return nil
    }
  }

  /// Reports the first argument that the development language shows and a translation does not.
  private mutating func reportMissing(
    _ uses: ArgumentUses?,
    _ ownUses: ArgumentUses,
    _ found: Found,
    _ own: Found,
    _ ownText: String
  ) {
    let name = name(of: found)
    guard let unshown = UnshownArgument(in: uses, of: name, ownUses, of: ownText) else { return }
    let rule: LintRule = unshown.isTakenForAnother ? .argument : .unusedArgument
    add(rule, found, found.entry.firstPlace, unshown.reason, nil, own)
  }

  /// Checks that variables of the same name stand for the same arguments.
  private mutating func checkPositions(
    _ uses: ArgumentUses,
    _ ownUses: ArgumentUses,
    _ found: Found,
    _ own: Found
  ) {
    for (variable, numbers) in uses.variables.sorted(by: { $0.key < $1.key }) {
      guard let ownNumbers = ownUses.variables[variable], ownNumbers != numbers,
        let number = numbers.min(), let ownNumber = ownNumbers.min()
      else { continue }
      let reason = Reason(
        "other-position",
        "'%#@\(variable.excerpt)@' takes argument \(number + 1) of \(name(of: found)), and argument \(ownNumber + 1) in \(development) (\(own.file):\(own.entry.key.place)): '%\(ownNumber + 1)$#@\(variable.excerpt)@' keeps it"
      )
      add(.argument, found, found.entry.firstPlace, reason, .error, own)
    }
  }

  // MARK: Forms

  /// Checks the plural forms, the variants and the variables of an entry.
  ///
  /// - Parameters:
  ///   - found: The entry.
  ///   - uses: Its arguments; nil if they are not known.
  ///   - needs: The plural categories of the language.
  ///   - ownUses: The arguments in the development language; nil if it is that.
  ///   - own: The entry in the development language.
  mutating func checkForms(
    _ found: Found,
    _ uses: ArgumentUses?,
    _ needs: LanguageForms?,
    _ ownUses: ArgumentUses? = nil,
    _ own: Found? = nil
  ) {
    guard found.entry.hasForms else { return }
    if let needs { checkCategories(of: found, needs) }
    guard let uses else { return }
    for variable in found.entry.variables where uses.variables[variable.name.text] == nil {
      let reason = Reason(
        "unused-variable",
        "no text of \(name(of: found)) names the variable '\(variable.name.text.excerpt)'"
      )
      add(.unusedVariable, found, variable.name.place, reason)
    }
    let optional = ownUses?.missingInVariants ?? [:]
    for forms in uses.forms {
      var all = forms.reduce(into: Set<Int>()) { $0.formUnion($1.arguments) }
      // Arguments that the development language does not have are reported as that.
      if let ownUses { all.formIntersection(ownUses.uses.keys) }
      for form in forms {
        let missing = all.subtracting(form.arguments).subtracting(optional[form.id] ?? [])
        checkArguments(of: form, missing, found, needs, own)
      }
    }
  }

  /// Reports that a form does not show an argument that others show, unless its numbers need none.
  private mutating func checkArguments(
    of form: ArgumentForm,
    _ missing: Set<Int>,
    _ found: Found,
    _ needs: LanguageForms?,
    _ own: Found?
  ) {
    var missing = missing
    // A form that no number has, or without a text, is reported as that.
    let isUsed = needs?.known.union(["zero", "other"]).contains(form.name.text) ?? true
    guard form.selector != .plural || isUsed, !form.isEmpty else { return }
    if form.selector == .plural, let number = form.number {
      let isExact = needs?.exact.contains(form.name.text) ?? true
      if isExact || form.name.text == "zero" { missing.remove(number) }
    }
    guard let number = missing.min() else { return }
    let noun = form.selector == .plural ? "form" : "variant"
    let reason = Reason(
      "argument-missing-in-form",
      "the \(noun) '\(form.name.text.excerpt)' of \(name(of: found)) does not show argument \(number + 1), which other \(noun)s show"
    )
    add(.unusedArgument, found, form.name.place, reason, nil, own)
  }
}

extension ArgumentForm {
  /// A selector and one of its names.
  fileprivate struct ID: Hashable {
    let selector: CatalogSelector
    let name: ByteText
  }

  fileprivate var id: ID { ID(selector: selector, name: ByteText(name.text)) }
}

extension ArgumentUses {
  /// The arguments that variants by device or width do not show: those of the same name in another
  /// language need not show them.
  fileprivate var missingInVariants: [ArgumentForm.ID: Set<Int>] {
    var result: [ArgumentForm.ID: Set<Int>] = [:]
    for form in forms.joined() where form.selector != .plural {
      result[form.id, default: []].formUnion(shown.subtracting(form.arguments))
    }
    return result
  }
}
