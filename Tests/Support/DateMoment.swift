import LocaleFormat
import MachineTime

/// An instant in a time zone for which the system's rules and ICU's mostly agree.
package struct DateMoment: Sendable {
  package let zone: TimeZoneID
  package let milliseconds: Int64

  private init(_ zone: TimeZoneID, _ milliseconds: Int64) {
    self.zone = zone
    self.milliseconds = milliseconds
  }

  package var instant: Instant {
    get throws { try Instant(millisecondsSince1970: milliseconds) }
  }

  package static let all = [
    DateMoment("UTC", 0), DateMoment("Europe/Berlin", 1_709_287_445_678),
    DateMoment("America/New_York", 1_720_000_000_000),
    DateMoment("Asia/Kolkata", -62_135_596_800_000),
    DateMoment("Australia/Sydney", 4_102_444_799_999),
  ]

  /// Whether the system and ICU have the same offset at this instant, so that the comparison is
  /// fair.
  package var isFair: Bool {
    get throws { try instant.hasICUsOffset(in: zone) }
  }
}

extension Instant {
  /// Whether the system's rules and ICU's agree on the offset of a zone at this instant.
  package func hasICUsOffset(in zone: TimeZoneID) throws -> Bool {
    try TimeZoneRules.rules(for: zone).offsetSeconds(at: self)
      == Oracle.offset(zone: zone.identifier, millisecondsSince1970)
  }
}

/// The format of an instant that the oracle is asked to write.
package enum DateContent: Sendable {
  case styles(DateFormat.Style, DateFormat.Style)
  case relativeStyles(DateFormat.Style, DateFormat.Style)
  case template(String)
  case pattern(String)

  package func recipe(zone: TimeZoneID) -> DateFormat {
    switch self {
    case .styles(let date, let time): DateFormat(date: date, time: time, zone: zone)
    case .relativeStyles(let date, let time):
      DateFormat(date: date, time: time, zone: zone).relativeDays(.plain)
    case .template(let template): DateFormat(template: template, zone: zone)
    case .pattern(let pattern): DateFormat(pattern: pattern, zone: zone)
    }
  }

  private static let templates = """
    G y yM yMd yMMM yMMMM yMMMMM yMMMd yMMMMd yMMMEd yMMMMEEEEd GyM GyMMM GyMMMd GyMMMEEEEd Md MEd \
    MMMd MMMMd MMMEd MMMMEEEEd M MMM LLLL d dd E EEEE EEEEE c cccc Ed D Q QQQ QQQQ yQQQ yQQQQ qqqq \
    w ww W F e Y h H hm Hm hms Hms j jm jms jmm hB B Bh Bhm EBhm Ehm EHm Ehms ms mmss SSS sSSS \
    jmz jmsz jmzzzz jmv jmvvvv jmO jmOOOO Hmx HmXXX VV VVV VVVV yMdjm yMMMdjm yMMMEdjms \
    yMMMMEEEEdjmszzzz yyMMdd yyyyMMddHHmmss U r u g A Cm CCCm a b k K
    """.split(separator: " ").map(String.init)

  private static let patterns = [
    "EEEE, d. MMMM y G HH:mm:ss.SSS zzzz", "yyyy-MM-dd'T'HH:mm:ssXXX", "QQQ yy w W D F e g A",
    "B bbbb h K k 'o''clock' a", "LLLL cccccc r U u Y", "VV VVV VVVV V v vvvv O OOOO Z ZZZZ ZZZZZ",
  ]

  /// Every pair of styles, and templates and patterns with every letter.
  package static let all: [DateContent] = {
    var all: [DateContent] = []
    for date in DateFormat.Style.allCases {
      for time in DateFormat.Style.allCases where date != .omitted || time != .omitted {
        all.append(.styles(date, time))
      }
    }
    return all + templates.map { .template($0) } + patterns.map { .pattern($0) }
  }()

  /// The edges: years −1 and 1, the end of the Julian calendar, the start of standard time, 1970,
  /// the end of 32 bits, gaps and overlaps in Berlin and New York, and the last year of four
  /// digits.
  package static let edges: [Int64] = [
    -62_198_755_200, -62_135_596_800, -12_219_292_801, -12_219_292_800, -2_717_650_800,
    -2_208_988_801, -1, 0, 1, 951_782_399, 1_709_287_445, 1_711_846_799, 1_711_846_800,
    1_729_990_799, 1_729_990_800, 1_709_445_600, 1_730_613_600, 2_147_483_648, 253_402_214_400,
  ]
}
