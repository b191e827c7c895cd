internal import CatalogFiles
internal import Sharing

/// Changes single messages of a `.properties` file; all other bytes stay.
struct PropertiesEditor {
  private let reader: PropertiesReader
  /// The new messages, by the number of the entry.
  private var changed: [Int: String] = [:]
  /// The entries of each key, of which the last one counts.
  private let positions: [ByteText: [Int]]
  private var removed: Set<ByteText> = []
  private var added: [(key: String, message: String, comment: String?)] = []
  private var addedPositions: [ByteText: Int] = [:]

  init(_ file: TableFile) throws(CatalogIssue) {
    reader = try PropertiesReader(file.bytes, file: file.path, limits: .tools)
    var positions: [ByteText: [Int]] = [:]
    for (number, entry) in reader.entries.enumerated() {
      positions[ByteText(entry.key.text), default: []].append(number)
    }
    self.positions = positions
  }

  func contains(_ key: String) -> Bool {
    addedPositions[ByteText(key)] != nil
      || positions[ByteText(key)] != nil && !removed.contains(ByteText(key))
  }

  mutating func set(_ message: String, of key: String, comment: String?) {
    if let index = addedPositions[ByteText(key)] {
      added[index].message = message
    } else if let last = positions[ByteText(key)]?.last, !removed.contains(ByteText(key)) {
      changed[last] = message
    } else {
      addedPositions[ByteText(key)] = added.count
      added.append((key, message, comment))
    }
  }

  mutating func remove(_ key: String) {
    if addedPositions[ByteText(key)] != nil {
      added.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
      addedPositions = [:]
      for (index, entry) in added.enumerated() { addedPositions[ByteText(entry.key)] = index }
    }
    removed.insert(ByteText(key))
  }

  /// The changes of the entries that the file has.
  private var edits: TextEdits {
    var edits = TextEdits()
    for key in removed {
      for number in positions[key] ?? [] {
        edits.replace(reader.entries[number].lines, with: "")
      }
    }
    for (number, message) in changed.sorted(by: { $0.key < $1.key }) {
      let entry = reader.entries[number]
      guard !removed.contains(ByteText(entry.key.text)),
        !entry.value.text.utf8.elementsEqual(message.utf8)
      else { continue }
      // After a space alone a first sign of the message would be that between the key and it.
      let needsSign =
        entry.isContinued || entry.value.text.isEmpty || message.first == "="
        || message.first == ":"
      let sign = !entry.hasSign && needsSign ? "=" : ""
      edits.replace(entry.valueRange, with: sign + Self.escaped(message, isKey: false))
    }
    return edits
  }

  func bytes() -> [UInt8] {
    let old = reader.text.bytes
    let lineEnd = old.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    var edits = edits
    var text =
      old.last.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true ? "" : lineEnd
    guard !added.isEmpty else { return reader.text.encoded(edits.applied(to: old)) }
    // The first new key is as the last one is, after a sign with or without spaces.
    let sign = reader.entries.last.map { separator(of: $0) } ?? "="
    for (key, message, comment) in added {
      if let comment {
        let lines = comment.split(omittingEmptySubsequences: false) { $0.isNewline }
        for line in lines { text += "# \(line)\(lineEnd)" }
      }
      text += Self.escaped(key, isKey: true) + sign + Self.escaped(message, isKey: false) + lineEnd
    }
    edits.replace(old.count..<old.count, with: text)
    return reader.text.encoded(edits.applied(to: old))
  }

  /// The sign between a key and its message, with the space around it.
  private func separator(of entry: PropertiesReader.Entry) -> String {
    guard entry.hasSign else { return "=" }
    let bytes = reader.text.bytes
    let isSign: (UInt8) -> Bool = { " =:\t".utf8.contains($0) }
    let start = bytes[..<entry.valueRange.lowerBound].lastIndex { !isSign($0) }.map { $0 + 1 }
    let sign = bytes[(start ?? entry.valueRange.lowerBound)..<entry.valueRange.lowerBound]
    let text = String(decoding: sign, as: UTF8.self)
    return text.contains("=") || text.contains(":") ? text : "="
  }

  /// A text with Java's escapes.
  private static func escaped(_ text: String, isKey: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{C}": result += "\\f"
      case " " where isKey || result.isEmpty: result += "\\ "
      case "=", ":": result += isKey ? "\\\(scalar)" : "\(scalar)"
      case "#", "!": result += isKey && result.isEmpty ? "\\\(scalar)" : "\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
