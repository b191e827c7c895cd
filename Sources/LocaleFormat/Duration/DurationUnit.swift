extension DurationFormat {
  /// A unit of time of a fixed length.
  public enum Unit: String, Hashable, Sendable, CaseIterable, Codable {
    /// Seven days.
    case week
    /// 24 hours.
    case day
    /// 60 minutes.
    case hour
    /// 60 seconds.
    case minute
    /// The unit of a `Duration`.
    case second
    /// A thousandth of a second.
    case millisecond
    /// A millionth of a second.
    case microsecond
    /// A thousand-millionth of a second.
    case nanosecond
  }

  /// Several units of time.
  public struct Units: OptionSet, Hashable, Sendable {
    /// One bit for each unit.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes the set of one unit.
    public init(_ unit: Unit) { rawValue = 1 << unit.place }

    /// Weeks of seven days.
    public static let week = Units(.week)
    /// Days of 24 hours.
    public static let day = Units(.day)
    /// Hours.
    public static let hour = Units(.hour)
    /// Minutes.
    public static let minute = Units(.minute)
    /// Seconds.
    public static let second = Units(.second)
    /// Milliseconds.
    public static let millisecond = Units(.millisecond)
    /// Microseconds.
    public static let microsecond = Units(.microsecond)
    /// Nanoseconds.
    public static let nanosecond = Units(.nanosecond)
    /// Hours, minutes and seconds; an empty set of allowed units stands for them, too.
    public static let usual: Units = [.hour, .minute, .second]
    /// All units.
    public static let all = Units(rawValue: .max)

    /// The units, the largest first.
    public var members: [Unit] { Unit.largestFirst.filter { contains(Units($0)) } }

    /// ``usual`` for an empty set.
    var orUsual: Units { isEmpty ? .usual : self }
  }
}

extension DurationFormat.Unit {
  // Kept, because a new list is made each time that all cases are asked for.
  static let largestFirst = allCases

  /// The place of the unit, from 0 for the largest.
  var place: Int {
    switch self {
    case .week: 0
    case .day: 1
    case .hour: 2
    case .minute: 3
    case .second: 4
    case .millisecond: 5
    case .microsecond: 6
    case .nanosecond: 7
    }
  }

  /// The length of the unit in seconds; zero for shorter ones.
  var seconds: UInt64 {
    switch self {
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    case .millisecond, .microsecond, .nanosecond: 0
    }
  }

  /// The length of the unit in attoseconds.
  var attoseconds: UInt128 {
    switch self {
    case .week, .day, .hour, .minute, .second:
      UInt128(seconds) * 1_000_000_000_000_000_000
    case .millisecond: 1_000_000_000_000_000
    case .microsecond: 1_000_000_000_000
    case .nanosecond: 1_000_000_000
    }
  }

  /// The most fraction digits that a number of this unit can have.
  var mostFractionDigits: Int {
    switch self {
    case .week, .day, .hour, .minute, .second: 18
    case .millisecond: 15
    case .microsecond: 12
    case .nanosecond: 9
    }
  }

  /// Whether a clock shows the unit.
  var isOfClock: Bool { self == .hour || self == .minute || self == .second }
}

extension DurationFormat.Units: CustomStringConvertible {
  /// The units, the largest first.
  public var description: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}

extension DurationFormat.Units: Codable {
  /// Encodes the names of the units, the largest first.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members)
  }

  /// Decodes the names of units, in any order.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for a name that no ``DurationFormat/Unit`` has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for unit in try container.decode([DurationFormat.Unit].self) { insert(Self(unit)) }
  }
}
