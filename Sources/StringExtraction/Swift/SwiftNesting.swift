internal import Faults
internal import Sharing

/// The brackets and interpolations inside each other in a Swift source, counted before it is parsed.
///
/// The parser calls itself for each bracket, keeps the state of all interpolations around one, and
/// reads the first element of a list twice, as it could be a type: lists that begin with lists take
/// twice the time for each. So such sources are refused first, in one pass over their bytes that
/// knows comments, texts and regular expressions. What it takes for something else, as in a source
/// that is not Swift, the limit of time and the size of the stack catch.
struct SwiftNesting {
  /// A bracket that is open.
  private struct Bracket {
    let byte: UInt8
    /// The text that an interpolation belongs to.
    var text: Text?
    /// The number of lists that begin with each other, up to this bracket.
    var leadingLists = 0
  }

  /// A text that is open.
  private struct Text {
    /// The number of `#` before it.
    let hashes: Int
    let hasLines: Bool
  }

  /// The largest number of brackets inside each other.
  static let maximumBrackets = 256
  /// The largest number of interpolations inside each other.
  static let maximumInterpolations = 8
  /// The largest number of lists of which each is the first thing in the one around it.
  static let maximumLeadingLists = 8

  /// The largest number of `#if` inside each other, of which each makes the parser read what is in it
  /// once more.
  static let maximumConditions = 64

  private var position: Int
  private var brackets: [Bracket] = []
  private var interpolations = 0
  private var conditions = 0
  /// Whether a `/` here divides, because a value is before it.
  private var isAfterValue = false
  /// The offset up to which there is no other end of a regular expression, so that a long line is not
  /// searched for each `/` in it.
  private var searchedEnd = 0

  private init(from start: Int) { position = start }

  /// The first place at which a source has too much inside each other; nil if there is none.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - start: The offset at which it begins.
  /// - Returns: The offset of the bracket that is too many, and the reason.
  static func fault(in bytes: [UInt8], from start: Int) -> (offset: Int, reason: Reason)? {
    var nesting = SwiftNesting(from: start)
    let bytes = bytes.span
    while nesting.position < bytes.count {
      let offset = nesting.position
      if let reason = nesting.step(bytes) { return (offset, reason) }
    }
    return nil
  }

