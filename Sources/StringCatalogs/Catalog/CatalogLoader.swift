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

  private mutating func read(
    _ source: CatalogSource,
    as messages: MessageFiles? = nil
  ) throws(CatalogIssue) {
    var files: [TableFile]
    var isLoaded = false
    switch source {
    case .messages(let source, let given): return try read(source, as: messages ?? given)
    case .folder(let path): files = try self.files(inFolder: path, hasMessages: messages != nil)
    case .file(let path):
      let file = TableFile(name: path, path: path)
      files = [file]
      if let path = MessageDescriptions.path(for: file) {
        files.append(TableFile(name: path, path: path))
      }
    case .bytes(let bytes, let name):
      files = [TableFile(name: name, path: name, bytes: bytes)]
      isLoaded = true
    case .embedded(let catalog):
      files = catalog.files.map { TableFile(name: $0.name, path: $0.name, bytes: $0.bytes) }
      isLoaded = true
    case .replacement(let path):
      guard SystemCalls.isFolder(path) else { return }
      files = try self.files(inFolder: path, hasMessages: messages != nil)
      if files.isEmpty { return }
    }
    files.removeAll { $0.parts == nil && !$0.isDescription }
    if files.allSatisfy(\.isDescription) { throw Self.noCatalog(source) }
    for index in files.indices where files[index].isDescription && !isLoaded {
      try files[index].load(limits: limits)
    }
    var descriptions = MessageDescriptions()
    if let issue = descriptions.take(from: &files, limits: limits).first { throw issue }
    set.beginSource()
    for var file in files.sorted(by: TableFile.isRead(_:before:)) {
      guard let kind = file.parts?.kind else { continue }
      if !isLoaded { try file.load(limits: limits) }
      if let messages { file.describe(messages) }
      set.add(try TableContent(of: file, kind, limits: limits), of: file)
    }
  }

  // MARK: Files

  /// The files of a folder and of its folders of languages.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - hasMessages: Whether it is known how its files of messages are read; else a file in the folder
  ///     says that.
  /// - Returns: The files, with that which says how messages are read.
  /// - Throws: The fault of a folder that cannot be read.
  private mutating func files(
    inFolder path: String,
    hasMessages: Bool
  ) throws(CatalogIssue) -> [TableFile] {
    var files: [TableFile] = []
    let names = try Self.visibleNames(inFolder: path)
    let hasMessages = hasMessages || names.contains(CatalogFileName.descriptionName)
    for name in names {
      let below = "\(path)/\(name)"
      let isLanguage = hasMessages && CatalogFileName.isLanguage(name[...])
      if name.lowercased().hasSuffix(".lproj") || isLanguage && SystemCalls.isFolder(below) {
        for inner in try Self.visibleNames(inFolder: below) { add("\(below)/\(inner)", to: &files) }
      } else {
        add(below, to: &files)
      }
    }
    // A JSON file that nobody described is not one of a catalog; an ARB file is.
    return hasMessages
      ? files : files.filter { $0.messages != nil || !($0.parts?.kind.hasMessages ?? false) }
  }

  /// Adds the file at a path that was found; a folder or a pipe with such a name, and a link that leads
  /// nowhere, are reported, and left out.
  private mutating func add(_ path: String, to files: inout [TableFile]) {
    let file = TableFile(name: path, path: path)
    guard file.parts != nil || file.isDescription else { return }
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
    CatalogIssue(
      file: name(of: source),
      place: .start,
      reason: Reason(
        "no-catalog",
        "\(CatalogFileName.expected) was expected, and there is none"
      )
    )
  }

  private static func name(of source: CatalogSource) -> String {
    switch source {
    case .folder(let path), .file(let path), .replacement(let path): path
    case .bytes(_, let name): name
    case .embedded: "the program"
    case .messages(let source, _): name(of: source)
    }
  }
}
