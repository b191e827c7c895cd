internal import CatalogFiles
internal import Sharing

/// The texts of a `.strings` file.
enum StringsText {
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
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// An entry with its comment and marks, without the end of its last line.
  static func entry(_ entry: CatalogTable.Entry, lineEnd: String = "\n") -> String {
    var lines: [String] = []
    if let comment = entry.comment, !comment.isEmpty {
      lines.append(self.comment(comment, lineEnd: lineEnd))
    }
    if entry.isStale { lines.append(comment(CommentMark.stale.rawValue)) }
    guard case .text(let value) = entry.value else { return lines.joined(separator: lineEnd) }
    if let mark = value.state.flatMap({ CommentMark($0) }) { lines.append(comment(mark.rawValue)) }
    lines.append("\(quoted(entry.key.text)) = \(quoted(value.text));")
    return lines.joined(separator: lineEnd)
  }

  /// A comment; one that has the end of a comment inside it is written with slashes.
  static func comment(_ text: String, lineEnd: String = "\n") -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard text.utf8.firstRange(of: "*/".utf8) != nil else {
      return "/* \(lines.joined(separator: lineEnd)) */"
    }
    return lines.map { "// \($0)" }.joined(separator: lineEnd)
  }
}
