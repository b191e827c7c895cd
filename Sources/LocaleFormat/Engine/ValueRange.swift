/// Two values of one kind, such as the ends of an interval; the first may be the larger one.
public struct ValueRange<Bound: Sendable>: Sendable {
  /// The value that is written first.
  public let start: Bound
  /// The value that is written last; it belongs to the range.
  public let end: Bound

  /// Creates a range from both ends.
  public init(from start: Bound, through end: Bound) {
    self.start = start
    self.end = end
  }

  /// Returns a range from both ends.
  ///
  /// ```swift
  /// let prices = NumberRangeFormat(.currency("EUR").fraction(0))
  /// let german = LocaleID("de")
  /// try FormatterCache.shared.string(.from(3, through: 5), as: prices, for: german)  // "3–5\u{A0}€"
  /// ```
  public static func from(_ start: Bound, through end: Bound) -> ValueRange {
    ValueRange(from: start, through: end)
  }
}

extension ValueRange: Equatable where Bound: Equatable {}
extension ValueRange: Hashable where Bound: Hashable {}
