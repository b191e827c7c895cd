import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct PeriodFormatTests {
  private static let start = "2021-09-01T12:00:00Z"
  private static let end = "2023-12-24T18:30:00Z"

  // Texts from CLDR 42.
  @Test(
    arguments: [
      ("en", PeriodFormat(width: .long), "2 years, 3 months, 23 days"),
      ("en", PeriodFormat(width: .short), "2 yrs, 3 mths, 23 days"),
      ("en", PeriodFormat(width: .narrow), "2y 3m 23d"),
      ("de", PeriodFormat(width: .long), "2 Jahre, 3 Monate und 23 Tage"),
      ("ar", PeriodFormat(width: .long, units: [.year]), "سنتان"),
      ("en-u-nu-deva", PeriodFormat(width: .long, units: [.month]), "२७ months"),
      (
        "en", PeriodFormat(width: .long, units: [.year, .month], rounding: .halfUp),
        "2 years, 4 months"
      ),
      ("en", PeriodFormat(width: .long, maximumCount: 1), "2 years"),
      ("en", PeriodFormat(width: .long, maximumCount: 1, rounding: .up), "3 years"),
      ("en", PeriodFormat(width: .long, units: [.year, .week]), "2 years, 16 weeks"),
      ("en", PeriodFormat(width: .long, units: [.day]), "844 days"),
      ("en", PeriodFormat(width: .long, units: [.hour, .minute]), "20,262 hours, 30 minutes"),
      ("en", PeriodFormat(width: .long, units: [.hour], grouping: .off), "20262 hours"),
      (
        "en", PeriodFormat(width: .short, units: [.month, .week], alwaysShown: [.week]),
        "27 mths, 3 wks"
      ),
    ] as [(String, PeriodFormat, String)]
  )
  func writesThePeriodBetweenTwoInstants(
    _ tag: String,
    _ format: PeriodFormat,
    _ expected: String
  ) throws {
    let value = try between(Self.start, Self.end)
    let formatter = try format.formatter(for: LocaleID(tag))
    #expect(formatter.string(value) == expected)
    #expect(formatter.text(value).string == expected)
    var bytes: [UInt8] = [0x3E]
    formatter.append(value, to: &bytes)
    #expect(bytes == [0x3E] + Array(expected.utf8))
  }

  @Test func writesOneSign() throws {
    let format = try PeriodFormat(width: .long).formatter(for: "en")
    #expect(try format.string(between(Self.end, Self.start)) == "-2 years, 3 months, 23 days")
    let years = try PeriodFormat(width: .long, units: .year).formatter(for: "en")
    #expect(try years.string(between("2023-01-01T00:00:00Z", "2022-12-01T00:00:00Z")) == "0 years")
    let zeros = PeriodFormat(width: .long, units: [.year, .month], alwaysShown: [.year])
    #expect(
      try zeros.formatter(for: "en").string(.period(CalendarPeriod(months: -3)))
        == "-0 years, 3 months"
    )
  }

  @Test(
    arguments: [
      (.date, nil, "1 year, 14 months, 9 weeks, 40 days"),
      ([.hour], nil, "1 year, 14 months, 9 weeks, 40 days, 27 hours"),
      ([.hour, .minute], nil, "1 year, 14 months, 9 weeks, 40 days, 26 hours, 40 minutes"),
      ([.second], 2, "1 year, 14 months"),
    ] as [(TimeUnits, Int?, String)]
  )
  func writesAGivenPeriodAsItIs(_ units: TimeUnits, _ count: Int?, _ expected: String) throws {
    let format = PeriodFormat(width: .long, units: units, maximumCount: count, rounding: .halfEven)
    let period = try CalendarPeriod(
      years: 1,
      months: 14,
      weeks: 9,
      days: 40,
      time: .seconds(96_000)
    )
    #expect(try format.formatter(for: "en").string(.period(period)) == expected)
  }

  @Test func theLongestPeriodIsWritten() throws {
    let longest = try CalendarPeriod(
      years: .max,
      months: .max,
      time: Duration(attoseconds: .max)
    )
    let format = PeriodFormat(width: .long, units: [.year, .second], rounding: .up)
    let text = try format.formatter(for: "en").string(.period(longest))
    #expect(text.hasPrefix("9,223,372,036,854,775,807 years, 9,223,372,036,854,775,807 months, "))
    #expect(text.hasSuffix("170,141,183,460,469,231,731 seconds"))
    let ago = try RelativeTimeFormat(width: .long).formatter(for: "en")
    let time = try CalendarPeriod(time: Duration(attoseconds: .min))
    #expect(ago.string(.period(time)) == "47,261,439,850,130,344 hours ago")
    #expect(
      try format.formatter(for: "en").string(.period(time)).hasPrefix(
        "-170,141,183,460,469,231,731"
      )
    )
  }

  @Test func refusesWhatCannotBeCounted() {
    #expect(throws: FormatError.self) {
      try PeriodFormat(width: .long, units: [.quarter]).formatter(for: "en")
    }
    #expect(throws: FormatError.self) {
      try PeriodFormat(width: .long, alwaysShown: [.quarter]).validated()
    }
    #expect(throws: FormatError.self) {
      try PeriodFormat(width: .long, maximumCount: 0).validated()
    }
  }

  @Test func opensTheWriterOfAUnitForItsFirstNumber() throws {
    let kept = try PeriodFormat(width: .long).cachedFormatter(for: "en")
    #expect(kept.core.openedCount == 0)
    #expect(kept.string(.period(try CalendarPeriod(days: 3))) == "3 days")
    #expect(kept.core.openedCount == 1)
    kept.complete()
    #expect(kept.core.openedCount == 3 && kept.planState == .compiled)
  }

  @Test(arguments: [
    ("2025-01-01T00:00:00Z", "2024-10-01T00:00:00Z", NumberFormat.Rounding.down, "3 months ago"),
    ("2025-01-01T00:00:00Z", "2025-03-31T00:00:00Z", .down, "in 2 months"),
    ("2025-01-01T00:00:00Z", "2025-03-31T00:00:00Z", .halfEven, "in 3 months"),
    ("2025-01-01T00:00:00Z", "2025-12-25T00:00:00Z", .halfEven, "in 1 year"),
    ("2025-01-01T00:00:00Z", "2025-01-01T00:59:36Z", .halfEven, "in 1 hour"),
    ("2025-01-01T00:00:00Z", "2025-01-01T23:59:36Z", .halfEven, "in 1 day"),
    ("2025-01-01T00:00:00Z", "2025-01-01T00:00:00Z", .down, "in 0 seconds"),
    ("2025-01-01T00:00:00Z", "2024-12-31T23:59:59.5Z", .down, "in 0 seconds"),
  ])
  func relativeTimesCountWholeUnits(
    _ from: String,
    _ to: String,
    _ rounding: NumberFormat.Rounding,
    _ expected: String
  ) throws {
    let start = try MachineFormat.rfc3339.parse(from).instant
    let end = try MachineFormat.rfc3339.parse(to).instant
    let format = try RelativeTimeFormat(width: .long).formatter(for: "en")
    let value = RelativeTimeFormat.Value.elapsed(end, since: start, in: .utc, rounding: rounding)
    #expect(format.string(value) == expected)
    #expect(format.text(value).string == expected)
  }

  @Test func relativeTimesCountByACalendar() throws {
    let start = try MachineFormat.rfc3339.parse("2024-03-21T00:00:00Z").instant
    let end = try MachineFormat.rfc3339.parse("2025-03-11T00:00:00Z").instant
    let format = try RelativeTimeFormat(width: .long).formatter(for: "en")
    #expect(format.string(.elapsed(end, since: start, in: .utc)) == "in 11 months")
    #expect(format.string(.elapsed(end, since: start, in: .utc, calendar: .hebrew)) == "in 1 year")
  }

  private func between(_ from: String, _ to: String) throws -> PeriodFormat.Value {
    .from(
      try MachineFormat.rfc3339.parse(from).instant,
      to: try MachineFormat.rfc3339.parse(to).instant,
      in: .utc
    )
  }
}
