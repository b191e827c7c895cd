// The units of a fixed length. A recipe with another unit has no plan.

extension TimeUnit {
  /// The place of the unit among those of a fixed length, from 0 for the largest.
  var fixedPlace: Int { place - TimeUnit.week.place }

  /// The length of the unit in attoseconds.
  var attoseconds: UInt128 {
    switch self {
    case .millisecond: 1_000_000_000_000_000
    case .microsecond: 1_000_000_000_000
    case .nanosecond: 1_000_000_000
    default: UInt128(seconds) * 1_000_000_000_000_000_000
    }
  }

  /// The most fraction digits that a number of this unit can have.
  var mostFractionDigits: Int {
    switch self {
    case .millisecond: 15
    case .microsecond: 12
    case .nanosecond: 9
    default: 18
    }
  }
}
