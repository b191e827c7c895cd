/// The Hebrew calendar as ICU 72 counts it: some of its years begin a day late, such as 5560 and
/// 5807.
///
/// `HebrewMonths` counts by the rules, and has no such years.
enum HebrewYears {
  /// The Monday from which new moons count, from 1970-01-01.
  private static let start = -2_092_590

  // A day has 25,920 parts, and the months from one new moon to the next 29 days and 13,753 parts.
  private static let partsOfDay = 25_920
  private static let partsOfMonth = 29 * partsOfDay + 13_753
  private static let partsOfHour = 1_080

  /// - Parameter day: A day of a positive year.
  /// - Returns: The year; the number of the month's name in ICU's list, where Adar I is 6, Adar 7
  ///   and the Adar of a leap year 14; the day.
  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // 235 months in 19 years.
    let months = (day - start) * partsOfDay / partsOfMonth
    var year = (19 * months + 234) / 235 + 1
    var first = firstDay(ofYear: year)
    while first > day {
      year -= 1
      first = firstDay(ofYear: year)
    }
    var next = firstDay(ofYear: year + 1)
    while next <= day {
      year += 1
      (first, next) = (next, firstDay(ofYear: year + 1))
    }
    let isLeap = isLeap(year)
    // The length of the year decides those of its second and third month.
    let surplus = next - first - (isLeap ? 384 : 354)
    var rest = day - first
    var month = 0
    while true {
      if month == 5, !isLeap { month += 1 }
      let length = dayCount(ofMonth: month, surplus: surplus)
      if rest < length { break }
      rest -= length
      month += 1
    }
    return (year, isLeap && month == 6 ? 14 : month + 1, rest + 1)
  }

  private static func dayCount(ofMonth month: Int, surplus: Int) -> Int {
    switch month {
    case 1: surplus > 0 ? 30 : 29
    case 2: surplus < 0 ? 29 : 30
    case 0, 4, 5, 7, 9, 11: 30
    default: 29
    }
  }

  static func isLeap(_ year: Int) -> Bool { (12 * year + 17) % 19 >= 12 }

  /// The number of a month in its year by the number of its name.
  static func number(ofMonthName name: Int, year: Int) -> Int {
    if name == 14 { return 7 }
    return name > 6 && !isLeap(year) ? name - 1 : name
  }

  static func firstDay(ofYear year: Int) -> Int {
    let months = (235 * year - 234) / 19
    let parts = 12_084 + 13_753 * months
    let time = parts % partsOfDay
    var day = 29 * months + parts / partsOfDay
    // Monday is 0. A year does not begin on a Wednesday, a Friday or a Sunday.
    switch day % 7 {
    case 2, 4, 6: day += 1
    default: break
    }
    // In ICU 72, the two other rules also see the day that the first one has chosen.
    switch day % 7 {
    case 1 where time > 15 * partsOfHour + 204 && !isLeap(year): day += 2
    case 0 where time > 21 * partsOfHour + 589 && isLeap(year - 1): day += 1
    default: break
    }
    return start + day
  }
}
