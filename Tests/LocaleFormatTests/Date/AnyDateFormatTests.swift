import LocaleFormat
import MachineTime
import TestSupport
import Testing

/// Tests dates in any usual form of a locale: the form that was found, and texts that are refused.
@Suite struct AnyDateFormatTests {
  /// 2026-11-25T12:00:00Z, a Wednesday.
  private static let november = 1_795_608_000 as Int64

  private static func reader(
    _ locale: String,
    _ zone: String = "UTC"
  ) throws -> AnyDateFormat.Formatter {
    try AnyDateFormat(zone: TimeZoneID(zone)).formatter(for: LocaleID(locale))
  }

  private static func read(
    _ text: String,
    _ locale: String,
    _ mode: ParseMode = .strict
  ) throws -> AnyDateFormat.Reading {
    let reference = try Instant(secondsSince1970: november)
    return try reader(locale).parse(text, mode: mode, relativeTo: reference)
  }

  private static func refusal(
    _ text: String,
    _ locale: String,
    _ mode: ParseMode = .strict
  ) throws -> FormatError? {
    do {
      _ = try read(text, locale, mode)
      return nil
    } catch let error as FormatError {
      return error
    }
  }

  private static func text(_ instant: Instant) -> String { MachineFormat.rfc3339.string(instant) }

  @Test(arguments: [
    ("en", "25 Nov 2026", "2026-11-25T00:00:00Z", "date medium"),
    ("en", "Nov 25, 2026", "2026-11-25T00:00:00Z", "date medium"),
    ("en-US", "25 November 2026", "2026-11-25T00:00:00Z", "date long"),
    ("en-US", "11/25/2026", "2026-11-25T00:00:00Z", "template yMd"),
    ("en-US", "11/25/26", "2026-11-25T00:00:00Z", "date short"),
    ("en-US", "03/04/05", "2005-03-04T00:00:00Z", "date short"),
    ("en-GB", "03/04/05", "2005-04-03T00:00:00Z", "pattern dd/MM/yy"),
    ("en-US", "Wednesday, November 25", "2026-11-25T00:00:00Z", "template MMMMEEEEd"),
    ("en-US", "Nov 25, 2026, 3\u{202F}PM", "2026-11-25T15:00:00Z", "template yMMMdj"),
    ("en-US", "11/25/26, 3:30 PM", "2026-11-25T15:30:00Z", "date short, time short"),
    ("de", "25.11.2026", "2026-11-25T00:00:00Z", "date medium"),
    ("de", "25.11.26", "2026-11-25T00:00:00Z", "date short"),
    ("de", "1.3.2026", "2026-03-01T00:00:00Z", "date medium"),
    ("de", "25.11.", "2026-11-25T00:00:00Z", "template Md"),
    ("de", "Mi., 25. Nov.", "2026-11-25T00:00:00Z", "template MMMEd"),
    ("de", "25.11.2026, 10:30", "2026-11-25T10:30:00Z", "date medium, time short"),
    ("de-AT", "5. Jänner 2026", "2026-01-05T00:00:00Z", "date long"),
    ("de-AT", "5. Januar 2026", "2026-01-05T00:00:00Z", "date long"),
    ("fr", "25 novembre 2026", "2026-11-25T00:00:00Z", "date long"),
    ("ja", "2026年11月25日", "2026-11-25T00:00:00Z", "date long"),
    ("ja", "2026/11/25", "2026-11-25T00:00:00Z", "date medium"),
    ("th", "25 พ.ย. 2569", "2026-11-25T00:00:00Z", "date medium"),
    ("fa", "۴ آذر ۱۴۰۵", "2026-11-25T00:00:00Z", "date long"),
    ("ar-EG", "٢٥ نوفمبر ٢٠٢٦", "2026-11-25T00:00:00Z", "date long"),
    ("sv", "2026-11-25", "2026-11-25T00:00:00Z", "iso8601"),
    ("th", "2026-11-25", "2026-11-25T00:00:00Z", "iso8601"),
    ("de", "2026-11-25T10:30", "2026-11-25T10:30:00Z", "iso8601"),
    ("de", "2026-11-25T10:30:00.5+01:00", "2026-11-25T09:30:00.5Z", "iso8601"),
    ("de", "2026-W48-3", "2026-11-25T00:00:00Z", "iso8601"),
    ("en-US-u-nu-deva", "२५ November २०२६", "2026-11-25T00:00:00Z", "date long"),
    ("haw", "25/xi/26", "2026-11-25T00:00:00Z", "date short"),
  ])
  func findsTheForm(
    _ locale: String,
    _ text: String,
    _ instant: String,
    _ form: String
  ) throws {
    let reading = try Self.read(text, locale)
    #expect(Self.text(reading.instant) == instant)
    #expect(reading.form.description == form)
  }

