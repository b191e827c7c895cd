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
    // The clock of the text is the zone's, also where the offset lacks its 21 seconds.
    let lack = agrees && offset % 60 != 0 ? Duration.seconds(offset % 60) : .zero
    let expected = OffsetInstant(instant: elective.instant - lack, offsetSeconds: offset)
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
        == "the clocks of Europe/Paris have the offset +02:00 then, not +01:00"
    )
    #expect(error.offset == nil)
  }

  @Test(arguments: [
    (1_657_239_247 as Int64, "Europe/Paris", "2022-07-08T02:14:07+02:00[Europe/Paris]"),
    (1_657_239_247, "Asia/Kathmandu", "2022-07-08T05:59:07+05:45[Asia/Kathmandu]"),
    (1_641_600_000, "Europe/London", "2022-01-08T00:00:00+00:00[Europe/London]"),
    (0, "UTC", "1970-01-01T00:00:00+00:00[UTC]"),
    (0, "Etc/GMT+5", "1969-12-31T19:00:00-05:00[Etc/GMT+5]"),
    // 44 min 30 s west of UTC; half a minute is rounded away from 0, as Temporal does.
    (0, "Africa/Monrovia", "1969-12-31T23:15:30-00:45[Africa/Monrovia]"),
    // 9 min 21 s ahead of UTC.
    (-2_208_988_800, "Europe/Paris", "1900-01-01T00:09:21+00:09[Europe/Paris]"),
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
      #expect(try parsed.offsetInstant(in: rules).instant == instant)
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
      let critical = text.replacing("[", with: "[!")
      for text in [text, critical] {
        let parsed = try MachineFormat.temporal.parseZoned(text)
        for resolution in OffsetResolution.allCases {
          let read = try parsed.offsetInstant(in: zone, resolving: resolution, choosing: .earlier)
          guard resolution != .ignore || read.instant != instant else { continue }
          // Only a time that the clocks show twice is another instant without its offset.
          let clock = CivilDateTime(instant, offsetSeconds: zone.offsetSeconds(at: instant))
          guard resolution == .ignore, case .overlap = try zone.meaning(of: clock) else {
            #expect(read.instant == instant, "\(text) \(resolution)")
            continue
          }
        }
        #expect(parsed.agrees(with: zone), "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("01:14:07+01:00[Europe/Paris]", OffsetResolution.use, "00:14:07Z" as String?),
    ("02:14:07+01:00[Europe/Paris]", .prefer, "00:14:07Z"),
    ("02:14:07+01:00[Europe/Paris]", .ignore, "00:14:07Z"),
    ("02:14:07+01:00[Europe/Paris]", .reject, nil),
    ("02:14:07+02:00[Europe/Paris]", .reject, "00:14:07Z"),
    ("02:14:07+01:00[!Europe/Paris]", .use, nil), ("02:14:07+01:00[!Europe/Paris]", .prefer, nil),
    ("02:14:07+01:00[!Europe/Paris]", .ignore, nil),
    ("00:14:07Z[!Europe/Paris]", .ignore, "00:14:07Z"),
  ])
  func theResolutionDecidesOverAnotherOffset(
    text: String,
    resolution: OffsetResolution,
    expected: String?
  ) throws {
    let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T\(text)")
    let paris = try Self.rules("Europe/Paris")
    guard let expected else {
      let error = #expect(throws: FormatError.self) {
        try parsed.offsetInstant(in: paris, resolving: resolution)
      }
      #expect(error?.code == .inconsistentOffset)
      return
    }
    let found = try parsed.offsetInstant(in: paris, resolving: resolution).instant
    #expect(MachineFormat.rfc3339.string(found) == "2022-07-08T\(expected)")
  }

  @Test func theOffsetDecidesBetweenTwoInstantsUnlessItIsIgnored() throws {
    let berlin = try Self.rules("Europe/Berlin")
    let parsed = try MachineFormat.temporal.parseZoned("2025-10-26T02:30+01:00[Europe/Berlin]")
    for resolution in [OffsetResolution.use, .prefer, .reject] {
      #expect(try parsed.offsetInstant(in: berlin, resolving: resolution).offsetSeconds == 3_600)
    }
    let error = #expect(throws: FormatError.self) {
      try parsed.offsetInstant(in: berlin, resolving: .ignore)
    }
    #expect(error?.code == .repeatedLocalTime)
    let earlier = try parsed.offsetInstant(in: berlin, resolving: .ignore, choosing: .earlier)
    #expect(earlier.offsetSeconds == 7_200)
  }

  @Test(arguments: [
    // The clock of RFC 3339 moves with its offset, and that of the others does not.
    ("rfc3339", "1930-06-30T11:15:00-00:45"), ("iso8601-basic", "19300630T111500-0045"),
    ("rfc5322", "Mon, 30 Jun 1930 11:15:00 -0045"), ("%F %T", "1930-06-30 11:15:30"),
    ("%F %T %z", "1930-06-30 11:15:30 -0044"), ("%F %T %:z", "1930-06-30 11:15:30 -00:44"),
    ("%F %T %::z", "1930-06-30 11:15:30 -00:44:30"),
    ("pattern:yyyy-MM-dd HH:mm:ss xx", "1930-06-30 11:15:30 -0044"),
    ("pattern:yyyy-MM-dd HH:mm:ss XXX", "1930-06-30 11:15:30 -00:44"),
    ("pattern:yyyy-MM-dd HH:mm:ss xxxx", "1930-06-30 11:15:30 -004430"),
    ("pattern:yyyy-MM-dd HH:mm:ss ZZZ", "1930-06-30 11:15:30 -004430"),
  ])
  func aFormatKeepsTheClockOrTheInstant(name: String, expected: String) throws {
    let instant = try MachineFormat.rfc3339.parse("1930-06-30T12:00:00Z").instant
    let pattern = "pattern:"
    let format =
      try MachineFormat.standard(named: name)
      ?? (name.hasPrefix(pattern)
        ? MachineFormat(pattern: String(name.dropFirst(pattern.count))) : MachineFormat(name))
    #expect(format.string(instant, in: try Self.rules("Africa/Monrovia")) == expected)
    if expected.contains("30 -00:44:30") || expected.contains("-004430") {
      #expect(try format.parse(expected).instant == instant)
    }
  }

  @Test(arguments: [
    (-30, "%z", "+0000"), (-30, "%::z", "-00:00:30"), (-90, "%z", "-0001"), (90, "%:z", "+00:01"),
    (0, "%::z", "+00:00:00"), (3_600, "%::z", "+01:00:00"),
  ])
  func secondsOfAnOffsetAreCutOffOrWritten(offset: Int, source: String, expected: String) throws {
    let text = try MachineFormat(source).string(Instant(secondsSince1970: 0), offsetSeconds: offset)
    #expect(text == expected)
  }

  @Test(arguments: ["+01:02:03", "-00:44:30", "+01:02", "Z"])
  func secondsOfAnOffsetAreRead(offset: String) throws {
    let format = MachineFormat("%F %T%::z")
    let temporal = try MachineFormat.temporal.parse("2025-01-01T00:00:00\(offset)")
    #expect(try format.parse("2025-01-01 00:00:00\(offset)") == temporal)
    #expect(try format.lenient.parse("2025-1-1 0:0:0 \(offset)") == temporal)
    #expect(throws: FormatError.self) { try format.parse("2025-01-01 00:00:00\(offset):00:00") }
  }
}
