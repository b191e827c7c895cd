import MachineTime
import TestSupport
import Testing

struct ZonedInstantTests {
  private static func rules(_ name: String) throws -> TimeZoneRules {
    try TimeZoneRules.rules(for: TimeZoneID(name))
  }

  // Offsets of Europe/Paris: +02:00 in summer, and 9 min 21 s ahead of UTC before 1911.
  @Test(arguments: [
    ("2022-07-08T02:14:07+02:00", true), ("2022-07-08T01:14:07+01:00", false),
    ("2022-07-08T00:14:07Z", true), ("2022-07-08T00:14:07-00:00", true),
    ("2022-07-08T00:14:07+00:00", false), ("1900-01-01T00:09:00+00:09", true),
    ("1900-01-01T00:10:00+00:10", false),
  ])
  func anOffsetAgreesWithAZoneOrNot(text: String, agrees: Bool) throws {
    let paris = try Self.rules("Europe/Paris")
    let elective = try MachineFormat.rfc9557.parseZoned("\(text)[Europe/Paris]")
    #expect(elective.agrees(with: paris) == agrees)
    let offset = paris.offsetSeconds(at: elective.instant)
    let expected = OffsetInstant(instant: elective.instant, offsetSeconds: offset)
    #expect(try elective.offsetInstant(in: paris) == expected)

    let critical = try MachineFormat.rfc9557.parseZoned("\(text)[!Europe/Paris]")
    if agrees {
      #expect(try critical.offsetInstant(in: paris) == expected)
    } else {
      let error = #expect(throws: FormatError.self) { try critical.offsetInstant(in: paris) }
      let seconds = try #require(critical.offsetSeconds)
      #expect(
        error == .inconsistentOffset(seconds: seconds, "Europe/Paris", zoneSeconds: offset)
      )
    }
  }

  // The offset was 44 min 30 s west of UTC until 1972.
  @Test(arguments: [
    ("-00:45", true), ("-00:44", false), ("-00:44:30", true), ("-004430", true),
    ("-00:45:00", false), ("-004500", false), ("-00:44:30.0", true),
  ])
  func secondsOfAnOffsetCountWhereTheyAreWritten(offset: String, agrees: Bool) throws {
    let monrovia = try Self.rules("Africa/Monrovia")
    let text = "1970-01-01T00:00:00\(offset)[!Africa/Monrovia]"
    #expect(try MachineFormat.temporal.parseZoned(text).agrees(with: monrovia) == agrees)
  }

  @Test func theErrorNamesTheZoneAndBothOffsets() throws {
    let error = FormatError.inconsistentOffset(
      seconds: 3_600,
      "Europe/Paris",
      zoneSeconds: 7_200
    )
    #expect(
      error.description
        == "the clocks of Europe/Paris are 7200 seconds ahead of UTC then, not 3600"
    )
    #expect(error.offset == nil)
  }

  @Test(arguments: [
    (1_657_239_247 as Int64, "Europe/Paris", "2022-07-08T02:14:07+02:00[Europe/Paris]"),
    (1_657_239_247, "Asia/Kathmandu", "2022-07-08T05:59:07+05:45[Asia/Kathmandu]"),
    (1_641_600_000, "Europe/London", "2022-01-08T00:00:00+00:00[Europe/London]"),
    (0, "UTC", "1970-01-01T00:00:00+00:00[UTC]"),
    (0, "Etc/GMT+5", "1969-12-31T19:00:00-05:00[Etc/GMT+5]"),
    // 44 min 30 s west of UTC; half a minute is rounded away from 0.
    (0, "Africa/Monrovia", "1969-12-31T23:15:00-00:45[Africa/Monrovia]"),
    // 9 min 21 s ahead of UTC, which RFC 3339 rounds to 9 min.
    (-2_208_988_800, "Europe/Paris", "1900-01-01T00:09:00+00:09[Europe/Paris]"),
  ])
  func theZoneIsWrittenBehindTheText(seconds: Int64, zone: String, text: String) throws {
    let rules = try Self.rules(zone)
    let instant = try Instant(secondsSince1970: seconds)
    for format in [MachineFormat.rfc9557, .temporal] {
      #expect(format.string(instant, in: rules) == text)
      var bytes: [UInt8] = [0x20]
      format.append(instant, in: rules, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == " \(text)")
      let parsed = try format.parseZoned(text)
      #expect(parsed.instant == instant)
      #expect(parsed.zone == rules.id)
      #expect(parsed.agrees(with: rules))
    }
  }

  @Test func otherFormatsWriteAtTheOffsetOfTheZone() throws {
    let tokyo = try Self.rules("Asia/Tokyo")
    let epoch = try Instant(secondsSince1970: 0)
    #expect(MachineFormat.rfc3339.string(epoch, in: tokyo) == "1970-01-01T09:00:00+09:00")
    var bytes: [UInt8] = []
    MachineFormat.iso8601Ordinal.append(epoch, in: tokyo, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "1970-001T09:00:00+09:00")
    #expect(MachineFormat.rfc9557.string(epoch) == "1970-01-01T00:00:00Z")
  }

  @Test func formatsWithoutSuffixesHaveNoZone() throws {
    let parsed = try MachineFormat.rfc3339.parseZoned("2022-07-08T02:14:07+02:00")
    #expect(parsed.zone == nil)
    #expect(parsed.offsetSeconds == 7_200)
    #expect(try MachineFormat.iso8601.parseZoned("20220708T00").offsetSeconds == nil)
  }

  @Test func whatIsWrittenWithAZoneIsReadAgain() throws {
    var generator = SplitMix(seed: 41)
    let zones = try ["Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Africa/Monrovia"]
      .map(Self.rules)
    for _ in 0..<10_000 {
      let instant = try Instant(
        secondsSince1970: .random(in: -377_705_000_000...253_402_000_000, using: &generator),
        nanosecond: .random(in: 0...999_999_999, using: &generator)
      )
      let zone = try #require(zones.randomElement(using: &generator))
      let text = MachineFormat.temporal.string(instant, in: zone)
      let parsed = try MachineFormat.temporal.parseZoned(text)
      #expect(parsed.instant == instant, "\(text)")
      #expect(parsed.agrees(with: zone), "\(text)")
    }
  }
}
