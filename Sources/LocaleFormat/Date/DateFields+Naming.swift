// Each field begins a list, `.year()`, and continues one, `.year().month()`.

extension DateFields {
  /// The era: `AD`.
  public static func era(_ name: DateFields.Name = .abbreviated) -> DateFields {
    DateFields(.era, letters("G", name))
  }

  /// The era: `AD`.
  public func era(_ name: DateFields.Name = .abbreviated) -> DateFields {
    setting(.era, Self.letters("G", name))
  }

  /// The year.
  public static func year(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.year, letters("y", digits))
  }

  /// The year.
  public func year(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.year, Self.letters("y", digits))
  }

  /// The year that the week belongs to; use it with ``week(_:)-type.method``.
  public static func yearForWeek(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.yearForWeek, letters("Y", digits))
  }

  /// The year that the week belongs to; use it with ``week(_:)-method``.
  public func yearForWeek(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.yearForWeek, Self.letters("Y", digits))
  }

  /// The quarter: `Q1`.
  public static func quarter(_ form: DateFields.NumberOrName = .abbreviated) -> DateFields {
    DateFields(.quarter, letters("Q", form))
  }

  /// The quarter: `Q1`.
  public func quarter(_ form: DateFields.NumberOrName = .abbreviated) -> DateFields {
    setting(.quarter, Self.letters("Q", form))
  }

  /// The month: `Sep`.
  public static func month(_ form: DateFields.NumberOrName = .abbreviated) -> DateFields {
    DateFields(.month, letters("M", form))
  }

  /// The month: `Sep`.
  public func month(_ form: DateFields.NumberOrName = .abbreviated) -> DateFields {
    setting(.month, Self.letters("M", form))
  }

  /// The number of the week in its year.
  public static func week(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.week, letters("w", digits))
  }

  /// The number of the week in its year.
  public func week(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.week, Self.letters("w", digits))
  }

  /// The number of the week in its month.
  public static func weekOfMonth() -> DateFields {
    DateFields(.weekOfMonth, "W")
  }

  /// The number of the week in its month.
  public func weekOfMonth() -> DateFields {
    setting(.weekOfMonth, "W")
  }

  /// The weekday: `Tue`.
  public static func weekday(_ name: DateFields.Name = .abbreviated) -> DateFields {
    DateFields(.weekday, letters("E", name))
  }

  /// The weekday: `Tue`.
  public func weekday(_ name: DateFields.Name = .abbreviated) -> DateFields {
    setting(.weekday, Self.letters("E", name))
  }

  /// The day of the month.
  public static func day(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.day, letters("d", digits))
  }

  /// The day of the month.
  public func day(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.day, Self.letters("d", digits))
  }

  /// The day of the year.
  public static func dayOfYear() -> DateFields {
    DateFields(.dayOfYear, "D")
  }

  /// The day of the year.
  public func dayOfYear() -> DateFields {
    setting(.dayOfYear, "D")
  }

  /// The part of the day, instead of AM and PM: `in the afternoon`.
  public static func dayPeriod(_ name: DateFields.Name = .abbreviated) -> DateFields {
    DateFields(.dayPeriod, letters("B", name))
  }

  /// The part of the day, instead of AM and PM: `in the afternoon`.
  public func dayPeriod(_ name: DateFields.Name = .abbreviated) -> DateFields {
    setting(.dayPeriod, Self.letters("B", name))
  }

  /// The hour, in the locale's hour cycle.
  public static func hour(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.hour, letters("j", digits))
  }

  /// The hour, in the locale's hour cycle.
  public func hour(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.hour, Self.letters("j", digits))
  }

  /// The minute.
  public static func minute(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.minute, letters("m", digits))
  }

  /// The minute.
  public func minute(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.minute, Self.letters("m", digits))
  }

  /// The second.
  public static func second(_ digits: DateFields.Digits = .numeric) -> DateFields {
    DateFields(.second, letters("s", digits))
  }

  /// The second.
  public func second(_ digits: DateFields.Digits = .numeric) -> DateFields {
    setting(.second, Self.letters("s", digits))
  }

  /// The fraction of a second, cut and not rounded.
  ///
  /// - Parameter digits: The number of digits, 1 to 9; those from the fourth on are always zeros.
  ///   Another number is replaced by the nearest of these.
  /// - Returns: The fields with this one.
  public static func fractionalSecond(digits: Int) -> DateFields {
    DateFields(.fraction, fraction(digits))
  }

  /// The fraction of a second, cut and not rounded.
  ///
  /// - Parameter digits: The number of digits, 1 to 9; those from the fourth on are always zeros.
  ///   Another number is replaced by the nearest of these.
  /// - Returns: The fields with this one.
  public func fractionalSecond(digits: Int) -> DateFields {
    setting(.fraction, Self.fraction(digits))
  }

  /// The time zone: `PST`.
  public static func timeZone(_ name: DateFields.ZoneName = .specific(.short)) -> DateFields {
    DateFields(.zone, name.letters)
  }

  /// The time zone: `PST`.
  public func timeZone(_ name: DateFields.ZoneName = .specific(.short)) -> DateFields {
    setting(.zone, name.letters)
  }

  private static func letters(_ letter: String, _ digits: Digits) -> String {
    String(repeating: letter, count: digits.rawValue)
  }

  private static func letters(_ letter: String, _ name: Name) -> String {
    // The abbreviated form of these has only one letter.
    String(repeating: letter, count: name == .abbreviated ? 1 : name.rawValue)
  }

  private static func letters(_ letter: String, _ form: NumberOrName) -> String {
    String(repeating: letter, count: form.rawValue)
  }

  private static func fraction(_ digits: Int) -> String {
    String(repeating: "S", count: min(max(digits, 1), 9))
  }
}