  /// Goes over the next thing; returns the reason why it is too many.
  private mutating func step(_ bytes: Span<UInt8>) -> Reason? {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      position += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      isAfterValue = false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      isAfterValue = true
      return close(byte, bytes)
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      position += 1
      isAfterValue = false
      endFirstElement()
    case UInt8(ascii: "\""):
      return skipText(hashes: 0, bytes)
    case UInt8(ascii: "#"):
      return skipHashes(bytes)
    case UInt8(ascii: "/"):
      skipSlash(bytes)
    case UInt8(ascii: "`"):
      position += 1
      isAfterValue = true
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...:
      skipWord(bytes)
    default:
      position += 1
      // `a! / b` and `a? / b` divide.
      isAfterValue = isAfterValue && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
    }
    return nil
  }

  // MARK: Brackets

  private mutating func open(_ byte: UInt8, of text: Text? = nil) -> Reason? {
    isAfterValue = false
    var bracket = Bracket(byte: byte, text: text)
    if byte != UInt8(ascii: "{") {
      bracket.leadingLists =
        (brackets.last?.leadingLists ?? 0) + (byte == UInt8(ascii: "[") ? 1 : 0)
    }
    brackets.append(bracket)
    if text != nil { interpolations += 1 }
    if brackets.count > Self.maximumBrackets {
      return .tooDeepSource("brackets", Self.maximumBrackets)
    }
    if interpolations > Self.maximumInterpolations {
      return .tooDeepSource("interpolations", Self.maximumInterpolations)
    }
    if bracket.leadingLists > Self.maximumLeadingLists {
      return .tooDeepSource("lists that begin with each other", Self.maximumLeadingLists)
    }
    return nil
  }

  /// Closes a bracket, and goes on with the text that it was in.
  private mutating func close(_ byte: UInt8, _ bytes: Span<UInt8>) -> Reason? {
    let opening: UInt8 = byte == UInt8(ascii: ")") ? 0x28 : byte == UInt8(ascii: "]") ? 0x5B : 0x7B
    // A bracket that closes nothing is a mistake; those before it that are not closed are others.
    let first = brackets.lastIndex {
      $0.byte == opening || $0.text != nil
    }
    guard let first, brackets[first].byte == opening else { return nil }
    let bracket = brackets[first]
    brackets.removeSubrange(first...)
    guard let text = bracket.text else { return nil }
    interpolations -= 1
    return skip(text, bytes)
  }

  /// Notes that the next thing in a list is not its first one.
  private mutating func endFirstElement() {
    guard let bracket = brackets.last, bracket.byte == UInt8(ascii: "[") else { return }
    let before = brackets.dropLast().last?.leadingLists ?? 0
    brackets[brackets.count - 1].leadingLists = before
  }

  // MARK: Texts

  /// Goes over the beginning of a text, after its `#`, and the text.
  private mutating func skipText(hashes: Int, _ bytes: Span<UInt8>) -> Reason? {
    let quotes = bytes.run(of: UInt8(ascii: "\""), at: position, limit: 3)
    if quotes == 2, bytes.run(of: UInt8(ascii: "#"), at: position + 2, limit: hashes) == hashes {
      position += 2 + hashes
      isAfterValue = true
      return nil
    }
    // `#"""#` is a quote: only after the end of a line there are several.
    let hasLines = quotes == 3 && (hashes == 0 || bytes.endsLine(at: position + 3))
    position += hasLines ? 3 : 1
    return skip(Text(hashes: hashes, hasLines: hasLines), bytes)
  }

  /// Goes over the rest of a text, up to its end or its next interpolation.
  private mutating func skip(_ text: Text, _ bytes: Span<UInt8>) -> Reason? {
    isAfterValue = true
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        position += 1
        guard bytes.run(of: UInt8(ascii: "#"), at: position, limit: text.hashes) == text.hashes
        else { continue }
        position += text.hashes
        guard position < bytes.count else { return nil }
        let escaped = bytes[position]
        // The end of a line is not escaped in a text without lines.
        if escaped == 0x0A || escaped == 0x0D { continue }
        position += 1
        if escaped == UInt8(ascii: "(") { return open(escaped, of: text) }
      case UInt8(ascii: "\""):
        let wanted = text.hasLines ? 3 : 1
        guard bytes.run(of: UInt8(ascii: "\""), at: position, limit: wanted) == wanted,
          bytes.run(of: UInt8(ascii: "#"), at: position + wanted, limit: text.hashes)
            == text.hashes
        else {
          position += 1
          continue
        }
        position += wanted + text.hashes
        return nil
      case 0x0A, 0x0D:
        if !text.hasLines { return nil }
        position += 1
      default: position += 1
      }
    }
    return nil
  }

  /// Goes over `#`, which begins a raw text, a regular expression, or a macro.
  private mutating func skipHashes(_ bytes: Span<UInt8>) -> Reason? {
    let hashes = bytes.run(of: UInt8(ascii: "#"), at: position)
    position += hashes
    isAfterValue = false
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return skipText(hashes: hashes, bytes) }
    if bytes[position] == UInt8(ascii: "/") { skipExpression(hashes: hashes, bytes) }
    return hashes == 1 ? countCondition(bytes) : nil
  }

  /// Counts the `#if` whose word begins here, or the `#endif`.
  private mutating func countCondition(_ bytes: Span<UInt8>) -> Reason? {
    if bytes.hasWord("endif", at: position) {
      conditions = max(conditions - 1, 0)
    } else if bytes.hasWord("if", at: position) {
      conditions += 1
    }
    guard conditions > Self.maximumConditions else { return nil }
    return .tooDeepSource("#if", Self.maximumConditions)
  }

  // MARK: Slashes

  /// Goes over a comment, a regular expression or an operator.
  private mutating func skipSlash(_ bytes: Span<UInt8>) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"):
      position = bytes.lineEnd(from: position)
    case UInt8(ascii: "*"):
      skipComment(bytes)
    default:
      let begins = !isAfterValue && next != UInt8(ascii: " ") && next != UInt8(ascii: "\t")
      let isSearched = begins && position >= searchedEnd
      let end =
        isSearched
        ? bytes.expressionEnd(from: position + 1) : (offset: position, isThere: false)
      searchedEnd = max(searchedEnd, end.offset)
      position = end.isThere ? end.offset : position + 1
      isAfterValue = end.isThere
    }
  }

  /// Goes over a comment, with those inside it.
  private mutating func skipComment(_ bytes: Span<UInt8>) {
    var depth = 0
    while position + 1 < bytes.count {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        position += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    position = bytes.count
  }

  /// Goes over a regular expression between `#/` and `/#`, of one line or of several.
  private mutating func skipExpression(hashes: Int, _ bytes: Span<UInt8>) {
    position += 1
    isAfterValue = true
    let hasLines = bytes.endsLine(at: position)
    while position < bytes.count, hasLines || !bytes[position].isLineEnd {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "/"),
        bytes.run(of: UInt8(ascii: "#"), at: position + 1, limit: hashes) == hashes
      {
        position += 1 + hashes
        return
      } else {
        position += 1
      }
    }
  }

  // MARK: Words

  /// The words after which a value is expected, and so no `/` that divides.
  private static let openWords: Set<String> = [
    "as", "await", "case", "else", "if", "in", "is", "return", "throw", "try", "where", "while",
    "yield",
  ]

  /// Goes over a name, a word of the language or a number.
  private mutating func skipWord(_ bytes: Span<UInt8>) {
    let start = position
    while position < bytes.count, bytes[position].isOfWord { position += 1 }
    isAfterValue = true
    guard position < bytes.count, position - start <= 6 else { return }
    let word = String(decoding: (start..<position).map { bytes[$0] }, as: UTF8.self)
    isAfterValue = !Self.openWords.contains(word)
  }
}

