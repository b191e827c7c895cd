/// Several units of time.
///
/// ```swift
/// let units: TimeUnits = [.minute, .day]
/// units.description  // "[day, minute]"
/// units.contains(TimeUnits(.minute))  // true
/// ```
public struct TimeUnits: OptionSet, Hashable, Sendable {
  /// One bit for each unit.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Makes the set of one unit.
  @inlinable @inline(__always)
  public init(_ unit: TimeUnit) { rawValue = 1 << UInt16(truncatingIfNeeded: unit.place) }

  /// Years.
  public static let year = TimeUnits(.year)
  /// Quarters of a year.
  public static let quarter = TimeUnits(.quarter)
  /// Months.
  public static let month = TimeUnits(.month)
  /// Weeks.
  public static let week = TimeUnits(.week)
  /// Days.
  public static let day = TimeUnits(.day)
  /// Hours.
  public static let hour = TimeUnits(.hour)
  /// Minutes.
  public static let minute = TimeUnits(.minute)
  /// Seconds.
  public static let second = TimeUnits(.second)
  /// Milliseconds.
  public static let millisecond = TimeUnits(.millisecond)
  /// Microseconds.
  public static let microsecond = TimeUnits(.microsecond)
  /// Nanoseconds.
  public static let nanosecond = TimeUnits(.nanosecond)

  /// Hours, minutes and seconds: the usual units of a duration.
  public static let clock: TimeUnits = [.hour, .minute, .second]
  /// Years, months, weeks, days, hours, minutes and seconds: the usual units of a relative time.
  public static let everyday: TimeUnits = [.year, .month, .week, .day, .clock]
  /// Weeks to nanoseconds, which have a fixed length: the units of a duration.
  public static let fixed: TimeUnits = [
    .week, .day, .clock, .millisecond, .microsecond, .nanosecond,
  ]

  /// Years, months and days: the usual units of a period between two dates.
  public static let date: TimeUnits = [.year, .month, .day]
  /// The units of ``date``, and hours to nanoseconds: a period in them loses nothing.
  public static let dateAndTime: TimeUnits = [
    .date, .clock, .millisecond, .microsecond, .nanosecond,
  ]

  package static let all = TimeUnits(TimeUnit.largestFirst.map(TimeUnits.init(_:)))

  /// The units, the largest first.
  public var members: [TimeUnit] { TimeUnit.largestFirst.filter { contains(TimeUnits($0)) } }
}

extension TimeUnits: CustomStringConvertible {
  /// The units, the largest first.
  public var description: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}

extension TimeUnits: Codable {
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
  /// - Throws: `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(try container.decode([TimeUnit].self).map(TimeUnits.init(_:)))
  }
}
