import MachineTime
import Testing

struct FormatErrorTests {
  /// Checks one error of every code for machine time: its place and its whole text.
  @Test(arguments: [
    (
      FormatError.instantOutOfRange(secondsSince1970: .min),
      "-9223372036854775808 seconds since 1970 are outside the years -9999 to 9999"
    ),
    (.fieldOutOfRange(name: "hour", value: 24), "hour 24 is out of range"),
    (.impossibleDay(year: 2023, month: 2, day: 30), "day 30 does not exist in February 2023"),
    (.impossibleDay(year: 2023, month: 13, day: 1), "day 1 does not exist in month 13 of 2023"),
    (.invalidTimeZoneID("a\nb"), "\"a\\nb\" cannot be the name of a time zone"),
    (
      .unknownTimeZone("Mars/Olympus"),
      "the system has no time zone Mars/Olympus"
    ),
    (
      .invalidTimeZoneData("Mars/Olympus", reason: Reason("cut-short", "it is cut short")),
      "the system's data for time zone Mars/Olympus is unusable: it is cut short"
    ),
    (
      .missingTimeZoneData(folders: ["/a", "/b"]),
      "no time zone data in /a, /b: install the package tzdata"
    ),
    (
      .unnamedCurrentTimeZone(path: "/etc/localtime"),
      "/etc/localtime sets the current time zone without its name: set TZ"
    ),
    (
      .invalidCurrentTimeZone("/etc/localtime", reason: Reason("cut-short", "it is cut short")),
      "the current time zone, \"/etc/localtime\", is unusable: it is cut short"
    ),
    (
      .skippedLocalTime("2025-03-30T02:00:00", in: "UTC"),
      "the clocks of UTC skip 2025-03-30T02:00:00"
    ),
    (
      .repeatedLocalTime("2025-10-26T02:00:00", in: "UTC"),
      "the clocks of UTC show 2025-10-26T02:00:00 more than once"
    ),
    (
      .invalidFormat(
        "%Q",
        offset: 0,
        reason: Reason("no-such-directive", "%Q is not a directive of machine formats")
      ),
      "offset 0: %Q is not a directive of machine formats"
    ),
    (
      .unreadable(
        "2025x",
        offset: 4,
        reason: Reason("end-expected", "expected the end of the text")
      ),
      "offset 4: expected the end of the text"
    ),
    (
      .impossible(
        "25:00",
        offset: 0,
        reason: Reason("field-does-not-exist", "hour 25 does not exist")
      ),
      "offset 0: hour 25 does not exist"
    ),
    (
      .inconsistentOffset(seconds: 3600, "UTC", zoneSeconds: 0),
      "the clocks of UTC have the offset +00:00 then, not +01:00"
    ),
    (
      .invalidTimeZoneID(String(repeating: "ä", count: 31)),
      "\"\(String(repeating: "ä", count: 31))… (62 bytes)\" cannot be the name of a time zone"
    ),
  ])
  func everyErrorSaysWhatItSaid(error: FormatError, text: String) {
    #expect(error.description == text)
    let place = text.hasPrefix("offset ") ? text.dropFirst(7).prefix { $0 != ":" } : "nil"
    #expect(error.offset.map(String.init) ?? "nil" == place)
  }

  // MARK: Places

  @Test func aPlaceIsAnIndexAtTheStartOfAScalar() {
    let text = "a€b"
    func error(_ offset: Int) -> FormatError {
      .unreadable(text, offset: offset, reason: Reason("end-expected", "expected the end"))
    }
    #expect(error(0).index(in: text) == text.startIndex)
    #expect(error(1).index(in: text).map { text[$0...] } == "€b")
    // Inside the bytes of the sign.
    #expect(error(2).index(in: text) == error(1).index(in: text))
    #expect(error(3).index(in: text) == error(1).index(in: text))
    #expect(error(4).index(in: text).map { text[$0...] } == "b")
    #expect(error(5).index(in: text) == text.endIndex)
    #expect(error(4).utf16Offset(in: text) == 2)
    #expect(error(4).utf16Offset(in: "😀b") == 2)
  }

  @Test func aTextThatIsShorterHasNoPlace() {
    let error = FormatError.impossible("abc", offset: 3, reason: Reason("other", "it is other"))
    #expect(error.index(in: "abc") == "abc".endIndex)
    #expect(error.index(in: "ab") == nil)
    #expect(error.utf16Offset(in: "ab") == nil)
    #expect(FormatError.invalidTimeZoneID("x y").index(in: "x y") == nil)
  }

  // MARK: Reasons

  @Test func theValuesOfAReasonStandWhereATemplateHasThem() {
    let reason = Reason("test", "from \(1) to \("{0}")")
    #expect(reason.values == ["1", "{0}"])
    #expect(reason.template == "from {0} to {1}")
    #expect(reason.description == "from 1 to {0}")
    #expect(reason.filled("{1}{0}{0}") == "{0}11")
    #expect(reason.filled("{2} {x} { {0") == "{2} {x} { {0")
    #expect(Reason("plain", "{0} stays").description == "{0} stays")
  }

  // MARK: Equality

  @Test func errorsAreEqualWhereTheyAreOfOneCodeTextPlaceAndReason() {
    let reason = Reason("a", "it is a")
    let error = FormatError.unreadable("x", offset: 1, reason: reason)
    #expect(error == error)
    #expect(error == .unreadable("x", offset: 1, reason: reason))
    #expect(error != .impossible("x", offset: 1, reason: reason))
    #expect(error != .unreadable("y", offset: 1, reason: reason))
    #expect(error != .unreadable("x", offset: 0, reason: reason))
    #expect(error != .unreadable("x", offset: 1, reason: Reason("b", "it is b")))
    #expect(error.code.description == "unreadable")
  }
}
