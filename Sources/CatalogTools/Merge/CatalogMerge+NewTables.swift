internal import CatalogFiles

extension CatalogMerge {
  /// Adds the files of a table that the catalogs do not have.
  ///
  /// The file of the sources becomes that of the development language. In other languages the texts
  /// are to be translated.
  mutating func addTable(_ name: String, _ all: [MergedKey]) throws(CatalogIssue) {
    let keys = all.filter(options.adds)
    guard !keys.isEmpty else { return }
    let unwanted = all.filter { !options.adds($0) }.map(\.entry.key.text)
    var known: Set<String> = []
    var languages = old.files.compactMap { file in
      file.parts?.localization.map { (folder: $0 + ".lproj/", of: old.tables.language(of: file)) }
    }.filter { known.insert($0.of ?? "").inserted }
    if languages.isEmpty { languages = [("", nil)] }
    let folder = old.folder.isEmpty ? "" : old.folder + "/"
    let own = new.files.filter { $0.parts?.table == name && new.language(of: $0) == nil }
    // Of several files of one kind, such as those of Base and en, the first one has the table.
    var kinds: Set<CatalogFileName.Kind> = []
    for file in own where file.parts.map({ kinds.insert($0.kind).inserted }) ?? false {
      let ending = file.path.split(separator: ".").last.map(String.init) ?? "strings"
      let isCatalog = file.parts?.kind == .xcstrings
      for language in isCatalog ? [("", nil)] : languages {
        let path = "\(folder)\(language.folder)\(name).\(ending)"
        if language.of == nil {
          let bytes = try Self.bytes(of: file, without: unwanted)
          files.append(MergedFile(newAt: path, bytes, added: keys.count))
        } else if file.parts?.kind == .strings {
          var editor = try StringsEditor([], file: path)
          let texts = keys.compactMap { key in key.text.map { key.entry($0, state: .new) } }
          for entry in texts { editor.add(entry) }
          files.append(MergedFile(newAt: path, editor.bytes(), added: texts.count))
        }
      }
    }
  }

  /// The content of a file without some keys.
  private static func bytes(
    of file: TableFile,
    without keys: [String]
  ) throws(CatalogIssue) -> [UInt8] {
    guard !keys.isEmpty, let kind = file.parts?.kind else { return file.bytes }
    switch kind {
    case .strings:
      var editor = try StringsEditor(file.bytes, file: file.path)
      for key in keys { editor.remove(key) }
      return editor.bytes()
    case .stringsdict:
      var editor = try StringsDictEditor(file.bytes, file: file.path)
      for key in keys { editor.remove(key) }
      return editor.bytes()
    case .xcstrings:
      var editor = try XCStringsEditor(file.bytes, file: file.path)
      for key in keys where editor.contains(key) { try editor.remove(key) }
      return editor.bytes()
    }
  }
}
