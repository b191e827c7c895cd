/// Finds phrases that are hard to understand in the comments, pages and messages of errors of one
/// file.
///
/// Code between backquotes and in fences is ignored.
package struct ProseReader {
  private let path: String
  private let kind: Kind
  private var isFenced = false
  /// The last line if it was a comment; a comment after another line begins with a summary.
  private var previous: String?
  private var number = 0
  package private(set) var faults: [String] = []

  private enum Kind {
    case page, script, code
  }

  package init(_ file: TextFile) {
    path = file.path
    kind =
      path.hasSuffix(".md")
      ? .page : [".swift", ".c", ".h", ".cpp"].contains(where: path.hasSuffix) ? .code : .script
    for line in file.lines {
      number += 1
      read(line)
    }
  }

  private mutating func read(_ line: Line) {
    guard let prose = prose(line) else {
      previous = nil
      if kind == .code, path.hasPrefix("Sources"), path.hasSuffix(".swift") { readMessages(line) }
      return
    }
    if prose.withoutIndentation.starts(with: "```") {
      isFenced.toggle()
      return
    }
    guard !isFenced else { return }
    let text = Self.withoutCode(prose)
    let bare = Self.withoutLabel(text)
    let startsSummary = kind == .code && previous == nil && !Self.isListed(line)
    if startsSummary, Self.isHeadless(bare) { add(Phrase.headless, text) }
    if text.withoutIndentation.first == UInt8(ascii: "|") { readCells(text) }
    check(bare, of: text)
    previous = kind == .page ? nil : text.text
  }

  /// The text of a comment, or a line of a page.
  private func prose(_ line: Line) -> Line? {
    let trimmed = line.withoutIndentation
    switch kind {
    case .page: return line
    case .script:
      guard trimmed.first == UInt8(ascii: "#") else { return nil }
      let rest = trimmed.dropFirst()
      return rest.isEmpty || rest.first == .space ? rest.dropFirst() : nil
    case .code:
      for mark in ["///", "//"] where trimmed.starts(with: mark) {
        return Self.withoutSpace(trimmed.dropFirst(mark.utf8.count))
      }
      let block = trimmed.first == .slash ? trimmed.dropFirst() : trimmed
      guard block.first == UInt8(ascii: "*") else { return nil }
      return Self.withoutSpace(block.drop { $0 == UInt8(ascii: "*") })
    }
  }

  private static func withoutSpace(_ text: Line) -> Line {
    text.first == .space ? text.dropFirst() : text
  }

  /// A line whose code between backquotes is one backquote.
  private static func withoutCode(_ text: Line) -> Line {
    let mark = UInt8(ascii: "`")
    var kept: [UInt8] = []
    var rest = text
    while let start = rest.firstIndex(of: mark),
      let end = rest[(start + 1)...].firstIndex(of: mark)
    {
      kept += rest[...start]
      rest = rest[(end + 1)...]
    }
    return kept.isEmpty ? text : (kept + rest)[...]
  }

  /// The text after `- Parameter name:` and other labels of a documentation comment.
  private static func withoutLabel(_ text: Line) -> Line {
    let item = text.withoutIndentation
    guard item.starts(with: "- "), let colon = item.firstIndex(of: UInt8(ascii: ":")) else {
      return text
    }
    let label = item[..<colon].dropFirst(2)
    let isLabel =
      ["Parameter", "Parameters", "Returns", "Throws"].contains(label.text)
      || label.starts(with: "Parameter ") && label.count > 10
        && label.dropFirst(10).allSatisfy(\.isOfName)
    return isLabel ? item[(colon + 1)...].withoutIndentation : text
  }

  private static func isListed(_ line: Line) -> Bool {
    let trimmed = line.withoutIndentation
    return trimmed.starts(with: "///")
      && trimmed.dropFirst(3).withoutIndentation.starts(with: "- ")
  }

  private static func isHeadless(_ text: Line) -> Bool {
    ["What ", "Where ", "Who ", "How ", "To ", "Whose "].contains { text.starts(with: $0) }
  }

  /// Checks the cells of a row of a table.
  private mutating func readCells(_ text: Line) {
    let cells = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    for cell in cells.dropFirst().dropLast() {
      let words = cell.withoutIndentation.lowercased
      if ["what ", "where ", "who ", "how ", "to ", "whose "].contains(where: {
        words.starts(with: $0)
      }) {
        add(Phrase.headless, text)
      }
    }
  }

  /// Checks the string literals of a line that have more than one word.
  private mutating func readMessages(_ line: Line) {
    var rest = line
    while let start = rest.firstIndex(of: .quote),
      let end = rest[(start + 1)...].firstIndex(of: .quote)
    {
      let text = rest[(start + 1)..<end]
      if text.contains(.space) { check(text, of: text) }
      rest = rest[(end + 1)...]
    }
  }

  private mutating func check(_ bare: Line, of text: Line) {
    var words = bare.lowercased
    for (allowed, rest) in Phrase.allowed { words = words.replacing(allowed, with: rest) }
    for phrase in Phrase.all where phrase.isIn(words) { add(phrase.instead, text) }
  }

  private mutating func add(_ instead: String, _ text: Line) {
    faults.append("\(path):\(number): \(text.text)\n    write: \(instead)")
  }
}
