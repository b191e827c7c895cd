import Foundation
import Testing

@Suite struct IntervalCommandTests {
  private static let days = ["2024-03-01T00:00:00Z", "2024-03-04T00:00:00Z"]

  private static func interval(_ arguments: [String], input: String = "") throws -> Command.Outcome
  {
    try Command.run(["interval"] + arguments + ["--zone", "UTC"], input: input)
  }

  @Test(arguments: [
    (["--template", "yMMMd", "--locale", "de"], "1.–4. März 2024\n"),
    (
      ["--template", "yMMMd", "--locale", "de,en", "--spaces", "ascii"],
      "de\t1.–4. März 2024\nen\tMar 1 – 4, 2024\n"
    ),
    (["--date", "long", "--time", "none", "--locale", "de"], "1.–4. März 2024\n"),
    (["--locale", "sv"], "1 mars 2024 00:00:00\u{2009}–\u{2009}4 mars 2024 00:00:00\n"),
    (
      ["--template", "yMMMd", "--calendar", "buddhist", "--locale", "de"],
      "1.–4. März 2567 BE\n"
    ),
  ])
  func writesAnInterval(_ options: [String], _ expected: String) throws {
    let outcome = try Self.interval(Self.days + options)
    #expect(outcome.output == expected)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    "2024-03-01T00:00:00Z/2024-03-04T00:00:00Z", "2024-03-01T00:00:00Z 2024-03-04T00:00:00Z",
    "2024-03-01T00:00:00Z\t2024-03-04T00:00:00Z", "2024-03-01T00:00:00Z / 2024-03-04T00:00:00Z",
  ])
  func readsIntervalsFromLinesAndArguments(_ value: String) throws {
    let options = ["--template", "yMMMd", "--locale", "de"]
    let expected = "1.–4. März 2024\n"
    #expect(try Self.interval(options, input: value + "\n").output == expected)
    #expect(try Self.interval([value] + options).output == expected)
    #expect(
      try Self.interval([value] + Self.days + options).output == expected + expected
    )
  }

  @Test(arguments: [
    ("2024-03-01T22:00:00Z/2024-03-01T24:00:00Z", "2024-03-01T22:00:00Z/2024-03-02T00:00:00Z"),
    (
      "2024-02-29T22:00:00+01:00 2024-02-29T24:00:00.0+01:00",
      "2024-02-29T22:00:00+01:00/2024-03-01T00:00:00+01:00"
    ),
  ])
  func hourTwentyFourEndsAnInterval(_ value: String, _ same: String) throws {
    let outcome = try Self.interval([value, "--locale", "de"])
    #expect(outcome == (try Self.interval([same, "--locale", "de"])))
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    "2024-03-01T22:00:00Z/2024-03-01T24:00:30Z", "2024-03-01T24:00:00Z/2024-03-02T22:00:00Z",
    "2024-03-01T00:00:00Z/2024-03-01T00:00:00+24:00", "09:00/25:00", "24:00/09:00",
    "09:00Z/17:30Z",
  ])
  func otherHoursAreRefused(_ value: String) throws {
    let outcome = try Self.interval([value, "--locale", "de"])
    #expect(outcome.status == 65 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test(arguments: [
    (["09:00/17:30"], "09:00–17:30 Uhr"), (["09:00", "17:30"], "09:00–17:30 Uhr"),
    (["09:00 17:30:15"], "09:00:00\u{2009}–\u{2009}17:30:15"),
    (["22:00/24:00"], "22:00–00:00 Uhr"), (["22:00/06:00"], "22:00–06:00 Uhr"),
    (["09:00/17:30", "--template", "hm"], "9:00 AM\u{2009}–\u{2009}5:30 PM"),
    (["09:00/17:30", "--time", "full"], "09:00:00\u{2009}–\u{2009}17:30:00"),
    (["T09:00/T17:30", "--date", "none"], "09:00–17:30 Uhr"),
  ])
  func timesNeedNoDate(_ arguments: [String], _ expected: String) throws {
    let outcome = try Self.interval(arguments + ["--locale", "de"])
    let text = outcome.output.replacing("\u{202F}", with: " ")
    #expect(text.replacing("\u{A0}", with: " ") == expected + "\n", "\(outcome)")
  }

  @Test func timesAndDatesMayBeMixed() throws {
    let options = ["--time", "short", "--locale", "de,en", "--spaces", "ascii"]
    let input = "09:00/17:30\n2024-03-01T09:00:00Z/2024-03-01T17:30:00Z\n"
    #expect(
      try Self.interval(options, input: input).output
        == """
        de\t09:00–17:30 Uhr
        en\t9:00 AM – 5:30 PM
        de\t01.03.2024, 09:00–17:30 Uhr
        en\tMar 1, 2024, 9:00 AM – 5:30 PM

        """
    )
  }

  @Test(arguments: [
    ("09:00/24:30", "offset 6: '24:30' is not a time of day"),
    ("09:00/25:00", "offset 6: '25:00' is not a time of day"),
    ("22:00/24:00:01", "offset 6: '24:00:01' is not a time of day"),
    ("09:00/now", "offset 6: a date ('now') and a time without a date cannot be mixed"),
    ("9:00/17:30", "offset 0: '9:00' is not a time of day: it needs two digits of the hour"),
    ("24:00/02:00", "offset 0: '24:00' can only be the end of an interval"),
    ("09:00Z/17:30Z", "offset 0: '09:00Z' has an offset, which only a time with a date can have"),
    ("2025-01-01/17:30", "offset 0: a date ('2025-01-01') and a time without a date cannot be"),
    ("09:00/x", "offset 6: 'x' is neither a time of day nor a date"),
    ("00:00/24:00", "offset 6: 00:00 to 24:00 is a whole day, which needs its date to be shown"),
  ])
  func namesTheTimeThatIsWrong(_ value: String, _ error: String) throws {
    let outcome = try Self.interval([value, "--locale", "de"])
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("fmt: line 1, " + error), "\(outcome.errors)")
  }

  @Test(arguments: [["--template", "yMdjm"], ["--date", "short"], ["--template", "jmz"]])
  func timesHaveNoFieldsOfDates(_ options: [String]) throws {
    let outcome = try Self.interval(["09:00/17:30", "--locale", "de"] + options)
    #expect(outcome.status == 65 && outcome.errors.contains("times without a date"), "\(outcome)")
  }

  @Test func bothTimesAreShownWhereTheClocksWentBack() throws {
    let ends = ["2025-10-26T00:30:00Z", "2025-10-26T01:30:00Z"]
    let options = [
      "--date", "none", "--time", "short", "--locale", "de", "--zone", "Europe/Berlin",
    ]
    let outcome = try Command.run(["interval"] + ends + options)
    #expect(outcome.output == "02:30 MESZ\u{2009}–\u{2009}02:30 MEZ\n")
  }

  @Test func readsDatesThatHaveASlashThemselves() throws {
    let options = ["--template", "yMMMd", "--locale", "de", "--input", "%d/%m/%Y"]
    let line = try Self.interval(options, input: "01/03/2024/04/03/2024\n")
    #expect(line.output == "1.–4. März 2024\n")
    let pair = try Self.interval(["01/03/2024", "04/03/2024"] + options)
    #expect(pair.output == "1.–4. März 2024\n")
  }

  @Test func givesPartsWithTheirEndsAndJSON() throws {
    let options = ["--template", "MMMd", "--locale", "de"]
    let parts = try Self.interval(Self.days + options + ["--parts"]).output
    #expect(
      parts.hasPrefix(
        "1.–4. März\t" + #"[{"source":"start","type":"day","value":"1"},{"source":"shared","#
      )
    )
    let json = try Self.interval(Self.days + options + ["--json"]).output
    #expect(
      json
        == #"{"input":"2024-03-01T00:00:00Z/2024-03-04T00:00:00Z","match":"exact","output":"1.–4. März","requested":"de","resolved":"de","skeleton":"MMMd"}"#
        + "\n"
    )
    let explained = try Self.interval(Self.days + options + ["--explain"])
    #expect(explained.errors.contains("skeleton 'MMMd'; written by a compiled plan"))
  }

  // Offsets begin at the start of the line, for the second instant too.
  @Test(arguments: [
    ("x", "offset 1: an interval needs a start and an end"), ("", "offset 0: an interval needs"),
    ("2024-03-01T00:00:00Z", "offset 20: an interval needs a start and an end"),
    ("2024-03-01T00:00:00Z/2024-03-0", "offset 30: "), ("a/b", "offset 0: "),
    ("2024-03-01T00:00:00Z/", "offset 21: "), ("2024-03-01T00:00:00Z/x", "offset 21: "),
    (String(repeating: "/", count: 100_000), "offset 0: "),
  ])
  func reportsWhereAValueIsWrong(_ value: String, _ error: String) throws {
    let good = Self.days.joined(separator: "/")
    let options = ["--template", "yMMMd", "--locale", "de"]
    let outcome = try Self.interval(options, input: "\(good)\n\(value)\n\(good)\n")
    #expect(outcome.output == "1.–4. März 2024\n")
    #expect(outcome.errors.hasPrefix("fmt: line 2, \(error)"), "\(outcome.errors)")
    #expect(outcome.status == 65)
    let all = try Self.interval(
      options + ["--keep-going"],
      input: "\(good)\n\(value)\n\(good)\n"
    )
    #expect(all.output == "1.–4. März 2024\n1.–4. März 2024\n")
    #expect(all.status == 65)
  }

  @Test(arguments: [
    ["--template", "yMMMd", "--date", "long"], ["--template", "b!"], ["--calendar", "mayan"],
    ["--pattern", "d.M."],
    ["--template", "hm", "--lengths", "hour"], ["--date", "none", "--time", "none"],
    ["--input", "nonsense"],
  ])
  func refusesOptionsThatCannotBe(_ options: [String]) throws {
    let outcome = try Self.interval(Self.days + options + ["--locale", "de"])
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors != "")
  }

  @Test func answersBatchCases() throws {
    let input = """
      {"id":1,"kind":"interval","locale":"de","options":{"skeleton":"yMMMd","timeZone":"UTC"},"input":{"start":1709251200000,"end":1709510400000}}
      {"id":2,"kind":"interval","locale":"de","options":{"dateStyle":"long","calendar":"roc","numberingSystem":"arab"},"input":{"start":"1709251200000","end":"1709510400000"}}
      {"id":3,"kind":"interval","locale":"de","options":{"hour":"2-digit","hourCycle":"h23"},"input":{"start":1709251200000,"end":1709261200000}}
      {"id":4,"kind":"interval","locale":"es","options":{"skeleton":"yMMMM","context":"standalone"},"input":{"start":1709251200000,"end":1719510400000}}
      {"id":5,"kind":"interval","locale":"de","options":{},"input":{"start":1709251200000,"end":1709510400000}}
      {"id":6,"kind":"interval","locale":"de","options":{"match":"all"},"input":{"start":0,"end":1}}
      {"id":7,"kind":"interval","locale":"de","input":{"start":0}}
      {"id":8,"kind":"interval","locale":"de","input":5}
      """
    let lines = try Command.run(["batch"], input: input).output.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[0] == #"{"id":1,"result":"1.–4. März 2024"}"#)
    #expect(lines[1] == #"{"id":2,"result":"Minguo ١١٣ März ١–٤"}"#)
    #expect(lines[2] == #"{"id":3,"result":"00–02 Uhr"}"#)
    #expect(lines[3] == #"{"id":4,"result":"Marzo–junio de 2024"}"#)
    #expect(lines[4] == #"{"id":5,"result":"01.–04.03.2024"}"#)
    #expect(lines[5] == #"{"id":6,"unsupported":"option match"}"#)
    #expect(lines[6].contains(#""error":"#))
    #expect(lines[7].contains(#""error":"#))
  }
}
