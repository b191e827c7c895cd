internal import ICU
import MachineTime
import Testing

@testable import LocaleFormat

@Suite struct DateFormatTests {
  private func instant(_ text: String) throws -> Instant {
    try MachineFormat.rfc3339.parse(text).instant
  }

  // Patterns from CLDR 42, offsets from the system's zone data.
  @Test(
    arguments: [
      (
        "de", .full, .full, "Europe/Berlin",
        "Freitag, 1. M\u{E4}rz 2024 um 11:04:05 Mitteleurop\u{E4}ische Normalzeit"
      ),
      ("en-US", .short, .short, "America/New_York", "3/1/24, 5:04\u{202F}AM"),
      ("ja", .long, .none, "Asia/Tokyo", "2024\u{5E74}3\u{6708}1\u{65E5}"),
      ("en", .none, .medium, "Asia/Kathmandu", "3:49:05\u{202F}PM"),
      ("th", .short, .none, "UTC", "1/3/67"),
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
    // CLDR 42 has U+202F before AM and PM only from ICU 72.1 on.
    if try LibraryVersions.current.icu.hasPrefix("72.") || tag != "en" && tag != "en-US" {
      #expect(formatter.string(moment) == expected)
    }
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
    let found = try DateFormat.pattern(template: template, locale: LocaleID(tag))
    #expect(found.replacing("\u{202F}", with: " ") == pattern.replacing("\u{202F}", with: " "))
  }

  @Test(arguments: [("", 0), ("yMMMx d", 5), ("y\u{E9}", 1), ("yyyy-MM", 4), ("i", 0)])
  func refusesATemplateWithItsPlace(_ template: String, _ offset: Int) {
    let error = #expect(throws: FormatError.self) {
      try DateFormat.pattern(template: template, locale: .root)
    }
    #expect(error?.offset == offset)
  }

  @Test(arguments: ["yw", "YYYYw", "MMMMW"])
  func neverGivesAnEmptyPattern(_ template: String) throws {
    let english = try LocaleID("en")
    #expect(throws: FormatError.unsupportedTemplate(template, locale: english)) {
      try DateFormat.pattern(template: template, locale: english)
    }
    #expect(throws: FormatError.unsupportedTemplate(template, locale: english)) {
      try DateFormat(template: template, zone: .utc).formatter(for: english)
    }
  }

  // ICU 72.1's own rules (2022e) give each of these another offset, or do not know the zone. The
  // system's are 2025b.
  @Test(arguments: [
    ("America/Mexico_City", "06:00:00 GMT-6"), ("Africa/Cairo", "15:00:00 GMT+3"),
    ("America/Nuuk", "11:00:00 GMT-1"), ("Asia/Almaty", "17:00:00 GMT+5"),
    ("America/Asuncion", "09:00:00 GMT-3"), ("America/Ciudad_Juarez", "06:00:00 GMT-6"),
    ("America/Coyhaique", "09:00:00 GMT-3"),
  ])
  func takesOffsetsFromTheSystemsZoneData(_ zone: String, _ expected: String) throws {
    let format = DateFormat(date: .none, time: .long, zone: try TimeZoneID(zone))
    let text = try format.formatter(for: LocaleID("de")).string(instant("2025-07-01T12:00:00Z"))
    #expect(text == expected)
  }

  @Test func namesAZoneByTheSystemsDaylightFlagWhereRulesDiffer() throws {
    let format = DateFormat(date: .none, time: .full, zone: try TimeZoneID("America/Mexico_City"))
    let formatter = try format.formatter(for: LocaleID("en-GB"))
    #expect(
      formatter.string(try instant("2025-07-01T12:00:00Z")) == "06:00:00 Central Standard Time"
    )
    #expect(
      formatter.string(try instant("2020-07-01T12:00:00Z")) == "07:00:00 Central Daylight Time"
    )
  }

  // ICU 72's rules put Almaty at +06 and have a name for that; the clock shows +05.
  @Test func aZoneNameNeverContradictsTheClock() throws {
    let format = DateFormat(date: .none, time: .full, zone: try TimeZoneID("Asia/Almaty"))
    let text = try format.formatter(for: LocaleID("en")).string(instant("2025-07-01T12:00:00Z"))
    #expect(text.hasSuffix("GMT+05:00"))
  }

  @Test func anUnknownKeywordChangesNothing() throws {
    for (tag, plain) in [
      ("de-AE-u-hc-h99", "de-AE"), ("th-u-ca-nonsense", "th"), ("ar-EG-u-nu-none", "ar-EG"),
    ] {
      let locale = try LocaleID(tag)
      let other = try LocaleID(plain)
      #expect(
        try DateFormat.pattern(template: "yMdjm", locale: locale)
          == DateFormat.pattern(template: "yMdjm", locale: other)
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
    let handle = try DateHandleContent.pattern("d.M.y HH:mm").open(locale: second, zone: "UTC")
    let text = try handle.string(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
    #expect(text == "\u{661}.\u{661}.\u{661}\u{669}\u{667}\u{660} \u{660}\u{660}:\u{660}\u{660}")
  }

  @Test(arguments: ["Europe/Nowhere", "Mars/Olympus"])
  func refusesAZoneTheSystemDoesNotKnow(_ name: String) throws {
    let zone = try TimeZoneID(name)
    let error = #expect(throws: FormatError.self) {
      try DateFormat(zone: zone).formatter(for: .root)
    }
    #expect(error == .time(.unknownTimeZone(zone)))
  }

  @Test func refusesToShowNothing() {
    #expect(throws: FormatError.nothingToShow) {
      try DateFormat(date: .none, time: .none, zone: .utc).formatter(for: .root)
    }
  }

  @Test func writesTheWholeRangeOfInstants() throws {
    let format = try DateFormat(template: "GyMMMMEEEEdHms", zone: TimeZoneID("Europe/Berlin"))
    let formatter = try format.formatter(for: LocaleID("en"))
    for seconds in [-377_705_116_800, -62_135_596_800, -12_219_292_800, -1, 0, 253_402_300_799] {
      let text = formatter.string(try Instant(secondsSince1970: Int64(seconds)))
      #expect(!text.isEmpty && !text.hasSuffix("Z"), "\(seconds): \(text)")
    }
  }
}
