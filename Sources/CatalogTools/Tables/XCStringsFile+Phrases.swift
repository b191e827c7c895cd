internal import CatalogFiles

extension XCStringsFile {
  /// The name of the table whose keys are all phrases of App Shortcuts, as Xcode has it.
  static let phraseTable = "AppShortcuts"

  /// The languages in which a key has phrases of App Shortcuts, in order.
  var phraseLanguages: [String] {
    entries.reduce(into: Set<String>()) { $0.formUnion($1.phrases.keys) }.sorted()
  }

  /// The languages in which a key has a value or phrases.
  var allLanguages: [String] {
    languages + phraseLanguages.filter { !languages.contains($0) }
  }

  /// The entries that have phrases in a language, with the first phrase as their value.
  func phraseEntries(for language: String) -> [(entry: CatalogTable.Entry, phrases: [CatalogText])]
  {
    entries.compactMap { entry in
      let phrases = entry.phrases[entry.shouldTranslate ? language : sourceLanguage]?.texts ?? []
      guard let first = phrases.first else { return nil }
      let value = CatalogTable.Entry(
        entry.key,
        .text(first),
        comment: entry.comment,
        isStale: entry.isStale
      )
      return (value, phrases)
    }
  }
}
