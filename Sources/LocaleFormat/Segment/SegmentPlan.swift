internal import ICU

/// Finds words and characters without ICU in texts of letters that stand alone: Latin, Greek,
/// Cyrillic and others up to U+07FF, with the usual punctuation.
///
/// A text with another character, such as a mark, is left to ICU. The rules are those of UAX #29.
/// Languages change them, so a plan is proved against ICU's iterator.
final class SegmentPlan: Sendable {
  /// The pieces that a plan finds.
  enum Pieces: Hashable, Sendable {
    case characters
    case words(Tailoring)
  }

  /// The differences between rules of words and those of UAX #29.
  struct Tailoring: Hashable, Sendable {
    /// Whether a colon joins letters, as UAX #29 says, and ICU does in Finnish and Swedish alone.
    let joinsByColon: Bool
    /// Whether the sign `@` is a letter, as in ICU 72.
    let hasAtAsLetter: Bool

    static let all = [false, true].flatMap { joins in
      [true, false].map { Tailoring(joinsByColon: joins, hasAtAsLetter: $0) }
    }
  }

  /// The pieces; nil if ICU divides all texts.
  let pieces: Pieces?
  /// The reason why it does; nil if it does not.
  let refusal: PlanRefusal?
  private let classes: WordClasses

  private init(_ pieces: Pieces?, _ refusal: PlanRefusal?) {
    self.pieces = pieces
    self.refusal = refusal
    classes = if case .words(let tailoring) = pieces { WordClasses(tailoring) } else { .standard }
  }

  convenience init(_ pieces: Pieces) { self.init(pieces, nil) }

  convenience init(refused refusal: PlanRefusal) { self.init(nil, refusal) }

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
    guard last.isInWords else {
      moveBetweenWords(&place, in: text, after: last)
      return 0
    }
    var rule: Int32 = last == .letter ? 200 : last == .number ? 100 : 0
    while place < text.count {
      var end = place
      let next = classes.class(at: &end, in: text)
      if next.isInWords {
        if next == .number {
          rule = 100
        } else if next == .letter || last == .connector {
          // Several connectors count as letters.
          rule = 200
        }
        last = next
      } else {
        // A sign joins two letters, or two digits.
        guard next.joins(last), end < text.count, classes.class(at: &end, in: text) == last else {
          return rule
        }
      }
      place = end
    }
    return rule
  }

  private func moveBetweenWords(
    _ place: inout Int,
    in text: Span<UInt8>,
    after first: WordClass
  ) {
    switch first {
    case .space:
      var end = place
      while place < text.count, classes.class(at: &end, in: text) == .space { place = end }
    case .carriageReturn: if place < text.count, text[place] == 0x0A { place += 1 }
    default: break
    }
  }
}

extension WordClass {
  /// Whether it is in words, and they go on after it.
  @inline(__always)
  fileprivate var isInWords: Bool {
    switch self {
    case .letter, .number, .connector: true
    default: false
    }
  }

  /// Whether the sign can be between two characters of a class.
  @inline(__always)
  fileprivate func joins(_ side: WordClass) -> Bool {
    switch (side, self) {
    case (.letter, .inBoth), (.letter, .inLetters), (.number, .inBoth), (.number, .inNumbers): true
    default: false
    }
  }
}
