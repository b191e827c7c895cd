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
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Makes the set of one unit.
  @inline(__always)
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

  /// The units, the largest first.
  public var members: [TimeUnit] { TimeUnit.largestFirst.filter { contains(TimeUnits($0)) } }
}

extension TimeUnits: CustomStringConvertible {
  /// The units, the largest first.
  public var description: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}

extension TabledOptions {
  /// Declares an option that is a set of units of time, encoded as their names.
  ///
  /// - Parameters:
  ///   - name: The name in the encoded form, which never changes.
  ///   - value: The value of a recipe.
  ///   - usual: The default, which is neither encoded nor described.
  ///   - known: The units that the recipe takes.
  ///   - refusal: The error for another name, made of the option's path, the place in the list and
  ///     the name.
  /// - Returns: The option.
  static func units(
    _ name: String,
    _ value: @escaping @Sendable (Self) -> TimeUnits,
    unless usual: TimeUnits,
    among known: TimeUnits,
    refusal: @escaping @Sendable ([any CodingKey], Int, String) -> DecodingError
  ) -> RecipeOption<Self, TimeUnits> {
    RecipeOption(
      name: RecipeName(name),
      value: value,
      isUsual: { $0 == usual },
      write: { units, container, key in try container.encode(units.members, forKey: key) },
      read: { container, key in
        guard let names = try container.decodeIfPresent([String].self, forKey: key) else {
          return usual
        }
        return try names.enumerated().reduce(into: []) { units, name in
          guard let unit = TimeUnit(rawValue: name.element).map(TimeUnits.init(_:)),
            known.contains(unit)
          else { throw refusal(container.codingPath + [key], name.offset, name.element) }
          units.insert(unit)
        }
      },
      text: { "\($0)" }
    )
  }
}
