internal import CatalogFiles
internal import CatalogTools
internal import MessageSyntax

/// Reads the input, a file of messages after a line with a new text, as each kind of file, and changes it.
///
/// What is changed is read again: it has the change, and everything else as before.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessageFiles(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let end = input.firstIndex(of: 0x0A) ?? input.endIndex
  let text = String(decoding: input[..<end], as: UTF8.self)
  let bytes = Array(input[end...].dropFirst())
  // Without its first entry a file with bytes 0 can look like one in UTF-16 or UTF-32.
  guard !bytes.contains(0) else { return 0 }
  for (path, version) in [
    ("en.json", MessageVersion.icu), ("t.json", .messageFormat2), ("t_en.arb", .icu),
    ("t.properties", .icu),
  ] {
    var file = TableFile(name: path, path: path, bytes: bytes)
    file.describe(MessageFiles(version))
    do throws(CatalogIssue) {
      try check(file, text, version)
    } catch {
      precondition(error.file == path && !error.reason.description.isEmpty)
      precondition(error.place.line + error.place.column <= bytes.count + 2, "\(error.place)")
    }
  }
  do throws(CatalogIssue) {
    _ = try MessageFiles(description: bytes, file: "d", limits: .tools)
  } catch {
    precondition(error.file == "d")
  }
  return 0
}

private func tables(_ file: TableFile) throws(CatalogIssue) -> [LanguageTable] {
  guard let kind = file.parts?.kind,
    case .messages(let tables) = try TableContent(of: file, kind, limits: .tools)
  else { return [] }
  return tables
}

private func check(
  _ original: TableFile,
  _ text: String,
  _ version: MessageVersion
) throws(CatalogIssue) {
  let content = try tables(original)
  var file = original
  if let kind = file.parts?.kind {
    file.note(try TableContent(of: file, kind, limits: .tools))
  }
  for table in content {
    for entry in table.table.entries {
      guard case .text(let message) = entry.value else { preconditionFailure("variants") }
      let pseudo = PseudoLocalization.accented
      let once = pseudo.message(message.text, version)
      precondition(pseudo.message(once, version) == once, "\(message.text): \(once)")
      expectSameArguments(message.text, once, version)
    }
    if let first = table.table.entries.first {
      try edit(file, table, first.key.text, text)
    }
  }
}

/// Checks that both messages have the same arguments, if the first one can be read.
private func expectSameArguments(_ message: String, _ other: String, _ version: MessageVersion) {
  do throws(FormatError) {
    let arguments = try CatalogMessage(message, version).arguments
    do throws(FormatError) {
      let others = try CatalogMessage(other, version).arguments
      precondition(others == arguments, "\(message): \(other)")
    } catch {
      preconditionFailure("\(message): \(other): \(error)")
    }
  } catch {
    precondition(message.utf8.elementsEqual(other.utf8))
  }
}

private func edit(
  _ file: TableFile,
  _ table: LanguageTable,
  _ key: String,
  _ text: String
) throws(CatalogIssue) {
  var editor: MessagesEditor
  do throws(CatalogIssue) {
    editor = try MessagesEditor(file, language: table.language)
    precondition(editor.bytes() == file.bytes, "changed though nothing is")
    try editor.set(text, of: key)
  } catch {
    // A message in a list is not changed.
    precondition(error.reason.code == "message-in-list", "\(error)")
    return
  }
  let old = table.table.entries
  // Without a key the others can all be names of languages, and what they have then are texts of those.
  guard !hasOwnLanguages(file, without: key) else { return }
  expect(editor, file, table, old.map { same($0.key.text, key) ? ($0.key.text, text) : plain($0) })
  do throws(CatalogIssue) {
    try editor.remove(key)
  } catch {
    preconditionFailure("\(error)")
  }
  if file.hasAllLanguages, old.count == 1 { return }
  expect(editor, file, table, old.filter { !same($0.key.text, key) }.map(plain))
}

/// Whether a file of one language and no language in its path would be one of several without a key.
private func hasOwnLanguages(_ file: TableFile, without key: String) -> Bool {
  guard file.parts?.kind == .json, file.parts?.localization == nil, !file.hasAllLanguages else {
    return false
  }
  do throws(CatalogIssue) {
    var editor = try MessagesEditor(file)
    try editor.remove(key)
    var changed = file
    changed.setBytes(editor.bytes())
    return try tables(changed).contains { $0.language != nil }
  } catch {
    return false
  }
}

private func plain(_ entry: CatalogTable.Entry) -> (String, String) {
  guard case .text(let text) = entry.value else { preconditionFailure("variants") }
  return (entry.key.text, text.text)
}

private func same(_ text: String, _ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

private func expect(
  _ editor: MessagesEditor,
  _ file: TableFile,
  _ table: LanguageTable,
  _ expected: [(String, String)]
) {
  var changed = file
  changed.setBytes(editor.bytes())
  do throws(CatalogIssue) {
    let tables = try tables(changed)
    let own = tables.first { $0.language == table.language }
    let entries = (own?.table.entries ?? []).map(plain)
    precondition(
      entries.elementsEqual(expected) { same($0.0, $1.0) && same($0.1, $1.1) },
      "\(String(decoding: changed.bytes, as: UTF8.self)): \(entries), not \(expected)"
    )
  } catch {
    preconditionFailure("\(error) in \(String(decoding: changed.bytes, as: UTF8.self))")
  }
}
