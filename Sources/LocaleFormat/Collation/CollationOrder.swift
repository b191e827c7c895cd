/// The order of two texts.
public enum CollationOrder: Int, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The first text is before the second.
  case ascending = -1
  /// No difference of the recipe's strength is between them.
  case same = 0
  /// The first text is after the second.
  case descending = 1
}

extension CollationOrder {
  /// The order as a sign: `<`, `=` or `>`.
  package var sign: String {
    switch self {
    case .ascending: "<"
    case .same: "="
    case .descending: ">"
    }
  }

  /// The order by bytes, for texts that ICU cannot compare.
  static func byBytes(_ first: Span<UInt8>, _ second: Span<UInt8>) -> CollationOrder {
    for place in 0..<min(first.count, second.count) where first[place] != second[place] {
      return first[place] < second[place] ? .ascending : .descending
    }
    guard first.count != second.count else { return .same }
    return first.count < second.count ? .ascending : .descending
  }
}
