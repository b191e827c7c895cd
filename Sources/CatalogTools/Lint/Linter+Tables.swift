internal import CatalogFiles
internal import Faults
internal import Sharing

extension Linter {
  /// Checks a table in all languages.
  mutating func check(_ name: String, of tables: CatalogTables) {
    let own = tables.own(name)
    let development = tables.development
    var checks = TextChecks(development: development)
    checks.isOfAppShortcuts = name == XCStringsFile.phraseTableName
    let uses = own.entries.map { checks.uses(of: $0) }
    let ownNeeds = tables.isDevelopmentKnown(name) ? forms(development) : nil
    for (found, used) in zip(own.entries, uses) {
      checks.checkOwn(found, used, ownNeeds)
      checks.reportUnknownRules(found)
    }
    checkLanguage(development, own)
    let expected = KeysOfSources(name, of: tables, sources)
    for (language, texts) in tables.translations(of: name) {
      checkLanguage(language, texts)
      checks.language = language
      let needs = forms(language)
      let isSameLanguage = Self.base(language) == Self.base(development)
      for found in texts.entries {
        // The comment of an entry of an .xcstrings file is that of all languages.
        let isReported = own[found.entry.key.text]?.entry.key.place == found.entry.key.place
        if !isReported { checks.reportUnknownRules(found) }
        guard let place = own.position(of: found.entry.key.text) else {
          checks.checkAlone(found, needs)
          reportExtra(found, name, of: tables, own, expected, &checks)
          continue
        }
        checks.check(found, own.entries[place], uses[place], needs, isSameLanguage)
      }
      checks.reportSingleWords(in: texts)
      var files = FilesOfKeys(name, language, tables)
      for found in own.entries where texts.position(of: found.entry.key.text) == nil {
        checks.reportMissing(found, language, files.path(like: found.file))
      }
      let missing = expected.keys.filter {
        !$0.isOptional && own.position(of: $0.key) == nil && texts.position(of: $0.key) == nil
      }
      let file = missing.isEmpty ? "" : tables.path(of: name, language, .strings)
      for key in missing { checks.reportMissing(key, language, file) }
    }
    checks.language = development
    if let sources, !own.isWithoutKeys {
      if !expected.decide {
        declared[name, default: []].formUnion(own.entries.map { ByteText($0.entry.key.text) })
      }
      if !name.isTableOfSystem, areSourcesWhole { checks.reportUnused(own, sources[name] ?? []) }
    }
    add(checks.findings)
    reportMissingFiles(of: name, tables)
  }

  /// Reports a key that only a translation has, unless it is not known which keys there are.
  private mutating func reportExtra(
    _ found: TableTexts.Found,
    _ table: String,
    of tables: CatalogTables,
    _ own: TableTexts,
    _ expected: KeysOfSources,
    _ checks: inout TextChecks
  ) {
    guard !found.entry.key.text.isEmpty else { return }
    if expected.decide {
      guard areSourcesWhole, !expected.keys.isEmpty, !expected.has(found.entry.key.text) else {
        return
      }
      checks.reportUnused(.extraKey, found)
    } else if !own.isWithoutKeys,
      !hasObject(of: found.entry.key.text, table, besides: found.file, tables)
    {
      checks.reportExtra(found)
    }
  }

  // MARK: Files that are missing

