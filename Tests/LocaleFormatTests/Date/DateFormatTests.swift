internal import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct DateFormatTests {
  private func instant(_ text: String) throws -> Instant {
    try MachineFormat.rfc3339.parse(text).instant
  }

  // The patterns are from CLDR 42, the offsets from the system's zone data.
  @Test(
    arguments: [
      (
        "de", .full, .full, "Europe/Berlin",
        "Freitag, 1. M\u{E4}rz 2024 um 11:04:05 Mitteleurop\u{E4}ische Normalzeit"
      ),
      ("en-US", .short, .short, "America/New_York", "3/1/24, 5:04\u{202F}AM"),
      ("ja", .long, .omitted, "Asia/Tokyo", "2024\u{5E74}3\u{6708}1\u{65E5}"),
      ("en", .omitted, .medium, "Asia/Kathmandu", "3:49:05\u{202F}PM"),
      ("th", .short, .omitted, "UTC", "1/3/67"),
      ("und", .medium, .medium, "UTC", "2024 M03 1 10:04:05"),
    ] as [(String, DateFormat.Style, DateFormat.Style, String, String)]
  )
  func writesByStyles(
    _ tag: String,
    _ date: DateFormat.Style,
    _ time: DateFormat.Style,
    _ zone: String,
    _ expected: String
  ) throws {
    let format = DateFormat(date: date, time: time, zone: try TimeZoneID(zone))
    let formatter = try format.formatter(for: LocaleID(tag))
    let moment = try instant("2024-03-01T10:04:05Z")
    #expect(formatter.string(moment) == expected)
    var bytes: [UInt8] = [0x3E]
    formatter.append(moment, to: &bytes)
    #expect(bytes == [0x3E] + Array(formatter.string(moment).utf8))
  }

  @Test(arguments: [
    ("dMMM", "en-US", "MMM d"), ("dMMM", "de", "d. MMM"),
    ("yMMMd", "ja", "y\u{5E74}M\u{6708}d\u{65E5}"),
    ("jm", "de", "HH:mm"), ("jm", "de-US", "h:mm\u{202F}a"), ("jm", "en-u-hc-h23", "HH:mm"),
    ("Hm", "fr-CA", "HH 'h' mm"), ("yMd", "de-XX", "d.M.y"),
  ])
  func findsThePatternOfATemplate(_ template: String, _ tag: String, _ pattern: String) throws {
    let found = try DateFormat.pattern(template: template, for: LocaleID(tag))
    #expect(found.replacing("\u{202F}", with: " ") == pattern.replacing("\u{202F}", with: " "))
  }

  @Test(
    arguments: [
      ("en", .h23, .medium, .short, "Mar 1, 2024, 00:04"),
      ("en", .h12, .omitted, .short, "12:04\u{202F}AM"),
      ("en", .h11, .omitted, .short, "0:04\u{202F}AM"), ("en", .h24, .omitted, .short, "24:04"),
      ("de", .h12, .long, .short, "1. M\u{E4}rz 2024 um 12:04\u{202F}AM"),
      ("de", .h23, .omitted, .long, "00:04:05 UTC"),
      ("ja", .h23, .omitted, .full, ICUFacts.current.japaneseFullTime),
      ("de", .h12, .long, .omitted, "1. M\u{E4}rz 2024"),
      ("de-GB", .h12, .omitted, .short, "12:04\u{202F}AM"),
    ] as [(String, HourCycle, DateFormat.Style, DateFormat.Style, String)]
  )
  func stylesCountTheirHoursAsAsked(
    _ tag: String,
    _ cycle: HourCycle,
    _ date: DateFormat.Style,
    _ time: DateFormat.Style,
    _ expected: String
  ) throws {
    let format = DateFormat(date: date, time: time, zone: .utc).hourCycle(cycle)
    let instant = try Instant(secondsSince1970: 1_709_251_445)
    #expect(try format.formatter(for: LocaleID(tag)).string(instant) == expected)
  }

  @Test(arguments: [("", 0), ("yMMMx d", 5), ("y\u{E9}", 1), ("yyyy-MM", 4), ("i", 0)])
  func refusesATemplateWithItsPlace(_ template: String, _ offset: Int) {
    let error = #expect(throws: FormatError.self) {
      try DateFormat.pattern(template: template, for: .root)
    }
    #expect(error?.offset == offset)
  }

  // ICU gives an empty pattern for these, or leaves the week out. CLDR's own patterns are in
  // availableFormats, as yw and MMMMW. ICU's generator adds the other fields.
  @Test(arguments: [
    ("yw", "en", "'week' w 'of' Y"), ("YYYYw", "en", "'week' w 'of' YYYY"),
    ("yyyyww", "de", "'Woche' ww 'des' 'Jahres' YYYY"), ("ywE", "fr", "'semaine' w 'de' Y EEE"),
    ("ywHm", "es-MX", "'semana' w 'de' Y, HH:mm"), ("MMMMW", "en", "'week' W 'of' MMMM"),
    ("MMMW", "ar", "الأسبوع W من MMM"), ("MW", "ja", "M月第W週"), ("MMMMW", "ja", "M月第W週"),
    ("MW", "fi", "LLLL'n' W. 'viikko'"), ("MMMMW", "pl", "LLLL, 'tydz'. W"),
    ("MMMMW", "zh-Hant-HK", "M月第W週"), ("yw", "en-GB-u-ca-iso8601", "'week' w 'of' Y"),
  ])
  func fillsThePatternsOfWeeks(_ template: String, _ tag: String, _ pattern: String) throws {
    #expect(try DateFormat.pattern(template: template, for: LocaleID(tag)) == pattern)
  }

  @Test(arguments: [
    ("Jm", "en-US", "h:mm"), ("Jms", "en-US", "h:mm:ss"), ("J", "en-US", "h"),
    ("EJm", "en-US", "EEE h:mm"), ("Jm", "de", "HH:mm"), ("Jm", "ja", "H:mm"),
    ("Jm", "ko", "h:mm"), ("J", "zh-Hant-TW", "h時"), ("Jmv", "en-US", "h:mm v"),
    ("Jm", "de-US", "h:mm"), ("EJm", "zh-Hant", "EEE h:mm"), ("EJm", "yue", "EEE h:mm"),
    ("yMMMdJm", "zh-Hant", "y年M月d日 h:mm"), ("Jm", "as", "h:mm"), ("EJm", "brx", "h:mm, EEE"),
  ])
  func anHourWithoutDayPeriodIsAsLongAsTheLocaleHasIt(
    _ template: String,
    _ tag: String,
    _ pattern: String
  ) throws {
    #expect(try DateFormat.pattern(template: template, for: LocaleID(tag)) == pattern)
  }

  // From CLDR's timeData: the patterns that ICU uses for a region that it has a bundle for.
  @Test(arguments: [
    ("Cm", "en-BN", "h:mm\u{202F}b"), ("Cm", "und-IN", "h:mm B"), ("Cm", "gu-IN", "h:mm B"),
    ("CCm", "en-BN", "hh:mm\u{202F}b"), ("CCCm", "en-BN", "h:mm\u{202F}bbbb"),
    ("CCCCCm", "en-BN", "h:mm\u{202F}bbbbb"), ("Cm", "de-FR", "HH:mm"),
  ])
  func theAllowedHourIsTheRegions(_ template: String, _ tag: String, _ pattern: String) throws {
    let found = try DateFormat.pattern(template: template, for: LocaleID(tag), lengths: .hour)
    #expect(found == pattern)
  }

  // The process keeps patterns: each with everything that it depends on.
  @Test func aPatternIsThatOfItsLocaleAndItsLengths() throws {
    for _ in 0..<2 {
      for (tag, lengths, pattern) in [
        ("en", .locale, "h:mm\u{202F}a"), ("en", .hour, "hh:mm\u{202F}a"),
        ("ja", .locale, "aK:mm"), ("ja", .hour, "aKK:mm"),
      ] as [(String, DateFormat.FieldLengths, String)] {
        let locale = try LocaleID(tag)
        let found = try DateFormat.pattern(template: "hhmm", for: locale, lengths: lengths)
        #expect(found == pattern, "\(tag)")
      }
    }
  }

  @Test(arguments: [
    ("", 0), ("d. MMMM n", 8), ("yyyy-MM-ddThh", 10), ("h 'o'clock", 6), ("'open", 0),
    ("ä j", 3), ("HH:mm\0", 5),
  ])
  func refusesAPatternWithItsPlace(_ pattern: String, _ offset: Int) {
    let error = #expect(throws: FormatError.self) {
      try DateFormat(pattern: pattern, zone: .utc).validated()
    }
    #expect(error?.code == .invalidPattern && error?.text == pattern && error?.offset == offset)
  }

  @Test func refusesALongPatternAndTakesOneAtTheBound() throws {
    let longest = String(repeating: "d ", count: ExplicitPattern.maximumCount / 2)
    let text = try DateFormat(pattern: longest, zone: .utc).formatter(for: .root)
      .text(instant("2024-03-01T10:04:05Z"))
    #expect(text.string == longest.replacing("d", with: "1"))
    #expect(text.parts.count == ExplicitPattern.maximumCount)
    #expect(throws: FormatError.self) {
      try DateFormat(pattern: longest + "d", zone: .utc).validated()
    }
  }

  // For each of these, ICU 72.1's own rules (2022e) have another offset or do not have the zone.
  // The system's rules are 2025b.
  @Test(arguments: [
    ("America/Mexico_City", "06:00:00 GMT-6"), ("Africa/Cairo", "15:00:00 OESZ"),
    ("America/Nuuk", "11:00:00 GMT-1"), ("Asia/Almaty", "17:00:00 GMT+5"),
    ("America/Asuncion", "09:00:00 GMT-3"), ("America/Ciudad_Juarez", "06:00:00 GMT-6"),
    ("America/Coyhaique", "09:00:00 GMT-3"),
  ])
  func takesOffsetsFromTheSystemsZoneData(_ zone: String, _ expected: String) throws {
    let format = DateFormat(date: .omitted, time: .long, zone: try TimeZoneID(zone))
    let text = try format.formatter(for: LocaleID("de")).string(instant("2025-07-01T12:00:00Z"))
    #expect(text == expected)
  }

  @Test func namesAZoneByTheSystemsDaylightFlagWhereRulesDiffer() throws {
    let format = DateFormat(date: .omitted, time: .full, zone: TimeZoneID("America/Mexico_City"))
    let formatter = try format.formatter(for: LocaleID("en-GB"))
    #expect(
      formatter.string(try instant("2025-07-01T12:00:00Z")) == "06:00:00 Central Standard Time"
    )
    #expect(
      formatter.string(try instant("2020-07-01T12:00:00Z")) == "07:00:00 Central Daylight Time"
    )
  }

  // Inuvik was an hour further west then, which ICU's rules do not have; where there is no name, ICU
  // writes the present offset.
  @Test func aNameByTheFlagIsNotAnotherOffset() throws {
    let format = DateFormat(pattern: "z OOOO", zone: TimeZoneID("America/Inuvik"))
    for data in [DataChoice.icu, .system, .pinned] where CompiledFacts.release != nil {
      let text = try DataChoice.with(data) {
        try format.formatter(for: LocaleID("de")).string(instant("1976-08-05T20:05:12Z"))
      }
      #expect(text == "GMT-7 GMT-07:00", "\(data)")
    }
  }

  // Egypt has had daylight time again since 2023. ICU 72's rules have none there, but ICU has a
  // name for it.
  @Test func namesADaylightTimeThatICUDoesNotExpect() throws {
    let format = DateFormat(date: .omitted, time: .full, zone: TimeZoneID("Africa/Cairo"))
    for (text, expected) in [
      ("2025-07-01T12:00:00Z", "15:00:00 Eastern European Summer Time"),
      ("2025-01-01T12:00:00Z", "14:00:00 Eastern European Standard Time"),
    ] {
      let written = try format.formatter(for: LocaleID("en-GB")).string(instant(text))
      #expect(written == expected)
    }
    let short = DateFormat(date: .omitted, time: .long, zone: TimeZoneID("Africa/Cairo"))
    let written = try short.formatter(for: LocaleID("en")).string(instant("2025-07-01T12:00:00Z"))
    #expect(written.hasSuffix("GMT+3"))
  }

  // The rules of ICU 72 and 76 put Asunción at -04 in its winter, and ICU has a name for that.
  // Since 2024 the offset there is -03 all year.
  @Test func aZoneNameNeverContradictsTheClock() throws {
    let format = DateFormat(date: .omitted, time: .full, zone: TimeZoneID("America/Asuncion"))
    let text = try format.formatter(for: LocaleID("en")).string(instant("2025-07-01T12:00:00Z"))
    #expect(text.hasSuffix("GMT-03:00"))
  }

  @Test(arguments: zip(ICUFacts.zonesOfTheYear, ICUFacts.current.namesOfTheYear))
  func aNameOfTheWholeYearIsThatOfThePlaceWhereICUKnowsAnotherTime(
    _ place: (zone: String, moment: String),
    _ expected: String
  ) throws {
    let (zone, moment) = place
    let format = try DateFormat(pattern: "vvvv", zone: TimeZoneID(zone))
    #expect(try format.formatter(for: LocaleID("en")).string(instant(moment)) == expected)
    let start = try instant(moment)
    let both = try DateIntervalFormat(DateFormat(template: "jmvvvv", zone: TimeZoneID(zone)))
    #expect(
      try both.formatter(for: LocaleID("en")).string(.from(start, through: start)).hasSuffix(
        expected
      )
    )
  }

  @Test(
    arguments: [
      (.h11, "hm", "K:mm\u{202F}a"), (.h11, "Hm", "HH:mm"), (.h12, "Km", "h:mm\u{202F}a"),
      (.h23, "hm", "h:mm\u{202F}a"), (.h23, "km", "HH:mm"), (.h24, "Hm", "kk:mm"),
    ] as [(HourCycle, String, String)]
  )
  func anHourCycleKeepsTwelveAndTwentyFourHoursApart(
    _ cycle: HourCycle,
    _ template: String,
    _ expected: String
  ) throws {
    let format = DateFormat(template: template, zone: .utc).hourCycle(cycle)
    #expect(try format.formatter(for: LocaleID("en")).pattern == expected)
    let fixed = DateFormat(pattern: "h H K k", zone: .utc).hourCycle(cycle)
    #expect(try fixed.formatter(for: LocaleID("en")).pattern == "h H K k")
  }

  @Test func anUnknownKeywordChangesNothing() throws {
    for (tag, plain) in [
      ("de-AE-u-hc-h99", "de-AE"), ("th-u-ca-nonsense", "th"), ("ar-EG-u-nu-none", "ar-EG"),
    ] {
      let locale = try LocaleID(tag)
      let other = try LocaleID(plain)
      #expect(
        try DateFormat.pattern(template: "yMdjm", for: locale)
          == DateFormat.pattern(template: "yMdjm", for: other)
      )
      let format = DateFormat(zone: .utc)
      let moment = try instant("2024-03-01T10:04:05Z")
      #expect(
        try format.formatter(for: locale).string(moment)
          == format.formatter(for: other).string(moment)
      )
    }
  }

  @Test func pastTheBoundOfNamesTheDigitsAreStillRight() throws {
    let admitted = AdmittedNames(maximum: 1)
    let hindi = try LocaleID("hi-u-nu-deva").resolved
    let first = DateLocaleName(hindi, showsWeeks: false, admitted: admitted)
    #expect(first.name == "hi@numbers=deva" && first.digits == nil)
    #expect(DateLocaleName(hindi, showsWeeks: false, admitted: admitted) == first)
    let arabic = try LocaleID("en-u-nu-arab").resolved
    let second = DateLocaleName(arabic, showsWeeks: false, admitted: admitted)
    #expect(second.name == "en" && second.digits == "en@numbers=arab")
    let usual = try LocaleID("en-u-ca-buddhist-hc-h23").resolved
    let third = DateLocaleName(usual, showsWeeks: false, admitted: admitted)
    #expect(third.name == "en@calendar=buddhist;hours=h23" && third.digits == nil)
    let handle = try DateHandle(
      DateHandle.Options(
        .pattern("d.M.y HH:mm"),
        locale: second.name,
        digits: second.digits,
        zone: "UTC"
      )
    )
    let text = try handle.string(
      DateHandle.Moment(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
    )
    #expect(text == "\u{661}.\u{661}.\u{661}\u{669}\u{667}\u{660} \u{660}\u{660}:\u{660}\u{660}")
  }

  @Test(arguments: ["Europe/Nowhere", "Mars/Olympus"])
  func refusesAZoneTheSystemDoesNotKnow(_ name: String) throws {
    let zone = try TimeZoneID(name)
    #expect(throws: FormatError.unknownTimeZone(name)) {
      try DateFormat(zone: zone).formatter(for: .root)
    }
  }

  @Test func refusesToShowNothing() {
    #expect(throws: FormatError.nothingToShow) {
      try DateFormat(date: .omitted, time: .omitted, zone: .utc).formatter(for: .root)
    }
  }

  @Test func writesTheWholeRangeOfInstants() throws {
    let format = DateFormat(template: "GyMMMMEEEEdHms", zone: TimeZoneID("Europe/Berlin"))
    let formatter = try format.formatter(for: LocaleID("en"))
    for seconds in [-377_705_116_800, -62_135_596_800, -12_219_292_800, -1, 0, 253_402_300_799] {
      let text = formatter.string(try Instant(secondsSince1970: Int64(seconds)))
      #expect(!text.isEmpty && !text.hasSuffix("Z"), "\(seconds): \(text)")
    }
  }
}
