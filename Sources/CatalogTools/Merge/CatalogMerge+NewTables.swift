internal import CatalogFiles
internal import Sharing

extension CatalogMerge {
  /// Adds the files of a table that the catalogs do not have.
  ///
  /// The file of the sources becomes that of the development language. In other languages the texts
  /// are to be translated.
  mutating func addTable(_ name: String, _ all: [MergedKey]) throws(CatalogIssue) {
    let keys = all.filter(options.adds)
    guard !keys.isEmpty else { return }
    let unwanted = all.filter { !options.adds($0) }.map(\.entry.key.text)
    let languages = folders(of: name)
    let folder = old.folder.isEmpty ? "" : old.folder + "/"
    let own = new.ownFiles.filter { $0.parts?.table == name }
    // Of several files of one kind, such as those of en and Base, the first one gets all keys.
    var kinds: Set<CatalogFileName.Kind> = []
    for file in own {
      guard let kind = file.parts?.kind, kinds.insert(kind).inserted else { continue }
      let ofKind = keys.filter { CatalogFileName($0.file)?.kind == kind }
      let ending = file.path.split(separator: ".").last.map(String.init) ?? "strings"
      for language in kind == .xcstrings ? [("", nil)] : languages {
        let path = "\(folder)\(language.folder)\(name).\(ending)"
        if language.of == nil {
          let others = ofKind.filter { $0.file != file.path }
          let bytes = try bytes(of: file, kind, without: unwanted, with: others)
          files.append(MergedFile(newAt: path, bytes, added: ofKind.count))
        } else if kind == .strings {
          var editor = try StringsEditor([], file: path)
          let texts = keys.compactMap { key in key.text.map { key.entry($0, state: .new) } }
          for entry in texts { editor.add(entry) }
          files.append(MergedFile(newAt: path, editor.bytes(), added: texts.count))
        }
      }
    }
  }

  /// The folders of a new table, one for each language of the catalogs: that whose file would count.
  ///
  /// An `.xcstrings` file has all languages, whatever its folder is: Xcode has `mul.lproj`.
  private func folders(of table: String) -> [(folder: String, of: String?)] {
    var known: Set<String> = []
    let files = old.files.filter { $0.parts?.kind != .xcstrings }.map { file in
      let path = "\(file.parts?.localization.map { $0 + ".lproj/" } ?? "")\(table).strings"
      return TableFile(name: path, path: path)
    }
    let folders = CatalogTables.asTheyCount(files).map { file in
      let folder = file.parts?.localization.map { $0 + ".lproj/" } ?? ""
      return (folder: folder, of: old.tables.language(of: file))
    }.filter { known.insert($0.of.map(CatalogTables.folded) ?? "").inserted }
    return folders.isEmpty ? [("", nil)] : folders
  }

  /// The content of a file without some keys, and with others that it lacks.
  private mutating func bytes(
    of file: TableFile,
    _ kind: CatalogFileName.Kind,
    without unwanted: [String],
    with keys: [MergedKey]
  ) throws(CatalogIssue) -> [UInt8] {
    guard !unwanted.isEmpty || !keys.isEmpty else { return file.bytes }
    switch kind {
    case .strings:
      var editor = try StringsEditor(file.bytes, file: file.path)
      for key in unwanted { editor.remove(key) }
      for key in keys { editor.add(key.entry) }
      return editor.bytes()
    case .stringsdict:
      var editor = try StringsDictEditor(file.bytes, file: file.path)
      for key in unwanted { editor.remove(key) }
      try add(keys, to: &editor)
      return editor.bytes()
    case .xcstrings:
      var editor = try XCStringsEditor(file.bytes, file: file.path)
      for key in unwanted where editor.contains(key) { try editor.remove(key) }
      for key in keys { _ = try add(key, to: &editor) }
      return editor.bytes()
    case .json, .arb, .properties:
      var editor = try MessagesEditor(file, language: try file.spelling(of: new.development))
      for key in unwanted { try editor.remove(key) }
      for key in keys {
        if let text = key.text {
          try editor.set(text, of: key.entry.key.text, comment: key.entry.comment)
        }
      }
      return editor.bytes()
    }
  }

  /// Adds keys with forms as other new files have them.
  private func add(
    _ keys: [MergedKey],
    to editor: inout StringsDictEditor
  ) throws(CatalogIssue) {
    let paths = Set(keys.map(\.file))
    var objects: [String: [ByteText: PropertyListObject]] = [:]
    for file in new.files where paths.contains(file.path) {
      objects[file.path] =
        try PropertyList(file.bytes, file: file.path, limits: .tools).root.membersByKey
    }
    for key in keys {
      let name = key.entry.key.text
      guard let object = objects[key.file]?[ByteText(name)], !editor.contains([name]) else {
        continue
      }
      try editor.add(object, at: [name])
    }
  }
}
