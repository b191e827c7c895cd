internal import ICU
internal import MachineTime

/// The months of a calendar that ICU computes, found from the dates of single days.
///
/// ICU's additions of months are not used. They turn a leap month into the month after it in years
/// without that month, and they are slow over centuries. So every date is the one that this package
/// writes for the day.
struct ICUMonths: PeriodCalendar {
  private let numbering: MonthNumbering
  private let handles: HandlePool<CalendarHandle>
  /// 1970-01-01, from which other days are guessed.
  private let anchor: CalendarDay

  /// Makes the months of a calendar by ICU's name.
  ///
  /// - Throws: The status that ICU gave.
  init(_ keyword: String, _ numbering: MonthNumbering) throws(ICUError) {
    self.numbering = numbering
    handles = try HandlePool { () throws(ICUError) in try CalendarHandle(keyword) }
    let place = try handles.lend { handle throws(ICUError) in try handle.place(ofDay: 0) }
    anchor = Self.day(0, place, numbering)
  }

  private static func day(
    _ day: Int,
    _ place: CalendarHandle.Day,
    _ numbering: MonthNumbering
  ) -> CalendarDay {
    let code = MonthNumbering.code(of: place)
    return CalendarDay(
      year: place.year,
      code: code,
      month: numbering.number(ofCode: code, year: place.year, firstDay: day - place.day + 1),
      day: place.day
    )
  }

  /// The number of objects that are kept.
  var idleCount: Int { handles.idleCount }

  /// The days for which ICU is asked: those of instants, and some years more.
  private static let days = -4_500_000...3_100_000
  /// Each step is shorter than the one before; three are usual.
  private static let mostSteps = 32

  func day(_ day: Int) throws(FormatError) -> CalendarDay {
    guard Self.days.contains(day) else {
      throw .instantOutOfRange(secondsSince1970: Int64(day) * 86_400)
    }
    do throws(ICUError) {
      let place = try handles.lend { handle throws(ICUError) in try handle.place(ofDay: day) }
      return Self.day(day, place, numbering)
    } catch {
      throw .icu(error, while: "counting the months of a calendar")
    }
  }

  func firstDay(ofMonth month: Int) throws(FormatError) -> Int {
    try found(month).firstDay
  }

  func month(_ code: Int, ofYear year: Int) throws(FormatError) -> Int {
    if let number = numbering.number(ofCode: code, year: year) { return number }
    // The month of the same number, before a leap month.
    let regular = code - code % 2
    var month = anchor.month
    var place = anchor
    for _ in 0..<Self.mostSteps {
      if place.year == year, place.code == regular {
        guard code != regular else { return month }
        let next = try found(month + 1).place
        return next.year == year && next.code == code ? month + 1 : month
      }
      let years = Double(year - place.year) * numbering.meanMonths
      let step = Int(years.rounded()) + regular / 2 - place.code / 2
      // Months of the same number are a leap month and the one before it.
      month += step == 0 ? -1 : step
      place = try found(month).place
    }
    throw Self.failure
  }

  /// Finds a day of a month, from a day that is near it.
  private func found(_ month: Int) throws(FormatError) -> (firstDay: Int, place: CalendarDay) {
    var day = Int(Double(month - anchor.month) * numbering.meanDays)
    for _ in 0..<Self.mostSteps {
      let place = try self.day(day)
      let first = day - place.day + 1
      switch month - place.month {
      case 0: return (first, place)
      case 1: day = first + 31
      case -1: day = first - 1
      case let count: day += Int(Double(count) * numbering.meanDays)
      }
    }
    throw Self.failure
  }

  private static var failure: FormatError {
    FormatError(.icu, reason: Reason("months-of-icu", "ICU's months do not follow each other"))
  }
}
