internal import CatalogFiles
internal import Faults
internal import Sharing

extension TextChecks {
  // MARK: Keys

  /// Reports that the development language does not have a key.
  mutating func reportExtra(_ found: Found) {
    let key = found.entry.key
    let reason = Reason(
      "translation-only",
      "'\(key.text.excerpt)' has no text in \(development)"
    )
    add(.extraKey, found, key.place, reason)
  }

  /// Reports that a language does not have a key of the development language.
  mutating func reportMissing(_ own: Found, _ language: String, _ file: String) {
    guard own.needsTranslation else { return }
    reportMissing(own.entry.key.text, own, language, file)
  }

  private mutating func reportMissing(
    _ key: String,
    _ own: Found,
    _ language: String,
    _ file: String
  ) {
    let reason = Reason(
      "missing-translation",
      "'\(key.excerpt)' (\(own.file):\(own.entry.key.place)) has no text in \(language)"
    )
    let rule: LintRule = key.isWithoutLetters ? .letterlessKey : .missingKey
    let issue = CatalogIssue(
      rule.severity,
      file: file,
      place: file == own.file ? own.entry.key.place : .start,
      reason: reason
    )
    add(rule, issue, own)
  }

  /// Reports the keys that the sources do not look up, unless a person added them, or the file says so
  /// already.
  mutating func reportUnused(_ own: TableTexts, _ keys: [Linter.SourceKey]) {
    let known = Set(keys.map { ByteText($0.key) })
    for found in own.entries where !known.contains(ByteText(found.entry.key.text)) {
      let key = found.entry.key.text
      let isKept =
        found.entry.isStale || !found.entry.traits.isDisjoint(with: [.manual, .phrases])
        || key.isInterfaceBuilderKey
      if !isKept, !key.isEmpty { reportUnused(.unusedKey, found) }
    }
  }

  /// Reports that the sources do not look up a key.
  mutating func reportUnused(_ rule: LintRule, _ found: Found) {
    let key = found.entry.key
    let reason = Reason("unused-key", "the sources do not look up '\(key.text.excerpt)'")
    add(rule, found, key.place, reason)
  }

  /// Reports that a translation does not have a key of the sources.
  mutating func reportMissing(_ key: Linter.SourceKey, _ language: String, _ file: String) {
    let text = CatalogText(key.key, at: key.place)
    let own = Found(entry: CatalogTable.Entry(text, .text(text)), file: key.file)
    reportMissing(key.key, own, language, file)
  }

  /// Reports the words after `fmt:ignore` in the comment of an entry that are not rules.
  mutating func reportUnknownRules(_ found: Found) {
    for word in LintExceptions.unknownRules(inComment: found.lintComment) {
      add(.structure, found, found.entry.key.place, .unknownRule(word))
    }
  }

  // MARK: Plural categories

  /// The categories without `other`, in the order of CLDR.
  private static let categories = ["zero", "one", "two", "few", "many"]

  /// Checks that the forms of a value are those that the language needs.
  mutating func checkCategories(of found: Found, _ needs: LanguageForms) {
    checkCategories(of: found.entry.value, found, needs)
    for variable in found.entry.variables { checkCategories(of: variable.value, found, needs) }
  }

  private mutating func checkCategories(
    of value: CatalogValue,
    _ found: Found,
    _ needs: LanguageForms
  ) {
    guard case .variants(let selector, let variants) = value else { return }
    for variant in variants { checkCategories(of: variant.value, found, needs) }
    guard selector == .plural, let first = variants.first else { return }
    let names = Set(variants.map(\.name.text))
    let missing = Self.categories.filter { needs.required.contains($0) && !names.contains($0) }
    if !missing.isEmpty {
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      let isCovered = names.contains("other")
      let reason = Reason(
        "category-missing",
        "\(name(of: found)) lacks the form \(list), which \(language) needs\(isCovered ? ": 'other' is shown" : "")"
      )
      add(isCovered ? .coveredCategory : .missingCategory, found, first.name.place, reason)
    }
    // Zero is used for 0 in every language, and other if a form is missing. Hebrew had many until
    // CLDR 42.
    var known = needs.known.union(["zero", "other"])
    if ["he", "iw"].contains(CatalogTables.folded(language).prefix { $0 != "-" }) {
      known.insert("many")
    }
    for variant in variants where !known.contains(variant.name.text) {
      let reason = Reason(
        "category-unneeded",
        "\(name(of: found)) has the form '\(variant.name.text.excerpt)', which no number has in \(language)"
      )
      add(.unneededCategory, found, variant.name.place, reason)
    }
  }
}
