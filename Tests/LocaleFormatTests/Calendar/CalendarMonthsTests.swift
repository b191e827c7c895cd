import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct CalendarMonthsTests {
  /// Days of the years 1799 to 2047.
  private static let days = stride(from: -62_455, through: 28_500, by: 1)

  @Test(arguments: CalendarSystem.allCases)
  func everyDayIsFoundInItsMonth(_ calendar: CalendarSystem) throws {
    let months = try CalendarMonths(calendar)
    // ICU looks for each new moon.
    let step = [.chinese, .dangi, .islamic, .islamicRGSA].contains(calendar) ? 97 : 11
    var last: CalendarDay?
    for day in Self.days where day % step == 0 {
      let place = try months.day(day)
      let first = try months.firstDay(ofMonth: place.month)
      #expect(first + place.day - 1 == day)
      #expect(try months.month(place.code, ofYear: place.year) == place.month)
      #expect(try months.day(first - 1).month == place.month - 1)
      if let last {
        #expect((last.year, last.code, last.day) < (place.year, place.code, place.day))
        #expect((last.month, last.day) < (place.month, place.day))
      }
      last = place
    }
  }

  @Test func theHebrewCalendarIsICUsButForFewYears() throws {
    let handle = try CalendarHandle("hebrew")
    let months = HebrewMonths()
    var differing: Set<Int> = []
    for day in stride(from: -4_371_588, through: 2_932_897, by: 37) {
      let place = months.day(day)
      let icu = try handle.place(ofDay: day)
      let code = icu.month > 4 ? (icu.month == 5 ? 11 : 2 * icu.month) : 2 * icu.month + 2
      if (place.year, place.code, place.day) != (icu.year, code, icu.day) {
        differing.insert(place.year)
      }
    }
    // ICU 72 begins these years a day late, so that each year before is a day too long.
    let late = [
      3_953, 4_051, 4_298, 4_545, 4_643, 4_890, 4_968, 5_137, 5_215, 5_462, 5_560, 5_807, 6_054,
      6_399,
    ]
    let years = differing.filter { $0 > 3_800 && $0 < 6_500 }
    #expect(years.isSubset(of: late.flatMap { [$0 - 1, $0] }))
  }

  // 5784 has an Adar I, 5785 has not; the Chinese year of 2023 has a second month twice.
  @Test(
    arguments: [
      (.hebrew, "2024-02-20", "2025-03-11", "P1Y", "P13M"),
      (.hebrew, "2024-03-21", "2025-03-11", "P1Y", "P12M"),
      (.hebrew, "2025-03-11", "2024-03-21", "-P1Y", "-P12M"),
      (.hebrew, "2025-03-11", "2024-02-20", "-P1Y1M", "-P13M"),
      (.chinese, "2023-02-20", "2023-03-22", "P1M", "P1M"),
      (.chinese, "2023-02-20", "2023-04-20", "P2M", "P2M"),
      (.chinese, "2023-02-20", "2024-03-10", "P1Y", "P13M"),
      (.chinese, "2023-03-22", "2024-03-10", "P12M", "P12M"),
      (.islamicCivil, "2024-01-01", "2025-01-01", "P1Y11D", "P12M11D"),
      (.islamicUmmAlQura, "2024-03-11", "2025-03-01", "P1Y", "P12M"),
      (.persian, "2024-03-20", "2025-03-21", "P1Y", "P12M"),
      (.persian, "2025-03-20", "2026-03-20", "P11M29D", "P11M29D"),
      (.coptic, "2024-09-11", "2025-09-10", "P12M4D", "P12M4D"),
      (.coptic, "2024-09-11", "2025-09-11", "P1Y", "P13M"),
      (.indian, "2024-03-21", "2025-03-22", "P1Y", "P12M"),
      (.japanese, "2019-04-30", "2019-05-01", "P1D", "P1D"),
      (.buddhist, "2024-02-29", "2025-02-28", "P11M30D", "P11M30D"),
      (.roc, "1911-12-31", "1912-01-01", "P1D", "P1D"),
      // Without a reform in 1582.
      (.gregorian, "1582-10-04", "1582-10-15", "P11D", "P11D"),
    ] as [(CalendarSystem, String, String, String, String)]
  )
  func countsLeapMonths(
    _ calendar: CalendarSystem,
    _ from: String,
    _ to: String,
    _ years: String,
    _ months: String
  ) throws {
    let start = try MachineFormat.rfc3339Date.parse(from).instant
    let end = try MachineFormat.rfc3339Date.parse(to).instant
    let (first, last) = (CivilDateTime(start).date, CivilDateTime(end).date)
    let period = try first.period(to: last, calendar: calendar)
    #expect(period.description == years)
    #expect(try first.adding(period, calendar: calendar) == last)
    let inMonths = try start.period(to: end, in: .utc, calendar: calendar, units: [.month, .day])
    #expect(inMonths.description == months)
    #expect(try start.adding(inMonths, in: .utc, calendar: calendar) == end)
  }

  @Test(arguments: CalendarSystem.allCases)
  func theEndsOfTheRangeCanBeCounted(_ calendar: CalendarSystem) throws {
    let first = try Instant(secondsSince1970: -377_705_116_800)
    let last = try Instant(secondsSince1970: 253_402_300_799)
    for (start, end) in [(first, last), (last, first)] {
      let period = try start.period(to: end, in: .utc, calendar: calendar)
      #expect(try start.adding(period, in: .utc, calendar: calendar) == end)
    }
    for period in [try CalendarPeriod(years: .max), try CalendarPeriod(months: .max)] {
      #expect(throws: FormatError.self) { try last.adding(period, in: .utc, calendar: calendar) }
    }
    #expect(throws: FormatError.self) {
      try last.adding(CalendarPeriod(years: 21_000), in: .utc, calendar: calendar)
    }
  }
}
