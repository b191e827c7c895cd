import MachineTime
import Testing

struct RFC5322LenientTests {
  private static let lenient = MachineFormat.rfc5322.lenient

  @Test(arguments: [
    ("Wed 3 Apr 2002 14:58:26 +0800", 1_017_817_106 as Int64, 28_800 as Int?),
    ("Mon, 3 Apr 2002 14:58:26 +0800", 1_017_817_106, 28_800),
    ("wednesday 3 april 2002 14:58:26 +08:00", 1_017_817_106, 28_800),
    ("Friday, 19-Nov-82 16:14:55 EST", 406_588_495, -18_000),
    ("19 - Nov - 1982 16.14.55 EST", 406_588_495, -18_000),
    ("5 Feb 2003 13.47 -0800", 1_044_481_620, -28_800),
    ("7 Feb 2014 12:00", 1_391_774_400, nil), ("7 Feb 2014 12:00 ", 1_391_774_400, nil),
    ("7 Feb 2014 12:00 (noon)", 1_391_774_400, nil),
    ("7 Feb 2014 12:00:00Z", 1_391_774_400, 0), ("7 Feb 2014 12:00-0700", 1_391_799_600, -25_200),
    ("7 Feb 2014 9:00:00 -0300", 1_391_774_400, -10_800),
    ("(a)Fri(b),(c)7(d)Feb(e)2014 12:00 GMT", 1_391_774_400, 0),
  ])
  func leniencyForgivesWhatItLists(text: String, seconds: Int64, offset: Int?) throws {
    #expect(throws: FormatError.self) { try MachineFormat.rfc5322.parse(text) }
    let parsed = try Self.lenient.parse(text)
    #expect(parsed.instant == (try Instant(secondsSince1970: seconds)))
    #expect(parsed.offsetSeconds == offset)
  }

  @Test(arguments: [
    ("", 0), ("0", 0), ("Foo, 7 Feb 2014 12:00 GMT", 0), ("Fri, 31 Feb 2014 12:00 GMT", 5),
    ("6 Jun 2017 27:39:33", 11), ("6 Jun 2017 24:00:00 GMT", 11), ("6 Jun 2017 12:00:60 GMT", 17),
    ("6 Jun 2017 1200 GMT", 13), ("6 Jun 2017 12:0 GMT", 15), ("6 Jun 2017 12:00 J", 17),
    ("6 Jun 2017 12:00 +0", 19), ("6 Jun 2017 12:00 +00:60", 21), ("6 Jun 2017 (12:00 GMT", 21),
    ("6/Jun/2017 12:00 GMT", 1), ("Jun 6 12:00:00 2017", 0), ("6 Jun 2017 12:00 GMT x", 21),
    ("6--Jun-2017 12:00 GMT", 2),
  ])
  func leniencyRefusesTheRest(text: String, offset: Int) {
    let error = #expect(throws: FormatError.self) { try Self.lenient.parse(text) }
    #expect(error?.offset == offset, "\(String(describing: error))")
  }

  @Test func commentsAreReadToAHundredWithinOneAnother() throws {
    let date = "7 Feb 2014 12:00:00 GMT "
    for format in [MachineFormat.rfc5322, Self.lenient] {
      let deepest = date + String(repeating: "(", count: 100) + String(repeating: ")", count: 100)
      #expect(try format.parse(deepest).instant.secondsSince1970 == 1_391_774_400)
      let many = date + String(repeating: "()", count: 100_000)
      #expect(try format.parse(many).instant.secondsSince1970 == 1_391_774_400)
      let error = #expect(throws: FormatError.self) {
        try format.parse(date + String(repeating: "(", count: 1_000_000))
      }
      #expect(error?.offset == date.utf8.count + 100)
      #expect(error?.message == "expected at most 100 nested comments")
    }
  }

  @Test(arguments: [
    (1_391_799_600 as Int64, 0 as Int32, -25_200, "Fri, 07 Feb 2014 12:00:00 -0700"),
    (1_391_799_600, 999_999_999, 0, "Fri, 07 Feb 2014 19:00:00 +0000"),
    (0, 0, 20_700, "Thu, 01 Jan 1970 05:45:00 +0545"),
    (0, 0, -29, "Thu, 01 Jan 1970 00:00:00 +0000"),
    (0, 0, -30, "Wed, 31 Dec 1969 23:59:00 -0001"), (0, 0, 30, "Thu, 01 Jan 1970 00:01:00 +0001"),
    (253_402_300_799, 0, 3_600, "Sat, 01 Jan +010000 00:59:59 +0100"),
  ])
  func instantsAreWrittenAtTheirOffset(
    seconds: Int64,
    nanosecond: Int32,
    offset: Int,
    text: String
  ) throws {
    let instant = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect(MachineFormat.rfc5322.string(instant, offsetSeconds: offset) == text)
  }
}
