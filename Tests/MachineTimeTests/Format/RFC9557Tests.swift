import MachineTime
import Testing

struct RFC9557Tests {
  // RFC 9557, sections 3.4 and 4.2, and cases derived from its grammar.
  @Test(arguments: [
    ("2022-07-08T02:14:07+02:00[Europe/Paris]", "Europe/Paris" as String?, nil as String?),
    ("1996-12-19T16:39:57-08:00", nil, nil),
    ("1996-12-19T16:39:57-08:00[America/Los_Angeles]", "America/Los_Angeles", nil),
    (
      "1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]", "America/Los_Angeles", "hebrew"
    ),
    ("1996-12-19T16:39:57-08:00[_foo=bar][_baz=bat]", nil, nil),
    (
      "2022-07-08T00:14:07Z[Etc/GMT+5][!u-ca=islamic-civil][x-y9=A1-b2]", "Etc/GMT+5",
      "islamic-civil"
    ),
    ("2022-07-08T00:14:07Z[u-ca=hebrew][u-ca=coptic]", nil, "hebrew"),
    ("2022-07-08T00:14:07Z[knort=blargel]", nil, nil), ("2022-07-08T00:14:07Z[_]", "_", nil),
    ("2022-07-08t00:14:07z[.x/_y-1]", ".x/_y-1", nil),
  ])
  func suffixesAreRead(text: String, zone: String?, calendar: String?) throws {
    let parsed = try MachineFormat.rfc9557.parseZoned(text)
    #expect(parsed.zone?.identifier == zone)
    #expect(parsed.calendar == calendar)
    #expect(parsed.isCalendarCritical == text.contains("[!u-ca"))
    #expect(try MachineFormat.rfc9557.parse(text).instant == parsed.instant)
    #expect(try MachineFormat.temporal.parseZoned(text) == parsed)
  }

  @Test(arguments: [
    ("Z", nil as Int?), ("z", nil), ("-00:00", nil), ("+00:00", 0), ("+02:00", 7_200),
    ("-08:00", -28_800),
  ])
  func zAndMinusZeroTellNoOffset(offset: String, seconds: Int?) throws {
    let text = "2022-07-08T00:14:07\(offset)"
    #expect(try MachineFormat.rfc9557.parseZoned("\(text)[Europe/Paris]").offsetSeconds == seconds)
    #expect(try MachineFormat.rfc9557.parse(text).offsetSeconds == seconds ?? 0)
  }

  @Test(arguments: [
    ("+01:00[+01:00]", 3_600, false), ("+01:00[!+01:00]", 3_600, true),
    ("Z[!-03:30]", -12_600, true),
    ("+01:00[+02:00]", 7_200, false), ("-00:00[!+02:00]", 7_200, true),
  ])
  func anOffsetMayStandForAZone(suffix: String, seconds: Int, isCritical: Bool) throws {
    let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T00:14:07\(suffix)")
    #expect(parsed.zoneOffsetSeconds == seconds)
    #expect(parsed.isZoneCritical == isCritical)
    #expect(parsed.zone == nil)
  }

  @Test(arguments: [
    ("[", 21, "expected the name of a time zone"), ("[]", 21, "expected the name of a time zone"),
    ("[!]", 22, "expected the name of a time zone"), ("[UTC", 24, "expected \"]\""),
    ("[UTC]x", 25, "expected the end of the text"), ("[UTC] ", 25, "expected the end of the text"),
    ("[9UTC]", 21, "expected the name of a time zone"),
    ("[-UTC]", 22, "expected 2 digits of the offset's hour"),
    ("[a//b]", 23, "expected the name of a time zone"),
    ("[a/]", 23, "expected the name of a time zone"),
    ("[../x]", 21, "expected the name of a time zone, not . or .."),
    ("[a/./b]", 23, "expected the name of a time zone, not . or .."),
    ("[UTC][Europe/Paris]", 26, "expected a key and =; a time zone comes first"),
    ("[_x=1][UTC]", 27, "expected a key and =; a time zone comes first"),
    ("[!!UTC]", 22, "expected the name of a time zone"),
    ("[Ab=1]", 21, "expected a lowercase letter or _ of a key"),
    ("[aB=1]", 22, "expected \"=\""), ("[1a=1]", 21, "expected a lowercase letter or _ of a key"),
    ("[=1]", 21, "expected a lowercase letter or _ of a key"),
    ("[x=]", 23, "expected a letter or digit of the value"),
    ("[x=1-]", 25, "expected a letter or digit of the value"), ("[x=1_2]", 24, "expected \"]\""),
    ("[x=-1]", 23, "expected a letter or digit of the value"), ("[+01]", 24, "expected \":\""),
    ("[+0100]", 24, "expected \":\""),
    ("[+24:00]", 22, "the offset's hour 24 is not within 0 to 23"),
    ("[!knort=blargel]", 22, "the critical key is not known"),
    ("[!_foo=bar]", 22, "the critical key is not known"),
    ("[x=1][!x=1]", 27, "the critical key is not known"),
    ("[u-ca=a][!u-ca=b]", 30, "a critical calendar must be the only one"),
    ("[!u-ca=a][u-ca=a]", 30, "a critical calendar must be the only one"),
    ("[!u-cb=a]", 22, "the critical key is not known"),
  ])
  func otherSuffixesAreRefused(suffix: String, offset: Int, reason: String) {
    let error = #expect(throws: FormatError.self) {
      try MachineFormat.rfc9557.parse("2022-07-08T00:14:07Z\(suffix)")
    }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }

  @Test(arguments: [
    ("2022-07-08", 10, "expected \"T\""), ("2022-07-08 00:14:07Z", 10, "expected \"T\""),
    ("2022-07-08T00:14:07", 19, "expected an offset from UTC: Z, + or -"),
    ("2022-07-08T00:14:07[UTC]", 19, "expected an offset from UTC: Z, + or -"),
    ("2022-07-08T00:14Z", 16, "expected \":\""), ("2022-07-08T00:14:07+0100", 22, "expected \":\""),
    ("20220708T001407Z", 4, "expected \"-\""), ("T00:14:07Z", 0, "expected 4 digits of the year"),
    ("2022-07-08T00:14:07+01:00[!+02:00]", 27, "the critical offset differs from that of the time"),
    ("2022-07-08T00:14:07[!+02:00]", 19, "expected an offset from UTC: Z, + or -"),
  ])
  func whatIsNoInternetDateTimeIsRefused(text: String, offset: Int, reason: String) {
    let error = #expect(throws: FormatError.self) {
      try MachineFormat.rfc9557.parseValue(text)
    }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }

  @Test func aNameBeyondTheLengthOfZonesIsRefused() throws {
    let longest = String(repeating: "x", count: 255)
    let start = "2022-07-08T00:14:07Z["
    #expect(try MachineFormat.rfc9557.parseZoned("\(start)\(longest)]").zone?.identifier == longest)
    let error = #expect(throws: FormatError.self) {
      try MachineFormat.rfc9557.parse("\(start)x\(longest)]")
    }
    #expect(error?.offset == 21)
  }

  @Test func aHundredThousandSuffixesAreReadOneByOne() throws {
    let text = "2022-07-08T00:14:07Z" + String(repeating: "[_a=b]", count: 100_000)
    #expect(try MachineFormat.rfc9557.parseZoned(text).zone == nil)
  }
}
