internal import ICU
internal import MachineTime

/// The rules by which the months of a calendar are numbered without gaps.
struct MonthNumbering: Sendable {
  private enum Rule: Sendable {
    /// The same number of months in each year.
    case fixed(Int)
    /// A leap month in 7 of 19 years.
    case hebrew
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
    case .hebrew, .moon: 12.368_26
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
  /// The months of the Hebrew calendar.
  static let hebrew = MonthNumbering(rule: .hebrew, meanDays: lunation)
  /// The months of the moon, with leap months.
  static let lunisolar = MonthNumbering(rule: .moon, meanDays: lunation)

  /// The code of a month, as in `CalendarDay`.
  func code(of place: CalendarHandle.Day) -> Int {
    // ICU counts Adar I in every year; it is the leap month after the fifth.
    guard case .hebrew = rule, place.month > 4 else {
      return 2 * (place.month + 1) + (place.isLeapMonth ? 1 : 0)
    }
    return place.month == 5 ? 11 : 2 * place.month
  }

  /// The number of a month among all months.
  func number(ofCode code: Int, year: Int, firstDay: Int) -> Int {
    if let number = number(ofCode: code, year: year) { return number }
    return Int(((Double(firstDay) - Self.newMoon) / meanDays).rounded())
  }

  /// The number of a month among all months; of the month that takes its place, if the year has no
  /// such month; nil if only the first day gives the number.
  func number(ofCode code: Int, year: Int) -> Int? {
    switch rule {
    case .fixed(let count): return year * count + code / 2 - 1
    case .hebrew:
      let before = CivilCalendar.floorDivide(235 * year - 234, by: 19)
      let isLeap = CivilCalendar.floorDivide(235 * year + 1, by: 19) - before == 13
      // In a year without Adar I, Adar takes its place.
      return before + (isLeap ? (code > 10 ? code / 2 : code / 2 - 1) : (code + 1) / 2 - 1)
    case .moon: return nil
    }
  }
}
