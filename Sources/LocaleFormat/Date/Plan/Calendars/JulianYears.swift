/// The dates of the Julian calendar after the year 0.
enum JulianYears {
  /// 1 March of the year 0, where the cycle of four years begins, in days since 1970.
  private static let start = -719_470

  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = (day - start).quotientAndRemainder(dividingBy: 1_461)
    // Each of the four years begins in March here, so the leap day is the last day of the cycle.
    let yearOfCycle = min(dayOfCycle / 365, 3)
    let dayOfYear = dayOfCycle - yearOfCycle * 365
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let isAfterDecember = monthFromMarch >= 10
    return (
      4 * cycle + yearOfCycle + (isAfterDecember ? 1 : 0),
      monthFromMarch + (isAfterDecember ? -9 : 3),
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  static func firstDay(ofYear year: Int) -> Int {
    // There are 306 days from 1 March of the year 0 to 1 January of the year 1.
    start + 306 + 365 * (year - 1) + (year - 1) / 4
  }
}
