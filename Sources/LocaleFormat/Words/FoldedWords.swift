/// Words in the form in which they are compared, and each byte's place in the original text.
///
/// Marks that nobody types are left out, there is one kind of space and one of hyphen, and letters
/// are in lower case.
struct FoldedWords {
  private(set) var bytes: [UInt8] = []
  /// The start of each byte's scalar in the original; the last element is the end of the text.
  private var offsets: [Int] = []

  /// Folds a text.
  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{AD}", "\u{200B}": break
      case "\u{A0}", "\u{202F}", "\u{2009}": append(" ", at: offset)
      case "\u{2010}", "\u{2011}", "\u{2212}": append("-", at: offset)
      default:
        append(scalar.properties.lowercaseMapping, at: offset)
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  /// Removes the spaces at both ends, and replaces several in between by one; folds nothing else.
  init(trimming text: String) {
    var offset = 0
    var space: Int?
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        space = space ?? offset
      } else {
        if let space, !bytes.isEmpty { append(" ", at: space) }
        space = nil
        append(String(scalar), at: offset)
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(space ?? offset)
  }

  private mutating func append(_ text: String, at offset: Int) {
    bytes += text.utf8
    for _ in text.utf8 { offsets.append(offset) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The place of a byte in the original, in UTF-8 bytes from 0.
  func offset(of index: Int) -> Int { offsets[min(max(index, 0), offsets.count - 1)] }

  /// The place in the original from which another text is different; nil if they are the same.
  func firstDifference(from other: FoldedWords) -> Int? {
    if bytes == other.bytes { return nil }
    let same = zip(bytes, other.bytes).prefix { $0 == $1 }.count
    return offset(of: same)
  }
}
