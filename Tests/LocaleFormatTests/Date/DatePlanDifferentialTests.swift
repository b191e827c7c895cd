import Comparisons
internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Compares texts that plans write with those that ICU writes through the handle of the same
/// formatter.
@Suite struct DatePlanDifferentialTests {
  static let zones = Comparison.planZones.map(\.identifier)

  private static func differences(
    _ formatter: DateFormat.Formatter,
    _ instants: [Instant]
  ) throws -> [String] {
    instants.compactMap { instant in
      let own = formatter.string(instant)
      let truth = formatter.stringByICU(instant)
      return own == truth ? nil : "\(formatter.pattern) \(instant): \(own) ≠ \(truth)"
    }
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
      let instants =
        try DatePlanInstants.random(60, seed: UInt64(index))
        + DatePlanInstants.transitions(TimeZoneID(zone)).suffix(40)
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
    var edges = try DatePlanInstants.transitions(TimeZoneID(zone))
    // If ICU's rules are outdated, it is asked for a name some quarters of a year away.
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
      // ICU is not used between 1970 and 2038, unless its rules are outdated in 1970.
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
    #expect(formatter.stringByICU(instant) == text)
  }

  @Test func leavesOtherYearsToICU() throws {
    let recipe = DateFormat(date: .medium, time: .omitted, zone: TimeZoneID("Asia/Tokyo"))
    let formatter = try recipe.formatter(for: LocaleID("en"))
    for second: Int64 in [-62_135_869_600, -377_705_116_800, 253_402_300_799] {
      let instant = try Instant(secondsSince1970: second)
      #expect(try #require(formatter.core.plan).string(instant) == nil)
      #expect(formatter.string(instant) == formatter.stringByICU(instant))
      var bytes = Array("x".utf8)
      formatter.append(instant, to: &bytes)
      #expect(bytes == Array("x\(formatter.string(instant))".utf8))
    }
  }

  @Test(arguments: zones)
  func theClockEqualsTheRules(_ zone: String) throws {
    let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
    for naming in [ZoneNaming(course: try ZoneCourse(ofICU: zone)), nil] {
      let clock = try ZoneClock(rules, naming)
      for instant in try DatePlanInstants.random(300, seed: 7)
        + DatePlanInstants.transitions(TimeZoneID(zone))
      {
        let reading = clock.reading(at: instant.secondsSince1970)
        #expect(reading.offset == rules.offsetSeconds(at: instant), "\(instant)")
      }
      #expect(clock.byteCount < 12_000, "\(clock.byteCount)")
    }
  }
}
