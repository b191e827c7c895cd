/// The calendars of the Copts and of Ethiopia: twelve months of 30 days and one of 5 or 6, with a
/// leap year in each four years.
struct CopticYears {
  /// The first day of the year 0, from 1970-01-01.
  private let start: Int

  /// Its year 1 began on 29 August 284 by the Julian rules.
  static let coptic = CopticYears(start: -615_923)
  /// Its year 1 began on 29 August 8 by the Julian rules.
  static let ethiopic = CopticYears(start: -716_732)

  // Added to years, so that all divisions are of positive numbers.
  private static let cycles = 1_000

  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let days = day - start + Self.cycles * 1_461
    let (cycle, dayOfCycle) = days.quotientAndRemainder(dividingBy: 1_461)
    // The last year of the four has the leap day, which is the last day of the cycle.
    let yearOfCycle = min(dayOfCycle / 365, 3)
    let dayOfYear = dayOfCycle - yearOfCycle * 365
    let year = 4 * (cycle - Self.cycles) + yearOfCycle
    return (year, dayOfYear / 30 + 1, dayOfYear % 30 + 1)
  }

  func firstDay(ofYear year: Int) -> Int {
    start + 365 * year + (year + 4 * Self.cycles) / 4 - Self.cycles
  }
}
