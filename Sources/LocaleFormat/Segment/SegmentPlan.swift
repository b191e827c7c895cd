internal import ICU

/// Finds words and characters without ICU in texts of letters that stand alone: Latin, Greek,
/// Cyrillic and others up to U+07FF, with the usual punctuation.
///
/// A text with another character, such as a mark, is left to ICU. The rules are those of UAX #29.
/// Languages change them, so a plan is proved against ICU's iterator.
final class SegmentPlan: Sendable {
  /// What a plan finds.
  enum Pieces: Hashable, Sendable {
    case characters
    case words(Tailoring)
  }

  /// How rules of words differ from those of UAX #29.
  struct Tailoring: Hashable, Sendable {
    /// Whether a colon joins letters, as UAX #29 says, and ICU does in Finnish and Swedish alone.
    let joinsByColon: Bool
    /// Whether the sign `@` is a letter, as in ICU 72.
    let hasAtAsLetter: Bool

    static let all = [false, true].flatMap { joins in
      [true, false].map { Tailoring(joinsByColon: joins, hasAtAsLetter: $0) }
    }
  }

  /// What is found; nil if ICU divides all texts.
  let pieces: Pieces?
  private let classes: WordClasses

  init(_ pieces: Pieces?) {
    self.pieces = pieces
    classes = if case .words(let tailoring) = pieces { WordClasses(tailoring) } else { .standard }
  }

  /// Calls `body` with the end of each segment and the status of ICU's rule, until it returns false.
  ///
  /// - Returns: Whether the text was divided; false if ICU must do it.
  @inline(__always)
  func forEachEnd(in text: Span<UInt8>, _ body: (Int, Int32) -> Bool) -> Bool {
    guard let pieces, classes.know(text) else { return false }
    var place = 0
    while place < text.count {
      var rule: Int32 = 0
      switch pieces {
      case .characters: moveToCharacterEnd(&place, in: text)
      case .words: rule = moveToWordEnd(&place, in: text)
      }
      guard body(place, rule) else { return true }
    }
    return true
  }

  private func moveToCharacterEnd(_ place: inout Int, in text: Span<UInt8>) {
    let isReturn = classes.class(at: &place, in: text) == .carriageReturn
    if isReturn, place < text.count, text[place] == 0x0A { place += 1 }
  }

  /// Goes to the end of a word, or of what is between words.
  ///
  /// - Returns: The status of the rule: 200 for letters and 100 for digits, by the last of them.
  private func moveToWordEnd(_ place: inout Int, in text: Span<UInt8>) -> Int32 {
    var last = classes.class(at: &place, in: text)
    var rule = last.rule
    while place < text.count {
      var end = place
      let next = classes.class(at: &end, in: text)
      switch classes.joint(last, next) {
      case .boundary: return rule
      case .joined: break
      case .joinedAsLetters: rule = 200
      case .joinedBetween:
        guard end < text.count, classes.class(at: &end, in: text) == last else { return rule }
        place = end
        continue
      }
      if next.rule != 0 { rule = next.rule }
      last = next
      place = end
    }
    return rule
  }
}

/// What is between two characters of a text that is divided into words.
enum WordJoint: UInt8 {
  case boundary
  case joined
  /// The characters are joined, and count as letters.
  case joinedAsLetters
  /// The characters are joined if the next one is of the first one's class.
  case joinedBetween

  init(_ last: WordClass, _ next: WordClass) {
    switch (last, next) {
    case (.connector, .connector): self = .joinedAsLetters
    case (.letter, .letter), (.letter, .number), (.letter, .connector),
      (.number, .letter), (.number, .number), (.number, .connector),
      (.connector, .letter), (.connector, .number),
      (.space, .space), (.carriageReturn, .lineFeed):
      self = .joined
    case (.letter, .inBoth), (.letter, .inLetters), (.number, .inBoth), (.number, .inNumbers):
      self = .joinedBetween
    default: self = .boundary
    }
  }
}

extension WordClass {
  /// The status of the rule of a word that ends with the character.
  fileprivate var rule: Int32 {
    switch self {
    case .letter: 200
    case .number: 100
    default: 0
    }
  }
}

/// The classes of the characters that plans know.
final class WordClasses: Sendable {
  /// The classes of UAX #29.
  static let standard = WordClasses(.init(joinsByColon: true, hasAtAsLetter: false))

  /// U+0000 to U+07FF, and U+2000 to U+203F.
  private let classes: InlineArray<2_112, WordClass>
  /// What is between the characters of two classes, in rows of 16.
  private let joints: InlineArray<192, WordJoint>
  static let characterCount = 2_112

  init(_ tailoring: SegmentPlan.Tailoring) {
    classes = InlineArray { place in
      switch place {
      case 0x3A where !tailoring.joinsByColon: .other
      case 0x40 where tailoring.hasAtAsLetter: .letter
      default: Unicode.Scalar(Self.value(place)).map(WordClass.init) ?? .unknown
      }
    }
    joints = InlineArray { place in
      guard let last = WordClass(rawValue: UInt8(place >> 4)),
        let next = WordClass(rawValue: UInt8(place & 15))
      else { return .boundary }
      return WordJoint(last, next)
    }
  }

  /// What is between the characters of two classes.
  @inline(__always)
  func joint(_ last: WordClass, _ next: WordClass) -> WordJoint {
    joints[Int(last.rawValue) << 4 | Int(next.rawValue)]
  }

  private static func value(_ place: Int) -> UInt32 {
    UInt32(place < 0x800 ? place : place - 0x800 + 0x2000)
  }

  /// The characters of a class.
  func members(of wanted: WordClass) -> [Unicode.Scalar] {
    classes.indices.filter { classes[$0] == wanted }.compactMap { Unicode.Scalar(Self.value($0)) }
  }

  /// Whether all characters of a text are known.
  func know(_ text: Span<UInt8>) -> Bool {
    var place = 0
    while place < text.count {
      if text[place] < 0x80 {
        place += 1
      } else if self.class(at: &place, in: text) == .unknown {
        return false
      }
    }
    return true
  }

  /// The class of the character at a place, which is moved after it.
  @inline(__always)
  func `class`(at place: inout Int, in text: Span<UInt8>) -> WordClass {
    let byte = text[place]
    if byte < 0x80 {
      place += 1
      return classes[Int(byte)]
    }
    let rest = text.count - place
    if byte < 0xE0, rest > 1 {
      let index = Int(byte & 0x1F) << 6 | Int(text[place + 1] & 0x3F)
      place += 2
      return classes[index]
    }
    if byte == 0xE2, rest > 2, text[place + 1] == 0x80 {
      let index = 0x800 + Int(text[place + 2] & 0x3F)
      place += 3
      return classes[index]
    }
    return .unknown
  }
}
