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
    ] as [([String], Int32, [String])]
  )
  func refuses(_ arguments: [String], _ status: Int32, _ mentions: [String]) throws {
    let outcome = try Command.run(
      ["parse", "date"] + arguments + ["--zone", "UTC", "--locale", "en"]
    )
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    for mention in mentions { #expect(outcome.errors.contains(mention), "\(outcome)") }
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