extension Span<UInt8> {
  /// The number of times that a byte is repeated at an offset, at most a limit.
  fileprivate func run(of byte: UInt8, at offset: Int, limit: Int = .max) -> Int {
    var length = 0
    while length < limit, offset + length < count, self[offset + length] == byte { length += 1 }
    return length
  }

  /// Whether a word begins at an offset and ends with its last letter.
  fileprivate func hasWord(_ word: StaticString, at offset: Int) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= count, end == count || !self[end].isOfWord else { return false }
    return word.description.utf8.enumerated().allSatisfy { self[offset + $0.offset] == $0.element }
  }

  fileprivate func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].isLineEnd { end += 1 }
    return end
  }

  /// Whether only space is in the line from an offset on.
  fileprivate func endsLine(at offset: Int) -> Bool {
    var end = offset
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return end >= count || self[end].isLineEnd
  }

  /// The end of a regular expression between slashes, which ends in its line; the end of the line if
  /// it does not.
  fileprivate func expressionEnd(from start: Int) -> (offset: Int, isThere: Bool) {
    var offset = start
    while offset < count, !self[offset].isLineEnd {
      if self[offset] == UInt8(ascii: "/") { return (offset + 1, true) }
      offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return (offset, false)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether it can be in a name or a number.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

extension FormatError.Reason {
  fileprivate static func tooDeepSource(_ things: String, _ limit: Int) -> Self {
    Reason(
      "deep-source",
      "the source has more than \(limit) \(things) inside each other, and is not read"
    )
  }
}
