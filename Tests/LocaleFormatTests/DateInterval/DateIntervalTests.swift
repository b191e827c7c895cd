import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct DateIntervalTests {
  private func instant(_ text: String) throws -> Instant {
    try MachineFormat.rfc3339.parse(text).instant
  }

  private func text(
    _ template: String,
    _ tag: String,
    _ start: String,
    _ end: String,
    zone: String = "UTC"
  ) throws -> FormattedText {
    let recipe = DateIntervalFormat(
      DateFormat(template: template, zone: try TimeZoneID(zone))
    )
    let (start, end) = (try instant(start), try instant(end))
    let formatter = try recipe.formatter(for: LocaleID(tag))
    let text = formatter.text(.from(start, through: end))
    var bytes: [UInt8] = [0]
    formatter.append(.from(start, through: end), to: &bytes)
    #expect(bytes == [0] + Array(text.string.utf8))
    #expect(formatter.string(.from(start, through: end)) == text.string)
    #expect(
      try FormatterCache.shared.string(.from(start, through: end), as: recipe, for: LocaleID(tag))
        == text.string
    )
    #expect(text.parts.map { String(text[$0]) }.joined() == text.string)
    return text
  }

  // Texts from CLDR 42's `intervalFormats`.
  @Test(arguments: [
    ("de", "yMMMd", "2024-03-01", "2024-03-04", "1.–4. März 2024"),
    ("de", "yMMMd", "2024-03-01", "2024-04-04", "1. März\u{2009}–\u{2009}4. Apr. 2024"),
    ("de", "yMMMd", "2024-03-01", "2025-04-04", "1. März 2024\u{2009}–\u{2009}4. Apr. 2025"),
    ("en", "yMMMd", "2024-03-01", "2024-03-04", "Mar 1\u{2009}–\u{2009}4, 2024"),
    ("ja", "yMMMd", "2024-03-01", "2024-03-04", "2024年3月1日～4日"),
    ("th", "yMMMd", "2024-03-01", "2024-03-04", "1–4 มี.ค. 2567"),
    ("en", "yMMMd", "2024-03-04", "2024-03-01", "Mar 4\u{2009}–\u{2009}1, 2024"),
    ("en", "yMMMd", "2024-03-04", "2024-03-04", "Mar 4, 2024"),
    ("tlh", "yMMMd", "2024-03-01", "2024-03-04", "2024 M03 1–4"),
    ("en-u-nu-thai", "d", "2024-03-01", "2024-03-04", "๑\u{2009}–\u{2009}๔"),
  ])
  func writesOnceWhatIsTheSameInDays(
    _ tag: String,
    _ template: String,
    _ start: String,
    _ end: String,
    _ expected: String
  ) throws {
    let actual = try text(template, tag, start + "T00:00:00Z", end + "T00:00:00Z").string
    #expect(actual == expected)
  }

  @Test(arguments: [
    ("en", "jm", "10:10:00", "10:10:59", "10:10\u{202F}AM"),
    ("en", "jm", "10:10:00", "11:10:00", "10:10\u{2009}–\u{2009}11:10\u{202F}AM"),
    ("en", "jm", "10:10:00", "14:10:00", "10:10\u{202F}AM\u{2009}–\u{2009}2:10\u{202F}PM"),
    ("de", "jm", "10:10:00", "14:10:00", "10:10–14:10 Uhr"),
    ("en-u-hc-h23", "jm", "10:10:00", "14:10:00", "10:10\u{2009}–\u{2009}14:10"),
    // CLDR: hours are 1 to 12 in Brunei, and 0 to 23 in Germany.
    ("ms-BN", "jm", "10:10:00", "14:10:00", "10:10\u{202F}PG\u{2009}–\u{2009}2:10\u{202F}PTG"),
    ("en-BN", "jm", "10:10:00", "14:10:00", "10:10\u{202F}AM\u{2009}–\u{2009}2:10\u{202F}PM"),
    ("fr-JO", "Jm", "10:10:00", "14:10:00", "10:10\u{2009}–\u{2009}2:10"),
    ("en", "jms", "10:10:00", "10:10:05", "10:10:00\u{202F}AM\u{2009}–\u{2009}10:10:05\u{202F}AM"),
  ])
  func writesOnceWhatIsTheSameInTimes(
    _ tag: String,
    _ template: String,
    _ start: String,
    _ end: String,
    _ expected: String
  ) throws {
    let actual = try text(template, tag, "2024-03-01T\(start)Z", "2024-03-01T\(end)Z").string
    #expect(actual == expected)
  }

  @Test func aStyleGivesItsFields() throws {
    let recipe = DateIntervalFormat(DateFormat(date: .long, time: .omitted, zone: .utc))
    let formatter = try recipe.formatter(for: LocaleID("de"))
    #expect(formatter.skeleton == "yMMMMd")
    #expect(
      formatter.string(
        .from(try instant("2024-03-01T00:00:00Z"), through: try instant("2024-03-04T00:00:00Z"))
      ) == "1.–4. März 2024"
    )
  }

  @Test func everyOptionOfADateCounts() throws {
    let start = try instant("1582-10-04T00:00:00Z")
    let end = try instant("1582-10-06T00:00:00Z")
    let date = DateFormat(template: "yMMMd", zone: .utc)
    func written(_ date: DateFormat, _ tag: String) throws -> String {
      try DateIntervalFormat(date).formatter(for: LocaleID(tag)).string(.from(start, through: end))
    }
    #expect(try written(date, "en") == "Sep 24\u{2009}–\u{2009}26, 1582")
    #expect(try written(date.prolepticGregorian(), "en") == "Oct 4\u{2009}–\u{2009}6, 1582")
    #expect(try written(date.calendar(.buddhist), "en-GB") == "24–26 Sept 2125 BE")
    let hours = DateFormat(template: "j", zone: .utc).hourCycle(.h23)
    #expect(
      try DateIntervalFormat(hours).formatter(for: LocaleID("en")).string(
        .from(try instant("2024-03-01T01:00:00Z"), through: try instant("2024-03-01T13:00:00Z"))
      ) == "01\u{2009}–\u{2009}13"
    )
    let months = DateFormat(template: "yMMMM", zone: .utc).capitalization(.standalone)
    #expect(
      try DateIntervalFormat(months).formatter(for: LocaleID("es")).string(
        .from(try instant("2024-03-01T01:00:00Z"), through: try instant("2024-05-01T13:00:00Z"))
      ) == "Marzo–mayo de 2024"
    )
  }

  @Test func namesTheEndThatAPartBelongsTo() throws {
    let text = try text("yMMMd", "de", "2024-03-01T00:00:00Z", "2024-03-04T00:00:00Z")
    #expect(
      text.parts.map { "\($0.kind) \($0.source)" } == [
        "day start", "literal shared", "day end", "literal shared", "month shared",
        "literal shared", "year shared",
      ]
    )
    let single = try self.text("yMMMd", "de", "2024-03-01T00:00:00Z", "2024-03-01T00:00:00Z")
    #expect(single.parts.allSatisfy { $0.source == .shared })
  }

  @Test func refusesWhatHasNoIntervals() throws {
    let english = LocaleID("en")
    let pattern = DateIntervalFormat(DateFormat(pattern: "d.M.", zone: .utc))
    #expect(throws: FormatError.unusableOption(.pattern, style: "interval")) {
      try pattern.formatter(for: english)
    }
    let lengths = DateFormat(template: "hhmm", zone: .utc).fieldLengths(.hour)
    #expect(throws: FormatError.unusableOption(.fieldLengths, style: "interval")) {
      try DateIntervalFormat(lengths).formatter(for: english)
    }
    let near = DateFormat(zone: .utc).relativeDays()
    #expect(throws: FormatError.unusableOption(.relativeDays, style: "interval")) {
      try DateIntervalFormat(near).formatter(for: english)
    }
    let nothing = DateFormat(date: .omitted, time: .omitted, zone: .utc)
    #expect(throws: FormatError.nothingToShow) {
      try DateIntervalFormat(nothing).formatter(for: english)
    }
    let nowhere = DateFormat(zone: TimeZoneID("Nowhere/Nowhere"))
    #expect(throws: FormatError.self) {
      try DateIntervalFormat(nowhere).formatter(for: english)
    }
  }

  // ICU writes both ends in full if the dates of a time with seconds differ. The glue gives the
  // same text.
  @Test func theGlueIsWhatTheLocaleJoinsDatesWith() throws {
    let date = DateFormat(template: "yMdHms", zone: .utc)
    let (start, end) = (try instant("2024-03-01T09:08:07Z"), try instant("2025-12-31T23:45:56Z"))
    for locale in Scope.ofTests.locales {
      let dates = try date.formatter(for: locale)
      let joined = try IntervalGlue(locale.resolved).join(dates.text(start), dates.text(end))
      let text = try DateIntervalFormat(date).formatter(for: locale).text(
        .from(start, through: end)
      )
      #expect(joined.string == text.string, "\(locale)")
      #expect(joined.parts == text.parts, "\(locale)")
    }
  }

  // ICU has no pattern for these, and writes nothing. Each end is then written as a separate date.
  @Test(arguments: ["yw", "YYYYw", "MMMMW", "ywEEE"])
  func neverGivesAnEmptyText(_ template: String) throws {
    let date = DateFormat(template: template, zone: .utc)
    let (start, end) = (try instant("2024-03-01T09:08:07Z"), try instant("2025-12-31T23:45:56Z"))
    for tag in ["en", "de", "ja", "ar", "fr-CA"] {
      let alone = try date.formatter(for: LocaleID(tag))
      let interval = try DateIntervalFormat(date).formatter(for: LocaleID(tag))
      let text = interval.string(.from(start, through: end))
      #expect(text.hasPrefix(alone.string(start)) && text.hasSuffix(alone.string(end)), "\(text)")
      #expect(text.utf8.count > alone.string(start).utf8.count)
      #expect(interval.string(.from(start, through: start)) == alone.string(start))
      #expect(interval.text(.from(start, through: end)).string == text)
    }
  }

  // ICU writes only the first day, since the two days are in the same month.
  @Test(arguments: [
    ("w", "9\u{2009}–\u{2009}11"), ("D", "61\u{2009}–\u{2009}74"),
    ("g", "2460371\u{2009}–\u{2009}2460384"),
  ])
  func neverLosesAnEnd(_ template: String, _ expected: String) throws {
    let days = try text(template, "en", "2024-03-01T00:00:00Z", "2024-03-14T00:00:00Z")
    #expect(days.string == expected)
    #expect(days.parts.map(\.source) == [.start, .shared, .end])
    let single = try text(template, "en", "2024-03-01T00:00:00Z", "2024-03-01T09:00:00Z")
    #expect(single.parts.map(\.source) == [.shared])
  }

  @Test func aRegionsCalendarGoesInPastTheBoundOfNamesToo() throws {
    let thailand = LocaleID("en-TH")
    let recipe = DateIntervalFormat(DateFormat(template: "yMMMd", zone: .utc))
    let core = DateIntervalFormat.Formatter(
      core: try DateIntervalCore(recipe, for: thailand, admitted: AdmittedNames(maximum: 0))
    )
    let start = try instant("2024-03-01T00:00:00Z")
    #expect(
      core.string(.from(start, through: try instant("2024-03-04T00:00:00Z"))).contains("2567")
    )
  }

  @Test func twoRecipesAreEqualOnlyWithAllTheirOptions() throws {
    let date = DateFormat(template: "yMMMd", zone: .utc)
    #expect(DateIntervalFormat(date) == DateIntervalFormat(date))
    #expect(DateIntervalFormat(date) != DateIntervalFormat(date.calendar(.roc)))
    #expect(
      DateIntervalFormat(date).fingerprint != DateIntervalFormat(date.calendar(.roc)).fingerprint
    )
  }

  // ICU is given a bounded number of names with rare keywords. After that, the digits are replaced.
  @Test(arguments: [
    ("en-u-nu-thai", "yMMMd"), ("ar-EG-u-nu-latn", "yMMMEdjm"), ("de-u-nu-adlm", "yMdjms"),
    ("de-u-nu-roman", "d"),
  ])
  func aNameThatIsNotAdmittedHasItsDigitsAllTheSame(_ tag: String, _ template: String) throws {
    let recipe = DateIntervalFormat(DateFormat(template: template, zone: .utc))
    let (start, end) = (try instant("2024-03-01T09:08:07Z"), try instant("2024-12-31T23:45:56Z"))
    let usual = try recipe.formatter(for: LocaleID(tag))
    let refused = DateIntervalFormat.Formatter(
      core: try DateIntervalCore(
        recipe,
        for: LocaleID(tag),
        admitted: AdmittedNames(maximum: 0)
      )
    )
    let both = ValueRange.from(start, through: end)
    if tag.hasSuffix("roman") {
      // For numerals without digits, the locale's own digits stay.
      let text = refused.string(both)
      #expect(text.hasPrefix("01.03.") && text.hasSuffix("31.12."), "\(text)")
    } else {
      #expect(refused.text(both) == usual.text(both))
      #expect(refused.string(both) == usual.string(both))
    }
  }
}
