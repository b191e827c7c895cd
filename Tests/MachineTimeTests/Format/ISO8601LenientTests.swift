import Testing

@testable import MachineTime

struct ISO8601LenientTests {
  private static func lenient(_ format: MachineFormat) -> MachineFormat {
    format.lenient
  }

  @Test(arguments: [
    ("20140207T12:00:00-07:00", "2014-02-07T12:00:00-07:00"),
    ("2014-02-07T1200-0700", "2014-02-07T12:00:00-07:00"),
    ("2014-02-07t12:00z", "2014-02-07T12:00:00Z"), ("2014-02-07 12", "2014-02-07T12:00:00"),
    ("2014w065 12", "2014-02-07T12:00:00"),
    ("  2014-02-07 12:00 -07  ", "2014-02-07T12:00:00-07:00"), (" 2014-02-07 ", "2014-02-07"),
    ("2014-02", "2014-02-01"), ("2014-W06", "2014-02-03"), ("2014W06", "2014-02-03"),
    ("2014", "2014-01-01"), ("2014-02T12Z", "2014-02-01T12:00:00Z"), ("0000", "0000-01-01"),
    ("2014W06 12", "2014-02-03T12:00:00"), ("2014T12", "2014-01-01T12:00:00"),
    ("2014-02-07T12:00\u{2212}07:00", "2014-02-07T12:00:00-07:00"),
    ("\u{2212}000001-01-01", "-000001-01-01"), ("07:32", "T07:32:00"), ("073201.5", "T07:32:01.5"),
    ("07:32:00+01", "T07:32:00+01:00"),
    ("2014-02-07T12:00:00+01:00:00.00", "2014-02-07T12:00:00+01:00"),
  ])
  func whatTheDocumentationListsIsForgiven(text: String, expected: String) throws {
    #expect(try Self.lenient(.iso8601).parseValue(text).text() == expected)
    #expect(throws: FormatError.self) { try MachineFormat.iso8601.parseValue(text) }
  }

  @Test(arguments: [
    ("2014-0207", 7), ("2014W06-5", 7), ("20140207T12:0000", 14), ("20140207T1200:00", 13),
    ("2014-02-07  12:00", 12), ("2014-02-07\t12:00", 10), ("201402T12", 6), ("20", 2), ("243", 3),
    ("2014-02-30", 8), ("2014.02", 4), ("2014-02-07T12:00 x", 17), ("2014-02-07_12:00", 10),
    ("2014-02-07T12:00\u{2013}07:00", 16), ("2014-02-07T12:00:00+01:00:00.1", 29),
  ])
  func nothingElseIsForgiven(text: String, offset: Int) {
    let error = #expect(throws: FormatError.self) {
      try Self.lenient(.iso8601).parseValue(text)
    }
    #expect(error?.offset == offset)
  }

  @Test func otherFormatsOfTheFamilyForgiveTheSame() throws {
    let text = " 20140207 12:00:00 \u{2212}07 "
    for format in [MachineFormat.iso8601Week, .toml, .rfc9557, .temporal] {
      #expect(try Self.lenient(format).parse(text).offsetSeconds == -25_200)
    }
  }

  @Test(arguments: ["2014-02-07T12:00", "2014-02-07", "T12:00Z", "2014-W06-5"])
  func anInstantStillNeedsItsOffsetWhereTheFormatDoes(text: String) {
    for format in [MachineFormat.rfc9557, .temporal] {
      #expect(throws: FormatError.self) { try Self.lenient(format).parse(text) }
    }
  }
}
