internal import CatalogFiles
internal import MessageSyntax
internal import Sharing

extension CatalogMerge {
  /// Whether all catalogs have messages, so that nobody knows the form of the file of a new table.
  var hasMessagesAlone: Bool {
    !old.tables.files.isEmpty && old.tables.files.allSatisfy { $0.parts?.kind.hasMessages ?? false }
  }

  /// Merges keys into a file of messages, which has no place for marks: a translation does not get a key
  /// until it is translated, and a key that is gone is reported or removed.
  mutating func mergeMessages(
    _ file: TableFile,
    _ keys: [MergedKey],
    _ known: Set<ByteText>,
    addsKeys: Bool
  ) throws(CatalogIssue) {
    var merged = MergedFile(path: file.path, bytes: file.bytes)
    let development = old.tables.development
    let isOwn = file.hasAllLanguages || old.tables.language(of: file) == nil
    var changed = file
    var gone: Set<ByteText> = []
    for language in try file.languagesOfMessages() {
      let language = language ?? development
      var editor = try MessagesEditor(changed, language: file.hasAllLanguages ? language : nil)
      for entry in try file.messageTable(in: language).entries
      where !known.contains(ByteText(entry.key.text)) {
        let isFirst = gone.insert(ByteText(entry.key.text)).inserted
        if options.removesGoneKeys {
          try editor.remove(entry.key.text)
          if isFirst { merged.removed += 1 }
        } else if options.marksGoneKeys, isOwn, isFirst {
          reportGone(entry.key, file)
        }
      }
      changed.setBytes(editor.bytes())
    }
    if isOwn {
      let spelled = try file.spelling(of: development)
      var editor = try MessagesEditor(changed, language: spelled)
      let table = try file.messageTable(in: development)
      for key in keys {
        try merge(key, table, file, &editor, &merged, addsKeys: addsKeys)
      }
      changed.setBytes(editor.bytes())
    }
    merged.bytes = changed.bytes
    files.append(merged)
  }

  /// Adds a key to the messages of the development language, or takes over its text.
  private mutating func merge(
    _ key: MergedKey,
    _ table: CatalogTable,
    _ file: TableFile,
    _ editor: inout MessagesEditor,
    _ merged: inout MergedFile,
    addsKeys: Bool
  ) throws(CatalogIssue) {
    let name = key.entry.key.text
    guard let text = key.text else { return reportForms(key, file.path) }
    let version = file.messages?.syntax ?? .icu
    guard editor.contains(name) else {
      guard addsKeys, options.adds(key) else { return }
      // A text of the sources is a message, and a key that stands for it is not.
      let message = key.hasOwnText ? text : CatalogMessage.source(ofText: text, version)
      try editor.set(message, of: name, comment: key.entry.comment)
      merged.added += 1
      return
    }
    guard key.hasOwnText,
      let entry = table.entries.first(where: { $0.key.text.utf8.elementsEqual(name.utf8) }),
      let known = entry.plainText, !known.utf8.elementsEqual(text.utf8)
    else { return }
    guard options.takesTexts else { return reportOther(text, entry.key, known, file.path) }
    try editor.set(text, of: name)
    merged.updated += 1
  }
}

extension TableFile {
  /// The languages of a file of messages; nil for that of its path.
  fileprivate func languagesOfMessages() throws(CatalogIssue) -> [String?] {
    guard hasAllLanguages, let kind = parts?.kind,
      case .messages(let tables) = try TableContent(of: self, kind, limits: .tools)
    else { return [nil] }
    return tables.map(\.language)
  }
}
