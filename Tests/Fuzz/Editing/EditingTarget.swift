internal import CatalogFiles
internal import CatalogTools

/// Changes the input, a `.strings` or `.xcstrings` file after a line with a new text.
///
/// What is changed is read again: it has the change, and everything else as before.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEditing(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let end = input.firstIndex(of: 0x0A) ?? input.endIndex
  let text = String(decoding: input[..<end], as: UTF8.self)
  let file = Array(input[end...].dropFirst())
  do throws(CatalogIssue) {
    try editStrings(file, text)
  } catch {}
  do throws(CatalogIssue) {
    try editCatalog(file, text)
  } catch {}
  return 0
}

// MARK: .strings

private func editStrings(_ bytes: [UInt8], _ text: String) throws(CatalogIssue) {
  // Without its first entry a file with bytes 0 can look like one in UTF-16.
  guard !bytes.contains(0) || [0xFE, 0xFF].contains(bytes[0]) else { return }
  let editor = try StringsEditor(bytes, file: "a")
  precondition(editor.bytes() == bytes, "changed though nothing is")
  let old = editor.table
  for key in [old.entries.first, old.entries.last].compactMap({ $0?.key.text }) {
    var changed = editor
    changed.setValue(text, of: key)
    expect(changed, old, key, text)

    var marked = editor
    marked.setState(.needsReview, of: key)
    marked.setStale(true, of: key)
    expect(marked, old, key, nil)
    var again = reread(marked.bytes())
    again.setState(.needsReview, of: key)
    again.setStale(true, of: key)
    precondition(again.bytes() == marked.bytes(), "marked twice")
    again.setState(.translated, of: key)
    again.setStale(false, of: key)
    expect(again, old, key, nil)

    var removed = editor
    removed.remove(key)
    let rest = reread(removed.bytes()).table.entries
    precondition(same(rest, old.entries.filter { !same($0.key.text, key) }), "\(key) is removed")
  }
  var added = editor
  let new = CatalogText(text, at: SourcePlace(line: 1, column: 1))
  added.add(CatalogTable.Entry(new, .text(new), comment: text))
  let entries = reread(added.bytes()).table.entries
  let isThere = old.entries.contains { same($0.key.text, text) }
  precondition(entries.count == old.entries.count + (isThere ? 0 : 1), "an entry is added")
  precondition(same(Array(entries.prefix(old.entries.count)), old.entries), "others stay")
  if !isThere { precondition(same(entries.last.map { [$0] } ?? [], [.init(new, .text(new))])) }
}

private func reread(_ bytes: [UInt8]) -> StringsEditor {
  do throws(CatalogIssue) {
    return try StringsEditor(bytes, file: "a")
  } catch {
    preconditionFailure("\(error) in \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Checks that the entries are the old ones but for one text.
private func expect(
  _ editor: StringsEditor,
  _ old: CatalogTable,
  _ key: String,
  _ text: String?
) {
  let expected = old.entries.map { entry in
    guard let text, same(entry.key.text, key) else { return entry }
    return CatalogTable.Entry(entry.key, .text(CatalogText(text, at: entry.key.place)))
  }
  precondition(same(reread(editor.bytes()).table.entries, expected), "\(key): \(text ?? "marks")")
}

private func same(_ entries: [CatalogTable.Entry], _ others: [CatalogTable.Entry]) -> Bool {
  entries.elementsEqual(others) { entry, other in
    guard case .text(let text) = entry.value, case .text(let otherText) = other.value else {
      return false
    }
    return same(entry.key.text, other.key.text) && same(text.text, otherText.text)
  }
}

private func same(_ text: String, _ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

// MARK: .xcstrings

private func editCatalog(_ bytes: [UInt8], _ text: String) throws(CatalogIssue) {
  let old = try XCStringsFile(bytes, file: "a")
  do throws(CatalogIssue) {
    var editor = try XCStringsEditor(bytes, file: "a")
    precondition(editor.bytes() == bytes, "changed though nothing is")
    try editor.add(text, comment: text, value: text)
    guard let key = old.entries.first?.key.text, !same(key, text) else {
      try expect(editor.bytes(), old, changed: text)
      return
    }
    try editor.setText(text, state: .needsReview, of: key, language: "qaa")
    let phrases = [text, key].map { CatalogText($0, at: .start) }
    try editor.setPhrases(XCStringsFile.Phrases(phrases, .new), of: key, language: "qab")
    try editor.setExtractionState(.stale, of: key)
    try expect(editor.bytes(), old, changed: text, key)
    let entries = try XCStringsFile(editor.bytes(), file: "a").entries
    let written = entries.first { same($0.key.text, key) }?.phrases["qab"]?.texts ?? []
    precondition(written.elementsEqual(phrases) { same($0.text, $1.text) }, "phrases of \(key)")
    try editor.remove(text)
    try editor.remove(key)
    let rest = try XCStringsFile(editor.bytes(), file: "a").entries.map(\.key.text)
    precondition(rest == old.entries.map(\.key.text).filter { !same($0, text) && !same($0, key) })
  } catch {
    preconditionFailure("\(error) in \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Checks that a file has the entries of another one but for some keys.
private func expect(
  _ bytes: [UInt8],
  _ old: XCStringsFile,
  changed keys: String...
) throws(CatalogIssue) {
  let new = try XCStringsFile(bytes, file: "a")
  let others = new.entries.filter { entry in !keys.contains { same($0, entry.key.text) } }
  let oldOthers = old.entries.filter { entry in !keys.contains { same($0, entry.key.text) } }
  precondition(
    others.map(\.key.text) == oldOthers.map(\.key.text)
      && others.map(\.comment) == oldOthers.map(\.comment)
      && others.map { Set($0.localizations.keys) }
        == oldOthers.map { Set($0.localizations.keys) },
    "other keys stay"
  )
  if keys.count > 1, let entry = new.entries.first(where: { same($0.key.text, keys[1]) }) {
    let comment = old.entries.first?.comment
    precondition(entry.comment == comment && entry.extractionState == .stale, "\(entry)")
  }
}
