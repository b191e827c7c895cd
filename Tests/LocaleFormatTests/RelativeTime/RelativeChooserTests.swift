import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests which unit and which amount describe an instant relative to another.
@Suite struct RelativeChooserTests {
  private static func instant(_ text: String) throws -> Instant {
    try MachineFormat.rfc3339.parse(text).instant
  }

  private static func amount(
    _ reference: String,
    _ instant: String,
    zone: String = "UTC",
    units: TimeUnits = .everyday,
    firstWeekday: LocaleInfo.Weekday = .sunday
  ) throws -> String {
    let amount = RelativeTimeFormat.amount(
      of: try Self.instant(instant),
      relativeTo: try Self.instant(reference),
      in: try TimeZoneRules.rules(for: TimeZoneID(zone)),
      units: units,
      firstWeekday: firstWeekday
    )
    return "\(amount.value) \(amount.unit.rawValue)"
  }

  // Relative to Thursday, 2021-06-10, 12:00; weeks begin on Sunday.
  @Test(arguments: [
    // The clock: amounts are rounded half away from zero. The unit depends on the time that has
    // passed completely.
    ("2021-06-10T12:00:00Z", "0 second"), ("2021-06-10T12:00:00.499Z", "0 second"),
    ("2021-06-10T12:00:00.5Z", "1 second"), ("2021-06-10T11:59:59.5Z", "-1 second"),
    ("2021-06-10T11:59:59.501Z", "0 second"), ("2021-06-10T12:00:59.4Z", "59 second"),
    ("2021-06-10T12:00:59.5Z", "1 minute"), ("2021-06-10T11:59:00.5Z", "-1 minute"),
    ("2021-06-10T12:01:00Z", "1 minute"), ("2021-06-10T12:01:29.999Z", "1 minute"),
    ("2021-06-10T12:01:30Z", "2 minute"), ("2021-06-10T11:58:30Z", "-2 minute"),
    ("2021-06-10T12:59:29.999Z", "59 minute"), ("2021-06-10T12:59:30Z", "1 hour"),
    ("2021-06-10T13:29:59Z", "1 hour"), ("2021-06-10T13:30:00Z", "2 hour"),
    ("2021-06-10T10:30:00Z", "-2 hour"),
    // Tomorrow, but less than a whole day; then a whole day.
    ("2021-06-11T07:00:00Z", "19 hour"), ("2021-06-11T11:59:59Z", "24 hour"),
    ("2021-06-11T12:00:00Z", "1 day"), ("2021-06-11T23:59:59Z", "1 day"),
    ("2021-06-12T00:00:00Z", "2 day"), ("2021-06-09T12:00:00Z", "-1 day"),
    ("2021-06-09T12:00:01Z", "-24 hour"), ("2021-06-09T00:00:00Z", "-1 day"),
    ("2021-06-08T23:59:59Z", "-2 day"), ("2021-06-08T13:00:00Z", "-2 day"),
    ("2021-06-16T23:59:59Z", "6 day"),
    // The seventh day, whether it is complete or not.
    ("2021-06-17T00:00:00Z", "1 week"), ("2021-06-17T12:00:00Z", "1 week"),
    ("2021-06-04T00:00:00Z", "-6 day"), ("2021-06-03T23:59:59Z", "-1 week"),
    ("2021-06-19T23:59:59Z", "1 week"), ("2021-06-20T00:00:00Z", "2 week"),
    ("2021-05-30T00:00:00Z", "-1 week"), ("2021-05-29T23:59:59Z", "-2 week"),
    ("2021-07-01T00:00:00Z", "3 week"), ("2021-07-03T23:59:59Z", "3 week"),
    ("2021-07-05T23:59:59Z", "4 week"),
    // A month from the beginning of this week, which is June 6.
    ("2021-07-06T00:00:00Z", "1 month"), ("2021-07-10T12:00:00Z", "1 month"),
    ("2021-07-31T23:59:59Z", "1 month"), ("2021-08-01T00:00:00Z", "2 month"),
    ("2021-05-13T00:00:00Z", "-4 week"), ("2021-05-12T23:59:59Z", "-1 month"),
    ("2021-05-01T00:00:00Z", "-1 month"), ("2021-04-30T23:59:59Z", "-2 month"),
    ("2022-05-31T23:59:59Z", "11 month"), ("2022-06-01T00:00:00Z", "1 year"),
    ("2020-07-01T00:00:00Z", "-11 month"), ("2020-06-30T23:59:59Z", "-1 year"),
    ("2022-12-31T23:59:59Z", "1 year"), ("2023-01-01T00:00:00Z", "2 year"),
    ("2020-01-01T00:00:00Z", "-1 year"), ("2019-12-31T23:59:59Z", "-2 year"),
    ("9999-12-31T23:59:59Z", "7978 year"),
  ])
  func reportsAnInstant(_ instant: String, _ expected: String) throws {
    #expect(try Self.amount("2021-06-10T12:00:00Z", instant) == expected)
  }

