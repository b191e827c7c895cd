/// A part of the discussion of a command.
enum DiscussionBlock: Equatable {
  /// A paragraph.
  case prose(String)
  /// Lines that are kept as they are, without their indentation of two spaces, and the title of the
  /// line before them, such as `Examples`.
  case literal(title: String?, lines: [String])

  /// Takes a discussion apart: indented lines are literal, each other line is a paragraph.
  static func blocks(of discussion: String) -> [DiscussionBlock] {
    var blocks: [DiscussionBlock] = []
    var literal: [String] = []
    func end() {
      while literal.last?.isEmpty == true { literal.removeLast() }
      guard !literal.isEmpty else { return }
      var title: String?
      if case .prose(let line) = blocks.last, line.hasSuffix(":"), !line.contains(" is ") {
        title = String(line.dropLast())
        blocks.removeLast()
      }
      blocks.append(.literal(title: title, lines: literal))
      literal = []
    }
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        literal.append(String(line.dropFirst(2)))
      } else if line.isEmpty {
        if !literal.isEmpty { literal.append("") }
      } else {
        end()
        blocks.append(.prose(String(line)))
      }
    }
    end()
    return blocks
  }
}
