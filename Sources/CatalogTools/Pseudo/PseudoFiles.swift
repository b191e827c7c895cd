package import CatalogFiles
internal import Faults
internal import Sharing

/// The files of a pseudo-locale, made of the texts of the development language.
///
/// `.strings` and `.stringsdict` files are made anew in the `.lproj` folder of the pseudo-locale; an
/// `.xcstrings` file gets another language. The same texts make the same bytes.
package struct PseudoFiles {
  /// A file that is to be written.
  package struct File: Sendable {
    package let path: String
    package let bytes: [UInt8]
  }

  private let pseudo: PseudoLocalization
  private let locale: String
  private let progress: () -> Void
  /// The development language of the folder whose files are made.
  private var development = ""
  /// The files, in the order of their paths.
  package private(set) var files: [File] = []
  /// The warnings of keys that are left out, one for each file.
  package private(set) var warnings: [CatalogIssue] = []

  /// Makes no files yet.
  ///
  /// - Parameters:
  ///   - pseudo: The change of the texts.
  ///   - locale: The name of the pseudo-locale.
  ///   - progress: A function that is called before each file that is made.
  package init(
    _ pseudo: PseudoLocalization,
    locale: String,
    progress: @escaping () -> Void = {}
  ) {
    self.pseudo = pseudo
    self.locale = locale
    self.progress = progress
  }

  /// Makes the files of the catalogs of one folder.
  ///
  /// - Parameters:
  ///   - group: The catalogs.
  ///   - folder: The folder of the files that are made; empty for the current one.
  /// - Throws: The first fault of a file, or the first entry that a file cannot hold.
  package mutating func add(
    _ group: CatalogProject.Group,
    in folder: String
  ) throws(CatalogIssue) {
    var parts: [String: [TableFile]] = [:]
    development = group.tables.development
    for file in group.tables.ownFiles {
      let names = file.path.split(separator: "/").map(String.init)
      guard let name = names.last, let own = file.parts else { continue }
      // A catalog stays in its folder, which can be one of all languages, such as `mul.lproj`.
      let below: String
      if file.hasAllLanguages {
        below = names.suffix(own.depth).joined(separator: "/")
      } else if own.kind.hasMessages {
        let path = own.path(file.path, in: locale)
        below = path.split(separator: "/").suffix(own.depth).joined(separator: "/")
      } else {
        below = "\(locale).lproj/\(name)"
      }
      parts[Self.path(folder, below), default: []].append(file)
    }
    for (path, sources) in parts.sorted(by: { $0.key < $1.key }) {
      progress()
      files.append(File(path: path, bytes: try bytes(of: sources)))
    }
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  private mutating func bytes(of files: [TableFile]) throws(CatalogIssue) -> [UInt8] {
    switch files.first?.parts?.kind {
    case .strings: try strings(files)
    case .stringsdict: Array(try table(files).stringsDictFile().utf8)
    case .json, .arb, .properties: try messages(files)
    default: if let file = files.first { try catalog(file) } else { [] }
    }
  }

  // MARK: Kinds

  /// The first file with other values and the keys of the others: its comments and order stay.
  private func strings(_ files: [TableFile]) throws(CatalogIssue) -> [UInt8] {
    let table = try table(files)
    guard let first = files.first, var editor = Self.editor(of: first) else {
      // A property list has no comments that could be lost.
      return Array(try table.stringsFile().utf8)
    }
    for entry in table.entries {
      guard case .text(let text) = entry.value else { continue }
      if editor.contains(entry.key.text) {
        editor.setValue(text.text, of: entry.key.text)
      } else {
        editor.add(entry)
      }
    }
    return editor.bytes()
  }

  /// The first file with other messages and those of the others; a file of all languages gets another
  /// one.
  private func messages(_ files: [TableFile]) throws(CatalogIssue) -> [UInt8] {
    guard let first = files.first else { return [] }
    var editor = try MessagesEditor(first, language: try first.spelling(of: locale))
    if !first.hasAllLanguages { try editor.setLanguage(locale) }
    var known: Set<ByteText> = []
    for file in files {
      for entry in try file.messageTable(in: development).entries
      where known.insert(ByteText(entry.key.text)).inserted {
        guard case .text(let text) = entry.pseudoLocalized(by: pseudo).value else { continue }
        try editor.set(text.text, of: entry.key.text, comment: entry.comment)
      }
    }
    return editor.bytes()
  }

  private static func editor(of file: TableFile) -> StringsEditor? {
    do throws(CatalogIssue) {
      return try StringsEditor(file.bytes, file: file.path)
    } catch {
      return nil
    }
  }

  /// The changed entries of several files; of equal keys the first one counts.
  private func table(_ files: [TableFile]) throws(CatalogIssue) -> CatalogTable {
    var entries: [CatalogTable.Entry] = []
    var known: Set<ByteText> = []
    for file in files {
      guard let kind = file.parts?.kind,
        case .table(let table) = try TableContent(of: file, kind, limits: .tools)
      else { continue }
      for entry in table.entries where known.insert(ByteText(entry.key.text)).inserted {
        entries.append(entry.pseudoLocalized(by: pseudo))
      }
    }
    return CatalogTable(file: files.first?.path ?? "", entries: entries)
  }

  private mutating func catalog(_ file: TableFile) throws(CatalogIssue) -> [UInt8] {
    let editor = try XCStringsEditor(file.bytes, file: file.path)
    let catalog = editor.catalog
    reportPhrases(of: catalog)
    let entries = catalog.table(for: catalog.sourceLanguage).entries
    // The table has each entry of the catalog, in the same order.
    for (entry, own) in zip(catalog.entries, entries)
    where entry.shouldTranslate && !entry.hasPhrases && !entry.key.text.isEmpty {
      let changed = own.translated(by: pseudo)
      let new = XCStringsFile.Localization(value: changed.value, variables: changed.variables)
        .json
      guard entry.localizations[locale].map({ $0.json.isSame(as: new) }) != true else { continue }
      try editor.set(["localizations", locale], of: entry.key.text, to: new)
    }
    return editor.bytes()
  }

  /// Reports that the phrases of App Shortcuts are left out.
  private mutating func reportPhrases(of catalog: XCStringsFile) {
    let keys = catalog.entries.filter { $0.shouldTranslate && $0.hasPhrases }.map(\.key)
    guard let first = keys.first else { return }
    let reason = Reason(
      "phrases-left-out",
      "phrases of App Shortcuts are not changed (keys: \(keys.count), the first is '\(first.text.excerpt)')"
    )
    warnings.append(CatalogIssue(.warning, file: catalog.file, place: first.place, reason: reason))
  }
}

extension JSONText {
  /// Whether both are written with the same bytes: equal strings can differ in theirs.
  fileprivate func isSame(as other: JSONText) -> Bool {
    let style = JSONStyle()
    return style.text(self, depth: 0).utf8.elementsEqual(style.text(other, depth: 0).utf8)
  }
}
