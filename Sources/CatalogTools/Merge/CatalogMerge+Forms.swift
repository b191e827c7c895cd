internal import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogMerge {
  /// Adds a key with forms to a catalog; one whose forms it cannot hold is reported, and not added.
  ///
  /// - Returns: Whether the key is added.
  mutating func addForms(
    _ key: MergedKey,
    to editor: inout XCStringsEditor
  ) throws(CatalogIssue) -> Bool {
    let name = key.entry.key.text
    let localization: XCStringsFile.Localization
    do throws(CatalogIssue) {
      localization = try SubstitutionForms.localization(of: key.entry, key.file)
    } catch {
      reportForms(key, editor.catalog.file)
      return false
    }
    try editor.add(name, comment: key.entry.comment, value: nil)
    let path = ["localizations", editor.catalog.sourceLanguage]
    try editor.set(path, of: name, to: localization.json)
    return true
  }

  /// Removes or reports the keys of a `.stringsdict` file that are gone: it has no place for a mark.
  mutating func mergeForms(_ file: TableFile, _ known: Set<ByteText>) throws(CatalogIssue) {
    // The keys of the file itself: a text that does not count is gone with its key too.
    let table = try CatalogTable(stringsdict: file.bytes, file: file.path, limits: .tools)
    let gone = table.entries.map(\.key).filter { !known.contains(ByteText($0.text)) }
    guard !gone.isEmpty else { return }
    guard options.removesGoneKeys else {
      if options.marksGoneKeys { for key in gone { reportGone(key, file) } }
      return
    }
    var editor = try StringsDictEditor(file.bytes, file: file.path)
    for key in gone { editor.remove(key.text) }
    var merged = MergedFile(path: file.path, bytes: file.bytes)
    merged.bytes = editor.bytes()
    merged.removed = gone.count
    files.append(merged)
  }
}
