/// The Islamic calendars by arithmetic: eleven leap years in each thirty years.
struct IslamicYears {
  /// The first day of the year 1, from 1970-01-01.
  private let start: Int

  /// From Friday, 16 July 622 by the Julian rules.
  static let civil = IslamicYears(start: -492_148)
  /// From the day before, as astronomers count.
  static let tabular = IslamicYears(start: -492_149)

  /// The date of a day of a positive year.
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Thirty years have 10,631 days.
    let year = (30 * (day - start) + 10_646) / 10_631
    let dayOfYear = day - firstDay(ofYear: year)
    // Months of 30 and of 29 days in turn; the leap day is the last one of the year.
    let month = min(2 * dayOfYear / 59, 11)
    return (year, month + 1, dayOfYear - (59 * month + 1) / 2 + 1)
  }

  /// The first day of a year from 0 on.
  func firstDay(ofYear year: Int) -> Int { start + 354 * (year - 1) + (11 * year + 3) / 30 }
}
