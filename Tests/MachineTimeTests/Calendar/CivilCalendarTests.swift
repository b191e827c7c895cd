import Testing

@testable import MachineTime

struct CivilCalendarTests {
  @Test func everyDayOfTwentyThousandYearsComesBack() {
    var expected = CivilCalendar.day(year: -9_999, month: 1, day: 1)
    #expect(Int64(expected) * 86_400 == Instant.validSeconds.lowerBound)
    var isRight = true
    for year in -9_999...9_999 {
      for month in 1...12 {
        for day in 1...CivilCalendar.dayCount(ofMonth: month, year: year) {
          let date = CivilCalendar.date(ofDay: expected)
          isRight =
            isRight && CivilCalendar.day(year: year, month: month, day: day) == expected
            && date.year == year && date.month == month && date.day == day
          expected += 1
        }
      }
    }
    #expect(isRight)
    #expect(Int64(expected) * 86_400 - 1 == Instant.validSeconds.upperBound)
  }

  @Test func everyFirstOfAMonthIsWhereTheCLibraryPutsIt() {
    var isRight = true
    for year in -9_999...9_999 {
      for month in 1...12 {
        let ours = Int64(CivilCalendar.day(year: year, month: month, day: 1)) * 86_400
        isRight = isRight && ours == CLibrary.seconds(year: year, month: month, day: 1)
      }
    }
    #expect(isRight)
  }

  // The weekdays are from `date -u +%u`; for year 0, from proleptic tables.
  @Test(arguments: [
    (1970, 1, 1, 4, 1), (2014, 2, 7, 5, 38), (2000, 2, 29, 2, 60), (1969, 12, 31, 3, 365),
    (2024, 12, 31, 2, 366), (1, 1, 1, 1, 1), (0, 12, 31, 7, 366),
  ])
  func weekdayAndDayOfYearAreThoseOfTheCalendar(
    year: Int,
    month: Int,
    day: Int,
    weekday: Int,
    dayOfYear: Int
  ) throws {
    let date = try CivilDateTime(year: year, month: month, day: day)
    #expect(date.isoWeekday == weekday)
    #expect(date.dayOfYear == dayOfYear)
  }

  @Test(arguments: [
    (2023, 2, 29), (2023, 2, 30), (1900, 2, 29), (2024, 4, 31), (2024, 1, 0), (2024, 12, 32),
  ])
  func impossibleDaysThrow(year: Int, month: Int, day: Int) {
    #expect(throws: FormatError.impossibleDay(year: year, month: month, day: day)) {
      try CivilDateTime(year: year, month: month, day: day)
    }
  }

  @Test(arguments: [
    ("year", 10_000, [10_000, 1, 0, 0, 0, 0]), ("year", -10_000, [-10_000, 1, 0, 0, 0, 0]),
    ("month", 0, [2024, 0, 0, 0, 0, 0]), ("month", 13, [2024, 13, 0, 0, 0, 0]),
    ("hour", 24, [2024, 1, 24, 0, 0, 0]), ("minute", 60, [2024, 1, 0, 60, 0, 0]),
    ("second", 60, [2024, 1, 0, 0, 60, 0]), ("second", -1, [2024, 1, 0, 0, -1, 0]),
    ("nanosecond", 1_000_000_000, [2024, 1, 0, 0, 0, 1_000_000_000]),
  ])
  func fieldsOutOfRangeThrow(name: String, value: Int, fields: [Int]) {
    #expect(throws: FormatError.fieldOutOfRange(name: name, value: value)) {
      try CivilDateTime(
        year: fields[0],
        month: fields[1],
        day: 1,
        hour: fields[2],
        minute: fields[3],
        second: fields[4],
        nanosecond: fields[5]
      )
    }
  }

  // The format of RFC 3339, which is in a folder above this one, writes the same fields.
  @Test(arguments: [-9999, -1000, -1, 0, 1, 12, 999, 1000, 9999])
  func isDescribedAsRFC3339Writes(_ year: Int) throws {
    for nanosecond in [0, 1, 10, 120_000_000, 999_999_999] {
      let clock = try CivilDateTime(
        year: year,
        month: 3,
        day: 9,
        hour: 4,
        minute: 5,
        second: 6,
        nanosecond: nanosecond
      )
      let instant = try Instant(clock)
      #expect("\(clock)Z" == MachineFormat.rfc3339.string(instant))
      #expect("\(clock.date)T\(clock.time)" == "\(clock)")
    }
  }
}
