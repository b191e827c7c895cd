internal import CatalogFiles
internal import Sharing

/// A file that an import changes, with the changes of all languages.
struct ImportedFile {
  /// A unit of XLIFF with the text that it stands for.
  struct Unit {
    let unit: XLIFFDocument.Unit
    let text: ExchangeUnit
    let new: String
    let state: TranslationState
  }

  /// The changes of one language.
  struct Part {
    let file: ExchangeFile
    let units: [Unit]
    /// The new sets of phrases, by key.
    let phrases: [ByteText: XCStringsFile.Phrases]
    let tables: CatalogTables
  }

  let path: String
  private let kind: CatalogFileName.Kind
  private let old: [UInt8]?
  var parts: [Part]

  init(_ part: Part) {
    path = part.file.targetPath
    kind = part.file.kind
    old = part.file.targetBytes
    parts = [part]
  }

  var isNew: Bool { old == nil }

  /// The texts that are changed.
  var changes: [TranslationImport.Change] {
    parts.flatMap { part in
      part.units.map { unit in
        let target = unit.unit.target ?? ""
        let isState = unit.text.target.map { $0.utf8.elementsEqual(target.utf8) } ?? false
        return TranslationImport.Change(
          id: unit.unit.id,
          language: part.file.file.hasAllLanguages ? part.file.targetLanguage : nil,
          old: unit.text.target,
          new: target,
          state: isState ? unit.state.rawValue : nil
        )
      }
    }
  }

  /// The content of the file after the changes.
  func bytes() throws(CatalogIssue) -> [UInt8] {
    switch kind {
    case .strings: try strings()
    case .xcstrings: try catalog()
    case .stringsdict: try stringsDict()
    case .json, .arb, .properties: try messages()
    }
  }

  private func messages() throws(CatalogIssue) -> [UInt8] {
    var bytes = old ?? []
    for part in parts {
      var file = part.file.target
      file.setBytes(bytes)
      let language = try old.flatMap { _ throws(CatalogIssue) in
        try part.file.target.spelling(of: part.file.targetLanguage)
      }
      var editor = try MessagesEditor(file, language: language)
      if isNew { try editor.setLanguage(part.file.targetLanguage) }
      for unit in part.units {
        try editor.set(unit.new, of: unit.text.key, comment: unit.text.note)
      }
      bytes = editor.bytes()
    }
    return bytes
  }

  private func strings() throws(CatalogIssue) -> [UInt8] {
    var editor = try StringsEditor(old ?? [], file: path)
    for unit in parts.flatMap(\.units) {
      let key = unit.text.key
      if editor.contains(key) {
        editor.setValue(unit.new, of: key)
        editor.setState(unit.state, of: key)
      } else {
        let text = CatalogText(unit.new, at: .start, state: unit.state)
        let name = CatalogText(key, at: .start)
        editor.add(CatalogTable.Entry(name, .text(text), comment: unit.text.note))
      }
    }
    return editor.bytes()
  }

  private func catalog() throws(CatalogIssue) -> [UInt8] {
    let editor = try XCStringsEditor(old ?? [], file: path)
    var entries: [ByteText: XCStringsFile.Entry] = [:]
    for entry in editor.catalog.entries { entries[ByteText(entry.key.text)] = entry }
    for part in parts { try change(part, entries, editor) }
    return editor.bytes()
  }

  private func change(
    _ part: Part,
    _ entries: [ByteText: XCStringsFile.Entry],
    _ editor: borrowing XCStringsEditor
  ) throws(CatalogIssue) {
    let language = editor.catalog.spelling(of: part.file.targetLanguage)
    let roots = Set(part.units.filter { $0.text.variable == nil }.map { ByteText($0.text.key) })
    for (key, set) in part.phrases {
      try editor.setPhrases(set, of: key.string, language: language)
    }
    for unit in part.units where unit.text.phrase == nil {
      let key = unit.text.key
      let entry = entries[ByteText(key)]
      let known = entry?.localizations[language]
      try editor.setText(
        unit.new,
        state: unit.state,
        of: key,
        language: language,
        at: unit.text.path
      )
      guard let variable = unit.text.variable,
        !(known?.variables.contains { $0.name.text == variable.name.text } ?? false)
      else { continue }
      // A substitution that the translation did not have needs its argument and conversion.
      let path = ["localizations", language, "substitutions", variable.name.text]
      if let argument = variable.argument {
        try editor.set(path + ["argNum"], of: key, to: .number(argument))
      }
      if let type = variable.valueType {
        try editor.set(path + ["formatSpecifier"], of: key, to: .text(type.text))
      }
      if known == nil, !roots.contains(ByteText(key)), let entry {
        let source = entry.localizations[editor.catalog.sourceLanguage]?.value ?? .text(entry.key)
        guard case .text(let text) = source else { continue }
        try editor.setText(text.text, state: .new, of: key, language: language)
      }
    }
  }

  private func stringsDict() throws(CatalogIssue) -> [UInt8] {
    let bytes = old ?? Array(StringsDictEditor.empty.utf8)
    var editor = try StringsDictEditor(bytes, file: path)
    for part in parts { try change(part, &editor) }
    return editor.bytes()
  }

  private func change(_ part: Part, _ editor: inout StringsDictEditor) throws(CatalogIssue) {
    var source: [ByteText: PropertyListObject] = [:]
    for file in [part.file.file] + part.file.others {
      let root = try PropertyList(file.bytes, file: file.path, limits: .tools).root
      source.merge(root.membersByKey) { first, _ in first }
    }
    let changed = Set(part.units.map(\.text.path))
    for unit in part.units {
      // A key or a variable that the translation did not have needs its rules and its text.
      for count in 1..<max(1, unit.text.path.count) {
        let path = Array(unit.text.path.prefix(count))
        guard !editor.contains(path) else { continue }
        let object = path.dropFirst().reduce(source[ByteText(path[0])]) { $0?[$1] }
        for name in [
          StringsDictReader.formatKey, StringsDictReader.specTypeKey,
          StringsDictReader.valueTypeKey,
        ] {
          guard let rule = object?[name], case .text(let text) = rule.value else { continue }
          if !changed.contains(path + [name]) { try editor.set(path + [name], to: text) }
        }
      }
      try editor.set(unit.text.path, to: unit.new)
    }
  }
}

extension XCStringsFile {
  /// A language as the catalog spells it.
  func spelling(of language: String) -> String {
    let folded = CatalogTables.folded(language)
    let known = languages + phraseLanguages
    guard !known.contains(language) else { return language }
    return known.first { CatalogTables.folded($0) == folded } ?? language
  }
}
