public import MachineTime

/// Describes how to write a period of a calendar, such as `2 years, 3 months`.
///
/// The value is a `CalendarPeriod`, or the two instants that it lies between. The locale decides
/// the words, their plural form, the list and the digits.
///
/// ```swift
/// let start = try MachineFormat.rfc3339.parse("2021-09-01T12:00:00Z").instant
/// let end = try MachineFormat.rfc3339.parse("2023-12-24T18:00:00Z").instant
/// let format = try PeriodFormat(width: .long).formatter(for: "en")
/// format.string(.from(start, to: end, in: .utc))  // "2 years, 3 months, 23 days"
/// let german = try PeriodFormat(width: .long, maximumCount: 2).formatter(for: "de")
/// german.string(.from(start, to: end, in: .utc))  // "2 Jahre, 3 Monate"
/// ```
///
/// A negative period has one minus sign, before the first number, which stands for the whole. For
/// words such as `3 months ago`, see ``RelativeTimeFormat/Value/elapsed(_:since:in:calendar:rounding:)``.
///
/// It opens no ICU object until it is made into a ``Formatter``.
///
/// Source: [UTS #35, Compound
/// Units](https://unicode.org/reports/tr35/tr35-general.html#compound-units); <doc:0080-PeriodsAsInTemporal>.
public struct PeriodFormat: Hashable, Sendable {
  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  /// The width of the units' names.
  public let width: FormatWidth
  /// The units that may be written.
  public let units: TimeUnits
  /// The largest number of units that are written; nil for all.
  public let maximumCount: Int?
  /// The units that are written even if their number is zero.
  public let alwaysShown: TimeUnits
  /// The rounding of the last number.
  public let rounding: NumberFormat.Rounding
  /// When digits are grouped.
  public let grouping: NumberFormat.Grouping

  /// Describes periods.
  ///
  /// - Parameters:
  ///   - width: The width of the units' names.
  ///   - units: The units between two instants, from years to nanoseconds, without quarters; years,
  ///     months and days by default, and for an empty set. Of a given period, they decide only how
  ///     its time is split.
  ///   - maximumCount: The largest number of units that are written, at least 1; the rest is rounded
  ///     into the last of them. Nil, the default, for all.
  ///   - alwaysShown: The units that are written even if their number is zero; none by default.
  ///   - rounding: The rounding of the last number; by default, only whole units count.
  ///   - grouping: When digits are grouped; as the locale does by default.
  public init(
    width: FormatWidth,
    units: TimeUnits = .date,
    maximumCount: Int? = nil,
    alwaysShown: TimeUnits = [],
    rounding: NumberFormat.Rounding = .down,
    grouping: NumberFormat.Grouping = .auto
  ) {
    self.width = width
    self.units = units.isEmpty ? .date : units
    self.maximumCount = maximumCount
    self.alwaysShown = alwaysShown
    self.rounding = rounding
    self.grouping = grouping
    fingerprint = RecipeKey.fingerprint(
      width,
      self.units,
      maximumCount,
      alwaysShown,
      rounding,
      grouping
    )
  }
}

extension PeriodFormat {
  /// The units that periods have.
  package static let allUnits = TimeUnits.date.union(.week).union(.dateAndTime)

  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidOption` for less than one unit.
  ///   `FormatError.Code.unusableOption` for quarters.
  public func validated() throws(FormatError) -> PeriodFormat {
    try Self.optionTable.checkOptions(of: self)
    guard units.union(alwaysShown).isSubset(of: Self.allUnits) else {
      throw FormatError(.unusableOption, reason: .quartersOfPeriod)
    }
    return self
  }
}

extension FormatError.Reason {
  fileprivate static let quartersOfPeriod = Reason(
    "unusable-quarters",
    "a period is not counted in quarters"
  )
}

extension PeriodFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `PeriodFormat(width: .short, units: [.year, .month])` is
  /// `{"width":"short","units":["year","month"]}`.
  ///
  /// ```swift
  /// let whole = PeriodFormat(width: .short, units: [.year, .month], maximumCount: 1)
  /// whole.description  // "PeriodFormat(width: short, units: [year, month], maximumCount: 1)"
  /// ```
  package static let optionTable = RecipeTable<PeriodFormat>(
    option("width", \.width, unless: .long).shown,
    option("units", \.units, unless: .date).shown,
    countOption,
    option("always", \.alwaysShown, unless: []).labelled("alwaysShown"),
    option("rounding", \.rounding, unless: .down),
    option("grouping", \.grouping, unless: .auto).shownLast,
    checked: .always
  ) {
    PeriodFormat(
      width: $0,
      units: $1,
      maximumCount: $2,
      alwaysShown: $3,
      rounding: $4,
      grouping: $5
    )
  }

  private static let countOption = optional("count", \.maximumCount).labelled("maximumCount")
    .explained { recipe in recipe.maximumCount.map { "maximum units \($0)" } }
    .checked { count throws(FormatError) in
      guard let count, count < 1 else { return }
      throw .invalidOption("maximumCount", value: "\(count)", reason: .countOfUnits)
    }
}
