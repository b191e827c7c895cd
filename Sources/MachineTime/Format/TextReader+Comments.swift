internal import Faults

extension TextReader {
  /// The greatest nesting depth of comments.
  private static let deepestComment = 100

  /// Takes white space, and also comments if they are allowed here.
  @inline(__always)
  mutating func skip(
    comments: Bool,
    in bytes: Span<UInt8>
  ) throws(FormatError) {
    takesWhiteSpace(from: bytes)
    while comments, peek(bytes) == UInt8(ascii: "(") {
      try takeComment(from: bytes)
      takesWhiteSpace(from: bytes)
    }
  }

  /// Takes a comment, including the comments within it.
  @inline(never)
  private mutating func takeComment(from bytes: Span<UInt8>) throws(FormatError) {
    var depth = 0
    repeat {
      guard let byte = peek(bytes) else {
        throw unreadable(
          bytes,
          Reason("comment-end-expected", "expected \")\" to end the comment")
        )
      }
      switch byte {
      case UInt8(ascii: "("):
        guard depth < Self.deepestComment else {
          throw unreadable(
            bytes,
            Reason(
              "fewer-comments-expected",
              "expected at most \(Self.deepestComment) nested comments"
            )
          )
        }
        depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\") where position + 1 < bytes.count: position += 1
      default: break
      }
      position += 1
    } while depth > 0
  }
}
