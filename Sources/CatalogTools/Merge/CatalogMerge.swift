package import CatalogFiles
internal import Faults
internal import Sharing

/// Merges the keys that the sources look up into the catalogs of an app.
///
/// New keys are added, in translations with the text of the development language and a mark. Keys
/// that are gone are marked, and removed only if that is asked for. Everything else stays to the
/// byte.
package struct CatalogMerge {
  let options: MergeOptions
  let new: CatalogTables
  let old: CatalogProject.Group
  package internal(set) var files: [MergedFile] = []
  package internal(set) var warnings: [CatalogIssue] = []

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
  /// - Throws: The fault of a file that cannot be changed, such as one in binary form, or of a new
  ///   table without keys.
  package mutating func run(names: [String: String] = [:]) throws(CatalogIssue) {
    for name in new.names {
      let table = names[name] ?? name
      let keys = new.own(name).entries.map(MergedKey.init)
      guard try hasKeys(keys, of: table, name) else { continue }
      let existing = old.tables.files.filter { $0.parts?.table == table }
      guard !existing.isEmpty else {
        if options.addsTables, !hasMessagesAlone {
          try addTable(name, keys)
        } else {
          reportLeftOut(name, keys)
        }
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
    var known = Set(keys.map { ByteText($0.entry.key.text) })
    if keepsKeys(of: table, besides: keys) {
      known.formUnion(old.tables.allKeys(of: table).map { ByteText($0) })
    }
    if let file = existing.first(where: { $0.parts?.kind == .xcstrings }) {
      try mergeCatalog(file, keys, known, old.tables.own(table))
    }
    let hasCatalog = existing.contains { $0.parts?.kind == .xcstrings }
    for file in existing where file.parts?.kind == .strings {
      try mergeStrings(file, table, keys, known, addsKeys: !hasCatalog)
    }
    for file in existing where file.parts?.kind == .stringsdict { try mergeForms(file, known) }
    let messages = existing.filter { $0.parts?.kind.hasMessages ?? false }
    for file in messages {
      try mergeMessages(file, keys, known, addsKeys: messages.count == existing.count)
    }
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
    let all = old.tables.texts(in: file)
    for entry in editor.table.entries {
      let key = entry.key.text
      if known.contains(ByteText(key)) {
        guard entry.isStale else { continue }
        editor.setStale(false, of: key)
        merged.found += 1
      } else if key.isInterfaceBuilderKey {
        // A storyboard looks it up.
        continue
      } else if options.removesGoneKeys {
        editor.remove(key)
        merged.removed += 1
      } else if options.marksGoneKeys, !entry.isStale {
        editor.setStale(true, of: key)
        merged.stale += 1
      }
    }
    for key in keys {
      let name = key.entry.key.text
      if let known = all[name] {
        update(key, &editor, &merged, own: own[name], translation: language == nil ? nil : known)
        continue
      }
      guard addsKeys, options.adds(key) else { continue }
      guard let text = key.text else {
        reportForms(key, file.path)
        continue
      }
      guard language != nil else {
        editor.add(key.entry(text))
        merged.added += 1
        continue
      }
      // The text of the catalog may be another one than that of the sources. One with forms is in a
      // .stringsdict file, and is shown until it is translated.
      guard let ownText = own[name].map(\.entry.plainText) ?? text else { continue }
      editor.add(key.entry(ownText, state: .new))
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
    own: TableTexts.Found?,
    translation: TableTexts.Found?
  ) {
    let name = key.entry.key.text
    guard key.hasOwnText, let text = key.text, let own, let ownText = own.entry.plainText,
      !key.hasText(ownText), editor.contains(name)
    else { return }
    guard options.takesTexts else {
      if translation == nil { reportOther(text, own.entry.key, ownText, own.file) }
      return
    }
    if let translation, translation.entry.worstState != .new {
      editor.setState(.needsReview, of: name)
    } else if translation?.entry.plainText.map({ $0.utf8.elementsEqual(ownText.utf8) }) ?? true {
      // A translation that is still to be made has the text of the development language.
      editor.setValue(text, of: name)
    } else {
      return
    }
    merged.updated += 1
  }

  // MARK: .xcstrings

  private mutating func mergeCatalog(
    _ file: TableFile,
    _ keys: [MergedKey],
    _ known: Set<ByteText>,
    _ own: TableTexts
  ) throws(CatalogIssue) {
    var editor = try XCStringsEditor(file.bytes, file: file.path)
    var merged = MergedFile(path: file.path, bytes: file.bytes)
    var entries: [ByteText: XCStringsFile.Entry] = [:]
    for entry in editor.catalog.entries {
      let key = entry.key.text
      entries[ByteText(key)] = entry
      guard !known.contains(ByteText(key)), entry.extractionState != .manual,
        // A storyboard looks it up.
        !key.isInterfaceBuilderKey, !isKept(entry, besides: keys)
      else { continue }
      if options.removesGoneKeys {
        try editor.remove(key)
        merged.removed += 1
      } else if options.marksGoneKeys, !entry.isStale {
        try editor.setExtractionState(.stale, of: key)
        merged.stale += 1
      }
    }
    for key in keys {
      let name = key.entry.key.text
      guard let entry = entries[ByteText(name)] else {
        // A .strings file beside the catalog can have the key.
        guard own.position(of: name) == nil, options.adds(key) else { continue }
        if try add(key, to: &editor) { merged.added += 1 }
        continue
      }
      if entry.isStale {
        try editor.setExtractionState(key.hasOwnText ? .extractedWithValue : nil, of: name)
        merged.found += 1
      }
      if key.phrases.isEmpty {
        try update(key, entry, &editor, &merged)
      } else {
        try updatePhrases(key, entry, editor, &merged)
      }
    }
    merged.bytes = editor.bytes()
    files.append(merged)
  }

  /// Adds a key to a catalog.
  ///
  /// - Returns: Whether the key is added, and not reported because the catalog cannot hold it.
  mutating func add(
    _ key: MergedKey,
    to editor: inout XCStringsEditor
  ) throws(CatalogIssue) -> Bool {
    guard key.phrases.isEmpty else {
      try addPhrases(key, to: &editor)
      return true
    }
    guard key.text != nil else { return try addForms(key, to: &editor) }
    let name = key.entry.key.text
    let text = key.hasOwnText ? key.text : nil
    try editor.add(name, comment: key.entry.comment, value: text)
    // A key whose arguments have numbers in its text, so that a translation can change their order.
    if text == nil, let numbered = key.text, !numbered.utf8.elementsEqual(name.utf8) {
      let source = editor.catalog.sourceLanguage
      try editor.setText(numbered, state: .new, of: name, language: source)
    }
    return true
  }

  /// Takes over a text of the sources; its translations are then to be looked at again, as in Xcode.
  private mutating func update(
    _ key: MergedKey,
    _ entry: XCStringsFile.Entry,
    _ editor: inout XCStringsEditor,
    _ merged: inout MergedFile
  ) throws(CatalogIssue) {
    guard key.hasOwnText, let text = key.text else { return }
    let name = entry.key.text
    let source = editor.catalog.sourceLanguage
    var state = TranslationState.new
    var old = name
    switch entry.localizations[source]?.value {
    case .text(let known)?: (old, state) = (known.text, known.state ?? .new)
    case .variants?: return
    // Without a text the key is it.
    case nil: break
    }
    guard !key.hasText(old) else { return }
    // The state of a key that was gone is that of a new one by now.
    let isExtracted = entry.isStale || entry.extractionState == .extractedWithValue
    let isWithoutText = entry.extractionState == nil && entry.localizations[source] == nil
    guard isExtracted || isWithoutText || options.takesTexts else {
      return reportOther(text, entry.key, old, editor.catalog.file)
    }
    if isWithoutText { try editor.setExtractionState(.extractedWithValue, of: name) }
    try editor.setText(text, state: state, of: name, language: source)
    for (language, localization) in entry.localizations where language != source {
      for path in localization.translatedPaths {
        try editor.setState(.needsReview, of: name, language: language, at: path)
      }
    }
    merged.updated += 1
  }
}

extension XCStringsFile.Localization {
  /// The members that lead to the translated texts, such as `variations`, `plural` and `one`.
  fileprivate var translatedPaths: [[String]] {
    value.translatedPaths
      + variables.flatMap { variable in
        variable.value.translatedPaths.map { ["substitutions", variable.name.text] + $0 }
      }
  }
}

extension CatalogValue {
  fileprivate var translatedPaths: [[String]] {
    switch self {
    case .text(let text): text.state == .translated ? [[]] : []
    case .variants(let selector, let variants):
      variants.flatMap { variant in
        variant.value.translatedPaths.map {
          ["variations", selector.rawValue, variant.name.text] + $0
        }
      }
    }
  }
}
