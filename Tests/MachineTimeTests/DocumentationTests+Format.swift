import MachineTime
import Testing

/// Every example of the documentation comments in `Sources/MachineTime/Format`, as it stands there.
struct DocumentationTestsOfFormat {
  @Test func theExamplesOfMachineFormatISO8601Hold() throws {
    do {
      #expect(
        try MachineFormat.iso8601.parse("2014-W06-5T12,5-07").instant.secondsSince1970 == 1391801400
      )
      #expect(
        try MachineFormat.iso8601.parseValue("2014038")
          == .date(CivilDate(year: 2014, month: 2, day: 7))
      )
      #expect(
        try MachineFormat.iso8601.parseValue("T07:32")
          == .time(CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
      )
      #expect(throws: FormatError.self) { try MachineFormat.iso8601.parse("2014-02-07T1200") }
    }
    do {
      let instant = try Instant(secondsSince1970: 1_391_799_600)
      #expect(
        MachineFormat.iso8601Basic.string(instant, offsetSeconds: -25_200) == "20140207T120000-0700"
      )
    }
    do {
      let instant = try Instant(secondsSince1970: 1_391_799_600)
      #expect(
        MachineFormat.iso8601Week.string(instant, offsetSeconds: -25_200)
          == "2014-W06-5T12:00:00-07:00"
      )
    }
    do {
      let instant = try Instant(secondsSince1970: 1_391_799_600)
      #expect(
        MachineFormat.iso8601Ordinal.string(instant, offsetSeconds: -25_200)
          == "2014-038T12:00:00-07:00"
      )
    }
    do {
      #expect(
        try MachineFormat.toml.parse("1979-05-27 07:32:00Z").instant.secondsSince1970 == 296638320
      )
      #expect(
        try MachineFormat.toml.parseValue("1979-05-27")
          == .date(CivilDate(year: 1979, month: 5, day: 27))
      )
      #expect(
        try MachineFormat.toml.parseValue("07:32:00")
          == .time(CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
      )
    }
  }

  @Test func theExamplesOfMachineFormatLenientHold() throws {
    do {
      let format = MachineFormat("%Y-%m-%d %H:%M:%S %z").lenient
      #expect(throws: FormatError.self) { try format.parse("2014-2-7T").instant }
      #expect(try format.parse(" 2014-2-7  12:00:00 -7").instant.secondsSince1970 == 1391799600)
    }
  }

  @Test func theExamplesOfMachineFormatLocalTimeHold() throws {
    do {
      let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
      let format = MachineFormat("%F %R")
      #expect(try format.parse("2025-07-01 12:00", in: berlin).offsetSeconds == 7200)
      #expect(throws: FormatError.self) { try format.parse("2025-10-26 02:30", in: berlin) }
      #expect(
        try format.parse("2025-10-26 02:30", in: berlin, choosing: .later).offsetSeconds == 3600
      )
    }
    do {
      let tokyo = try TimeZoneRules.rules(for: "Asia/Tokyo")
      let line = "1970-01-01 09:00 GET /"
      #expect(
        try MachineFormat("%F %R").parse(line.prefix(16), in: tokyo).instant.secondsSince1970 == 0
      )
    }
    do {
      let tokyo = try TimeZoneRules.rules(for: "Asia/Tokyo")
      let bytes = Array("1970-01-01 09:00".utf8)
      #expect(try MachineFormat("%F %R").parse(bytes.span, in: tokyo).instant.secondsSince1970 == 0)
    }
  }

  @Test func theExamplesOfMachineFormatMailAndHTTPHold() throws {
    do {
      let instant = try MachineFormat.http.parse("Sun Nov  6 08:49:37 1994").instant
      #expect(
        MachineFormat.http.string(instant, offsetSeconds: 3_600) == "Sun, 06 Nov 1994 08:49:37 GMT"
      )
    }
    do {
      let parsed = try MachineFormat.rfc5322.parse("7 Feb 14 12:00 (noon) MST")
      #expect(parsed.instant.secondsSince1970 == 1391799600)
      #expect(
        MachineFormat.rfc5322.string(parsed.instant, offsetSeconds: -25_200)
          == "Fri, 07 Feb 2014 12:00:00 -0700"
      )
    }
    do {
      let instant = try MachineFormat.cookie.parse("expires on 9-Jun-21, 10:18:14 (EST)").instant
      #expect(MachineFormat.cookie.string(instant) == "Wed, 09 Jun 2021 10:18:14 GMT")
    }
  }

  @Test func theExamplesOfMachineFormatParsingHold() throws {
    do {
      let parsed = try MachineFormat("%F %R").parse("2014-02-07 19:00")
      #expect(parsed.instant.secondsSince1970 == 1391799600)
      #expect(parsed.offsetSeconds == nil)
    }
    do {
      let line = "1970-01-01T00:00:01Z GET /"
      #expect(try MachineFormat.rfc3339.parse(line.prefix(20)).instant.secondsSince1970 == 1)
    }
    do {
      let bytes = Array("1970-01-01T00:00:01Z".utf8)
      #expect(try MachineFormat.rfc3339.parse(bytes.span).instant.secondsSince1970 == 1)
    }
    do {
      #expect(
        try MachineFormat("%H:%M").parseValue("07:32")
          == .time(CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
      )
    }
    do {
      let line = "1979-05-27 is a date"
      #expect(
        try MachineFormat.rfc3339Date.parseValue(line.prefix(10))
          == .date(CivilDate(year: 1979, month: 5, day: 27))
      )
    }
    do {
      let bytes = Array("1979-05-27".utf8)
      #expect(
        try MachineFormat.rfc3339Date.parseValue(bytes.span)
          == .date(CivilDate(year: 1979, month: 5, day: 27))
      )
    }
  }

  @Test func theExamplesOfMachineFormatRFC9557Hold() throws {
    do {
      let text = "2022-07-08T02:14:07+02:00[Europe/Paris][u-ca=hebrew]"
      #expect(try MachineFormat.rfc9557.parse(text).instant.secondsSince1970 == 1657239247)
      #expect(try MachineFormat.rfc9557.parseZoned(text).calendar == "hebrew")
    }
    do {
      #expect(
        try MachineFormat.temporal.parse("20200101 00:00+00:00:01[!u-ca=iso8601]").offsetSeconds
          == 1
      )
      #expect(
        try MachineFormat.temporal.parseValue("2024-W01-5")
          == .date(CivilDate(year: 2024, month: 1, day: 5))
      )
      #expect(throws: FormatError.self) {
        try MachineFormat.temporal.parse("2020-01-01T00:00")
      }
    }
    do {
      #expect(MachineFormat.rfc9557.readsZoneNames == true)
      #expect(MachineFormat.rfc3339.readsZoneNames == false)
    }
  }

  @Test func theExamplesOfMachineFormatStandardsHold() throws {
    do {
      #expect(MachineFormat.standards.contains(.rfc3339) == true)
    }
    do {
      #expect((MachineFormat.standard(named: "unix-ms") == .unixMilliseconds) == true)
      #expect(MachineFormat.standard(named: "ISO") == nil)
    }
    do {
      let instant = try MachineFormat.rfc3339.parse("1985-04-12T23:20:50.52Z").instant
      #expect(MachineFormat.rfc3339.string(instant) == "1985-04-12T23:20:50.52Z")
      let leap = try MachineFormat.rfc3339.parse("1990-12-31T15:59:60-08:00").instant
      #expect(MachineFormat.rfc3339.string(leap) == "1990-12-31T23:59:59.999999999Z")
    }
    do {
      #expect(try MachineFormat.rfc3339Date.parse("1970-01-02").instant.secondsSince1970 == 86400)
    }
    do {
      #expect(
        try MachineFormat.rfc3339Time.parseValue("08:30:06Z")
          == .time(CivilTime(hour: 8, minute: 30, second: 6), offsetSeconds: 0)
      )
    }
    do {
      #expect(
        try MachineFormat.unixSeconds.parse("1391799600").instant.secondsSince1970 == 1391799600
      )
    }
    do {
      #expect(try MachineFormat.unixMilliseconds.parse("-1").instant.nanosecond == 999000000)
    }
    do {
      #expect(
        MachineFormat.unixMicroseconds.string(try Instant(secondsSince1970: 1, nanosecond: 1_999))
          == "1000001"
      )
    }
    do {
      #expect(
        MachineFormat.unixNanoseconds.string(try Instant(secondsSince1970: 253_402_300_799))
          == "253402300799000000000"
      )
    }
  }

  @Test func theExamplesOfMachineFormatWritingHold() throws {
    do {
      let instant = try Instant(secondsSince1970: 1_391_799_600)
      #expect(
        MachineFormat.rfc3339.string(instant, offsetSeconds: -25_200) == "2014-02-07T12:00:00-07:00"
      )
    }
    do {
      var line = Array("at ".utf8)
      MachineFormat.rfc3339.append(try Instant(secondsSince1970: 0), to: &line)
      #expect(String(decoding: line, as: UTF8.self) == "at 1970-01-01T00:00:00Z")
    }
  }

  @Test func theExamplesOfMachineFormatZonedHold() throws {
    do {
      let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T00:14:07Z[!Europe/Paris]")
      #expect(parsed.zone?.identifier == "Europe/Paris")
      #expect(parsed.isZoneCritical == true)
      #expect(parsed.offsetSeconds == nil)
    }
    do {
      let line = "2022-07-08T00:14:07Z[Europe/Paris] GET /"
      #expect(
        try MachineFormat.rfc9557.parseZoned(line.prefix(34)).zone?.identifier == "Europe/Paris"
      )
    }
    do {
      let bytes = Array("2022-07-08T00:14:07+00:00[UTC]".utf8)
      #expect(try MachineFormat.rfc9557.parseZoned(bytes.span).zone?.identifier == "UTC")
    }
    do {
      let paris = try TimeZoneRules.rules(for: "Europe/Paris")
      let instant = try Instant(secondsSince1970: 1_657_239_247)
      #expect(
        MachineFormat.rfc9557.string(instant, in: paris)
          == "2022-07-08T02:14:07+02:00[Europe/Paris]"
      )
      #expect(MachineFormat.iso8601Basic.string(instant, in: paris) == "20220708T021407+0200")
    }
    do {
      let tokyo = try TimeZoneRules.rules(for: "Asia/Tokyo")
      var line: [UInt8] = []
      MachineFormat.rfc9557.append(try Instant(secondsSince1970: 0), in: tokyo, to: &line)
      #expect(String(decoding: line, as: UTF8.self) == "1970-01-01T09:00:00+09:00[Asia/Tokyo]")
    }
  }

  @Test func theExamplesOfMachineFormatHold() throws {
    do {
      let format = MachineFormat("%Y-%m-%d %H:%M:%S %z")
      #expect(try format.parse("2014-02-07 12:00:00 -0700").instant.secondsSince1970 == 1391799600)
      #expect(
        format.string(try Instant(secondsSince1970: 0), offsetSeconds: 3_600)
          == "1970-01-01 01:00:00 +0100"
      )
    }
    do {
      let log = MachineFormat("%d/%b/%Y:%H:%M:%S %z")
      #expect(try log.parse("10/Oct/2000:13:55:36 -0700").instant.secondsSince1970 == 971211336)
    }
    do {
      let mail = try MachineFormat(pattern: "EEE, dd MMM yyyy HH:mm:ss ZZZ")
      #expect(mail.string(try Instant(secondsSince1970: 0)) == "Thu, 01 Jan 1970 00:00:00 +0000")
      #expect(
        try mail.parse("Fri, 07 Feb 2014 12:00:00 -0700").instant.secondsSince1970 == 1391799600
      )
    }
    do {
      #expect(
        MachineFormat("%H:%M").readingObstacle?.description == "the format has no year to read"
      )
      #expect(MachineFormat.rfc3339.readingObstacle == nil)
    }
  }

  @Test func theExamplesOfMachineValueHold() throws {
    do {
      #expect(
        try MachineFormat.rfc3339Date.parseValue("1979-05-27")
          == .date(CivilDate(year: 1979, month: 5, day: 27))
      )
    }
  }
}
