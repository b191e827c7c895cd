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
