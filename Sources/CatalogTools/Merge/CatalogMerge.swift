package import CatalogFiles
internal import MachineTime
internal import Sharing

/// Merges the keys that the sources look up into the catalogs of an app.
///
/// New keys are added, in translations with the text of the development language and a mark. Keys
/// that are gone are marked, and removed only if that is asked for. Everything else stays to the
/// byte.
package struct CatalogMerge {
  private let options: MergeOptions
  private let new: CatalogTables
  private let old: CatalogProject.Group
  package private(set) var files: [MergedFile] = []
  package private(set) var warnings: [CatalogIssue] = []

  /// Makes a merge.
  ///
  /// - Parameters:
  ///   - new: The tables with the keys of the sources, in the development language.
  ///   - old: The catalogs that are changed.
  ///   - options: What is done with keys that are gone, and with texts that differ.
  package init(_ new: CatalogTables, into old: CatalogProject.Group, options: MergeOptions) {
    self.new = new
    self.old = old
    self.options = options
  }

  /// Merges all tables; ``files`` has the results.
  ///
  /// - Parameter names: The name in the catalogs of each new table, if that is another one.
  /// - Throws: The fault of a file that cannot be changed, such as one in binary form.
  package mutating func run(names: [String: String] = [:]) throws(CatalogIssue) {
    for name in new.names {
      let table = names[name] ?? name
      let keys = new.own(name).entries.map { MergedKey(entry: $0.entry) }
      let existing = old.tables.files.filter { $0.parts?.table == table }
      guard !existing.isEmpty else {
        addTable(name, keys)
        continue
      }
      try merge(keys, of: table, into: existing)
    }
  }

  private mutating func merge(
    _ keys: [MergedKey],
    of table: String,
    into existing: [TableFile]
  ) throws(CatalogIssue) {
    let known = Set(keys.map { ByteText($0.entry.key.text) })
    if let file = existing.first(where: { $0.parts?.kind == .xcstrings }) {
      try mergeCatalog(file, keys, known, old.tables.own(table))
    }
    let hasCatalog = existing.contains { $0.parts?.kind == .xcstrings }
    for file in existing where file.parts?.kind == .strings {
      try mergeStrings(file, table, keys, known, addsKeys: !hasCatalog)
    }
    for file in existing where file.parts?.kind == .stringsdict { tellGone(file, known) }
  }

  // MARK: .strings

  private mutating func mergeStrings(
    _ file: TableFile,
    _ table: String,
    _ keys: [MergedKey],
    _ known: Set<ByteText>,
    addsKeys: Bool
  ) throws(CatalogIssue) {
    var editor = try StringsEditor(file.bytes, file: file.path)
    var merged = MergedFile(path: file.path, bytes: file.bytes)
    let language = old.tables.language(of: file)
    let own = old.tables.own(table)
    let all = language.flatMap { old.tables.texts(of: table, $0) } ?? own
    for entry in editor.table.entries {
      let key = entry.key.text
      if known.contains(ByteText(key)) {
        guard entry.isStale else { continue }
        editor.setStale(false, of: key)
        merged.found += 1
      } else if options.removesGoneKeys {
        editor.remove(key)
        merged.removed += 1
      } else if !entry.isStale {
        editor.setStale(true, of: key)
        merged.stale += 1
      }
    }
    for key in keys {
      let name = key.entry.key.text
      guard all.position(of: name) == nil else {
        update(key, &editor, &merged, own: own[name], isOwn: language == nil)
        continue
      }
      guard addsKeys, let text = key.text else { continue }
      // The text of the catalog may be another one than that of the sources.
      let ownText = own[name].flatMap(\.plainText) ?? text
      let state: TranslationState? = language == nil ? nil : .new
      editor.add(
        CatalogTable.Entry(
          key.entry.key,
          .text(CatalogText(language == nil ? text : ownText, at: .start, state: state)),
          comment: key.entry.comment
        )
      )
      merged.added += 1
    }
    merged.bytes = editor.bytes()
    files.append(merged)
  }

  /// Takes over the text of a key whose text in the sources is another one.
  private mutating func update(
    _ key: MergedKey,
    _ editor: inout StringsEditor,
    _ merged: inout MergedFile,
    own: CatalogTables.Found?,
    isOwn: Bool
  ) {
    let name = key.entry.key.text
    guard key.hasOwnText, let text = key.text, let own, let ownText = own.plainText,
      !ownText.utf8.elementsEqual(text.utf8), editor.contains(name)
    else { return }
    guard options.takesTexts else {
      if isOwn {
        let reason = Reason(
          "other-text",
          "the text of '\(name.excerpt)' is '\(text.excerpt)' in the sources; '\(ownText.excerpt)' is kept"
        )
        warnings.append(
          CatalogIssue(.warning, file: own.file, place: own.entry.key.place, reason: reason)
        )
      }
      return
    }
    if isOwn {
      editor.setValue(text, of: name)
    } else {
      editor.setState(.needsReview, of: name)
    }
    merged.updated += 1
  }

  /// Tells the keys of a `.stringsdict` file that are gone: it has no place for a mark.
  private mutating func tellGone(_ file: TableFile, _ known: Set<ByteText>) {
    let language = old.tables.language(of: file)
    guard let name = file.parts?.table,
      let texts = language.map({ old.tables.texts(of: name, $0) }) ?? old.tables.own(name)
    else { return }
    for found in texts.entries
    where found.file == file.path && !known.contains(ByteText(found.entry.key.text)) {
      let key = found.entry.key
      let reason = Reason(
        "gone-key",
        "the sources do not look up '\(key.text.excerpt)' any more; a .stringsdict file has no mark for that"
      )
      warnings.append(CatalogIssue(.warning, file: file.path, place: key.place, reason: reason))
    }
  }

  // MARK: .xcstrings

  private mutating func mergeCatalog(
    _ file: TableFile,
    _ keys: [MergedKey],
    _ known: Set<ByteText>,
    _ own: CatalogTables.Language
  ) throws(CatalogIssue) {
    var editor = try XCStringsEditor(file.bytes, file: file.path)
    var merged = MergedFile(path: file.path, bytes: file.bytes)
    var entries: [ByteText: XCStringsFile.Entry] = [:]
    for entry in editor.catalog.entries {
      let key = entry.key.text
      entries[ByteText(key)] = entry
      guard !known.contains(ByteText(key)), entry.extractionState != .manual else { continue }
      if options.removesGoneKeys {
        try editor.remove(key)
        merged.removed += 1
      } else if !entry.isStale {
        try editor.setExtractionState(.stale, of: key)
        merged.stale += 1
      }
    }
    for key in keys {
      let name = key.entry.key.text
      guard let entry = entries[ByteText(name)] else {
        // A .strings file beside the catalog can have the key.
        guard own.position(of: name) == nil else { continue }
        let text = key.hasOwnText ? key.text : nil
        try editor.add(name, comment: key.entry.comment, value: text)
        merged.added += 1
        continue
      }
      if entry.isStale {
        try editor.setExtractionState(key.hasOwnText ? .extractedWithValue : nil, of: name)
        merged.found += 1
      }
      try update(key, entry, &editor, &merged)
    }
    merged.bytes = editor.bytes()
    files.append(merged)
  }

  /// Takes over a text of the sources; its translations are then to be looked at again, as in Xcode.
  private mutating func update(
    _ key: MergedKey,
    _ entry: XCStringsFile.Entry,
    _ editor: inout XCStringsEditor,
    _ merged: inout MergedFile
  ) throws(CatalogIssue) {
    let source = editor.catalog.sourceLanguage
    guard entry.extractionState == .extractedWithValue || options.takesTexts,
      key.hasOwnText, let text = key.text,
      case .text(let old)? = entry.localizations[source]?.value,
      !old.text.utf8.elementsEqual(text.utf8)
    else { return }
    let name = entry.key.text
    try editor.setText(text, state: old.state ?? .new, of: name, language: source)
    for (language, localization) in entry.localizations where language != source {
      guard case .text(let translated) = localization.value, translated.state == .translated
      else { continue }
      try editor.setState(.needsReview, of: name, language: language)
    }
    merged.updated += 1
  }

  // MARK: New tables

  /// Adds the files of a table that the catalogs do not have, as the sources' files are.
  private mutating func addTable(_ name: String, _ keys: [MergedKey]) {
    for file in new.files where file.parts?.table == name {
      let isCatalog = file.parts?.kind == .xcstrings
      let ending = file.path.split(separator: ".").last.map(String.init) ?? "strings"
      var folder = old.folder.isEmpty ? "" : old.folder + "/"
      let own = old.files.first {
        $0.parts?.localization != nil && old.tables.language(of: $0) == nil
      }
      if !isCatalog, let localization = own?.parts?.localization {
        folder += localization + ".lproj/"
      }
      var merged = MergedFile(path: "\(folder)\(name).\(ending)", bytes: file.bytes)
      merged.isNew = true
      merged.added = keys.count
      files.append(merged)
    }
  }
}

extension CatalogTables.Found {
  /// The text of an entry without forms.
  fileprivate var plainText: String? {
    guard case .text(let text) = entry.value else { return nil }
    return text.text
  }
}
