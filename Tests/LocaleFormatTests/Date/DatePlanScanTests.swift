import MachineTime
import Sharing
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests what one scan over the bytes reads of dates, and what it leaves to the reader.
@Suite struct DatePlanScanTests {
  private static func formatter(
    _ pattern: String,
    _ locale: String = "en",
    _ zone: String = "Europe/Berlin"
  ) throws -> DateFormat.Formatter {
    try DateFormat(pattern: pattern, zone: TimeZoneID(zone)).formatter(for: LocaleID(locale))
  }

  @Test(arguments: [
    ("dd.MM.y, HH:mm:ss", "de", "01.03.2024, 11:04:05", "2024-03-01T10:04:05Z"),
    ("dd.MM.y, HH:mm:ss", "de", "1.3.2024, 1:4:5", "2024-03-01T00:04:05Z"),
    ("MMM d, y, h:mm a", "en", "Jul 1, 2025, 12:30\u{202F}AM", "2025-06-30T22:30:00Z"),
    ("MMM d, y, h:mm a", "en", "Jul 1, 2025, 12:30 PM", "2025-07-01T10:30:00Z"),
    ("EEEE, d. MMMM y", "de", "Freitag, 1. März 2024", "2024-02-29T23:00:00Z"),
    ("d\u{200F}/M\u{200F}/y", "ar-EG", "١\u{200F}/٣\u{200F}/٢٠٢٤", "2024-02-29T23:00:00Z"),
    ("d\u{200F}/M\u{200F}/y", "ar-EG", "1/3/2024", "2024-02-29T23:00:00Z"),
    ("y年M月d日", "ja", "2024年3月1日", "2024-02-29T23:00:00Z"),
    ("HH:mm", "en", "12:30", "1970-01-01T11:30:00Z"),
    ("k:mm d.M.y", "en", "24:30 1.3.2024", "2024-02-29T23:30:00Z"),
    ("K:mm a d.M.y", "en", "0:30 PM 1.3.2024", "2024-03-01T11:30:00Z"),
    ("d.M.y H:mm z", "de", "1.7.2024 12:30 MESZ", "2024-07-01T10:30:00Z"),
    ("d.M.y HH:mm xxx", "en", "27.10.2024 02:30 +02:00", "2024-10-27T00:30:00Z"),
    ("d.M.y HH:mm xxx", "en", "27.10.2024 02:30 +01:00", "2024-10-27T01:30:00Z"),
  ])
  func reads(_ pattern: String, _ locale: String, _ text: String, _ instant: String) throws {
    let formatter = try Self.formatter(pattern, locale)
    #expect(formatter.scanned(text).map { MachineFormat.rfc3339.string($0) } == instant)
    #expect(try formatter.parseByReader(text) == formatter.scanned(text))
  }

  @Test(arguments: [
    ("dd.MM.y, HH:mm:ss", "01.03.2024, 11:04"), ("dd.MM.y, HH:mm:ss", "01.03.2024, 24:04:05"),
    ("dd.MM.y", "30.02.2024"), ("dd.MM.y", "1.3.24"), ("dd.MM.y", "1.3.02024"),
    ("dd.MM.y", "1.3.1599"), ("dd.MM.y", "001.3.2024"), ("dd.MM.y", "1.13.2024"),
    ("dd.MM.y", "1.3.2024 "), ("dd.MM.y", "1,3,2024"), ("d MMM y", "1 March 2024"),
    ("d MMM y", "1 mar 2024"), ("EEE d MMM y", "Mon 1 Mar 2024"), ("h:mm a", "13:00 PM"),
    ("h:mm a", "0:00 PM"), ("dd.MM.y HH:mm", "31.03.2024 02:30"), ("d.M.yy", "1.3.2024"),
    ("d.M.y HH:mm xxx", "27.10.2024 02:30 +03:00"), ("y", "2024"), ("dd.MM.y", ""),
  ])
  func leavesToTheReader(_ pattern: String, _ text: String) throws {
    #expect(try Self.formatter(pattern).scanned(text) == nil)
  }

  @Test func theChoiceDecidesATimeThatIsShownTwice() throws {
    let formatter = try Self.formatter("dd.MM.y HH:mm")
    let text = "27.10.2024 02:30"
    for choice in LocalTimeChoice.allCases where choice != .reject {
      let read = formatter.scanned(text, choosing: choice)
      #expect(try formatter.parseByReader(text, choosing: choice) == read)
    }
    #expect(formatter.scanned(text, choosing: .reject) == nil)
    #expect(formatter.scanned(text) == formatter.scanned(text, choosing: .later))
    #expect(formatter.scanned(text, choosing: .earlier) != formatter.scanned(text))
  }

  @Test(arguments: ["31.12.70", "30.06.75", "1.7.75", "29.02.76", "29.02.75", "01.01.00"])
  func aYearOfTwoDigitsIsInTheHundredYears(_ text: String) throws {
    let formatter = try Self.formatter("dd.MM.yy")
    // 1 July 1975, noon.
    for start in [Instant.now(), try Instant(secondsSince1970: 173_440_800)] {
      let read = formatter.scanned(text, twoDigitYearStart: start)
      guard let read else {
        #expect(text == "29.02.75")
        continue
      }
      #expect(try formatter.parseByReader(text, twoDigitYearStart: start) == read)
    }
  }

  @Test(
    arguments: [
      ("dd.MM.y", "de", nil), ("d MMMM y", "cs", nil), ("d. MMMMM y", "en", .names),
      ("yyyyMMdd", "en", .order), ("MMM d", "en", .fields), ("y G", "en", .fields),
      ("HH:mm:ss.SSS", "en", .fields), ("zzzz HH:mm", "en", .order), ("h:mm", "en", .fields),
      ("Y-'W'ww", "en", .fields), ("d/d/M/y", "en", .fields), ("d.M.y 'Q1'", "en", .texts),
      ("HH:mm B", "en", .fields), ("HH:mm U", "en", .noPlan),
    ] as [(String, String, ScanRefusal?)]
  )
  func refuses(_ pattern: String, _ locale: String, _ refusal: ScanRefusal?) throws {
    #expect(try Self.formatter(pattern, locale).scanRefusal == refusal)
  }

  @Test func otherCalendarsAreLeftToTheReader() throws {
    let day = DateFormat(date: .short, time: .omitted, zone: .utc)
    for locale in ["th", "fa", "ja-u-ca-japanese", "zh-TW-u-ca-roc", "he-u-ca-hebrew"] {
      #expect(try day.formatter(for: LocaleID(locale)).scanRefusal != nil, "\(locale)")
    }
  }

  @Test func aScanIsSmallAndNeedsNoReader() throws {
    let format = DateFormat(date: .full, time: .medium, zone: "Europe/Berlin")
    let formatter = try format.formatter(for: "de-DE")
    let before = formatter.estimatedByteCount
    let text = formatter.string(try Instant(secondsSince1970: 1_709_251_200))
    #expect(try formatter.parse(text, mode: .strict).secondsSince1970 == 1_709_251_200)
    #expect(formatter.estimatedByteCount - before < 700)
    #expect(formatter.core.readers.withLock { $0 == nil })
  }
}
