/// The Persian calendar as ICU counts it: eight leap years in each 33 years.
enum PersianYears {
  /// The first day of the year 1, 19 March 622 by the Julian rules, from 1970-01-01.
  private static let start = -492_268

  /// The date of a day of a positive year.
  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // A year has 12,053 / 33 days in the mean.
    let year = (33 * (day - start) + 3) / 12_053 + 1
    let dayOfYear = day - firstDay(ofYear: year)
    // Six months of 31 days, then months of 30.
    if dayOfYear < 186 { return (year, dayOfYear / 31 + 1, dayOfYear % 31 + 1) }
    return (year, (dayOfYear - 6) / 30 + 1, (dayOfYear - 6) % 30 + 1)
  }

  /// The first day of a year from 0 on.
  static func firstDay(ofYear year: Int) -> Int { start + 365 * (year - 1) + (8 * year + 21) / 33 }
}
