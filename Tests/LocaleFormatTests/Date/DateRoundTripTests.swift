import LocaleFormat
import MachineTime
import TestSupport
import Testing

/// Checks that a formatter reads the text that it writes: the date that was read has the same text
/// again.
@Suite struct DateRoundTripTests {
  private static let zone = "Europe/Berlin"

  /// Edges of years, days and daylight saving time, and dates that are the same in few calendars.
  private static let instants: [Int64] = [
    -62_132_137_077, -12_219_379_200, -12_219_242_800, -2_207_754_233, -1, 951_829_200,
    1_709_236_861, 1_709_287_445, 1_743_296_399, 1_743_296_400, 1_735_689_599, 1_556_640_000,
    1_680_307_200, 253_402_000_000,
  ]

  private struct Count {
    var tried = 0
    var refused = 0
  }

  /// Whether a text determines the instant.
  ///
  /// If a text has no date, the zone's name can be that of another time of the year. Two digits
  /// mean only a year near the present.
  private static func isDetermined(_ seconds: Int64, _ pattern: String) -> Bool {
    let isWindow = (-500_000_000...2_200_000_000).contains(seconds)
    return pattern.contains("d") && (isWindow || !pattern.split { $0 != "y" }.contains("yy"))
  }

  private static func check(_ recipe: DateFormat, _ locale: LocaleID, _ count: inout Count) throws {
    let formatter = try recipe.formatter(for: locale)
    for seconds in instants {
      let instant = try Instant(secondsSince1970: seconds)
      let text = formatter.string(instant)
      count.tried += 1
      do throws(FormatError) {
        let read = try formatter.parse(text)
        guard isDetermined(seconds, formatter.pattern) else { continue }
        #expect(formatter.string(read) == text, "\(locale) \(formatter.pattern)")
      } catch {
        count.refused += 1
      }
    }
  }

  @Test func styles() throws {
    var count = Count()
    let zone = try TimeZoneID(Self.zone)
    for locale in Scope.ofTests.every(3) {
      for date in DateFormat.Style.allCases {
        for time in DateFormat.Style.allCases where date != .omitted || time != .omitted {
          try Self.check(DateFormat(date: date, time: time, zone: zone), locale, &count)
        }
      }
    }
    #expect(count.tried > 8_000)
    #expect(Double(count.refused) < Double(count.tried) * 0.001, "\(count)")
  }

  @Test func templates() throws {
    var count = Count()
    let zone = try TimeZoneID(Self.zone)
    let templates = [
      "yMd", "yMMMd", "yMMMMEEEEd", "yMMMdjm", "yMdjms", "jms", "GyMMMd", "Bhms", "yQQQQ",
    ]
    for locale in Scope.ofTests.every(3) {
      for template in templates {
        try Self.check(DateFormat(template: template, zone: zone), locale, &count)
      }
    }
    #expect(Double(count.refused) < Double(count.tried) * 0.001, "\(count)")
  }

  @Test(arguments: CalendarSystem.allCases)
  func calendars(_ calendar: CalendarSystem) throws {
    var count = Count()
    let zone = try TimeZoneID(Self.zone)
    for tag in ["en", "de", "ar-EG", "ja", "zh", "ko", "he", "fa", "th", "hi"] {
      for date in DateFormat.Style.allCases where date != .omitted {
        let recipe = DateFormat(date: date, time: .medium, zone: zone).calendar(calendar)
        try Self.check(recipe, LocaleID(tag), &count)
      }
    }
    let isCyclic = calendar == .chinese || calendar == .dangi
    #expect(Double(count.refused) <= Double(count.tried) * (isCyclic ? 0.6 : 0.05), "\(count)")
  }
}