  @Test(
    arguments: [
      // In a shorter month, the same day is its last day.
      ("2023-01-31T12:00:00Z", "2023-02-27T23:59:59Z", "4 week"),
      ("2023-01-31T12:00:00Z", "2023-02-28T00:00:00Z", "1 month"),
      ("2023-01-31T12:00:00Z", "2023-02-28T12:00:00Z", "1 month"),
      ("2023-03-31T12:00:00Z", "2023-03-01T00:00:00Z", "-4 week"),
      ("2023-03-31T12:00:00Z", "2023-02-28T23:59:59Z", "-1 month"),
      ("2023-03-31T12:00:00Z", "2023-02-28T12:00:00Z", "-1 month"),
      ("2024-02-29T00:00:00Z", "2025-02-28T00:00:00Z", "1 year"),
      ("2024-02-29T00:00:00Z", "2025-02-27T23:59:59Z", "1 year"),
      // A month from the beginning of the week has passed, but no new month has begun.
      ("2021-06-02T12:00:00Z", "2021-06-30T12:00:00Z", "4 week"),
      ("2021-06-02T12:00:00Z", "2021-07-01T12:00:00Z", "1 month"),
      ("0000-01-01T00:00:00Z", "0002-01-01T00:00:00Z", "2 year"),
    ]
  )
  func reportsOtherMonths(_ reference: String, _ instant: String, _ expected: String) throws {
    #expect(try Self.amount(reference, instant) == expected)
  }

  @Test(
    arguments: [
      ([.year], "2021-06-10T12:00:00Z", "0 year"), ([.year], "2020-12-31T23:59:59Z", "-1 year"),
      ([.year, .hour], "2021-06-20T12:00:00Z", "240 hour"),
      ([.year, .hour], "2022-06-10T12:00:00Z", "1 year"),
      ([.minute], "2021-06-10T12:00:29Z", "0 minute"),
      ([.minute], "2021-06-10T12:00:30Z", "1 minute"),
      ([.minute], "2021-06-11T12:00:00Z", "1440 minute"),
      ([.minute, .second], "2021-06-10T12:59:45Z", "60 minute"),
      ([.hour, .second], "2021-06-10T12:01:00Z", "60 second"),
      ([.day], "2021-06-10T23:59:59Z", "0 day"), ([.day], "2021-06-11T00:00:00Z", "1 day"),
      ([.day], "2021-06-09T23:59:59Z", "-1 day"), ([.day], "2021-08-10T12:00:00Z", "61 day"),
      ([.week], "2021-06-12T23:59:59Z", "0 week"), ([.week], "2021-06-13T00:00:00Z", "1 week"),
      ([.month, .day], "2021-07-09T12:00:00Z", "29 day"),
      ([.quarter], "2021-07-01T00:00:00Z", "1 quarter"),
      ([.quarter], "2021-03-31T23:59:59Z", "-1 quarter"),
      ([.year, .quarter, .month], "2021-09-10T12:00:00Z", "1 quarter"),
      ([.year, .quarter, .month], "2021-09-01T00:00:00Z", "1 quarter"),
      ([.year, .quarter, .month], "2021-08-31T23:59:59Z", "2 month"),
      ([], "2021-06-10T13:00:00Z", "1 hour"),
      (.init(rawValue: 0), "2022-06-10T12:00:00Z", "1 year"),
      ([.millisecond], "2022-06-10T12:00:00Z", "1 year"),
      ([.hour, .millisecond], "2021-06-10T12:01:00Z", "0 hour"),
    ] as [(TimeUnits, String, String)]
  )
  func choosesAmongUnits(
    _ units: TimeUnits,
    _ instant: String,
    _ expected: String
  ) throws {
    #expect(try Self.amount("2021-06-10T12:00:00Z", instant, units: units) == expected)
  }

