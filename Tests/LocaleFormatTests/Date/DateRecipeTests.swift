internal import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct DateRecipeTests {
  private func instant(_ text: String) throws -> Instant {
    try MachineFormat.rfc3339.parse(text).instant
  }

  @Test func hasEveryCalendarOfICU() throws {
    let names = Set(CalendarSystem.allCases.map(\.keyword))
    #expect(names == Set(Oracle.codes("calendar")))
  }

  // From CLDR 42: the first of March 2024 in each calendar.
  @Test(
    arguments: [
      (.buddhist, "March 1, 2567 BE"), (.chinese, "First Month 21, 2024(jia-chen)"),
      (.coptic, "Amshir 22, 1740 ERA1"), (.dangi, "First Month 21, 2024(jia-chen)"),
      (.ethiopic, "Yekatit 22, 2016 ERA1"), (.ethiopicAmeteAlem, "Yekatit 22, 7516 ERA0"),
      (.gregorian, "March 1, 2024"), (.hebrew, "21 Adar I 5784"),
      (.indian, "Phalguna 11, 1945 Saka"), (.islamic, "Shaʻban 21, 1445 AH"),
      (.islamicCivil, "Shaʻban 20, 1445 AH"), (.islamicRGSA, "Shaʻban 21, 1445 AH"),
      (.islamicTabular, "Shaʻban 21, 1445 AH"), (.islamicUmmAlQura, "Shaʻban 20, 1445 AH"),
      (.iso8601, ICUFacts.current.iso8601Date), (.japanese, "March 1, 6 Reiwa"),
      (.persian, "Esfand 11, 1402 AP"), (.roc, "March 1, 113 Minguo"),
    ] as [(CalendarSystem, String)]
  )
  func countsByEveryCalendar(_ calendar: CalendarSystem, _ expected: String) throws {
    let format = DateFormat(date: .long, time: .omitted, zone: .utc).calendar(calendar)
    let moment = try instant("2024-03-01T10:04:05Z")
    #expect(try format.formatter(for: LocaleID("en")).string(moment) == expected)
    let named = try LocaleID("en").setting("ca", to: calendar.rawValue)
    let plain = DateFormat(date: .long, time: .omitted, zone: .utc)
    #expect(try plain.formatter(for: named).string(moment) == expected)
  }

  @Test func theRecipesCalendarAndHoursGoBeforeTheLocales() throws {
    let locale = LocaleID("en-u-ca-japanese-hc-h12")
    let format = DateFormat(date: .medium, time: .short, zone: .utc).calendar(.gregorian)
      .hourCycle(.h23)
    let moment = try instant("2024-03-01T21:04:05Z")
    #expect(try format.formatter(for: locale).string(moment) == "Mar 1, 2024, 21:04")
  }

  @Test func everyOptionIsInTheKey() throws {
    let base = DateFormat(date: .long, time: .short, zone: .utc)
    let others = [
      base.calendar(.roc), base.hourCycle(.h11), base.capitalization(.standalone),
      base.fieldLengths(.all), base.prolepticGregorian(), base.relativeDays(),
      base.relativeDays(.plain), DateFormat(date: .long, time: .medium, zone: .utc),
      DateFormat(date: .long, time: .short, zone: TimeZoneID("Europe/Berlin")),
      DateFormat(template: "yMMMd", zone: .utc), DateFormat(pattern: "yMMMd", zone: .utc),
    ]
    #expect(Set(others + [base]).count == others.count + 1)
    #expect(Set((others + [base]).map(\.fingerprint)).count == others.count + 1)
    #expect(base.calendar(.roc) == base.calendar(.roc))
  }

  // MARK: Named fields

  @Test func everyNamedFieldIsItsLetters() {
    let all = DateFields.era().year(.twoDigits).yearForWeek().quarter(.wide).month(.narrow)
      .week(.twoDigits).weekOfMonth().weekday(.wide).day(.twoDigits).dayOfYear()
      .dayPeriod(.narrow).hour(.twoDigits).minute().second(.twoDigits)
      .fractionalSecond(digits: 3).timeZone(.generic(.long))
    #expect(all.template == "GyyYQQQQMMMMMwwWEEEEddDBBBBBjjmssSSSvvvv")
    #expect(DateFields.fractionalSecond(digits: 99).template == "SSSSSSSSS")
    #expect(DateFields.fractionalSecond(digits: -1).template == "S")
    let zones: [(DateFields.ZoneName, String)] = [
      (.specific(.short), "z"), (.specific(.long), "zzzz"), (.generic(.short), "v"),
      (.location, "VVVV"), (.exemplarCity, "VVV"), (.identifier, "VV"),
      (.localizedGMT(.short), "O"), (.localizedGMT(.long), "OOOO"), (.iso8601, "XXX"),
    ]
    for (name, letters) in zones { #expect(DateFields.timeZone(name).template == letters) }
    #expect(DateFields.day().month(.numeric).month(.wide).template == "MMMMd")
  }

  @Test func namedFieldsAreTheSameRecipeAsTheirTemplate() throws {
    #expect(
      DateFormat(.day().month(.abbreviated), zone: .utc)
        == (DateFormat(template: "MMMd", zone: .utc))
    )
  }

  // MARK: Relative days

  @Test(arguments: [
    ("en", -1, "yesterday at 10:04\u{202F}AM"), ("en", 0, "today at 10:04\u{202F}AM"),
    ("en", 1, "tomorrow at 10:04\u{202F}AM"), ("en", 2, "March 1, 2024 at 10:04\u{202F}AM"),
    ("de", 2, "übermorgen um 10:04"), ("de", -2, "vorgestern um 10:04"),
    ("fr", 0, "aujourd’hui à 10:04"), ("vi", -1, "lúc 10:04 Hôm qua"), ("ja", 0, "今日 10:04"),
  ])
  func writesDaysNearTodayInWords(_ tag: String, _ days: Int, _ expected: String) throws {
    let format = DateFormat(date: .long, time: .short, zone: .utc).relativeDays()
    let moment = try instant("2024-03-01T10:04:05Z")
    let now = try Instant(secondsSince1970: moment.secondsSince1970 - Int64(days) * 86_400)
    let formatter = try format.formatter(for: LocaleID(tag))
    #expect(formatter.string(moment, relativeTo: now) == expected)
    #expect(formatter.text(moment, relativeTo: now).string == expected)
  }

  @Test func todayIsTheDayOnTheZonesClock() throws {
    // Mexico has had no daylight time since 2022, but ICU 72 does not have this change. By its
    // rules, 05:30 UTC on the 2nd would be half past midnight.
    let format = DateFormat(date: .medium, time: .omitted, zone: TimeZoneID("America/Mexico_City"))
      .relativeDays()
    let formatter = try format.formatter(for: LocaleID("en"))
    let late = try instant("2025-07-02T05:30:00Z")
    #expect(formatter.string(late, relativeTo: try instant("2025-07-01T12:00:00Z")) == "today")
    #expect(formatter.string(late, relativeTo: try instant("2025-07-02T06:00:00Z")) == "yesterday")
  }

  @Test func theWordTakesTheCapitalLetterOfItsPlace() throws {
    let moment = try instant("2024-03-01T10:04:05Z")
    let format = DateFormat(date: .full, time: .short, zone: .utc).relativeDays()
      .capitalization(.beginningOfSentence)
    for (tag, expected) in [("en-GB", "Today at 10:04"), ("de", "Heute um 10:04")] {
      let text = try format.formatter(for: LocaleID(tag)).string(moment, relativeTo: moment)
      #expect(text == expected)
    }
  }

  @Test func onlyStylesWithADateHaveWords() throws {
    let moment = try instant("2024-03-01T10:04:05Z")
    for format in [
      DateFormat(date: .omitted, time: .medium, zone: .utc),
      DateFormat(template: "yMMMd", zone: .utc),
    ] {
      let english = LocaleID("en")
      #expect(
        try format.relativeDays().formatter(for: english).string(moment, relativeTo: moment)
          == format.formatter(for: english).string(moment)
      )
    }
  }

  // MARK: Parts

  @Test func everyFieldHasItsKind() throws {
    let pattern = "G|y|Q|M|w|d|D|g|E|a|H|m|s|S|A|z|r|U|F"
    let text = try DateFormat(pattern: pattern, zone: .utc).formatter(for: LocaleID("en"))
      .text(instant("2024-03-01T10:04:05Z"))
    #expect(
      text.parts.map(\.kind).filter { $0 != .literal } == [
        .era, .year, .quarter, .month, .week, .day, .dayOfYear, .julianDay, .weekday, .dayPeriod,
        .hour, .minute, .second, .fractionalSecond, .millisecondsInDay, .timeZoneName,
        .relatedYear, .yearName, .weekday,
      ]
    )
  }

  // MARK: Any year

  @Test(
    arguments: [
      (327_403_411_200_000, "Monday, January 1, 12345 CE 08:00 UTC"),
      (8_640_000_000_000_000, "Saturday, September 13, 275760 CE 00:00 UTC"),
    ] as [(Int64, String)]
  )
  func writesYearsBeyondInstants(_ milliseconds: Int64, _ expected: String) throws {
    let format = DateFormat(pattern: "EEEE, MMMM d, y G HH:mm z", zone: .utc)
    let text = try format.formatter(for: LocaleID("en")).string(millisecondsSince1970: milliseconds)
    #expect(text == expected.replacing("CE", with: "AD"))
  }

  // ICU uses the year 5828963 for all later years.
  @Test func writesNoYearThatICUDoesNotCountTo() throws {
    let formatter = try DateFormat(pattern: "y G", zone: .utc).formatter(for: LocaleID("en"))
    let range = DateFormat.Formatter.validMilliseconds
    #expect(formatter.string(millisecondsSince1970: range.upperBound) == "5828963 AD")
    #expect(formatter.string(millisecondsSince1970: range.lowerBound) == "5838270 BC")
    for milliseconds in [range.upperBound + 1, range.lowerBound - 1, .max, .min] {
      #expect(formatter.string(millisecondsSince1970: milliseconds) == "\(milliseconds) ms")
    }
  }

  @Test func writesEvenAbsurdMilliseconds() throws {
    let format = DateFormat(zone: TimeZoneID("Europe/Berlin"))
    let formatter = try format.formatter(for: LocaleID("en"))
    for milliseconds in [Int64.min, -1 << 60, -8_640_000_000_000_001, 1 << 60, .max] {
      #expect(!formatter.string(millisecondsSince1970: milliseconds).isEmpty)
    }
    let moment = try instant("2024-03-01T10:04:05Z")
    #expect(
      formatter.string(millisecondsSince1970: moment.millisecondsSince1970)
        == formatter.string(moment)
    )
  }

  // A summer day of the year 12024 has the same offset as one in 2024.
  @Test func aFarYearHasTheRulesOfANearerOne() throws {
    let format = DateFormat(pattern: "MM-dd HH:mm XXX", zone: TimeZoneID("Europe/Berlin"))
    let formatter = try format.formatter(for: .root)
    let cycles: Int64 = 25 * 146_097 * 86_400_000
    for text in ["2024-07-01T10:00:00Z", "2024-01-01T10:00:00Z"] {
      let milliseconds = try instant(text).millisecondsSince1970
      #expect(
        formatter.string(millisecondsSince1970: milliseconds + cycles)
          == formatter.string(millisecondsSince1970: milliseconds)
      )
    }
  }

  // MARK: Zones

  // UTS #35, for a zone that has no name in CLDR.
  @Test func aZoneThatICUDoesNotKnowHasItsOwnNameAndCity() throws {
    let zone = TimeZoneID("America/Coyhaique")
    let format = DateFormat(pattern: "VV, VVV, z, zzzz, v, vvvv, VVVV, O, XXX", zone: zone)
    let text = try format.formatter(for: LocaleID("en")).string(instant("2025-07-01T12:00:00Z"))
    #expect(
      text == "America/Coyhaique, Coyhaique, GMT-3, GMT-03:00, GMT-3, GMT-03:00, GMT-03:00, GMT-3, "
        + "-03:00"
    )
  }
}
