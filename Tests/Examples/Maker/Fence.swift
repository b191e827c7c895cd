import Foundation

/// One ```swift example of a page, of a documentation comment, or of a text in a source.
struct Fence {
  /// The line number of the example's first line in the file, from 1.
  let firstLine: Int
  /// The code, without the comment marks.
  let lines: [String]
  /// The lines that the example prints: the `text` fence after an example that calls `print`.
  private(set) var printed: [String]?

  private init(firstLine: Int, lines: [String]) {
    self.firstLine = firstLine
    self.lines = lines
  }

  /// The examples of a file in order, those of one page, one comment or one text together.
  static func groups(in file: URL) throws -> [[Fence]] {
    let isSource = file.pathExtension == "swift"
    var groups: [[Fence]] = []
    var fences: [Fence] = []
    var code: [String] = []
    var start: Int?
    var isOutput = false
    // The indentation of the text in a literal that an example is.
    var indentation: Int?
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var content = line
      if isSource {
        if let comment = documentation(line) {
          content = comment
        } else {
          let text = line.drop { $0 == " " }
          if indentation == nil, !fences.isEmpty {
            groups.append(fences)
            fences = []
          }
          if indentation == nil, text == "```swift" { indentation = line.count - text.count }
          guard let width = indentation else { continue }
          content = line.dropFirst(width)
          if text == "```" { indentation = nil }
        }
      }
      let bare = content.drop { $0 == " " }
      if bare.hasPrefix("```") {
        if let first = start { fences.append(Fence(firstLine: first, lines: code)) }
        if isOutput, let last = fences.indices.last { fences[last].printed = code }
        // The end of this example or of its output, or the beginning of another.
        let isEnd = start != nil || isOutput
        let prints = fences.last?.lines.contains { $0.contains("print(") } ?? false
        isOutput = !isEnd && prints && bare.dropFirst(3) == "text"
        start = !isEnd && bare.dropFirst(3) == "swift" ? index + 2 : nil
        code = []
      } else if start != nil || isOutput {
        code.append(String(content))
      }
    }
    if !fences.isEmpty { groups.append(fences) }
    return groups
  }

  /// The text of a line of a documentation comment, or nil for any other line.
  private static func documentation(_ line: Substring) -> Substring? {
    let bare = line.drop { $0 == " " }
    guard bare.hasPrefix("///") else { return nil }
    let text = bare.dropFirst(3)
    return text.first == " " ? text.dropFirst() : text
  }
}
