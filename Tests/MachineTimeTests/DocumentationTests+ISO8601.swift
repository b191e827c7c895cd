import MachineTime
import Testing

extension DocumentationTests {
  @Test func examplesOfISO8601Hold() throws {
    let parsed = try MachineFormat.iso8601.parse("2014-W06-5T12,5-07")
    #expect(parsed.instant.secondsSince1970 == 1_391_801_400)
    let date = MachineValue.date(try CivilDate(year: 2014, month: 2, day: 7))
    #expect(try MachineFormat.iso8601.parseValue("2014038") == date)
    let time = MachineValue.time(try CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
    #expect(try MachineFormat.iso8601.parseValue("T07:32") == time)
    #expect(throws: MachineTimeError.self) { try MachineFormat.iso8601.parse("2014-02-07T1200") }

    let instant = try Instant(secondsSince1970: 1_391_799_600)
    #expect(
      MachineFormat.iso8601Basic.string(instant, offsetSeconds: -25_200) == "20140207T120000-0700"
    )
    #expect(
      MachineFormat.iso8601Week.string(instant, offsetSeconds: -25_200)
        == "2014-W06-5T12:00:00-07:00"
    )
    #expect(
      MachineFormat.iso8601Ordinal.string(instant, offsetSeconds: -25_200)
        == "2014-038T12:00:00-07:00"
    )
  }

  @Test func examplesOfTOMLHold() throws {
    let parsed = try MachineFormat.toml.parse("1979-05-27 07:32:00Z")
    #expect(parsed.instant.secondsSince1970 == 296_638_320)
    let date = MachineValue.date(try CivilDate(year: 1979, month: 5, day: 27))
    #expect(try MachineFormat.toml.parseValue("1979-05-27") == date)
    let time = MachineValue.time(try CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
    #expect(try MachineFormat.toml.parseValue("07:32:00") == time)
  }

  @Test func examplesOfTemporalHold() throws {
    let parsed = try MachineFormat.temporal.parse("20200101 00:00+00:00:01[!u-ca=iso8601]")
    #expect(parsed.offsetSeconds == 1)
    let date = MachineValue.date(try CivilDate(year: 2024, month: 1, day: 5))
    #expect(try MachineFormat.temporal.parseValue("2024-W01-5") == date)
    #expect(throws: MachineTimeError.self) {
      try MachineFormat.temporal.parse("2020-01-01T00:00")
    }
  }

  @Test func examplesOfRFC9557Hold() throws {
    let text = "2022-07-08T02:14:07+02:00[Europe/Paris][u-ca=hebrew]"
    #expect(try MachineFormat.rfc9557.parse(text).instant.secondsSince1970 == 1_657_239_247)
    let both = try MachineFormat.rfc9557.parseZoned(text)
    #expect(both.instant.secondsSince1970 == 1_657_239_247)
    #expect(both.zone?.identifier == "Europe/Paris")
    #expect(both.calendar == "hebrew")

    let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T00:14:07Z[!Europe/Paris]")
    #expect(parsed.zone?.identifier == "Europe/Paris")
    #expect(parsed.isZoneCritical)
    #expect(parsed.offsetSeconds == nil)
    let line = "2022-07-08T00:14:07Z[Europe/Paris] GET /"
    let part = try MachineFormat.rfc9557.parseZoned(line.prefix(34))
    #expect(part.zone?.identifier == "Europe/Paris")
    let bytes = Array("2022-07-08T00:14:07+00:00[UTC]".utf8)
    #expect(try MachineFormat.rfc9557.parseZoned(bytes.span).zone?.identifier == "UTC")
  }

  @Test func examplesOfZonesInBracketsHold() throws {
    let paris = try TimeZoneRules.rules(for: TimeZoneID("Europe/Paris"))
    let instant = try Instant(secondsSince1970: 1_657_239_247)
    let text = MachineFormat.rfc9557.string(instant, in: paris)
    #expect(text == "2022-07-08T02:14:07+02:00[Europe/Paris]")
    #expect(MachineFormat.iso8601Basic.string(instant, in: paris) == "20220708T021407+0200")
    let tokyo = try TimeZoneRules.rules(for: TimeZoneID("Asia/Tokyo"))
    var line: [UInt8] = []
    MachineFormat.rfc9557.append(try Instant(secondsSince1970: 0), in: tokyo, to: &line)
    #expect(String(decoding: line, as: UTF8.self) == "1970-01-01T09:00:00+09:00[Asia/Tokyo]")

    let elective = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
    #expect(!elective.agrees(with: paris))
    #expect(try elective.offsetInstant(in: paris).offsetSeconds == 7_200)
    let critical = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[!Europe/Paris]")
    #expect(throws: MachineTimeError.self) { try critical.offsetInstant(in: paris) }
  }
}