  // 2021-06-10 is a Thursday.
  @Test(
    arguments: [
      (.monday, "2021-06-21T00:00:00Z", "2 week"), (.monday, "2021-06-20T23:59:59Z", "1 week"),
      (.sunday, "2021-06-20T00:00:00Z", "2 week"), (.saturday, "2021-06-19T00:00:00Z", "2 week"),
      (.saturday, "2021-06-18T23:59:59Z", "1 week"), (.thursday, "2021-06-24T00:00:00Z", "2 week"),
      (.thursday, "2021-06-23T23:59:59Z", "1 week"), (.thursday, "2021-06-03T00:00:00Z", "-1 week"),
      (.tuesday, "2021-06-22T00:00:00Z", "2 week"), (.tuesday, "2021-06-21T23:59:59Z", "1 week"),
      (.wednesday, "2021-06-23T00:00:00Z", "2 week"), (.friday, "2021-06-18T00:00:00Z", "2 week"),
      (.friday, "2021-06-17T23:59:59Z", "1 week"),
    ] as [(LocaleInfo.Weekday, String, String)]
  )
  func beginsWeeks(_ firstWeekday: LocaleInfo.Weekday, _ instant: String, _ expected: String) throws
  {
    let found = try Self.amount("2021-06-10T12:00:00Z", instant, firstWeekday: firstWeekday)
    #expect(found == expected)
  }

  @Test(arguments: [
    // The clocks go forward on March 31, 2024, and back on October 27: noon to noon is a day.
    ("Europe/Berlin", "2024-03-30T12:00:00+01:00", "2024-03-31T12:00:00+02:00", "1 day"),
    ("Europe/Berlin", "2024-03-30T12:00:00+01:00", "2024-03-31T11:59:59+02:00", "23 hour"),
    ("Europe/Berlin", "2024-10-26T12:00:00+02:00", "2024-10-27T11:59:59+01:00", "25 hour"),
    ("Europe/Berlin", "2024-10-27T12:00:00+01:00", "2024-10-26T12:00:00+02:00", "-1 day"),
    // The hour that occurs twice.
    ("Europe/Berlin", "2024-10-27T02:30:00+02:00", "2024-10-27T02:30:00+01:00", "1 hour"),
    // A time that is skipped on the next day is read as one hour later.
    ("Europe/Berlin", "2024-03-30T02:30:00+01:00", "2024-03-31T03:29:59+02:00", "24 hour"),
    ("Europe/Berlin", "2024-03-30T02:30:00+01:00", "2024-03-31T03:30:00+02:00", "1 day"),
    // Samoa skipped December 30, 2011: two hours only, and then two days.
    ("Pacific/Apia", "2011-12-29T23:00:00-10:00", "2011-12-31T01:00:00+14:00", "2 hour"),
    ("Pacific/Apia", "2011-12-29T23:00:00-10:00", "2011-12-31T23:00:00+14:00", "2 day"),
    // The same instants in two zones.
    ("UTC", "2024-01-08T22:00:00Z", "2024-01-10T00:30:00Z", "2 day"),
    ("America/New_York", "2024-01-08T22:00:00Z", "2024-01-10T00:30:00Z", "1 day"),
  ])
  func countsDaysOfAZone(
    _ zone: String,
    _ reference: String,
    _ instant: String,
    _ expected: String
  ) throws {
    #expect(try Self.amount(reference, instant, zone: zone) == expected)
  }

  // Newfoundland's clocks went back from 00:01 to 23:01 the day before.
  @Test func aClockSetBackOverMidnightDoesNotTurnTheDirection() throws {
    let (early, late) = ("2006-10-29T00:00:30-02:30", "2006-10-28T23:30:00-03:30")
    let days = TimeUnits.day
    #expect(try Self.amount(early, late, zone: "America/St_Johns", units: days) == "0 day")
    #expect(try Self.amount(late, early, zone: "America/St_Johns", units: days) == "0 day")
  }

