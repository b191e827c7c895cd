package import CatalogFiles
internal import Faults
internal import Sharing

/// The texts of a project that are exchanged with the translators of one language.
package struct TranslationExchange {
  let project: CatalogProject
  let language: String
  private(set) var files: [ExchangeFile] = []
  private var positions: [String: Int] = [:]

  /// Lists the texts of a project.
  ///
  /// - Parameters:
  ///   - project: The catalogs.
  ///   - folder: The path of the folder that originals are relative to; empty for the current one.
  ///   - language: The language of the translations.
  ///   - forms: The plural categories of a language; nil for a name that is not one.
  /// - Throws: The fault of a file that cannot be read.
  package init(
    _ project: CatalogProject,
    folder: String,
    language: String,
    forms: (String) -> LanguageForms?
  ) throws(CatalogIssue) {
    self.project = project
    self.language = language
    let needs = forms(language)
    for (number, group) in project.groups.enumerated() {
      let translations = Self.translations(of: group, language)
      for files in Self.sources(of: group) {
        guard
          var exchanged = try Self.exchanged(files, translations, group, folder, language, needs)
        else { continue }
        exchanged.group = number
        self.files.append(exchanged)
      }
    }
    for (number, file) in files.enumerated() where positions[file.original] == nil {
      positions[file.original] = number
    }
  }

  /// The texts as XLIFF; keys that the sources do not look up any more are left out.
  package func document() -> XLIFFDocument {
    XLIFFDocument(
      files: files.compactMap { file in
        let units = file.units.filter { !$0.isStale }.map(\.document)
        guard !units.isEmpty else { return nil }
        return XLIFFDocument.File(
          original: file.original,
          sourceLanguage: file.sourceLanguage,
          targetLanguage: language,
          units: units
        )
      }
    )
  }

  /// The files in the development language of each table and kind, in the order in which they count,
  /// and each catalog.
  private static func sources(of group: CatalogProject.Group) -> [[TableFile]] {
    let files = Dictionary(grouping: group.tables.ownFiles) { $0.place }
    return files.values.sorted { ($0.first?.path ?? "") < ($1.first?.path ?? "") }
  }

  /// The first file in a language for each table and kind.
  private static func translations(
    of group: CatalogProject.Group,
    _ language: String
  ) -> [String: TableFile] {
    let folded = CatalogTables.folded(language)
    var result: [String: TableFile] = [:]
    // A folder of that very name counts before one with an old code.
    let same = group.tables.files.filter { $0.parts?.localization == language }
    for file in same + CatalogTables.asTheyCount(group.tables.files) {
      guard let localization = file.parts?.localization, result[file.place] == nil,
        CatalogTables.folded(localization) == folded
      else { continue }
      result[file.place] = file
    }
    return result
  }

  private static func exchanged(
    _ files: [TableFile],
    _ translations: [String: TableFile],
    _ group: CatalogProject.Group,
    _ folder: String,
    _ language: String,
    _ forms: LanguageForms?
  ) throws(CatalogIssue) -> ExchangeFile? {
    guard let file = files.first, let parts = file.parts else { return nil }
    let catalog =
      parts.kind == .xcstrings
      ? try XCStringsFile(file.bytes, file: file.path, limits: .tools) : nil
    let isOwn = group.tables.isDevelopment(language)
    let target = file.hasAllLanguages || isOwn ? file : translations[file.place]
    var result = ExchangeFile(
      original: Self.relative(file.path, to: folder),
      file: file,
      others: Array(files.dropFirst()),
      kind: parts.kind,
      targetPath: target?.path ?? newPath(of: file, parts, group, language),
      targetBytes: target?.bytes,
      sourceLanguage: catalog?.sourceLanguage ?? group.tables.development,
      targetLanguage: language
    )
    switch parts.kind {
    case .xcstrings:
      guard let catalog else { return nil }
      let spelled = catalog.spelling(of: language)
      result.isDevelopment = spelled == catalog.sourceLanguage
      var list = CatalogUnits(catalog, language: spelled, forms: forms)
      result.units = list.list()
    case .strings:
      result.isDevelopment = target?.path == file.path
      result.units = try strings(files, target)
    case .stringsdict:
      result.isDevelopment = target?.path == file.path
      var list = StringsDictUnits(forms: forms)
      let translation = try target.map { file throws(CatalogIssue) in
        try PropertyList(file.bytes, file: file.path, limits: .tools).root
      }
      for file in files {
        list.add(try PropertyList(file.bytes, file: file.path, limits: .tools).root, translation)
      }
      result.units = list.units
    case .json, .arb, .properties:
      result.isDevelopment = isOwn
      result.units = try messages(files, target, group.tables.development, language)
    }
    return result
  }

  /// The path of a file that a language does not have yet.
  private static func newPath(
    of file: TableFile,
    _ parts: CatalogFileName,
    _ group: CatalogProject.Group,
    _ language: String
  ) -> String {
    if parts.kind.hasMessages {
      let table = parts.table
      return group.tables.path(of: table, language, parts.kind)
    }
    let ending = file.path.split(separator: "/").last.map(String.init) ?? ""
    let below = group.folder.isEmpty ? "" : group.folder + "/"
    return "\(below)\(language).lproj/\(ending)"
  }

  private static func messages(
    _ files: [TableFile],
    _ target: TableFile?,
    _ development: String,
    _ language: String
  ) throws(CatalogIssue) -> [ExchangeUnit] {
    var own: [CatalogTable] = []
    for file in files { own.append(try file.messageTable(in: development)) }
    return units(own, try target?.messageTable(in: language))
  }

  private static func strings(
    _ files: [TableFile],
    _ target: TableFile?
  ) throws(CatalogIssue) -> [ExchangeUnit] {
    var own: [CatalogTable] = []
    for file in files {
      own.append(try CatalogTable(strings: file.bytes, file: file.path, limits: .tools))
    }
    let translation = try target.map { file throws(CatalogIssue) in
      try CatalogTable(strings: file.bytes, file: file.path, limits: .tools)
    }
    return units(own, translation)
  }

  /// The texts of files in the development language, of which the first counts, with their translations.
  private static func units(
    _ tables: [CatalogTable],
    _ translation: CatalogTable?
  ) -> [ExchangeUnit] {
    var own = TableTexts()
    for table in tables {
      for entry in table.entries { own.add(TableTexts.Found(entry: entry, file: table.file)) }
    }
    var translations: [ByteText: CatalogText] = [:]
    for entry in translation?.entries ?? [] {
      if case .text(let text) = entry.value { translations[ByteText(entry.key.text)] = text }
    }
    return own.entries.map(\.entry).compactMap { entry in
      let key = entry.key.text
      guard !key.isEmpty, case .text(let text) = entry.value else { return nil }
      let translation = translations[ByteText(key)]
      return ExchangeUnit(
        id: key,
        key: key,
        path: [],
        source: text.text,
        target: translation?.text,
        state: translation?.state,
        note: entry.comment,
        isStale: entry.isStale
      )
    }
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder + "/"
    guard !folder.isEmpty, folder != ".", path.utf8.starts(with: start.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  /// The file of an original: the one with that path, or the only one whose path ends with it, or
  /// that it ends with.
  func file(of original: String) -> ExchangeFile? {
    if let position = positions[original] { return files[position] }
    let similar = files.filter {
      $0.original.hasSuffix("/" + original) || original.hasSuffix("/" + $0.original)
    }
    return similar.count == 1 ? similar[0] : nil
  }
}

extension TableFile {
  /// The kind and the table, which files of all languages share; the path of a catalog.
  fileprivate var place: String {
    guard let parts, !hasAllLanguages else { return path }
    return "\(parts.kind.rawValue) \(parts.table)"
  }
}
