import LocaleFormat
import MachineTime
import Testing

/// Tests dates that people type: those that are read, those that are refused, and the place of the
/// error.
@Suite struct DateParsingTests {
  private static let utc = TimeZoneID.utc

  private static func reading(
    _ pattern: String,
    _ locale: String,
    _ zone: String = "UTC"
  ) throws -> DateFormat.Formatter {
    try DateFormat(pattern: pattern, zone: TimeZoneID(zone)).formatter(for: LocaleID(locale))
  }

  private static func text(_ instant: Instant) -> String { MachineFormat.rfc3339.string(instant) }

  private static func refusal(
    _ body: () throws(FormatError) -> Instant
  ) -> (offset: Int, reason: String, proposal: String?)? {
    do throws(FormatError) {
      _ = try body()
      return nil
    } catch {
      guard error.code == .unreadable, let offset = error.offset else { return nil }
      return (offset, error.reason.description, error.proposal)
    }
  }

  /// An error has the digits as they were typed, and not in their folded form.
  @Test func citesWhatWasTyped() throws {
    let arabic = try Self.reading("d.M.y", "ar-EG")
    let absent = Self.refusal { () throws(FormatError) in try arabic.parse("\u{200F}٣٢.١.٢٠٢٤") }
    #expect(absent?.reason == "day ٣٢ does not exist in this date")
    #expect(absent?.offset == 3)
    let english = try Self.reading("EEEE, d MMM y", "en")
    let wrong = Self.refusal { () throws(FormatError) in
      try english.parse("MONDAY, 1  Mar 2024", mode: .lenient)
    }
    #expect(wrong?.reason == "'MONDAY' contradicts the rest of the date")
  }

  @Test(
    arguments: [
      ("d. MMMM y", "de", "1. März 2024", "2024-03-01T00:00:00Z"),
      ("dd.MM.y", "de", "1.3.2024", "2024-03-01T00:00:00Z"),
      ("dd.MM.y", "de", "01.03.2024", "2024-03-01T00:00:00Z"),
      ("dd.MM.y", "de", "01.03.24", "0024-02-28T00:00:00Z"),
      ("yMMdd", "en", "20240301", "2024-03-01T00:00:00Z"),
      ("y-MM-dd HH:mm:ss.SSS", "en", "2024-03-01 11:04:05.050", "2024-03-01T11:04:05.05Z"),
      ("h:mm a", "en", "12:00 AM", "1970-01-01T00:00:00Z"),
      ("h:mm a", "en", "12:00 PM", "1970-01-01T12:00:00Z"),
      ("h:mm B", "en", "3:30 in the afternoon", "1970-01-01T15:30:00Z"),
      ("h:mm b", "en", "12:00 noon", "1970-01-01T12:00:00Z"),
      ("K:mm a", "ja", "0:30 午後", "1970-01-01T12:30:00Z"),
      ("kk:mm", "en", "24:30", "1970-01-01T00:30:00Z"),
      ("EEEE, MMM d, y", "en", "Friday, Mar 1, 2024", "2024-03-01T00:00:00Z"),
      ("d MMMM", "fr", "14 juillet", "1970-07-14T00:00:00Z"),
      ("y D", "en", "2024 60", "2024-02-29T00:00:00Z"),
      ("YYYY-'W'ww-e", "en-GB", "2009-W53-6", "2010-01-02T00:00:00Z"),
      ("d MMM y G", "en", "15 Mar 44 BC", "-000043-03-13T00:00:00Z"),
      ("QQQ y", "en", "Q3 2024", "2024-07-01T00:00:00Z"),
      ("u-MM-dd", "en", "-43-03-15", "-000043-03-13T00:00:00Z"),
      ("y-MM-dd HH:mm XXX", "en", "2024-03-01 11:04 -08:00", "2024-03-01T19:04:00Z"),
      ("y-MM-dd HH:mm XXX", "en", "2024-03-01 11:04 Z", "2024-03-01T11:04:00Z"),
      ("y-MM-dd HH:mm O", "en", "2024-03-01 11:04 GMT+3", "2024-03-01T08:04:00Z"),
      ("y-MM-dd HH:mm z", "en", "2024-07-01 11:04 PDT", "2024-07-01T18:04:00Z"),
      ("d MMMM y", "he-u-ca-hebrew", "5 אדר ב׳ 5784", "2024-03-15T00:00:00Z"),
      ("y年M月d日", "ja-u-ca-japanese", "6年3月1日", "2024-03-01T00:00:00Z"),
    ]
  )
  func readsStrictly(
    _ pattern: String,
    _ locale: String,
    _ text: String,
    _ expected: String
  ) throws {
    let instant = try Self.reading(pattern, locale).parse(text)
    #expect(Self.text(instant) == expected)
  }

