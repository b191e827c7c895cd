/// A JSON value that is to be written.
package indirect enum JSONText: Hashable, Sendable {
  case text(String)
  case number(Int)
  case bool(Bool)
  case list([JSONText])
  case object([JSONMember])

  /// The value in one line, without space.
  package var oneLine: String { JSONStyle(indent: nil, colon: ":").text(self, depth: 0) }
}

/// A member of an object that is to be written.
package struct JSONMember: Hashable, Sendable {
  let key: String
  let value: JSONText

  package init(_ key: String, _ value: JSONText) {
    self.key = key
    self.value = value
  }
}

/// The way in which a JSON file is written.
struct JSONStyle {
  /// The space of one level; nil if the file is one line.
  var indent: String? = "  "
  /// The end of a line.
  var lineEnd = "\n"
  /// The text between a key and its value.
  var colon = " : "
  /// Whether new members stand where their key belongs, if the others are sorted.
  var sortsMembers = true

  /// The end of a line and the space before a member, or nothing in a file of one line.
  func line(_ depth: Int) -> String {
    indent.map { lineEnd + String(repeating: $0, count: depth) } ?? ""
  }

  /// The text of a value whose first line is already indented.
  func text(_ value: JSONText, depth: Int) -> String {
    switch value {
    case .text(let text): return JSONStyle.quoted(text)
    case .number(let number): return String(number)
    case .bool(let bool): return bool ? "true" : "false"
    case .list(let elements):
      guard !elements.isEmpty else { return empty("[", "]", depth: depth) }
      let lines = elements.map { line(depth + 1) + text($0, depth: depth + 1) }
      return "[" + lines.joined(separator: ",") + line(depth) + "]"
    case .object(let members):
      guard !members.isEmpty else { return empty(depth: depth) }
      let lines = members.map { member in
        line(depth + 1) + Self.quoted(member.key) + colon + text(member.value, depth: depth + 1)
      }
      return "{" + lines.joined(separator: ",") + line(depth) + "}"
    }
  }

  /// An object or a list without members, which Xcode writes with a blank line.
  func empty(_ first: String = "{", _ last: String = "}", depth: Int) -> String {
    indent == nil ? first + last : first + lineEnd + line(depth) + last
  }

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
