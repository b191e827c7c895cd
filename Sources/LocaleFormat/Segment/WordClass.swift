internal import ICU

/// A class of characters in the rules of words (the property Word_Break), in the order of ICU's codes.
enum WordClass: CaseIterable, Sendable {
  /// A character that belongs to the one before it or after it, or that only some rules name.
  case unknown
  /// A sign that is alone.
  case other
  /// A carriage return.
  case carriageReturn
  /// A line feed.
  case lineFeed
  /// Another end of a line.
  case newline
  /// A space.
  case space
  /// A letter.
  case letter
  /// A digit.
  case number
  /// A sign that joins letters and digits, such as the low line (ExtendNumLet).
  case connector
  /// A sign within letters (MidLetter).
  case inLetters
  /// A sign within digits (MidNum).
  case inNumbers
  /// A sign within letters or within digits (MidNumLet, Single_Quote).
  case inBoth

  init(of scalar: Unicode.Scalar) {
    let cases = Self.allCases
    let place = Int(BreakHandle.wordClass(of: scalar))
    self = cases.indices.contains(place) ? cases[place] : .unknown
  }
}

/// The class of each ``ShortCharacter``, in one tailoring.
final class WordClasses: Sendable {
  /// The classes of UAX #29.
  static let standard = WordClasses(.init(joinsByColon: true, hasAtAsLetter: false))

  private let classes: InlineArray<2_112, WordClass>

  init(_ tailoring: SegmentPlan.Tailoring) {
    classes = InlineArray { place in
      switch place {
      case 0x3A where !tailoring.joinsByColon: .other
      case 0x40 where tailoring.hasAtAsLetter: .letter
      default: ShortCharacter.scalar(place).map(WordClass.init) ?? .unknown
      }
    }
  }

  /// The characters of a class.
  func members(of wanted: WordClass) -> [Unicode.Scalar] {
    classes.indices.filter { classes[$0] == wanted }.compactMap(ShortCharacter.scalar)
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
    text.shortCharacter(at: &place).map { classes[$0] } ?? .unknown
  }
}
