internal import CatalogFiles
internal import Faults
internal import LocaleFormat

/// Reads the sources of a catalog.
struct CatalogLoader {
  private let limits: CatalogLimits
  private var set = CatalogSet { name in
    do throws(FormatError) {
      return try Localization(name).locale?.tag
    } catch {
      return nil
    }
  }

  /// The most names in a folder.
  private static let maximumNames = 10_000

  private init(_ limits: CatalogLimits, _ warnings: [CatalogIssue]) {
    self.limits = limits
    set.issues = warnings
  }

  /// Reads the sources.
  static func contents(
    _ sources: [CatalogSource],
    _ development: LocaleID?,
    _ options: StringCatalog.Options,
    warnings: [CatalogIssue] = []
  ) throws(CatalogIssue) -> CatalogContents {
    var loader = CatalogLoader(options.limits, warnings)
    for source in sources { try loader.read(source) }
    do throws(FormatError) {
      return try loader.contents(development, options)
    } catch {
      throw CatalogIssue(file: "", place: .start, reason: error.reason)
    }
  }

  private func contents(
    _ given: LocaleID?,
    _ options: StringCatalog.Options
  ) throws(FormatError) -> CatalogContents {
    var development = given
    if let name = set.sourceLanguage, given == nil { development = try Localization(name).locale }
    let known = development ?? AppLocale.defaultDevelopment
    var languages: [CatalogContents.Language] = []
    for language in set.languages(development: known.tag) {
      languages.append(
        CatalogContents.Language(locale: try LocaleID(language.tag), tables: language.tables)
      )
    }
    return try CatalogContents(
      languages,
      warnings: set.issues,
      development: known,
      options
    )
  }

  private mutating func read(_ source: CatalogSource) throws(CatalogIssue) {
    var files: [TableFile]
    var isLoaded = false
    switch source {
    case .folder(let path): files = try self.files(inFolder: path)
    case .file(let path): files = [TableFile(name: path, path: path)]
    case .bytes(let bytes, let name):
      files = [TableFile(name: name, path: name, bytes: bytes)]
      isLoaded = true
    case .embedded(let catalog):
      files = catalog.files.map { TableFile(name: $0.name, path: $0.name, bytes: $0.bytes) }
      isLoaded = true
    case .replacement(let path):
      guard SystemCalls.isFolder(path) else { return }
      files = try self.files(inFolder: path)
      if files.isEmpty { return }
    }
    files.removeAll { $0.parts == nil }
    if files.isEmpty { throw Self.noCatalog(source) }
    set.beginSource()
    for var file in files.sorted(by: TableFile.isRead(_:before:)) {
      guard let kind = file.parts?.kind else { continue }
      if !isLoaded { try file.load(limits: limits) }
      set.add(try TableContent(of: file, kind, limits: limits), of: file)
    }
  }

  // MARK: Files

  /// The files of a folder and of its `.lproj` folders.
  private mutating func files(inFolder path: String) throws(CatalogIssue) -> [TableFile] {
    var files: [TableFile] = []
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
  private mutating func add(_ path: String, to files: inout [TableFile]) {
    let file = TableFile(name: path, path: path)
    guard file.parts != nil else { return }
    if let kind = SystemCalls.otherKind(path) {
      leaveOut(path, .fileExpected(kind))
    } else if SystemCalls.leadsNowhere(path) {
      leaveOut(path, .danglingLink)
    } else {
      files.append(file)
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: FormatError.Reason) {
    set.issues.append(CatalogIssue(.warning, file: path, place: .start, reason: reason))
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
