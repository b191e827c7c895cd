import MachineTime
import TestSupport
import Testing

struct LenientFormatTests {
  @Test(arguments: [
    ("%Y-%m-%d %H:%M:%S %z", " 2014-2-7  12:0:0 -7\n", 1_391_799_600 as Int64, -25_200 as Int?),
    ("%Y-%m-%d %H:%M:%S %z", "2014-02-07 12:00:00-0700", 1_391_799_600, -25_200),
    ("%Y-%m-%d %H:%M:%S %z", "2014-02-07 12:00:00 \u{2212}07:00", 1_391_799_600, -25_200),
    ("%F %T %z", "2014-02-07 19:00:00 utc", 1_391_799_600, 0),
    ("%F %T %z", "2014-02-07 19:00:00 GMT", 1_391_799_600, 0),
    ("%F %T %z", "2014-02-07 21:00:00 UTC+2", 1_391_799_600, 7_200),
    ("%F %T %z", "2014-02-07 12:00:00 -730", 1_391_801_400, -27_000),
    ("%F %T", "2014-02-06 24:00:00", 1_391_731_200, nil),
    ("%a, %d %b %Y", "MON, 7 february 2014", 1_391_731_200, nil),
    ("%F %I:%M %p", "2014-02-07 7:00 p.m.", 1_391_799_600, nil),
    ("%F %I:%M %p", "2014-02-07 7:00PM", 1_391_799_600, nil),
    ("%F at %T", "2014-02-07 AT 19:00:00", 1_391_799_600, nil),
    ("rfc3339", "2014-02-07 19:00:00Z", 1_391_799_600, 0),
    ("rfc3339", "2014-02-07t19:00:00,5 +0000", 1_391_799_600, 0),
    ("unix", " 1391799600 ", 1_391_799_600, nil),
    ("%F %T.%3f", "2014-02-07 19:00:00,25", 1_391_799_600, nil),
    ("%F %T.%f", "2014-02-07 19:00:00", 1_391_799_600, nil),
    ("%F %H%M%S%N", "2014-02-07 190000", 1_391_799_600, nil),
  ])
  func carelessTextsAreRead(format: String, text: String, seconds: Int64, offset: Int?) throws {
    let strict: MachineFormat
    switch format {
    case "rfc3339": strict = .rfc3339
    case "unix": strict = .unixSeconds
    default: strict = try MachineFormat(format)
    }
    #expect(throws: FormatError.self) { try strict.parse(text) }
    let parsed = try strict.lenient.parse(text)
    #expect(parsed.instant.secondsSince1970 == seconds)
    #expect(parsed.offsetSeconds == offset)
  }

  @Test(arguments: [
    ("%F", "2014-02-30", 8, "day 30 does not exist in February 2014"),
    ("%F", "2014-02-07x", 10, "expected the end of the text"),
    ("%F %T.%f", "2014-02-07 19:00:00,", 20, "expected a digit of the fraction of a second"),
    ("%Y%m%d%H", "20140207", 8, "expected a digit of the hour"),
    ("%Y%m%d", "20142", 4, "expected 2 digits of the month"),
    ("%F %T", "2014-02-06 24:00:01", 11, "hour 24 is only 24:00:00"),
    ("%F %T", "2014-02-06 25:00:00", 11, "hour 25 does not exist"),
    ("%F %z", "2014-02-06 +12345", 12, "expected 1 to 4 digits of the offset"),
    ("%F %z", "2014-02-06 EST", 11, "expected an offset from UTC: Z, + or -"),
    ("%F %z", "2014-02-06 +01:60", 15, "the offset's minute 60 is not within 0 to 59"),
    ("%F %H %I %p", "2014-02-06 9 10 a.m.", 13, "the hours contradict one another"),
  ])
  func whatDoesNotExistIsRefusedAllTheSame(
    format: String,
    text: String,
    offset: Int,
    reason: String
  ) throws {
    let lenient = try MachineFormat(format).lenient
    let error = #expect(throws: FormatError.self) { try lenient.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }

  @Test(arguments: [
    ("XXXXX", "-00:01:15", -75), ("XXXXX", "+1:02:03", 3_723), ("XXXX", "+010203", 3_723),
    ("XXXX", "+10203", 3_723), ("XXXXX", "+01:02", 3_720), ("ZZZZ", "GMT+01:02:03", 3_723),
    ("XXXXX", "+0102", 3_720), ("XXXX", "+1", 3_600),
  ])
  func secondsOfAnOffsetAreReadWhereThePatternHasThem(field: String, text: String, offset: Int)
    throws
  {
    let lenient = try MachineFormat(pattern: "yyyy-MM-dd HH:mm:ss\(field)").lenient
    // Two spaces, so that the text is not read strictly.
    #expect(try lenient.parse("2014-02-07  12:00:00\(text)").offsetSeconds == offset)
  }

  @Test func secondsOfAnOffsetAreRefusedWhereThePatternHasNone() throws {
    let lenient = try MachineFormat(pattern: "yyyy-MM-dd HH:mm:ssXXX").lenient
    for text in ["+01:02:03", "+010203"] {
      #expect(throws: FormatError.self) { try lenient.parse("2014-02-07  12:00:00\(text)") }
    }
  }

  @Test func whatIsStrictIsReadAlikeByTheLenientFormat() throws {
    var generator = SplitMix(seed: 12)
    let formats = [
      "%Y-%m-%d %H:%M:%S %z", "%a, %d %b %Y %T %:z", "%c %z", "%y%j%H%M%S%z", "%G-W%V-%u %r %z",
      "%F %T.%6f %z", "%F%n%T%.f%z", "%3f%F %T %z", "%T%.f,%F %z", "%-d%e %m %Y %T %z", "%F %z%T",
    ]
    for source in formats {
      let format = try MachineFormat(source)
      for _ in 0..<1_000 {
        let instant = try Instant(
          secondsSince1970: Int64.random(in: 0...3_000_000_000, using: &generator)
        )
        let text = format.string(
          instant,
          offsetSeconds: Int.random(in: -99...99, using: &generator) * 60
        )
        #expect(try format.lenient.parse(text) == format.parse(text), "\(text)")
      }
    }
  }

  @Test func offsetsWithSecondsAreReadAsTheStrictFormatReadsThem() throws {
    let format = try MachineFormat(pattern: "yyyy-MM-dd HH:mm:ssXXXXX")
    let text = "2014-02-07 12:00:00+01:02:03"
    #expect(try format.lenient.parse(text) == format.parse(text))
  }

  @Test func aLenientFormatIsAnotherValueAndWritesAlike() throws {
    let format = MachineFormat("%F")
    #expect(format != format.lenient)
    #expect(format.lenient == MachineFormat("%F").lenient)
    #expect(format.lenient.description == "%F (lenient)")
    #expect(format.description == "%F")
    let instant = try Instant(secondsSince1970: 0)
    #expect(format.string(instant) == format.lenient.string(instant))
  }
}
