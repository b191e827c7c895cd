internal import CatalogFiles

extension XCStringsFile {
  /// The name of the table whose keys are all phrases of App Shortcuts, as Xcode has it.
  static let phraseTableName = "AppShortcuts"

  /// The languages in which a key has phrases of App Shortcuts, in order.
  var phraseLanguages: [String] {
    entries.reduce(into: Set<String>()) { $0.formUnion($1.phrases.keys) }.sorted()
  }

  /// The table of the entries that have phrases in a language, with the first phrase as their value.
  func phraseTable(for language: String) -> CatalogTable {
    CatalogTable(
      file: file,
      entries: entries.compactMap { entry in
        let phrases = entry.phrases[entry.shouldTranslate ? language : sourceLanguage]?.texts ?? []
        guard let first = phrases.first else { return nil }
        return CatalogTable.Entry(
          entry.key,
          .text(first),
          comment: entry.comment,
          isStale: entry.isStale,
          traits: entry.traits,
          phrases: phrases
        )
      }
    )
  }
}
