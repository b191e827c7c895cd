internal import ICU
internal import MachineTime

/// The rules by which the months of a calendar are numbered without gaps.
struct MonthNumbering: Sendable {
  private enum Rule: Sendable {
    /// The same number of months in each year.
    case fixed(Int)
    /// Months that follow the moon, so that their first days give their numbers.
    case moon
  }

  private let rule: Rule
  /// The mean length of a month.
  let meanDays: Double

  /// The mean number of months in a year.
  var meanMonths: Double {
    switch rule {
    case .fixed(let count): Double(count)
    case .moon: 12.368_26
    }
  }

  private static let lunation = 29.530_588_85
  /// A new moon, as a day from 1970-01-01.
  private static let newMoon = 7.0

  /// Twelve months of the solar year.
  static let solar = MonthNumbering(rule: .fixed(12), meanDays: 365.242_2 / 12)
  /// Twelve months of the moon.
  static let lunar = MonthNumbering(rule: .fixed(12), meanDays: lunation)
  /// Twelve months of thirty days, and a short one.
  static let coptic = MonthNumbering(rule: .fixed(13), meanDays: 365.25 / 13)
  /// The months of the moon, with leap months.
  static let lunisolar = MonthNumbering(rule: .moon, meanDays: lunation)

  /// The code of a month, as in `CalendarDay`.
  static func code(of place: CalendarHandle.Day) -> Int {
    2 * (place.month + 1) + (place.isLeapMonth ? 1 : 0)
  }

  /// The number of a month among all months.
  func number(ofCode code: Int, year: Int, firstDay: Int) -> Int {
    if let number = number(ofCode: code, year: year) { return number }
    return Int(((Double(firstDay) - Self.newMoon) / meanDays).rounded())
  }

  /// The number of a month among all months; nil if only the first day gives it.
  func number(ofCode code: Int, year: Int) -> Int? {
    switch rule {
    case .fixed(let count): year * count + code / 2 - 1
    case .moon: nil
    }
  }
}
