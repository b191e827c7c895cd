import ICUOracle
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Dates against ICU's C++ API: every locale, style pair, template and calendar, at the edges of
/// time; 0 differences where the system's zone rules are ICU's.
@Suite struct DateDifferentialTests {
  static let templates = """
    G y yM yMd yMMM yMMMM yMMMMM yMMMd yMMMMd yMMMEd yMMMMEEEEd GyM GyMMM GyMMMd GyMMMEEEEd Md MEd \
    MMMd MMMMd MMMEd MMMMEEEEd M MMM LLLL d dd E EEEE EEEEE c cccc Ed D Q QQQ QQQQ yQQQ yQQQQ qqqq \
    w ww W F e Y h H hm Hm hms Hms j jm jms jmm hB B Bh Bhm EBhm Ehm EHm Ehms ms mmss SSS sSSS \
    jmz jmsz jmzzzz jmv jmvvvv jmO jmOOOO Hmx HmXXX VV VVV VVVV yMdjm yMMMdjm yMMMEdjms \
    yMMMMEEEEdjmszzzz yyMMdd yyyyMMddHHmmss U r u g A Cm CCCm a b k K
    """.split(separator: " ").map(String.init)

  static let patterns = [
    "EEEE, d. MMMM y G HH:mm:ss.SSS zzzz", "yyyy-MM-dd'T'HH:mm:ssXXX", "QQQ yy w W D F e g A",
    "B bbbb h K k 'o''clock' a", "LLLL cccccc r U u Y", "VV VVV VVVV V v vvvv O OOOO Z ZZZZ ZZZZZ",
  ]

  /// The edges: year −1 and 1, the end of the Julian calendar, the beginning of standard time, 1970,
  /// the end of 32 bits, gaps and overlaps in Berlin and New York, the last year of four digits.
  static let seconds: [Int64] = [
    -62_198_755_200, -62_135_596_800, -12_219_292_801, -12_219_292_800, -2_717_650_800,
    -2_208_988_801, -1, 0, 1, 951_782_399, 1_709_287_445, 1_711_846_799, 1_711_846_800,
    1_729_990_799, 1_729_990_800, 1_709_445_600, 1_730_613_600, 2_147_483_648, 253_402_214_400,
  ]

  static let zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu"]

  enum Content {
    case styles(DateFormat.Style, DateFormat.Style)
    case relativeStyles(DateFormat.Style, DateFormat.Style)
    case template(String)
    case pattern(String)
  }

  static let contents: [Content] = {
    var all: [Content] = []
    for date in DateFormat.Style.allCases {
      for time in DateFormat.Style.allCases where date != .omitted || time != .omitted {
        all.append(.styles(date, time))
      }
    }
    return all + templates.map { .template($0) } + patterns.map { .pattern($0) }
  }()

  /// One locale in every calendar, `step` cases apart.
  private func compare(
    _ locale: LocaleID,
    from start: Int,
    step: Int
  ) throws -> (compared: Int, different: [String]) {
    var compared = 0
    var different: [String] = []
    let calendars: [CalendarSystem?] = [nil] + CalendarSystem.allCases
    var position = start % step
    while position < Self.contents.count * calendars.count {
      let content = Self.contents[position % Self.contents.count]
      let calendar = calendars[position / Self.contents.count]
      let zone = Self.zones[(position + start) % Self.zones.count]
      position += step
      let named = try calendar.map { try locale.setting("ca", to: $0.rawValue) } ?? locale
      let recipe = try recipe(content, zone: TimeZoneID(zone))
      let formatter = try recipe.formatter(for: named)
      let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
      let instants = try Self.seconds.map { try Instant(secondsSince1970: $0) }.filter {
        rules.offsetSeconds(at: $0) == Oracle.offset(zone: zone, $0.millisecondsSince1970)
      }
      let expected = Oracle.dates(instants, content, zone: zone, locale: named)
      for (instant, text) in zip(instants, expected) {
        compared += 1
        let written = formatter.string(instant)
        guard written != text else { continue }
        different.append("\(named) \(content) \(zone) \(instant): \(written) ≠ \(text)")
      }
    }
    return (compared, different)
  }

  private func recipe(_ content: Content, zone: TimeZoneID) throws -> DateFormat {
    switch content {
    case .styles(let date, let time): DateFormat(date: date, time: time, zone: zone)
    case .relativeStyles(let date, let time):
      DateFormat(date: date, time: time, zone: zone).relativeDays(.plain)
    case .template(let template): DateFormat(template: template, zone: zone)
    case .pattern(let pattern): DateFormat(pattern: pattern, zone: zone)
    }
  }

  // A prime step, and another beginning for each locale, so that every case is met in some locale. All of
  // them in all locales are 37 million dates and take hours: LOCALEFORMAT_SWEEP=1, or a larger step.
  @Test func everyKindOfDateEqualsICUInEveryLocale() throws {
    let step = max(1, LocaleID.sweepStep ?? 509)
    var compared = 0
    for (index, locale) in LocaleID.checked.enumerated() {
      let found = try compare(locale, from: index, step: step)
      compared += found.compared
      #expect(found.different.isEmpty, "\(found.different.prefix(3))")
    }
    print("compared \(compared) dates")
    #expect(compared > 10_000)
  }

  @Test(arguments: CapitalizationContext.allCases)
  func everyContextEqualsICU(_ context: CapitalizationContext) throws {
    let instant = try Instant(secondsSince1970: 1_709_287_445)
    for locale in LocaleID.sampled {
      for template in ["yMMMM", "LLLL", "EEEEMMMd", "cccc", "GyMMM", "jmzzzz"] {
        let recipe = DateFormat(template: template, zone: TimeZoneID("Europe/Berlin"))
          .capitalization(context)
        let expected = Oracle.dates(
          [instant],
          .template(template),
          zone: "Europe/Berlin",
          context: context,
          locale: locale
        )
        #expect(
          try recipe.formatter(for: locale).string(instant) == expected.first,
          "\(locale) \(template)"
        )
      }
    }
  }

  @Test func theProlepticCalendarEqualsICUs() throws {
    let instants = try Self.seconds.map { try Instant(secondsSince1970: $0) }
    for locale in LocaleID.checked {
      for calendar in [nil, CalendarSystem.gregorian, .iso8601, .japanese, .buddhist] {
        let named = try calendar.map { try locale.setting("ca", to: $0.rawValue) } ?? locale
        let formatter = try DateFormat(date: .full, time: .omitted, zone: .utc).prolepticGregorian()
          .formatter(for: named)
        let expected = Oracle.dates(
          instants,
          .styles(.full, .omitted),
          zone: "UTC",
          isProleptic: true,
          locale: named
        )
        #expect(instants.map { formatter.string($0) } == expected, "\(named)")
      }
    }
  }
}
