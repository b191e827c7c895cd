/// A file of a target, without the texts and comments in it.
struct CodeFile {
  let path: String
  let room: String
  let isSwift: Bool
  let lines: [CodeLine]

  struct CodeLine {
    let text: Line
    /// Whether the line before says why a conformance is above the room of its type.
    let isExcused: Bool
  }

  init(_ file: TextFile) {
    path = file.path
    isSwift = path.hasSuffix(".swift")
    room = Self.room(path)
    var lines: [CodeLine] = []
    var isQuoted = false
    var excuse = false
    for line in file.lines {
      let isExcused = excuse
      excuse = line.starts(with: "// Above the type's room: ")
      if line.contains("\"\"\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        lines.append(CodeLine(text: Self.code(line), isExcused: isExcused))
      }
    }
    self.lines = lines
  }

  /// In Swift the folder of the target that has the file, or `.`; in C the file.
  private static func room(_ path: String) -> String {
    let parts = path.split(separator: "/")
    if path.hasSuffix(".swift") { return parts.count > 3 ? String(parts[2]) : "." }
    guard let name = parts.last else { return "." }
    return String(name.prefix { $0 != "." })
  }

  /// A line whose string literals are empty, up to its comment.
  private static func code(_ line: Line) -> Line {
    guard line.contains(.quote) || line.contains(.slash) else { return line }
    var code: [UInt8] = []
    var rest = line
    while let first = rest.first {
      if first == .quote, let length = lengthOfLiteral(rest) {
        code += [.quote, .quote]
        rest = rest.dropFirst(length)
      } else if first == .slash, rest.dropFirst().first == .slash {
        break
      } else {
        code.append(first)
        rest = rest.dropFirst()
      }
    }
    return code[...]
  }

  private static func lengthOfLiteral(_ text: Line) -> Int? {
    var index = text.startIndex + 1
    while index < text.endIndex {
      if text[index] == .quote { return index + 1 - text.startIndex }
      index += text[index] == .backslash ? 2 : 1
    }
    return nil
  }
}
