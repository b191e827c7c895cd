internal import Sharing

extension StringsReader {
  /// Skips space and comments.
  ///
  /// The comments directly before the next character are ``comments`` then. A blank line separates
  /// a comment from what follows, and a comment after an entry in the same line belongs to it.
  mutating func skip() throws(CatalogIssue) {
    let span = source.bytes.span
    var position = source.position
    var isInLineOfEntry = position != source.text.start
    var lineEndCount = 0
    leaveComments()
    while position < span.count {
      let byte = span[position]
      if byte == UInt8(ascii: "/") {
        guard let end = try commentEnd(position, in: span) else { break }
        if lineEndCount > 1 { leaveComments() }
        lineEndCount = 0
        comments.append(position..<end)
        position = end
      } else if byte.isASCIISpace {
        position += 1
        let isCRLF =
          byte == UInt8(ascii: "\r") && position < span.count
          && span[position] == UInt8(ascii: "\n")
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !isCRLF else { continue }
        lineEndCount += 1
        if isInLineOfEntry {
          isInLineOfEntry = false
          leaveComments()
        }
      } else if isLineSeparator(position, in: span) {
        position += 3
      } else {
        break
      }
    }
    if lineEndCount > 1 || position == span.count { leaveComments() }
    source.position = position
  }

  /// Returns the offset after a comment; nil if none begins here.
  private func commentEnd(
    _ start: Int,
    in span: Span<UInt8>
  ) throws(CatalogIssue) -> Int? {
    var position = start + 2
    guard position <= span.count else { return nil }
    switch span[start + 1] {
    case UInt8(ascii: "/"):
      while position < span.count, span[position] != UInt8(ascii: "\n"),
        span[position] != UInt8(ascii: "\r"), !isLineSeparator(position, in: span)
      {
        position += 1
      }
      return position
    case UInt8(ascii: "*"):
      while position + 1 < span.count {
        if span[position] == UInt8(ascii: "*"), span[position + 1] == UInt8(ascii: "/") {
          return position + 2
        }
        position += 1
      }
      throw source.issue(at: start, .unclosed("*/", "comment"))
    default: return nil
    }
  }

  /// Whether U+2028 or U+2029 begins here.
  @inline(__always)
  private func isLineSeparator(_ position: Int, in span: Span<UInt8>) -> Bool {
    span[position] == 0xE2 && position + 2 < span.count && span[position + 1] == 0x80
      && span[position + 2] & 0xFE == 0xA8
  }

  /// The text of the comments directly before the next character, without their marks, and what they
  /// say about the entry to tools; the text is nil if there is none.
  func comment() -> (text: String?, marks: [StringsSource.Mark]) {
    guard !comments.isEmpty else { return (nil, []) }
    var marks: [StringsSource.Mark] = []
    var texts: [String] = []
    for comment in comments {
      let text = commentText(comment)
      if let kind = CommentMark(rawValue: text) {
        marks.append(StringsSource.Mark(kind: kind, range: comment))
      } else if !text.isEmpty {
        texts.append(text)
      }
    }
    return (texts.isEmpty ? nil : texts.joined(separator: "\n"), marks)
  }

  private func commentText(_ comment: Range<Int>) -> String {
    var start = comment.lowerBound + 2
    var end = comment.upperBound
    if source.bytes[start - 1] == UInt8(ascii: "*") { end -= 2 }
    while start < end, source.bytes[start].isASCIISpace { start += 1 }
    while start < end, source.bytes[end - 1].isASCIISpace { end -= 1 }
    return source.string(start..<end)
  }
}
