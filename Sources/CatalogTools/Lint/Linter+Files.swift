internal import CatalogFiles
internal import Faults

extension Linter {
  /// Reports what was found when the files were read.
  mutating func reportReaders(of tables: CatalogTables) {
    for issue in tables.issues + tables.unknownMembers {
      if let key = issue.entry, issue.effect == .leavesPartOut {
        incomplete.insert(EntryPlace(file: issue.file, place: key.place))
      }
      // The last value of a key that is repeated is in one language only in a file of that language.
      let name = CatalogFileName(issue.file)
      let language = name?.kind == .xcstrings ? nil : name?.localization
      let found = issue.entry.flatMap { tables.entry(of: $0, in: issue.file) }
      add(
        LintFinding(
          rule: LintRule(ofIssue: issue),
          issue: issue,
          language: language,
          entries: found.map { [$0] } ?? []
        )
      )
    }
  }

  // MARK: Languages

  mutating func checkLanguage(of file: TableFile) {
    guard let name = file.parts?.language, !isLanguage(name) else { return }
    reportUnknown(name, file: file.path, at: .start)
  }

  /// Reports the names in `.xcstrings` files that are not those of languages.
  mutating func checkLanguage(_ name: String, _ texts: TableTexts) {
    guard !isLanguage(name) else { return }
    let catalog = texts.entries.first { CatalogFileName($0.file)?.kind == .xcstrings }
    if let found = catalog { reportUnknown(name, file: found.file, at: found.entry.firstPlace) }
  }

  /// Whether a name is that of a language that an import or an export accepts too.
  func isLanguage(_ name: String) -> Bool { TargetLanguage.isName(name) && forms(name) != nil }

  private mutating func reportUnknown(_ name: String, file: String, at place: SourcePlace) {
    let reason = Reason.invalidLanguage(name)
    let issue = CatalogIssue(.warning, file: file, place: place, reason: reason)
    add(.language, issue, language: name)
  }

  /// Reports that several languages are compared with nothing, because the development language has no
  /// file.
  mutating func checkDevelopment(of group: CatalogProject.Group) {
    let tables = group.tables
    guard !tables.hasDevelopment, tables.translations.count > 1, sources == nil,
      !tables.names.allSatisfy(tables.isOutsideOfCatalogs), let file = tables.files.first
    else { return }
    let reason = Reason(
      "development-missing",
      "there is no file in \(tables.development), so that nothing is compared; name another language with --development"
    )
    add(.language, CatalogIssue(.warning, file: file.path, place: .start, reason: reason))
  }
}
