internal import CatalogFiles
internal import Sharing

/// The phrases of App Shortcuts, which catalogs have and sources are not searched for.
extension CatalogMerge {
  /// Whether an entry that the new keys lack stays as it is: its phrases, if there are no phrases among
  /// the new keys.
  func isKept(_ entry: XCStringsFile.Entry, besides keys: [MergedKey]) -> Bool {
    entry.hasPhrases && keys.allSatisfy(\.phrases.isEmpty)
  }

  /// Whether the keys of a table that the new keys lack stay as they are, because the system looks them
  /// up: new keys that are not those of sources may be all of `InfoPlist`, or all phrases.
  func keepsKeys(of table: String, besides keys: [MergedKey]) -> Bool {
    guard table.isTableOfSystem, keys.allSatisfy(\.phrases.isEmpty) else { return false }
    return options.hasKeysOfSources || table == XCStringsFile.phraseTableName
  }

  /// Adds a key with its phrases.
  func addPhrases(_ key: MergedKey, to editor: inout XCStringsEditor) throws(CatalogIssue) {
    let name = key.entry.key.text
    try editor.add(name, comment: key.entry.comment, value: nil)
    try editor.setExtractionState(.extractedWithValue, of: name)
    let phrases = XCStringsFile.Phrases(key.phrases, .new)
    try editor.setPhrases(phrases, of: name, language: editor.catalog.sourceLanguage)
  }

  /// Takes over the phrases of a key; its translations are then to be looked at again.
  mutating func updatePhrases(
    _ key: MergedKey,
    _ entry: XCStringsFile.Entry,
    _ editor: borrowing XCStringsEditor,
    _ merged: inout MergedFile
  ) throws(CatalogIssue) {
    let (name, source) = (entry.key.text, editor.catalog.sourceLanguage)
    // A person wrote one text in place of the phrases.
    guard entry.localizations[source] == nil else { return }
    let old = entry.phrases[source]
    let isSame = old?.texts.elementsEqual(key.phrases) { $0.text.utf8.elementsEqual($1.text.utf8) }
    guard isSame != true else { return }
    guard
      old == nil || entry.isStale || entry.extractionState == .extractedWithValue
        || options.takesTexts
    else {
      let (new, kept) = (key.phrases[0].text, old?.texts.first?.text ?? "")
      return reportOther(new, entry.key, kept, editor.catalog.file)
    }
    let phrases = XCStringsFile.Phrases(key.phrases, old?.state ?? .new)
    try editor.setPhrases(phrases, of: name, language: source)
    for (language, known) in entry.phrases where language != source && known.state == .translated {
      let path = ["localizations", language, "stringSet", "state"]
      try editor.set(path, of: name, to: .text(TranslationState.needsReview.rawValue))
    }
    merged.updated += 1
  }
}