  @Test func reportsWhatTheTextLacks() throws {
    let day = try Self.read("25.11.", "de")
    #expect(day.lacksYear && day.lacksTime && day.form.locale == "de")
    let time = try Self.read("25.11.2026, 10:30", "de")
    #expect(!time.lacksYear && !time.lacksTime)
    #expect(try Self.read("25 Nov 2026", "en-US").form.locale == "en-001")
    let iso = try Self.read("2026-11-25", "de")
    #expect(iso.form.format == nil && iso.lacksTime && !iso.lacksYear)
  }

  @Test(arguments: [
    ("en", "03/04/05", ["2005-03-04", "'M/d/yy' (en)", "2005-04-03", "'dd/MM/yy' (en-001)"]),
    ("en", "3/4/2026", ["2026-03-04", "2026-04-03"]),
    ("en", "3/4/26, 10:30\u{202F}AM", ["2026-03-04T10:30:00", "2026-04-03T10:30:00"]),
  ])
  func refusesWhatFormsReadDifferentlyWithBothDates(
    _ locale: String,
    _ text: String,
    _ mentions: [String]
  ) throws {
    let error = try #require(try Self.refusal(text, locale))
    #expect(error.reason.code == "date-read-differently" && error.proposal == nil)
    for mention in mentions { #expect(error.message.contains(mention), "\(error)") }
  }

  @Test(
    arguments: [
      ("en-US", "Feb 30, 2026", 4, "day 30", nil),
      ("en-US", "Mon, Nov 25", 0, "contradicts", nil),
      ("en-US", "Feb 29", 4, "day 29 does not exist in this date in 2026", nil),
      ("en", "Sep 5, 2026, noon", 13, "an hour", "Sep 5, 2026, 12\u{202F}PM"),
      ("fr", "1er sept. 2026", 1, "' '", "1 septembre 2026"),
      ("de", "25.11.2026 3:30 PM", 10, "", nil),
      ("en-US", "2026-02-30", 8, "day 30", nil),
      ("en-US", "13/25/2026", 0, "month 13", nil),
      ("en-US", "25 nov 2026", 3, "'N'", "25 Nov 2026"),
      ("en-US", "3.4.26", 1, "'/'", "3/4/26"),
      ("en", "3.4.26", 1, "'/'", nil),
      ("en-US", "foo", 0, "a date was expected", nil),
      ("de", "25.11.2026x", 10, "nothing more", nil),
      ("de", "25.11.026", 6, "year", nil),
      ("de", "mi., 25. November 2026", 0, "'M'", "Mi., 25. November 2026"),
      ("de", "25. november 26", 4, "'N'", "25. November 26"),
      ("de", "", 0, "empty", nil),
    ] as [(String, String, Int, String, String?)]
  )
  func refusesWithThePlaceAndAProposal(
    _ locale: String,
    _ text: String,
    _ offset: Int,
    _ reason: String,
    _ proposal: String?
  ) throws {
    let error = try #require(try Self.refusal(text, locale))
    #expect(error.code == .unreadable && error.offset == offset, "\(error)")
    #expect(error.reason.description.contains(reason), "\(error)")
    #expect(error.proposal == proposal, "\(error)")
    if let proposal { _ = try Self.read(proposal, locale) }
  }

  @Test(arguments: [
    ("en", "sept 5th 2026", "2026-09-05T00:00:00Z"),
    ("en", "5th September", "2026-09-05T00:00:00Z"),
    ("en", "SEPTEMBER 5TH", "2026-09-05T00:00:00Z"),
    ("fr", "1er sept. 2026", "2026-09-01T00:00:00Z"),
    ("en", "Nov 25, noon", "2026-11-25T12:00:00Z"),
    ("de", "25.11.2026 Mittag", "2026-11-25T12:00:00Z"),
    ("de", "25.11.2026 15 Uhr", "2026-11-25T15:00:00Z"),
    ("de", "25.11.26 3:30 PM", "2026-11-25T15:30:00Z"),
    ("de", " 25-11-2026 ", "2026-11-25T00:00:00Z"), ("de", "3.4.05 10:20", "2005-04-03T10:20:00Z"),
    ("de", "3.4. 10:20", "2026-04-03T10:20:00Z"), ("de", "3.4. 05:10:20", "2026-04-03T05:10:20Z"),
    ("en-US", "2026-11-25 10:30", "2026-11-25T10:30:00Z"),
  ])
  func readsLenientlyInAnyForm(_ locale: String, _ text: String, _ instant: String) throws {
    #expect(Self.text(try Self.read(text, locale, .lenient).instant) == instant)
  }

  /// A time that the clocks skip, a day that they skip, and the clocks of another zone.
  @Test(arguments: [
    ("pt-BR", "America/Sao_Paulo", "04/11/2018, 00:30"), ("en-GB", "Pacific/Apia", "30/12/2011"),
  ])
  func proposesNoOtherTime(_ locale: String, _ zone: String, _ text: String) throws {
    let error = #expect(throws: FormatError.self) { try Self.reader(locale, zone).parse(text) }
    #expect(error?.reason.code == "skipped-local-time" && error?.proposal == nil)
  }

  @Test func aDayThatTheZoneSkipsIsNotReadLeniently() throws {
    let reader = try Self.reader("en-GB", "Pacific/Apia")
    for text in ["30/12/2011", "30-12-2011", "2011-12-30"] {
      #expect(throws: FormatError.self) { try reader.parse(text, mode: .lenient) }
    }
  }

  @Test(arguments: [
    ("en", "3.4.26"), ("en-US", "1/2/3"), ("en-US", "1/2/126"),
    ("hr", "01. 02. 3."), ("en", "3/4/5"), ("de", "25.11.26 14:00 PM"), ("de", "3.4.05 10"),
    ("de", "foo"),
  ])
  func refusesLenientlyWhatIsNotClear(_ locale: String, _ text: String) throws {
    #expect(try Self.refusal(text, locale, .lenient)?.code == .unreadable)
  }

  @Test func theYearIsThatOfTheReferenceOnTheZonesClocks() throws {
    let reader = try Self.reader("de", "Pacific/Auckland")
    let newYear = try MachineFormat.rfc3339.parse("2026-12-31T12:00:00Z").instant
    let day = try reader.parse("5. Jan.", mode: .strict, relativeTo: newYear)
    #expect(Self.text(day.instant) == "2027-01-04T11:00:00Z")
    let year = CivilDateTime(Instant.now()).year
    let present = CivilDateTime(try Self.reader("de").parse("30.6.").instant).year
    #expect((year - 1...year + 1).contains(present))
  }

  @Test func readsThroughACache() throws {
    let cache = FormatterCache(capacity: 4)
    let format = AnyDateFormat(zone: .utc)
    let reading = try cache.parse("25.11.2026", as: format, for: "de")
    #expect(reading.form.pattern == "dd.MM.y")
    #expect(
      try cache.parse("25-11-2026", as: format, for: "de", mode: .lenient).instant
        == reading.instant
    )
    #expect(try cache.string(reading.instant, as: format, for: "de") == "25.11.2026, 00:00:00")
    #expect(cache.statistics.builds == 1)
  }

