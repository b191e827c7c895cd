package import CatalogFiles
internal import Faults
internal import Sharing

/// Changes single messages of a JSON, ARB or `.properties` file; all other bytes stay.
///
/// A new key of a JSON file is put into objects that are one inside another, if the file has such.
package struct MessagesEditor {
  /// One of both, which is changed in its place.
  private var json: JSONMessagesEditor?
  private var properties: PropertiesEditor?

  /// Reads a file that is to be changed.
  ///
  /// - Parameters:
  ///   - file: The file, with its content.
  ///   - language: The language of the messages, in a file of several.
  /// - Throws: The first fault of the file, with its place.
  package init(_ file: TableFile, language: String? = nil) throws(CatalogIssue) {
    if file.parts?.kind == .properties {
      properties = try PropertiesEditor(file)
    } else {
      json = try JSONMessagesEditor(file, language)
    }
  }

  /// Whether the file has a key, after the changes.
  package func contains(_ key: String) -> Bool {
    json?.contains(key) ?? properties?.contains(key) ?? false
  }

  /// Gives a key a message; a key that is not there is added.
  ///
  /// - Parameters:
  ///   - message: The message as it is written in its syntax.
  ///   - key: The key.
  ///   - comment: The words for translators of a new key, if the kind of file has them.
  /// - Throws: An issue for a message in a list, and for a key that cannot be added.
  package mutating func set(
    _ message: String,
    of key: String,
    comment: String? = nil
  ) throws(CatalogIssue) {
    try json?.set(message, of: key, comment: comment)
    properties?.set(message, of: key, comment: comment)
  }

  /// Removes a key.
  ///
  /// - Throws: An issue for a message in a list.
  package mutating func remove(_ key: String) throws(CatalogIssue) {
    try json?.remove(key)
    properties?.remove(key)
  }

  /// Says in an ARB file that its messages are in another language.
  package mutating func setLanguage(_ language: String) throws(CatalogIssue) {
    try json?.setLanguage(language)
  }

  /// The content with the changes.
  package func bytes() -> [UInt8] {
    json?.bytes() ?? properties?.bytes() ?? []
  }
}

/// Changes single messages of a JSON or ARB file.
private struct JSONMessagesEditor {
  private let file: TableFile
  private let joiner: String
  private var paths: JSONMessagePaths
  private var added: [ByteText: [String]] = [:]
  private var removed: Set<ByteText> = []
  private let document: JSONDocumentBox

  init(_ file: TableFile, _ language: String?) throws(CatalogIssue) {
    self.file = file
    joiner = file.messages?.joiner ?? MessageFiles().joiner
    let limits = CatalogLimits.tools
    // Of a new file nobody knows an order, and a description in an ARB file follows its message.
    let sorts = !file.bytes.isEmpty && file.parts?.kind != .arb
    var file = file
    if file.bytes.isEmpty { file.setBytes(Array("{\n}\n".utf8)) }
    paths = try file.messagePaths(language, limits: limits)
    do throws(JSONError) {
      document = JSONDocumentBox(
        try JSONDocument(
          file.bytes,
          limits: JSONReader.Limits(depth: limits.depth, valueCount: limits.valueCount),
          style: JSONStyle(colon: ": ", sortsMembers: sorts)
        )
      )
    } catch {
      throw CatalogIssue(file: file.path, place: .start, reason: error.reason)
    }
  }

  func contains(_ key: String) -> Bool {
    let name = ByteText(key)
    return added[name] != nil || paths.paths[name] != nil && !removed.contains(name)
  }

  mutating func set(
    _ message: String,
    of key: String,
    comment: String?
  ) throws(CatalogIssue) {
    let name = ByteText(key)
    if let path = added[name] ?? paths.paths[name] {
      removed.remove(name)
      return try set(path, key, to: .text(message))
    }
    let path = try newPath(of: key)
    try set(path, key, to: .text(message))
    added[name] = path
    if let comment, file.parts?.kind == .arb {
      try set(["@\(key)"], key, to: .object([JSONMember("description", .text(comment))]))
    }
  }

  mutating func remove(_ key: String) throws(CatalogIssue) {
    let name = ByteText(key)
    guard let path = added[name] ?? paths.paths[name] else { return }
    try set(path, key, to: nil)
    if file.parts?.kind == .arb { try set(["@\(key)"], key, to: nil) }
    added[name] = nil
    removed.insert(name)
  }

  func setLanguage(_ language: String) throws(CatalogIssue) {
    guard file.parts?.kind == .arb else { return }
    try set(["@@locale"], "@@locale", to: .text(language))
  }

  func bytes() -> [UInt8] { document.document.text() }

  /// The keys that lead to a new message: those of objects that are one inside another, if the file has
  /// such, and if no other message is in the way.
  private func newPath(of key: String) throws(CatalogIssue) -> [String] {
    guard paths.isNested, !joiner.isEmpty, file.parts?.kind != .arb else {
      return paths.prefix + [key]
    }
    let keys = key.parts(dividedBy: joiner)
    for count in 1..<max(keys.count, 1) where contains(keys[..<count].joined(separator: joiner)) {
      return paths.prefix + [key]
    }
    return paths.prefix + keys
  }

  private func set(
    _ path: [String],
    _ key: String,
    to value: JSONText?
  ) throws(CatalogIssue) {
    guard !path.isEmpty else {
      let reason = Reason(
        "message-in-list",
        "the message '\(key.excerpt)' is in a list, whose elements are not changed"
      )
      throw CatalogIssue(file: file.path, place: .start, reason: reason)
    }
    do throws(JSONError) {
      try document.document.set(path, to: value)
    } catch {
      throw CatalogIssue(file: file.path, place: .start, reason: error.reason)
    }
  }
}

/// Holds a document, which cannot be copied.
private final class JSONDocumentBox {
  let document: JSONDocument

  init(_ document: consuming JSONDocument) { self.document = document }
}