  @Test(
    arguments: [
      ("d. MMMM y", "de", " 1 mär 2024 ", "2024-03-01T00:00:00Z"),
      ("d. MMMM y", "de", "1.3.2024", "2024-03-01T00:00:00Z"),
      ("d. MMMM y 'um' HH:mm", "de", "1. MÄRZ 2024, 11:04", "2024-03-01T11:04:00Z"),
      ("dd.MM.y", "de", "1-3-2024", "2024-03-01T00:00:00Z"),
      ("M/d/yy", "en", "3/1/2024", "2024-03-01T00:00:00Z"),
      ("M/d/yy", "en", "Mar 1, 2024", "2024-03-01T00:00:00Z"),
      ("MMM d, y", "en", "Sept 5 2024", "2024-09-05T00:00:00Z"),
      ("MMM d, y", "en", "september 5 2024", "2024-09-05T00:00:00Z"),
      ("EEEE, MMMM d, y", "en", "march 1 2024", "2024-03-01T00:00:00Z"),
      ("EEEE, MMMM d, y", "en", "fri march 1 2024", "2024-03-01T00:00:00Z"),
      ("h:mm a", "en", "3:30pm", "1970-01-01T15:30:00Z"),
      ("h:mm a", "en", "3.30 P.M.", "1970-01-01T15:30:00Z"),
      ("h:mm a", "en", "15:30", "1970-01-01T15:30:00Z"),
      ("dd.MM.y", "de", "٠١.٠٣.٢٠٢٤", "2024-03-01T00:00:00Z"),
      ("y年M月d日", "ja", "2024/3/1", "2024-03-01T00:00:00Z"),
      ("HH:mm z", "en", "11:04", "1970-01-01T11:04:00Z"),
    ]
  )
  func readsLeniently(
    _ pattern: String,
    _ locale: String,
    _ text: String,
    _ expected: String
  ) throws {
    let formatter = try Self.reading(pattern, locale)
    #expect(Self.text(try formatter.parse(text, mode: .lenient)) == expected)
    #expect(
      Self.refusal { () throws(FormatError) in try formatter.parse(text) } != nil
        || pattern == "dd.MM.y" && text == "1.3.2024"
    )
  }

  @Test(
    arguments: [
      ("MMM d, y", "Feb 30, 2024", 4, "day 30"),
      ("MMM d, y", "Feb 29, 2023", 4, "day 29"),
      ("MMM d, y", "Apr 31, 2024", 4, "day 31"),
      ("MMM d, y", "Apr 0, 2024", 4, "day 0"),
      ("d.M.y", "1.13.2024", 2, "month 13"),
      ("d.M.y", "1.0.2024", 2, "month 0"),
      ("HH:mm", "24:00", 0, "hour 24"),
      ("HH:mm", "23:60", 3, "minute 60"),
      ("HH:mm:ss", "23:59:60", 6, "second 60"),
      ("h:mm a", "13:00 PM", 0, "hour 13"),
      ("h:mm a", "0:30 AM", 0, "hour 0"),
      ("EEEE, MMM d, y", "Monday, Mar 1, 2024", 0, "contradicts"),
      ("HH:mm a", "13:00 AM", 6, "contradicts"),
      ("d MMM y", "10 Oct 1582", 0, "day 10"),
      ("y-MM-dd", "99999-01-01", 0, ""),
      ("MMM d, y", "Mar 1, 2024x", 11, "nothing more"),
      ("MMM d, y", "Mar 1", 5, "expected"),
      ("MMM d, y", "Foo 1, 2024", 0, "a month"),
      ("MMM d, y", "", 0, "empty"),
      ("MMM d, y", "\u{0}", 0, "a month"),
    ]
  )
  func refusesWhatIsNoDateInBothModes(
    _ pattern: String,
    _ text: String,
    _ offset: Int,
    _ reason: String
  ) throws {
    let formatter = try Self.reading(pattern, "en")
    for mode in ParseMode.allCases {
      let refusal = Self.refusal { () throws(FormatError) in try formatter.parse(text, mode: mode) }
      let found = try #require(refusal, "\(mode)")
      #expect(found.reason.contains(reason), "\(mode): \(found)")
      #expect(found.offset == offset, "\(mode): \(found)")
      #expect(found.proposal == nil)
    }
  }

  @Test func placesAreInBytesOfTheText() throws {
    let formatter = try Self.reading("d. MMMM y", "de")
    let refusal = Self.refusal { () throws(FormatError) in try formatter.parse("1. März 2024!") }
    #expect(refusal?.offset == 13)
  }

  @Test(arguments: [
    ("dd.MM.y", "de", "1-3-2024", "01.03.2024"), ("MMM d, y", "en", "mar 1 2024", "Mar 1, 2024"),
    ("M/d/yy", "en", "03/01/2024", "3/1/24"),
  ])
  func proposesHowItIsWritten(
    _ pattern: String,
    _ locale: String,
    _ text: String,
    _ proposal: String
  ) throws {
    let formatter = try Self.reading(pattern, locale)
    let refusal = Self.refusal { () throws(FormatError) in try formatter.parse(text) }
    #expect(refusal?.proposal == proposal)
  }

  @Test(arguments: [" ", "\u{A0}", "\u{202F}", "\u{2009}"])
  func spacesStandForOneAnother(_ space: String) throws {
    let time = DateFormat(date: .medium, time: .short, zone: .utc)
    let american = try time.formatter(for: LocaleID("en-US"))
    let text = "Mar 1, 2024,\(space)11:04\(space)AM"
    for mode in ParseMode.allCases {
      #expect(Self.text(try american.parse(text, mode: mode)) == "2024-03-01T11:04:00Z")
    }
    let pattern = try Self.reading("d\(space)MMM\(space)y", "en")
    #expect(Self.text(try pattern.parse("1 Mar 2024")) == "2024-03-01T00:00:00Z")
  }

  @Test func digitsOfTheLocaleAndOfASCIIAreTheSame() throws {
    let format = DateFormat(date: .medium, time: .omitted, zone: .utc)
    let egyptian = try format.formatter(for: LocaleID("ar-EG"))
    let written = egyptian.string(try Instant(secondsSince1970: 1_709_251_200))
    #expect(written == "٠١\u{200F}/٠٣\u{200F}/٢٠٢٤")
    for text in [written, "٠١/٠٣/٢٠٢٤", "01/03/2024", "01\u{200F}/03\u{200F}/2024"] {
      #expect(try egyptian.parse(text).secondsSince1970 == 1_709_251_200)
    }
    let german = try format.formatter(for: LocaleID("de"))
    #expect(throws: FormatError.self) { try german.parse("٠١.٠٣.٢٠٢٤") }
  }

  @Test func marksOfDirectionDoNotCount() throws {
    let format = DateFormat(date: .full, time: .omitted, zone: .utc)
    let instant = try Instant(secondsSince1970: 1_709_251_200)
    for tag in ["ar", "he", "fa", "ur"] {
      let formatter = try format.formatter(for: LocaleID(tag))
      let text = formatter.string(instant)
      let bare = String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { !["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) }
        )
      )
      #expect(try formatter.parse(bare) == instant)
    }
  }

  @Test func twoDigitsAreAYearOfTheHundredFromTheStart() throws {
    let formatter = try Self.reading("d.M.yy", "de")
    let start = try Instant(secondsSince1970: -315_619_200 + 86_400 * 100)  // 1960-04-10
    func year(_ text: String) throws -> String {
      String(Self.text(try formatter.parse(text, twoDigitYearStart: start)).prefix(10))
    }
    #expect(try year("10.4.60") == "1960-04-10")
    #expect(try year("9.4.60") == "2060-04-09")
    #expect(try year("1.1.59") == "2059-01-01")
    #expect(try year("1.1.61") == "1961-01-01")
    let now = CivilDateTime(Instant.now()).year
    for distance in [-79, -40, 0, 10, 19] {
      let wanted = now + distance
      let digits = String("0\(wanted % 100)".suffix(2))
      let read = CivilDateTime(try formatter.parse("1.3.\(digits)")).year
      #expect(read == wanted)
    }
    #expect(throws: FormatError.self) { try formatter.parse("1.3.5") }
    // The two digits are a year of the calendar itself.
    let thai = try DateFormat(pattern: "d/M/yy", zone: .utc).formatter(for: LocaleID("th"))
    #expect(Self.text(try thai.parse("1/3/67")) == "2024-03-01T00:00:00Z")
  }

  // ICU's rules are older than the system's.
  @Test(arguments: [
    ("America/Mexico_City", "2025-07-01T18:00:00Z"), ("Africa/Cairo", "2025-07-01T12:00:00Z"),
    ("America/Coyhaique", "2025-07-01T12:00:00Z"), ("Asia/Almaty", "2025-07-01T12:00:00Z"),
  ])
  func readsByTheSystemsRules(_ zone: String, _ instant: String) throws {
    let instant = try MachineFormat.rfc3339.parse(instant).instant
    for time in DateFormat.Style.allCases where time != .omitted {
      for tag in ["en", "de", "es-MX", "ar-EG", "ja"] {
        let format = DateFormat(date: .long, time: time, zone: try TimeZoneID(zone))
        let formatter = try format.formatter(for: LocaleID(tag))
        let text = formatter.string(instant)
        #expect(try formatter.parse(text) == instant, "\(text)")
      }
    }
    let prefix = try Self.reading("y-MM-dd HH:mm", "en", "America/Mexico_City")
    #expect(try prefix.parsePrefix("2025-07-01 12:00")?.instant.secondsSince1970 == 1_751_392_800)
  }

  @Test func timesThatClocksSkipOrShowTwice() throws {
    let formatter = try Self.reading("y-MM-dd HH:mm", "en", "Europe/Berlin")
    let skipped = "2025-03-30 02:30"
    let refusal = Self.refusal { () throws(FormatError) in try formatter.parse(skipped) }
    #expect(refusal?.offset == 11 && refusal?.reason.contains("skip") == true)
    #expect(Self.text(try formatter.parse(skipped, mode: .lenient)) == "2025-03-30T01:30:00Z")
    #expect(Self.text(try formatter.parse(skipped, choosing: .earlier)) == "2025-03-30T00:30:00Z")
    #expect(throws: FormatError.self) {
      try formatter.parse(skipped, mode: .lenient, choosing: .reject)
    }
    let twice = "2025-10-26 02:30"
    #expect(Self.text(try formatter.parse(twice)) == "2025-10-26T01:30:00Z")
    #expect(Self.text(try formatter.parse(twice, choosing: .earlier)) == "2025-10-26T00:30:00Z")
    #expect(throws: FormatError.self) { try formatter.parse(twice, choosing: .reject) }
  }

  @Test func theZonesNameReportsWhichOfTwoTimesIsMeant() throws {
    for pattern in ["y-MM-dd HH:mm zzzz", "y-MM-dd HH:mm XXX", "y-MM-dd HH:mm O"] {
      for tag in ["en", "de", "fr"] {
        let formatter = try Self.reading(pattern, tag, "Europe/Berlin")
        for seconds in [1_761_438_600, 1_761_442_200] as [Int64] {
          let instant = try Instant(secondsSince1970: seconds)
          for mode in ParseMode.allCases {
            #expect(try formatter.parse(formatter.string(instant), mode: mode) == instant)
          }
        }
      }
    }
  }

  @Test func refusesATextThatMeansSeveralDates() throws {
    let formatter = try Self.reading("MMMMM d y", "en")
    #expect(Self.text(try formatter.parse("F 1 2024")) == "2024-02-01T00:00:00Z")
    let refusal = Self.refusal { () throws(FormatError) in try formatter.parse("J 1 2024") }
    #expect(refusal?.reason.contains("more than one") == true)
    let weekday = try Self.reading("EEEE, MMMMM d y", "en")
    #expect(Self.text(try weekday.parse("Tuesday, J 1 2025")).hasPrefix("2025-07-01"))
  }

  // MARK: Reading as ICU does

  @Test func readsABeginningAsICUDoes() throws {
    let formatter = try Self.reading("MM d yy", "en")
    let prefix = try #require(try formatter.parsePrefix("Feb 30, 2024 🙂"))
    #expect(prefix.utf8Count == 12 && prefix.utf16Count == 12)
    #expect(Self.text(prefix.instant) == "2024-03-01T00:00:00Z")
    #expect(try formatter.parsePrefix("Feb 30, 2024", isLenient: false) == nil)
    #expect(try formatter.parsePrefix("x") == nil)
    #expect(try formatter.parsePrefix("") == nil)
    // The first call has no effect on the second.
    #expect(try formatter.parsePrefix("Feb 30, 2024")?.utf8Count == 12)
    let zoned = try Self.reading("HH:mm zzzz", "en", "America/Los_Angeles")
    #expect(try zoned.parsePrefix("10:20 UTC")?.instant.secondsSince1970 == 37_200)
    #expect(try zoned.parsePrefix("10:20 GMT-11")?.instant.secondsSince1970 == 76_800)
  }
}