  /// Reports the languages of other tables that have no text of a table, once each.
  private mutating func reportMissingFiles(of table: String, _ tables: CatalogTables) {
    let keys = tables.keys(of: table).entries.filter(\.needsTranslation)
    let count = keys.count
    guard count > 0 else { return }
    let languages = tables.missingLanguages(of: table).filter(isLanguage)
    let kinds =
      languages.isEmpty ? [] : Set(keys.map(\.file)).compactMap { CatalogFileName($0)?.kind }
    // Most keys are in the file of plain texts.
    let kind = kinds.max { $0.rank < $1.rank }
    for language in languages {
      let keys = count == 1 ? "1 key has" : "\(count) keys have"
      let file = tables.path(of: table, language, kind)
      let isCatalog = CatalogFileName(file)?.kind == .xcstrings
      let fault =
        isCatalog
        ? "the table \(table) is not translated into \(language)"
        : "there is no file of the table \(table) in \(language)"
      let reason = Reason("missing-table", "\(fault): \(keys) no text")
      let issue = CatalogIssue(.warning, file: file, place: .start, reason: reason)
      add(.missingKey, issue, language: language)
    }
    guard tables.hasDevelopment, !tables.hasOwn(table), sources == nil,
      !tables.isOutsideOfCatalogs(table)
    else { return }
    let translations = tables.translations(of: table)
    guard let (language, texts) = translations.first, let file = texts.entries.first?.file else {
      return
    }
    let rest = translations.count == 1 ? "" : ", but in \(translations.count) other languages"
    let reason = Reason(
      "table-of-translations",
      "there is no file of the table \(table) in \(tables.development)\(rest)"
    )
    let issue = CatalogIssue(.warning, file: file, place: .start, reason: reason)
    add(.extraKey, issue, language: language)
  }

  // MARK: Sources

  /// Reports the keys of sources that no table of their name has, and tables that no file has.
  mutating func reportUndeclared() {
    let tables = Set(project.groups.flatMap(\.files).compactMap(\.parts?.table))
    for (table, all) in (sources ?? [:]).sorted(by: { $0.key < $1.key }) {
      let keys = all.filter { !$0.isOptional }
      if !tables.contains(table), let first = keys.first {
        let rest = keys.count == 1 ? "" : ", nor for \(keys.count - 1) more"
        let reason = Reason(
          "undeclared-table",
          "there is no file of the table \(table.excerpt) for the key '\(first.key.excerpt)'\(rest)"
        )
        add(.undeclaredKey, first.issue(reason))
      }
      guard let declared = declared[table] else { continue }
      for key in keys where !declared.contains(ByteText(key.key)) {
        let rule: LintRule = key.key.isWithoutLetters ? .letterlessKey : .undeclaredKey
        let reason = Reason(
          "undeclared-key",
          "the key '\(key.key.excerpt)' is not in the table \(table.excerpt)"
        )
        add(rule, key.issue(reason))
      }
    }
  }

  /// The language without its script and region.
  private static func base(_ language: String) -> Substring {
    CatalogTables.folded(language).prefix { $0 != "-" }
  }
}

/// The paths of the files in which a language lacks keys of a table.
private struct FilesOfKeys {
  private let table: String
  private let language: String
  private let tables: CatalogTables
  /// The paths, by that of the file that has a key in the development language.
  private var paths: [String: String] = [:]

  init(_ table: String, _ language: String, _ tables: CatalogTables) {
    self.table = table
    self.language = language
    self.tables = tables
  }

  /// The path of the file of the same kind as another one.
  mutating func path(like file: String) -> String {
    if let known = paths[file] { return known }
    let path = tables.path(of: table, language, CatalogFileName(file)?.kind)
    paths[file] = path
    return path
  }
}

/// The keys of the sources that take the place of a file of the development language, if that has no
/// keys or is not there.
private struct KeysOfSources {
  /// Whether the keys are not all in the development language.
  let decide: Bool
  /// The keys; none if they are not known.
  let keys: [Linter.SourceKey]
  private let known: Set<ByteText>

  init(_ table: String, of tables: CatalogTables, _ sources: [String: [Linter.SourceKey]]?) {
    decide = tables.hasEmptyOwn(table) || !tables.hasOwn(table)
    keys = decide ? sources?[table] ?? [] : []
    known = Set(keys.map { ByteText($0.key) })
  }

  func has(_ key: String) -> Bool { known.contains(ByteText(key)) }
}

extension Linter.SourceKey {
  /// A warning at the place where a source looks the key up.
  fileprivate func issue(_ reason: FormatError.Reason) -> CatalogIssue {
    let entry = CatalogText(key, at: place)
    return CatalogIssue(.warning, file: file, place: place, reason: reason, entry: entry)
  }
}
