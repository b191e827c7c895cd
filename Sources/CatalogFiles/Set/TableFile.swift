internal import Faults

/// A file of catalogs.
package struct TableFile: Sendable {
  /// The path that gives the kind, the table and the order.
  package let name: String
  /// The path, which messages name.
  package let path: String
  /// The kind, the table and the localization; nil if it is not a file of a catalog.
  package let parts: CatalogFileName?
  package private(set) var bytes: [UInt8]
  /// The choices for a file of messages; nil if it is none, or if nobody said how it is read.
  package private(set) var messages: MessageFiles?
  /// Whether it has the texts of all languages: an `.xcstrings` file, and a JSON file that was found to
  /// have them.
  package private(set) var hasAllLanguages: Bool

  package init(name: String, path: String, bytes: [UInt8] = []) {
    self.name = name
    self.path = path
    self.bytes = bytes
    parts = CatalogFileName(name)
    messages = parts?.kind == .arb ? MessageFiles() : nil
    hasAllLanguages = parts?.kind == .xcstrings
  }

  /// Whether it is a file that says how the files of messages beside it are read.
  package var isDescription: Bool {
    name.split(separator: "/").last.map { $0 == CatalogFileName.descriptionName } ?? false
  }

  /// The folder of the catalog that it is in.
  package var folder: String { parts?.folder(of: path) ?? Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// Says how the file is read, if it has messages.
  package mutating func describe(_ messages: MessageFiles) {
    if parts?.kind.hasMessages ?? false { self.messages = messages }
  }

  /// Whether a file is read before another one.
  package static func isRead(_ first: TableFile, before second: TableFile) -> Bool {
    (first.parts?.kind.rank ?? 0, first.name) < (second.parts?.kind.rank ?? 0, second.name)
  }

  /// The keys that lead to the messages of a JSON or ARB file.
  ///
  /// - Parameters:
  ///   - language: The language of the messages, in a file of several.
  ///   - limits: The limits of what is read.
  /// - Returns: The keys of the objects that lead to each message.
  /// - Throws: The first fault of the file, with its place.
  package func messagePaths(
    _ language: String?,
    limits: CatalogLimits
  ) throws(CatalogIssue) -> JSONMessagePaths {
    try JSONMessagesReader.paths(
      bytes,
      file: path,
      isARB: parts?.kind == .arb,
      language: parts?.localization == nil ? language : nil,
      messages ?? MessageFiles(),
      limits: limits
    )
  }

  /// Notes whether a file of messages has those of several languages.
  package mutating func note(_ content: TableContent) {
    guard case .messages(let tables) = content, parts?.localization == nil else { return }
    hasAllLanguages = parts?.kind == .json && tables.contains { $0.language != nil }
  }

  /// Gives the file another content.
  package mutating func setBytes(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the bytes of the file.
  package mutating func load(limits: CatalogLimits) throws(CatalogIssue) {
    bytes = try CatalogFileBytes.read(path, named: path, limit: limits.byteCount)
  }
}

/// The content of a file of catalogs.
package enum TableContent: Sendable {
  /// The texts of a `.strings` or `.stringsdict` file.
  case table(CatalogTable)
  /// The texts of an `.xcstrings` file.
  case catalog(XCStringsFile)
  /// The messages of a file, by language.
  case messages([LanguageTable])

  /// Reads the bytes of a file as its kind says.
  package init(
    of file: TableFile,
    _ kind: CatalogFileName.Kind,
    limits: CatalogLimits
  ) throws(CatalogIssue) {
    let (bytes, path) = (file.bytes, file.path)
    switch kind {
    case .strings: self = .table(try CatalogTable(strings: bytes, file: path, limits: limits))
    case .stringsdict:
      self = .table(try CatalogTable(stringsdict: bytes, file: path, limits: limits))
    case .xcstrings: self = .catalog(try XCStringsFile(bytes, file: path, limits: limits))
    case .json, .arb, .properties:
      guard let messages = file.messages else {
        throw CatalogIssue(file: path, place: .start, reason: .notDescribed)
      }
      self = .messages(try Self.messages(of: file, kind, messages, limits: limits))
    }
  }

  private static func messages(
    of file: TableFile,
    _ kind: CatalogFileName.Kind,
    _ messages: MessageFiles,
    limits: CatalogLimits
  ) throws(CatalogIssue) -> [LanguageTable] {
    if kind == .properties {
      let reader = try PropertiesReader(file.bytes, file: file.path, limits: limits)
      return [LanguageTable(language: nil, table: reader.table(messages))]
    }
    return try JSONMessagesReader.read(
      file.bytes,
      file: file.path,
      isARB: kind == .arb,
      hasLanguage: file.parts?.localization != nil,
      messages,
      limits: limits
    )
  }
}

extension FormatError.Reason {
  /// The reason why a file of messages is not read.
  fileprivate static var notDescribed: Self {
    Reason(
      "messages-not-described",
      "a file \(CatalogFileName.descriptionName) was expected in the folder of the catalog, which says the syntax of the messages: {\"syntax\": 1}"
    )
  }
}