  @Test func reachesFromOneEndOfTimeToTheOther() throws {
    let first = try Instant(secondsSince1970: -377_705_116_800)
    let last = try Instant(secondsSince1970: 253_402_300_799, nanosecond: 999_999_999)
    let zones = try ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map {
      try TimeZoneRules.rules(for: TimeZoneID($0))
    }
    for zone in zones {
      for (from, to, sign) in [(first, last, 1), (last, first, -1)] {
        let years = RelativeTimeFormat.amount(of: to, relativeTo: from, in: zone)
        #expect(years.unit == .year && (19_998...20_000).contains(years.value * sign))
        let seconds = RelativeTimeFormat.amount(of: to, relativeTo: from, in: zone, units: .second)
        #expect(seconds == .init(value: sign * 631_107_417_600, unit: .second))
      }
      #expect(RelativeTimeFormat.amount(of: last, relativeTo: last, in: zone).value == 0)
    }
  }

  /// Checks that a later instant never has an earlier text, in any one unit.
  @Test func amountsOfOneUnitGrowWithTime() throws {
    var generator = SplitMix(seed: 7)
    let zone = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    let all: [TimeUnits] = [
      .year, .quarter, .month, .week, .day, .hour, .minute, .second,
    ]
    for _ in 0..<200 {
      let reference = try Instant(
        secondsSince1970: .random(in: 0...4_000_000_000, using: &generator)
      )
      for units in all {
        var last = Int.min
        var offset: Int64 = -40_000_000
        while offset < 40_000_000 {
          let instant = try Instant(secondsSince1970: reference.secondsSince1970 + offset)
          let value = RelativeTimeFormat.amount(
            of: instant,
            relativeTo: reference,
            in: zone,
            units: units
          ).value
          #expect(value >= last)
          #expect(offset <= 0 || value >= 0)
          last = value
          offset += .random(in: 1...400_000, using: &generator)
        }
      }
    }
  }

  // Weeks that begin on Sunday, Monday or Saturday, or on another day set by a keyword.
  @Test(arguments: [
    ("en-US", 7), ("de", 1), ("ar-EG", 6), ("en-GB", 1), ("en-US-u-fw-wed", 3), ("de-XX", 1),
    ("en-u-rg-gbzzzz", 1), ("tlh", 7), ("de-u-fw-sun-rg-uszzzz", 7), ("de-u-rg-uszzzz", 7),
  ])
  func takesTheFirstWeekdayOfTheLocale(_ tag: String, _ expected: Int) throws {
    #expect(
      try RelativeTimeFormat(width: .long).formatter(for: LocaleID(tag)).firstWeekday == expected
    )
  }

  @Test func writesWhatItChooses() throws {
    let zone = try TimeZoneRules.rules(for: .utc)
    let reference = try Self.instant("2021-06-10T12:00:00Z")
    let sunday = try Self.instant("2021-06-20T00:00:00Z")
    let format = RelativeTimeFormat(width: .long, numbers: .named)
    for (tag, expected) in [("en-US", "in 2 weeks"), ("en-GB", "next week")] {
      let formatter = try format.formatter(for: LocaleID(tag))
      #expect(formatter.string(.instant(sunday, relativeTo: reference, in: zone)) == expected)
      #expect(formatter.text(.instant(sunday, relativeTo: reference, in: zone)).string == expected)
      var bytes: [UInt8] = []
      formatter.append(.instant(sunday, relativeTo: reference, in: zone), to: &bytes)
      #expect(bytes == Array(expected.utf8))
      #expect(
        try FormatterCache.shared.string(
          .instant(sunday, relativeTo: reference, in: zone),
          as: format,
          for: LocaleID(tag)
        ) == expected
      )
    }
    try AppLocale.with(AppLocale(LocaleID("en-GB"))) {
      let text = try FormatterCache.shared.string(
        .instant(sunday, relativeTo: reference, in: zone),
        as: format
      )
      #expect(text == "next week")
    }
  }
}
