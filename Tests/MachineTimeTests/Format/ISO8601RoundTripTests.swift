import MachineTime
import TestSupport
import Testing

struct ISO8601RoundTripTests {
  @Test(arguments: [
    (MachineFormat.iso8601, "2014-02-07T12:00:00-07:00", "2014-02-07T19:00:00Z"),
    (.iso8601Basic, "20140207T120000-0700", "20140207T190000Z"),
    (.iso8601Week, "2014-W06-5T12:00:00-07:00", "2014-W06-5T19:00:00Z"),
    (.iso8601Ordinal, "2014-038T12:00:00-07:00", "2014-038T19:00:00Z"),
    (.toml, "2014-02-07T12:00:00-07:00", "2014-02-07T19:00:00Z"),
    (.rfc9557, "2014-02-07T12:00:00-07:00", "2014-02-07T19:00:00Z"),
    (.temporal, "2014-02-07T12:00:00-07:00", "2014-02-07T19:00:00Z"),
  ])
  func everyFormatWritesItsForm(format: MachineFormat, text: String, inUTC: String) throws {
    let instant = try Instant(secondsSince1970: 1_391_799_600)
    #expect(format.string(instant, offsetSeconds: -25_200) == text)
    #expect(format.string(instant) == inUTC)
  }

  @Test func yearsOfMoreThanFourDigitsAreWrittenWithASign() throws {
    let instant = try Instant(secondsSince1970: -377_705_116_800, nanosecond: 500_000_000)
    #expect(MachineFormat.iso8601Basic.string(instant) == "-0099990101T000000.5Z")
    #expect(MachineFormat.iso8601Week.string(instant) == "-009999-W01-1T00:00:00.5Z")
    #expect(MachineFormat.iso8601Ordinal.string(instant) == "-009999-001T00:00:00.5Z")
  }

  @Test(arguments: [
    MachineFormat.iso8601, .iso8601Basic, .iso8601Week, .iso8601Ordinal, .temporal,
  ])
  func whatIsWrittenIsReadAgain(format: MachineFormat) throws {
    var generator = SplitMix(seed: 31)
    for _ in 0..<5_000 {
      let instant = try Instant(
        secondsSince1970: .random(in: -377_705_000_000...253_402_000_000, using: &generator),
        nanosecond: .random(in: 0...999_999_999, using: &generator)
      )
      let offset = Int.random(in: -1_439...1_439, using: &generator) * 60
      let text = format.string(instant, offsetSeconds: offset)
      let parsed = try format.parse(text)
      #expect(parsed == OffsetInstant(instant: instant, offsetSeconds: offset), "\(text)")
    }
  }

  @Test(arguments: [MachineFormat.toml, .rfc9557])
  func whatIsWrittenInFourDigitsOfAYearIsReadAgain(format: MachineFormat) throws {
    var generator = SplitMix(seed: 32)
    for _ in 0..<5_000 {
      let instant = try Instant(
        secondsSince1970: .random(in: -62_167_000_000...253_402_000_000, using: &generator),
        nanosecond: .random(in: 0...999_999_999, using: &generator)
      )
      let offset = Int.random(in: -1_439...1_439, using: &generator) * 60
      let text = format.string(instant, offsetSeconds: offset)
      let parsed = try format.parse(text)
      #expect(parsed == OffsetInstant(instant: instant, offsetSeconds: offset), "\(text)")
    }
  }

  // The definition in ISO 8601-1:2019, 5.2.4, computed by counting: a week belongs to the year that
  // has most of its days.
  @Test func weeksAtTheEdgesOfYearsAreThoseOfTheDefinition() throws {
    // 1600-01-03 was a Monday.
    var date = (year: 1_600, month: 1, day: 3)
    var week = (year: 1_600, number: 0)
    while date.year < 2_400 {
      var days: [CivilDate] = []
      for _ in 0..<7 {
        days.append(try CivilDate(year: date.year, month: date.month, day: date.day))
        date = Self.dayAfter(date)
      }
      let year = days[3].year
      #expect(days.filter { $0.year == year }.count >= 4)
      week = (year, year == week.year ? week.number + 1 : 1)
      guard !(3...50).contains(week.number) else { continue }
      for (index, day) in days.enumerated() {
        let number = week.number < 10 ? "0\(week.number)" : "\(week.number)"
        let text = "\(year)-W\(number)-\(index + 1)"
        #expect(try MachineFormat.iso8601.parseValue(text) == .date(day))
        let midnight = try Instant(CivilDateTime(day, CivilTime(hour: 0)))
        #expect(MachineFormat.iso8601Week.string(midnight) == "\(text)T00:00:00Z")
      }
    }
  }

  private static func dayAfter(
    _ date: (year: Int, month: Int, day: Int)
  ) -> (year: Int, month: Int, day: Int) {
    let isLeap = date.year % 4 == 0 && date.year % 100 != 0 || date.year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] { return (date.year, date.month, date.day + 1) }
    return date.month < 12 ? (date.year, date.month + 1, 1) : (date.year + 1, 1, 1)
  }
}
