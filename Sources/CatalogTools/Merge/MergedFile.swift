internal import CatalogFiles

/// A file after a merge.
package struct MergedFile: Sendable {
  /// The path of the file.
  package let path: String
  /// The content; equal to the old one if nothing is changed.
  package var bytes: [UInt8]
  /// Whether the file is made by the merge.
  package var isNew = false
  /// The numbers of keys that were added, marked as stale, found again, updated and removed.
  package var added = 0
  package var stale = 0
  package var found = 0
  package var updated = 0
  package var removed = 0

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(newAt path: String, _ bytes: [UInt8], added: Int) {
    self.init(path: path, bytes: bytes)
    isNew = true
    self.added = added
  }

  /// Whether anything is changed.
  package var isChanged: Bool { isNew || added + stale + found + updated + removed > 0 }
}

/// The choices of a merge.
package struct MergeOptions: Sendable {
  /// Whether keys that are gone are removed, with their translations.
  package var removesGoneKeys = false
  /// Whether keys that are gone are marked; not if some of the new keys may be missing.
  package var marksGoneKeys = true
  /// Whether the new keys are those that sources look up, which the system's are not among.
  package var hasKeysOfSources = false
  /// Whether keys without a letter, such as `•` and `(%@)`, are not added.
  package var skipsSymbols = false
  /// Whether the new texts of the development language take the place of those that are there.
  package var takesTexts = false
  /// Whether tables that the catalogs do not have are added.
  package var addsTables = true

  package init() {}

  /// Whether a key is added to catalogs that do not have it: never the empty one.
  func adds(_ key: MergedKey) -> Bool {
    let text = key.entry.key.text
    return !text.isEmpty && !(skipsSymbols && key.isSymbol)
  }
}

/// A key that is merged into catalogs, with its text in the development language.
package struct MergedKey: Sendable {
  let entry: CatalogTable.Entry
  /// The file that has the key.
  let file: String
  /// The phrases of an App Shortcut.
  let phrases: [CatalogText]

  init(_ found: TableTexts.Found) {
    entry = found.entry
    file = found.file
    phrases = found.entry.phrases
  }

  /// The text; nil if the key has forms.
  var text: String? { entry.plainText }

  /// Whether the text is more than the key, and so comes from the sources.
  ///
  /// The key with the numbers of its arguments is not.
  var hasOwnText: Bool {
    guard let text else { return false }
    let key = entry.key.text
    return !text.utf8.elementsEqual(key.utf8)
      && !text.utf8.elementsEqual(PositionalText.numbered(key).utf8)
  }

  /// Whether neither the key nor the text has a letter, so that there is nothing to translate.
  var isSymbol: Bool {
    SymbolText.isSymbol(entry.key.text) && text.map(SymbolText.isSymbol) ?? false
  }

  /// Whether a text is that of the sources, with or without the numbers of its arguments.
  func hasText(_ other: String) -> Bool {
    guard let text else { return false }
    return PositionalText.numbered(text).utf8.elementsEqual(PositionalText.numbered(other).utf8)
  }
}

extension MergedKey {
  /// The entry of a file of one language.
  func entry(_ text: String, state: TranslationState? = nil) -> CatalogTable.Entry {
    CatalogTable.Entry(
      entry.key,
      .text(CatalogText(text, at: .start, state: state)),
      comment: entry.comment
    )
  }
}
