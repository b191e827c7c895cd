import Testing

/// `fmt parse date`, and the kind `date_parse` of `fmt batch`.
@Suite struct ParseDateCommandTests {
  @Test(arguments: [
    (
      ["1. März 2024", "--date", "long", "--time", "none", "--locale", "de"],
      "2024-03-01T00:00:00Z"
    ),
    (
      ["01.03.2024, 11:04:05", "--locale", "de", "--zone", "Europe/Berlin"],
      "2024-03-01T10:04:05Z"
    ),
    (["1-3-24", "--pattern", "d.M.yy", "--locale", "de", "--lenient"], "2024-03-01T00:00:00Z"),
    (
      ["1.3.24", "--pattern", "d.M.yy", "--locale", "de", "--pivot", "1900"],
      "1924-03-01T00:00:00Z"
    ),
    (
      ["13:04", "--date", "none", "--time", "short", "--hour-cycle", "h23", "--locale", "en"],
      "1970-01-01T13:04:00Z"
    ),
    (["Mar 1, 2024", "--template", "yMMMd", "--locale", "en", "--output", "unix"], "1709251200"),
    (["25 Nov 2026", "--locale", "en"], "2026-11-25T00:00:00Z"),
    (["25.11.2026", "--locale", "de", "--zone", "Europe/Berlin"], "2026-11-24T23:00:00Z"),
    (["11/25/2026", "--locale", "en-US"], "2026-11-25T00:00:00Z"),
    (["2026-11-25", "--locale", "de"], "2026-11-25T00:00:00Z"),
    (
      ["03/04/05", "--locale", "en-US,en-GB"],
      "en-US\t2005-03-04T00:00:00Z\nen-GB\t2005-04-03T00:00:00Z"
    ),
    (["25. Nov.", "--from", "2030-01-01", "--locale", "de"], "2030-11-25T00:00:00Z"),
    (["25 พ.ย. 2026", "--calendar", "gregory", "--locale", "th"], "2026-11-25T00:00:00Z"),
    (
      ["2024-03-01", "--date", "short", "--time", "none", "--lenient", "--locale", "fa"],
      "2024-03-01T00:00:00Z"
    ),
    (
      ["1403/03/01", "--date", "short", "--time", "none", "--lenient", "--locale", "fa"],
      "2024-05-21T00:00:00Z"
    ),
    (
      ["2024-03-01", "--date", "short", "--time", "none", "--lenient", "--locale", "ckb-IR"],
      "2024-03-01T00:00:00Z"
    ),
    (["25.11.26 3:30 PM", "--lenient", "--locale", "de"], "2026-11-25T15:30:00Z"),
    (
      ["1 March 2567", "--pattern", "d MMMM y", "--calendar", "buddhist", "--locale", "en"],
      "2024-03-01T00:00:00Z"
    ),
    (
      [
        "2025-10-26 02:30", "--pattern", "y-MM-dd HH:mm", "--zone", "Europe/Berlin", "--locale",
        "en",
      ],
      "2025-10-26T01:30:00Z"
    ),
    (
      [
        "2025-10-26 02:30", "--pattern", "y-MM-dd HH:mm", "--zone", "Europe/Berlin", "--locale",
        "en",
        "--ambiguous", "earlier",
      ], "2025-10-26T00:30:00Z"
    ),
    (
      ["1.3.2024", "--pattern", "d.M.y", "--locale", "de,en"],
      "de\t2024-03-01T00:00:00Z\nen\t2024-03-01T00:00:00Z"
    ),
  ])
  func reads(_ arguments: [String], _ expected: String) throws {
    let zone = arguments.contains("--zone") ? [] : ["--zone", "UTC"]
    let outcome = try Command.run(["parse", "date"] + arguments + zone)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      (["Feb 30, 2024", "--template", "yMMMd"], 65, ["line 1, offset 4:", "day 30"]),
      (["mar 1 2024", "--template", "yMMMd"], 65, ["offset 5", "'Mar 1, 2024' would be"]),
      (["x", "--template", "yMMMd", "--date", "long"], 64, ["--template"]),
      (["x", "--pattern", "'"], 64, ["--pattern"]),
      (["x", "--template", "!"], 64, ["--template"]),
      (["x", "--calendar", "mayan"], 64, ["mayan", "buddhist"]),
      (["x", "--pivot", "99999"], 64, ["--pivot"]),
      (["x", "--output", "nothing"], 64, ["--output"]),
      (["x", "--pattern", "H", "--hour-cycle", "h12"], 64, ["--hour-cycle"]),
      (["x", "--date", "none", "--time", "none"], 64, ["--date none"]),
      (["03/04/05"], 65, ["2005-03-04 by 'M/d/yy' (en)", "2005-04-03 by 'dd/MM/yy' (en-001)"]),
      (["30/12/2011", "--lenient", "--locale", "en-GB", "--zone", "Pacific/Apia"], 65, ["skip"]),
      (["25 nov 2026"], 65, ["offset 3", "'25 Nov 2026' would be"]),
      (["2026-02-30"], 65, ["offset 8", "day 30"]),
      (["Nov 25", "--from", "2026"], 64, ["--from"]),
      (["Nov 25", "--from", "now", "--template", "MMMd"], 64, ["--from", "--template"]),
    ] as [([String], Int32, [String])]
  )
  func refuses(_ arguments: [String], _ status: Int32, _ mentions: [String]) throws {
    let place = arguments.contains("--zone") ? [] : ["--zone", "UTC", "--locale", "en"]
    let outcome = try Command.run(["parse", "date"] + arguments + place)
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    for mention in mentions { #expect(outcome.errors.contains(mention), "\(outcome)") }
  }

  @Test func reportsTheForm() throws {
    let arguments = ["parse", "date", "25. Nov.", "--from", "2026-01-01", "--locale", "de"]
    let json = try Command.run(arguments + ["--zone", "UTC", "--json"])
    #expect(json.output.contains(#""form":"template MMMd""#), "\(json)")
    #expect(json.output.contains(#""pattern":"d. MMM""#), "\(json)")
    let reported = try Command.run(arguments + ["--zone", "UTC", "--explain"])
    #expect(
      reported.errors.contains("'25. Nov.' is template MMMd of de, pattern 'd. MMM'"),
      "\(reported)"
    )
    #expect(reported.errors.contains("no year and no time"), "\(reported)")
  }

  @Test func readsLinesAndGoesOn() throws {
    let outcome = try Command.run(
      ["parse", "date", "--template", "yMd", "--locale", "en", "--zone", "UTC", "--keep-going"],
      input: "3/1/2024\nx\n3/2/2024\n"
    )
    #expect(outcome.output == "2024-03-01T00:00:00Z\n2024-03-02T00:00:00Z\n")
    #expect(outcome.status == 65 && outcome.errors.contains("line 2, offset 0"))
  }

  @Test(arguments: [
    (#""pattern":"MM d yy""#, "Feb 30, 2024", #""1709251200000""#, 12),
    (#""pattern":"MM d yy","lenient":false"#, "Feb 30, 2024", #""fail""#, 0),
    (#""pattern":"MM d yy","requireAll":true"#, "Feb 3, 2024!", #""fail""#, 11),
    (#""pattern":"HH:mm""#, "x", #""fail""#, 0),
    (#""dateStyle":"short""#, "3/1/24", #""1709251200000""#, 6),
  ])
  func batchReadsAsICUDoes(
    _ options: String,
    _ text: String,
    _ result: String,
    _ consumed: Int
  ) throws {
    let outcome = try Command.run(
      ["batch"],
      input:
        #"{"id":1,"kind":"date_parse","locale":"en","options":{\#(options)},"input":"\#(text)"}"#
        + "\n"
    )
    let expected = #"{"extra":{"consumed":\#(consumed)},"id":1,"result":\#(result)}"# + "\n"
    #expect(outcome.output == expected)
  }
}
