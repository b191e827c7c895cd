internal import CatalogFiles
internal import Faults
internal import LocaleFormat
internal import Sharing

/// Reads the sources of a catalog, and sorts what they have by language and table.
struct CatalogLoader {
  private let options: StringCatalog.Options
  private var development: LocaleID?
  private var languages: [CatalogContents.Language] = []
  /// The tables in the order of the sources; nil is the development language, which may be known only
  /// after the last file.
  private var tables: [(table: CatalogTable, name: String, locale: LocaleID?)] = []
  private var warnings: [CatalogIssue] = []

  /// The most names in a folder.
  private static let maximumNames = 10_000

  private init(_ development: LocaleID?, _ options: StringCatalog.Options) {
    self.development = development
    self.options = options
  }

  /// Reads the sources.
  static func contents(
    _ sources: [CatalogSource],
    _ development: LocaleID?,
    _ options: StringCatalog.Options,
    warnings: [CatalogIssue] = []
  ) throws(CatalogIssue) -> CatalogContents {
    var loader = CatalogLoader(development, options)
    loader.warnings = warnings
    for source in sources { try loader.read(source) }
    let development = loader.development ?? AppLocale.defaultDevelopment
    for (table, name, locale) in loader.tables {
      loader.add(table, name, locale ?? development)
    }
    loader.tables = []
    do throws(FormatError) {
      return try CatalogContents(
        loader.languages,
        warnings: loader.warnings,
        development: development,
        options
      )
    } catch {
      throw CatalogIssue(file: "", place: .start, reason: error.reason)
    }
  }

  private mutating func read(_ source: CatalogSource) throws(CatalogIssue) {
    // Within one source the plural forms of a `.stringsdict` count before a `.strings` file.
    var files: [CatalogFile]
    switch source {
    case .folder(let path): files = try self.files(inFolder: path)
    case .file(let path): files = CatalogFile(path: path, name: path).map { [$0] } ?? []
    case .bytes(let bytes, let name):
      files = CatalogFile(path: nil, name: name, bytes: bytes).map { [$0] } ?? []
    case .embedded(let catalog):
      files = catalog.files.compactMap {
        CatalogFile(path: nil, name: $0.name, bytes: $0.bytes)
      }
    case .replacement(let path):
      guard SystemCalls.isFolder(path) else { return }
      files = try self.files(inFolder: path)
      if files.isEmpty { return }
    }
    if files.isEmpty { throw Self.noCatalog(source) }
    files.sort { ($0.kind.rank, $0.name) < ($1.kind.rank, $1.name) }
    for file in files { try read(file) }
  }

  private mutating func read(_ file: CatalogFile) throws(CatalogIssue) {
    let bytes = try file.contents(limit: options.limits.byteCount)
    switch file.kind {
    case .strings:
      let table = try CatalogTable(strings: bytes, file: file.name, limits: options.limits)
      warnings += table.warnings
      add(table, of: file)
    case .stringsdict:
      let table = try CatalogTable(stringsdict: bytes, file: file.name, limits: options.limits)
      warnings += table.warnings
      add(table, of: file)
    case .xcstrings:
      let catalog = try XCStringsFile(bytes, file: file.name, limits: options.limits)
      warnings += catalog.warnings
      for language in catalog.languages {
        guard let locale = locale(named: language, of: file) else { continue }
        if language == catalog.sourceLanguage, development == nil { development = locale }
        tables.append((catalog.table(for: language), file.table, locale))
      }
    }
  }

  /// Adds the table of a file whose language is the name of its `.lproj` folder.
  ///
  /// `Base`, and no folder, mean the development language.
  private mutating func add(_ table: CatalogTable, of file: CatalogFile) {
    if let name = file.localization, name.lowercased() != "base" {
      if let locale = locale(named: name, of: file) { tables.append((table, file.table, locale)) }
    } else {
      tables.append((table, file.table, nil))
    }
  }

  /// The language of a name; nil, and a warning, if it is not the name of one.
  private mutating func locale(named name: String, of file: CatalogFile) -> LocaleID? {
    do throws(FormatError) {
      if let locale = try Localization(name).locale { return locale }
    } catch {
      // Reported below, as `Base` in an .xcstrings file is.
    }
    let reason = Reason("invalid-language", "'\(name.excerpt)' is not the name of a localization")
    warnings.append(CatalogIssue(.warning, file: file.name, place: .start, reason: reason))
    return nil
  }

  /// Adds the entries of a file; keys that the table has already stay as they are.
  private mutating func add(_ table: CatalogTable, _ name: String, _ locale: LocaleID) {
    let place: Int
    if let known = languages.firstIndex(where: { $0.locale == locale }) {
      place = known
    } else {
      languages.append(CatalogContents.Language(locale: locale))
      place = languages.count - 1
    }
    for entry in table.entries {
      let key = ByteText(entry.key.text)
      if languages[place].tables[name, default: [:]][key] == nil {
        languages[place].tables[name, default: [:]][key] = CatalogContents.Found(
          entry: entry,
          file: table.file
        )
      }
    }
  }

  // MARK: Files

  /// The files of a folder and of its `.lproj` folders.
  private mutating func files(inFolder path: String) throws(CatalogIssue) -> [CatalogFile] {
    var files: [CatalogFile] = []
    for name in try Self.visibleNames(inFolder: path) {
      let below = "\(path)/\(name)"
      if name.lowercased().hasSuffix(".lproj") {
        for inner in try Self.visibleNames(inFolder: below) { add("\(below)/\(inner)", to: &files) }
      } else {
        add(below, to: &files)
      }
    }
    return files
  }

  /// Adds the file at a path that was found; a folder or a pipe with such a name, and a link that leads
  /// nowhere, are reported, and left out.
  private mutating func add(_ path: String, to files: inout [CatalogFile]) {
    guard let file = CatalogFile(path: path, name: path) else { return }
    if let kind = SystemCalls.otherKind(path) {
      leaveOut(path, .fileExpected(kind))
    } else if SystemCalls.leadsNowhere(path) {
      leaveOut(path, .danglingLink)
    } else {
      files.append(file)
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: FormatError.Reason) {
    warnings.append(CatalogIssue(.warning, file: path, place: .start, reason: reason))
  }

  /// The names in a folder but for hidden files, such as `._de.strings` of an archive made on macOS.
  private static func visibleNames(inFolder path: String) throws(CatalogIssue) -> [String] {
    guard let names = SystemCalls.names(inFolder: path, limit: maximumNames) else {
      let reason =
        path.unicodeScalars.contains("\u{FFFD}")
        ? Reason.nameNotUTF8
        : Reason("unreadable-folder", "the folder cannot be read, or has too many files")
      throw CatalogIssue(file: path, place: .start, reason: reason)
    }
    return names.filter { !$0.hasPrefix(".") }
  }

  private static func noCatalog(_ source: CatalogSource) -> CatalogIssue {
    let name =
      switch source {
      case .folder(let path), .file(let path), .replacement(let path): path
      case .bytes(_, let name): name
      case .embedded: "the program"
      }
    return CatalogIssue(
      file: name,
      place: .start,
      reason: Reason(
        "no-catalog",
        "a .strings, .stringsdict or .xcstrings file was expected, and there is none"
      )
    )
  }
}
