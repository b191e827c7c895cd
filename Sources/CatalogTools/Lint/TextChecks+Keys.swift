internal import CatalogFiles
internal import MachineTime
internal import Sharing

extension TextChecks {
  // MARK: Keys

  /// Tells that the development language does not have a key.
  mutating func tellExtra(_ found: Found, _ language: String) {
    let key = found.entry.key
    let reason = Reason(
      "translation-only",
      "'\(key.text.excerpt)' has no text in \(development)"
    )
    add(.extraKey, found, key.place, reason)
  }

  /// Tells that a language does not have a key of the development language.
  mutating func tellMissing(_ own: Found, _ language: String, _ file: String) {
    guard !own.entry.isStale else { return }
    tellMissing(own.entry.key.text, own, language, file)
  }

  private mutating func tellMissing(
    _ key: String,
    _ own: Found,
    _ language: String,
    _ file: String
  ) {
    let reason = Reason(
      "missing-translation",
      "'\(key.excerpt)' (\(own.file):\(own.entry.key.place)) has no text in \(language)"
    )
    let issue = CatalogIssue(
      LintRule.missingKey.severity,
      file: file,
      place: file == own.file ? own.entry.key.place : .start,
      reason: reason
    )
    add(.missingKey, issue, own)
  }

  /// Tells the keys that the sources do not look up.
  mutating func tellUnused(_ own: CatalogTables.Language, _ keys: [Linter.SourceKey]) {
    let known = Set(keys.map { ByteText($0.key) })
    for found in own.entries where !known.contains(ByteText(found.entry.key.text)) {
      let key = found.entry.key
      let reason = Reason("unused-key", "the sources do not look up '\(key.text.excerpt)'")
      add(.unusedKey, found, key.place, reason)
    }
  }

  /// Compares a translation with the keys of the sources.
  mutating func compare(
    _ texts: CatalogTables.Language,
    _ language: String,
    _ keys: [Linter.SourceKey],
    _ file: String
  ) {
    let known = Set(keys.map { ByteText($0.key) })
    for found in texts.entries where !known.contains(ByteText(found.entry.key.text)) {
      let key = found.entry.key
      let reason = Reason("unused-key", "the sources do not look up '\(key.text.excerpt)'")
      add(.extraKey, found, key.place, reason)
    }
    for key in keys where texts.position(of: key.key) == nil {
      let text = CatalogText(key.key, at: key.place)
      let own = Found(entry: CatalogTable.Entry(text, .text(text)), file: key.file)
      tellMissing(key.key, own, language, file)
    }
  }

  // MARK: Plural categories

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
    let key = found.entry.key.text.excerpt
    let names = Set(variants.map(\.name.text))
    let missing = needs.required.subtracting(names).subtracting(["other"]).sorted()
    if !missing.isEmpty {
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      let reason = Reason(
        "category-missing",
        "'\(key)' lacks the form \(list), which the language needs"
      )
      add(.missingCategory, found, first.name.place, reason)
    }
    // Zero is used for 0 in every language, and other if a form is missing.
    for variant in variants
    where !needs.known.union(["zero", "other"]).contains(variant.name.text) {
      let reason = Reason(
        "category-unneeded",
        "'\(key)' has the form '\(variant.name.text.excerpt)', which no number has in the language"
      )
      add(.unneededCategory, found, variant.name.place, reason)
    }
  }
}
