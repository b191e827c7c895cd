package import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogTable {
  /// The text of a JSON, ARB or `.properties` file with the entries, whose values are messages.
  ///
  /// - Parameters:
  ///   - kind: The kind of the file.
  ///   - language: The language, which an ARB file says.
  ///   - joiner: The text at which keys are divided into those of objects one inside another, in JSON;
  ///     nil for one object.
  /// - Returns: The text.
  /// - Throws: An issue at the first entry that such a file cannot hold.
  package func messagesFile(
    _ kind: CatalogFileName.Kind,
    language: String,
    joiner: String? = nil
  ) throws(CatalogIssue) -> String {
    for entry in entries {
      guard case .text = entry.value, entry.variables.isEmpty else {
        throw unheld(entry, "forms", in: ".\(kind.rawValue)")
      }
    }
    switch kind {
    case .arb: return Self.file(try arbMembers(language))
    case .properties: return try propertiesFile()
    default: return Self.file(jsonMembers(joiner))
    }
  }

  private static func file(_ members: [JSONMember]) -> String {
    JSONStyle(colon: ": ").text(.object(members), depth: 0) + "\n"
  }

  private func arbMembers(_ language: String) throws(CatalogIssue) -> [JSONMember] {
    var members = [JSONMember("@@locale", .text(language))]
    for entry in entries {
      guard case .text(let text) = entry.value else { continue }
      if entry.key.text.utf8.first == UInt8(ascii: "@") {
        throw unheld(entry, "a key that begins with '@'", in: ".arb")
      }
      members.append(JSONMember(entry.key.text, .text(text.text)))
      guard let comment = entry.comment else { continue }
      let description = JSONText.object([JSONMember("description", .text(comment))])
      members.append(JSONMember("@\(entry.key.text)", description))
    }
    return members
  }

  private func jsonMembers(_ joiner: String?) -> [JSONMember] {
    let tree = JSONTree()
    for entry in entries {
      guard case .text(let text) = entry.value else { continue }
      tree.add(text.text, entry.key.text.parts(dividedBy: joiner ?? "")[...], joiner ?? "")
    }
    return tree.members
  }

  private func propertiesFile() throws(CatalogIssue) -> String {
    var editor = try PropertiesEditor(TableFile(name: "x.properties", path: file))
    for entry in entries {
      guard case .text(let text) = entry.value else { continue }
      editor.set(text.text, of: entry.key.text, comment: entry.comment)
    }
    return String(decoding: editor.bytes(), as: UTF8.self)
  }
}

/// Messages in objects that are one inside another, in the order in which they were added.
private final class JSONTree {
  private enum Node {
    case text(String)
    case tree(JSONTree)
  }

  private var order: [(key: String, node: Node)] = []
  private var positions: [ByteText: Int] = [:]

  /// Adds a message at the end of a path; a key stays whole from where a message is in the way.
  func add(_ message: String, _ path: ArraySlice<String>, _ joiner: String) {
    guard let first = path.first else { return }
    let rest = path.dropFirst()
    switch (positions[ByteText(first)].map { order[$0].node }, rest.isEmpty) {
    case (nil, true): append(first, .text(message))
    case (nil, false):
      let tree = JSONTree()
      tree.add(message, rest, joiner)
      append(first, .tree(tree))
    case (.tree(let tree)?, false): tree.add(message, rest, joiner)
    case (.text?, true): append(first, .text(message))
    // An object can have the whole key already.
    case (.text?, false): add(message, [path.joined(separator: joiner)], joiner)
    case (.tree?, true):
      // The objects were added before the message: their keys are written whole.
      appendWhole(first, message, joiner)
    }
  }

  private func append(_ key: String, _ node: Node) {
    positions[ByteText(key)] = order.count
    order.append((key, node))
  }

  /// Puts a message in the place of an object with its key, whose messages get their own keys.
  private func appendWhole(_ key: String, _ message: String, _ joiner: String) {
    guard let place = positions[ByteText(key)], case .tree(let tree) = order[place].node else {
      return
    }
    order[place].node = .text(message)
    for (inner, node) in tree.order {
      switch node {
      case .text(let text): append("\(key)\(joiner)\(inner)", .text(text))
      case .tree(let tree): append("\(key)\(joiner)\(inner)", .tree(tree))
      }
    }
  }

  var members: [JSONMember] {
    order.map { key, node in
      switch node {
      case .text(let text): JSONMember(key, .text(text))
      case .tree(let tree): JSONMember(key, .object(tree.members))
      }
    }
  }
}
