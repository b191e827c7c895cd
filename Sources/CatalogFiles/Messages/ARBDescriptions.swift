internal import Faults
internal import Sharing

/// The members of an ARB file that describe others: `@@locale`, and `@key` for each key.
struct ARBDescriptions {
  /// The description of a message.
  struct Description {
    fileprivate let place: SourcePlace
    /// The words for translators.
    fileprivate(set) var comment: String?
    fileprivate(set) var placeholders: [MessagePlaceholder] = []
    /// The placeholders with a format that Flutter alone follows.
    fileprivate var formatted: [CatalogText] = []
  }

  /// The language of the file; nil if it does not say.
  private(set) var language: String?
  private var descriptions: [ByteText: Description] = [:]
  private var order: [String] = []

  /// The description of a key.
  subscript(key: String) -> Description? { descriptions[ByteText(key)] }

  /// Reads the value of a member that begins with `@`.
  ///
  /// - Parameters:
  ///   - name: The key of the member.
  ///   - json: The reader, before the value.
  ///   - source: The text that it reads.
  /// - Throws: The fault of a value of another kind.
  mutating func read(
    _ name: String,
    _ json: inout JSONReader,
    _ source: inout SourceReader
  ) throws(JSONError) {
    if name == "@@locale" {
      guard case .text(let text) = try json.next() else {
        throw JSONError(
          offset: json.tokenOffset,
          reason: Reason("arb-locale", "a language was expected as '@@locale'")
        )
      }
      language = text
      return
    }
    // The others with two signs are about the whole file.
    guard !name.hasPrefix("@@") else { return try json.skip() }
    let key = String(name.dropFirst())
    var description = Description(place: source.place(of: json))
    guard case .object = try json.next() else {
      throw JSONError(
        offset: json.tokenOffset,
        reason: Reason("arb-description", "an object was expected as '\(name.excerpt)'")
      )
    }
    while let member = try json.nextKey() {
      switch member {
      case "description":
        if case .text(let text) = try json.next() { description.comment = text }
      case "placeholders": try description.readPlaceholders(&json, &source)
      default: try json.skip()
      }
    }
    if descriptions.updateValue(description, forKey: ByteText(key)) == nil { order.append(key) }
  }

  /// The warnings about descriptions of keys that are not there, and about formats that are not followed.
  func warnings(file: String, _ entries: [CatalogTable.Entry]) -> [CatalogIssue] {
    let known = Set(entries.map { ByteText($0.key.text) })
    var warnings = CatalogWarnings(file: file)
    for key in order {
      guard let description = self[key] else { continue }
      let entry = CatalogText(key, at: description.place)
      if !known.contains(ByteText(key)) {
        warnings.add(
          at: description.place,
          of: entry,
          Reason("arb-unused", "'@\(key.excerpt)' describes a message that is not there")
        )
      }
      for name in description.formatted {
        warnings.add(
          at: name.place,
          of: entry,
          Reason(
            "arb-format",
            "only Flutter follows the format of the placeholder '\(name.text.excerpt)': a style in the message was expected, such as '{\(name.text.excerpt), number}'"
          )
        )
      }
    }
    return warnings.issues
  }
}

extension ARBDescriptions.Description {
  fileprivate mutating func readPlaceholders(
    _ json: inout JSONReader,
    _ source: inout SourceReader
  ) throws(JSONError) {
    guard case .object = try json.next() else {
      throw JSONError(
        offset: json.tokenOffset,
        reason: Reason("arb-placeholders", "an object was expected as 'placeholders'")
      )
    }
    while let name = try json.nextKey() {
      let text = CatalogText(name, at: source.place(of: json))
      var placeholder = MessagePlaceholder(name: text)
      if case .object = try json.next() {
        while let member = try json.nextKey() {
          switch (member, try json.next()) {
          case ("type", .text(let type)): placeholder.type = type
          case ("format", .text): formatted.append(text)
          case (_, .object): while try json.nextKey() != nil { try json.skip() }
          case (_, .list): while try json.nextElement() { try json.skip() }
          default: break
          }
        }
      }
      placeholders.append(placeholder)
    }
  }
}