  @Test func keepsCalendarsApart() throws {
    let hebrew = AnyDateFormat(zone: .utc).calendar(.hebrew)
    let reader = try hebrew.formatter(for: "en-US")
    #expect(Self.text(try reader.parse("15 Kislev 5787").instant) == "2026-11-25T00:00:00Z")
    #expect(throws: FormatError.self) { try reader.parse("25 November 2026") }
    #expect(hebrew.description == "AnyDateFormat(zone: UTC).calendar(hebrew)")
  }

  @Test func takesTextsThatFitNoForm() throws {
    let reader = try Self.reader("en")
    for text in [String(repeating: "1 ", count: 500), String(repeating: "1/", count: 500), "\u{0}"]
    {
      for mode in ParseMode.allCases {
        #expect(throws: FormatError.self) { try reader.parse(text, mode: mode) }
      }
    }
    #expect(throws: FormatError.self) { try reader.parse(String(repeating: "1", count: 1_001)) }
  }

  /// A text that is read strictly means the same leniently, and a proposal is read.
  @Test func mutatedTextsAreReadAlikeOrRefused() throws {
    let pieces = ["0", "9", "12", " ", "/", ".", ",", "-", ":", "PM", "mar", "st", "noon", "\u{0}"]
    let reference = try Instant(secondsSince1970: Self.november)
    var generator = SplitMix(seed: 11)
    for tag in ["en", "en-US", "de", "ja"] {
      let reader = try Self.reader(tag)
      let texts = try reader.forms.compactMap(\.format).prefix(20)
        .map { try $0.formatter(for: LocaleID(tag)).string(reference) }
      for round in 0..<60 {
        var scalars = Array(texts[round % texts.count].unicodeScalars)
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          let place = Int.random(in: 0..<scalars.count, using: &generator)
          if Bool.random(using: &generator) {
            scalars.remove(at: place)
          } else {
            let piece = pieces.randomElement(using: &generator) ?? ""
            scalars.insert(contentsOf: piece.unicodeScalars, at: place)
          }
        }
        let text = String(String.UnicodeScalarView(scalars))
        let loose = try? reader.parse(text, mode: .lenient, relativeTo: reference)
        do throws(FormatError) {
          let read = try reader.parse(text, mode: .strict, relativeTo: reference)
          #expect(loose?.instant == read.instant, "\(tag) \(text.debugDescription)")
        } catch {
          guard let proposal = error.proposal else { continue }
          let read = try reader.parse(proposal, mode: .strict, relativeTo: reference)
          #expect(loose?.instant == read.instant, "\(tag) \(text.debugDescription)")
        }
      }
    }
  }

  // Another calendar than the Gregorian one, in which the year is far away, and in the other near.
  @Test(arguments: [
    ("ar-SA", "24/12/2026", "2026-12-24"), ("th", "24/12/2026", "2026-12-24"),
    ("fa", "2026/12/24", "2026-12-24"), ("th", "24 \u{E18}.\u{E04}. 2026", "2026-12-24"),
  ])
  func refusesAYearThatMayBeGregorian(_ locale: String, _ text: String, _ date: String) throws {
    for mode in ParseMode.allCases {
      let error = try Self.refusal(text, locale, mode)
      #expect(error != nil && error?.proposal == nil, "\(error.debugDescription)")
      // Arabic has a sign of its era, which strict reading asks for.
      guard locale != "ar-SA" || mode == .lenient else { continue }
      #expect(error?.reason.code == "date-read-differently")
      #expect(error?.reason.values.contains(date) ?? false)
    }
  }

  @Test(arguments: [
    ("ar-SA", "24/12/1448", "2027-05-30"), ("th", "24/12/2569", "2026-12-24"),
    ("th-u-ca-buddhist", "24/12/2026", "1484-01-02"), ("fa", "1405/10/3", "2026-12-24"),
    ("en-GB", "24/12/2569", "2569-12-24"), ("ar-SA", "24/12", "2027-05-30"),
  ])
  func readsAYearOfTheLocalesCalendar(_ locale: String, _ text: String, _ date: String) throws {
    #expect(Self.text(try Self.read(text, locale, .lenient).instant).hasPrefix(date))
  }
}
