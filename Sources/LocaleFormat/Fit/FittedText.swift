/// A text that fits, and what was kept of the original.
public struct FittedText: Hashable, Sendable {
  /// The text.
  public let string: String
  /// The range of the original that is left out, in UTF-8 bytes; nil if all of it is kept.
  public let cutUTF8Range: Range<Int>?

  /// Whether a part of the original is left out.
  public var isCut: Bool { cutUTF8Range != nil }
}
