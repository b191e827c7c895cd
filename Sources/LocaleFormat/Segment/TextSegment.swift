/// A piece of a text: a character, a word, a sentence, or what fits on a line.
public struct TextSegment: Hashable, Sendable {
  /// The kind of a segment.
  @nonexhaustive
  public enum Kind: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// A character, a sentence, a line that may end here; of words, what is between them.
    case plain
    /// A word of digits.
    case number
    /// A word of letters.
    case letters
    /// A word of kana.
    case kana
    /// A word of Chinese characters, or of Japanese ones.
    case ideographs
    /// A line that must end here.
    case mandatoryBreak
    /// A sentence that a separator ends, such as a line feed, and no punctuation.
    case separated
  }

  /// The place of the segment, in UTF-8 bytes from 0.
  public let utf8Range: Range<Int>
  /// ICU's status of the rule that ended the segment.
  package let rule: Int32
  private let pieces: SegmentFormat.Kind

  init(_ utf8Range: Range<Int>, rule: Int32, of pieces: SegmentFormat.Kind) {
    self.utf8Range = utf8Range
    self.rule = rule
    self.pieces = pieces
  }

  /// The kind of the segment.
  public var kind: Kind {
    switch (pieces, rule) {
    case (.word, 100..<200): .number
    case (.word, 200..<300): .letters
    case (.word, 300..<400): .kana
    case (.word, 400...): .ideographs
    case (.line, 100...): .mandatoryBreak
    case (.sentence, 100...): .separated
    default: .plain
    }
  }

  /// Whether ``SegmentFormat/Formatter/count(in:)`` includes the segment: of words, letters, digits, kana or
  /// ideographs.
  public var isCounted: Bool { pieces != .word || rule >= 100 }
}
