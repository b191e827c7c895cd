internal import ICU
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// What plans write, against what ICU writes through the handle of the same formatter.
@Suite struct DatePlanDifferentialTests {
  /// Zones that ICU 72 knows, that its rules are outdated for, and that it does not know; zones that
  /// changed their names, and that change by half an hour.
  static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "America/Mexico_City", "Europe/Istanbul",
    "Asia/Pyongyang", "America/Ciudad_Juarez", "Australia/Lord_Howe",
  ]

  /// Both sides of the system's transitions, and of ICU's, between 1970 and 2038.
  private static func transitions(_ zone: String) throws -> [Instant] {
    let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
    var seconds = try ZoneData.changes(zone, until: 2_200_000_000)
    var instant = try Instant(secondsSince1970: 0)
    while let next = rules.nextTransition(after: instant),
      next.instant.secondsSince1970 < 2_200_000_000
    {
      instant = next.instant
      seconds.append(instant.secondsSince1970)
    }
    return try Set(seconds).sorted().flatMap { second in
      [
        try Instant(secondsSince1970: second - 1, nanosecond: 999_000_000),
        try Instant(secondsSince1970: second),
      ]
    }
  }

  /// The ends of the years, the cutover in several zones, and instants at random.
  private static func instants(_ count: Int, seed: UInt64) throws -> [Instant] {
    var generator = SplitMix(seed: seed)
    let edges: [Int64] = [
      -62_135_769_600, -62_135_596_800, -12_219_379_200, -12_219_292_801, -12_219_292_800,
      -12_219_206_400, -1, 0, 951_782_400, 2_147_483_647, 2_147_483_648, 253_402_300_799,
    ]
    return try edges.map { try Instant(secondsSince1970: $0) }
      + (edges.count..<count).map { index in
        let range: ClosedRange<Int64> =
          switch index % 3 {
          case 0: 0...2_147_483_647
          case 1: -62_135_596_800...253_402_214_400
          default: -12_219_900_000 ... -12_218_700_000
          }
        return try Instant(
          secondsSince1970: .random(in: range, using: &generator),
          nanosecond: .random(in: 0...999_999_999, using: &generator)
        )
      }
  }

  private static func differences(
    _ formatter: DateFormat.Formatter,
    _ instants: [Instant]
  ) throws -> [String] {
    try instants.compactMap { instant in
      let own = formatter.string(instant)
      let truth = try formatter.core.stringByICU(instant)
      return own == truth ? nil : "\(formatter.pattern) \(instant): \(own) ≠ \(truth)"
    }
  }

  // All locales are 30 million dates and take minutes: LOCALEFORMAT_SWEEP=1.
  @Test func stylesEqualICU() throws {
    let isSweep = LocaleID.sweepStep != nil
    let locales = LocaleID.available.enumerated()
      .filter { isSweep ? $0.offset % (LocaleID.sweepStep ?? 1) == 0 : $0.offset % 41 == 3 }
      .map(\.element)
    let styles = DateFormat.Style.allCases.filter { $0 != .omitted }
    var (compared, compiled, formatters) = (0, 0, 0)
    for zone in Self.zones {
      let edges = try Self.transitions(zone)
      for (index, locale) in locales.enumerated() {
        var instants = try Self.instants(isSweep ? 240 : 24, seed: UInt64(index))
        for step in 0..<(isSweep ? 60 : 8) where !edges.isEmpty {
          instants.append(edges[(step * 37 + index * 11) % edges.count])
        }
        for date in styles {
          for time in styles {
            let recipe = DateFormat(date: date, time: time, zone: try TimeZoneID(zone))
            let formatter = try recipe.formatter(for: locale)
            formatters += 1
            guard formatter.planRefusal == nil else { continue }
            compiled += 1
            compared += instants.count
            let different = try Self.differences(formatter, instants)
            #expect(different.isEmpty, "\(locale) \(zone) \(different.prefix(3))")
          }
        }
      }
    }
    print("compared \(compared) dates; plans for \(compiled) of \(formatters)")
    #expect(Double(compiled) > Double(formatters) * 0.9)
  }

  static let fields = """
    G GGGG GGGGG y yy yyyyy u Y YY Q QQ QQQ QQQQ QQQQQ q qqq qqqq qqqqq M MM MMM MMMM MMMMM L LL LLL \
    LLLL LLLLL w ww W d dd D DDD F g r E EEEE EEEEE EEEEEE e ee eee eeee eeeee eeeeee c cc ccc cccc \
    ccccc cccccc a aaaa aaaaa H HH h hh K KK k kk m mm s ss S SS SSS SSSSSS A z zzzz Z ZZZZ ZZZZZ O \
    OOOO v vvvv V VV VVV VVVV X XX XXX XXXX XXXXX x xx xxx xxxx xxxxx
    """.split(separator: " ").map(String.init)

  @Test(arguments: fields)
  func everyLetterAndLengthEqualsICU(_ field: String) throws {
    let tags = [
      "en-US", "de", "ar-EG", "hi", "ja", "my", "fr-CA", "he", "zh-Hant", "ru", "pl", "sw", "ko",
      "ff-Adlm", "bn", "mr", "ne", "ckb", "pt-PT", "vi",
    ]
    for (index, tag) in tags.enumerated() {
      let zone = Self.zones[(index + field.count) % Self.zones.count]
      let recipe = try DateFormat(pattern: "\(field) 'o''x'''", zone: TimeZoneID(zone))
      let formatter = try recipe.formatter(for: LocaleID(tag))
      #expect(formatter.planRefusal == nil, "\(tag) \(zone)")
      let instants = try Self.instants(60, seed: UInt64(index)) + Self.transitions(zone).suffix(40)
      let different = try Self.differences(formatter, instants)
      #expect(different.isEmpty, "\(tag) \(zone) \(different.prefix(3))")
    }
  }

  @Test(
    arguments: zones + [
      "America/Caracas", "Africa/Casablanca", "Europe/Dublin", "Pacific/Apia", "America/St_Johns",
      "America/Asuncion", "Asia/Almaty", "Africa/Cairo", "America/Nuuk", "America/Coyhaique",
      "Africa/Monrovia", "Antarctica/Troll", "Asia/Gaza", "Europe/London", "Etc/GMT+5",
    ]
  )
  func namesOfAZoneEqualICUsAtEveryTransition(_ zone: String) throws {
    var edges = try Self.transitions(zone)
    // Where ICU's rules are outdated it is asked for a name some quarters of a year away.
    for edge in edges.suffix(90) {
      for quarters: Int64 in [-4, -3, -2, -1, 1, 2, 3, 4] {
        let second = edge.secondsSince1970 + quarters * 91 * 86_400
        edges.append(try Instant(secondsSince1970: second, nanosecond: edge.nanosecond))
      }
    }
    for tag in ["en-US", "de", "ja"] {
      let recipe = try DateFormat(
        pattern: "y-MM-dd HH:mm:ss.SSS z|zzzz|O|OOOO|VVV|VVVV|XXX",
        zone: TimeZoneID(zone)
      )
      let formatter = try recipe.formatter(for: LocaleID(tag))
      #expect(formatter.planRefusal == nil)
      let different = try Self.differences(formatter, edges)
      #expect(different.isEmpty, "\(tag) \(different.prefix(3))")
      // ICU is not asked between 1970 and 2038, unless its rules are outdated in 1970.
      for instant in edges where (31_449_600..<ZoneClock.end).contains(instant.secondsSince1970) {
        #expect(formatter.core.plan?.string(instant) != nil, "\(instant)")
      }
    }
  }

  @Test(arguments: [
    ("UTC", -12_219_292_801 as Int64, "1582-10-04 277 23:59:59"),
    ("UTC", -12_219_292_800, "1582-10-15 278 00:00:00"),
    ("Asia/Kathmandu", -12_219_313_277, "1582-10-04 277 23:59:59"),
    ("Asia/Kathmandu", -12_219_313_276, "1582-10-15 278 00:00:00"),
    ("UTC", -62_135_769_600, "0001-01-01 001 00:00:00"),
    ("UTC", -59_011_632_000, "0100-01-01 001 00:00:00"),
    ("UTC", 253_402_300_799, "9999-12-31 365 23:59:59"),
    ("Asia/Kathmandu", 253_402_280_098, "9999-12-31 365 23:59:58"),
  ])
  func countsByTheJulianCalendarUntil1582(_ zone: String, _ second: Int64, _ text: String) throws {
    let recipe = try DateFormat(pattern: "yyyy-MM-dd DDD HH:mm:ss", zone: TimeZoneID(zone))
    let formatter = try recipe.formatter(for: LocaleID("en"))
    let instant = try Instant(secondsSince1970: second)
    #expect(formatter.core.plan?.string(instant) == text)
    #expect(try formatter.core.stringByICU(instant) == text)
  }

  @Test func leavesOtherYearsToICU() throws {
    let recipe = DateFormat(date: .medium, time: .omitted, zone: TimeZoneID("Asia/Tokyo"))
    let formatter = try recipe.formatter(for: LocaleID("en"))
    for second: Int64 in [-62_135_869_600, -377_705_116_800, 253_402_300_799] {
      let instant = try Instant(secondsSince1970: second)
      #expect(try #require(formatter.core.plan).string(instant) == nil)
      #expect(formatter.string(instant) == (try formatter.core.stringByICU(instant)))
      var bytes = Array("x".utf8)
      formatter.append(instant, to: &bytes)
      #expect(bytes == Array("x\(formatter.string(instant))".utf8))
    }
  }

  @Test(arguments: zones)
  func theClockEqualsTheRules(_ zone: String) throws {
    let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
    for name in [zone, nil] {
      let clock = try ZoneClock(rules, namedBy: name)
      for instant in try Self.instants(300, seed: 7) + Self.transitions(zone) {
        let reading = clock.reading(at: instant.secondsSince1970)
        #expect(reading.offset == rules.offsetSeconds(at: instant), "\(instant)")
      }
      #expect(clock.byteCount < 12_000, "\(clock.byteCount)")
    }
  }
}
