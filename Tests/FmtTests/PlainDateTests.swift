import Testing

/// Dates without a time where a command reads instants.
@Suite struct PlainDateTests {
  @Test(arguments: [
    ("date 2026-11-25 --zone Europe/Berlin --time short --locale de", "25.11.2026, 00:00"),
    ("date 2018-11-04 --zone America/Sao_Paulo --time short --locale de", "04.11.2018, 01:00"),
    ("interval 2026-11-25 2026-11-27 --template yMMMd --zone UTC --locale de", "25.–27. Nov. 2026"),
    ("interval 2026-11-25/2026-11-27 --template yMMMd --zone UTC --locale de", "25.–27. Nov. 2026"),
    ("relative --from 2026-11-24 2026-11-25 --zone Asia/Tokyo --locale en", "tomorrow"),
    ("relative --from 2026-11-25 2026-11-24T14:00:00Z --zone Asia/Tokyo --locale en", "1 hour ago"),
    (
      "date 2026-11-25 --relative-days --from 2026-11-26 --time none --zone UTC --locale en",
      "yesterday"
    ),
  ])
  func areTheStartOfTheDayInTheZoneThatIsShown(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(line.split(separator: " ").map(String.init))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test func areInTheCurrentZoneWithoutAnother() throws {
    let line = #"TZ=Asia/Tokyo "$FMT" date 2026-11-25 --time full --locale en"#
    let outcome = try Command.shell(line)
    #expect(outcome.output.contains("Nov 25, 2026, 12:00:00\u{202F}AM Japan"), "\(outcome)")
  }

  @Test(
    arguments: [
      (
        "date 2026-11-25 --input rfc3339", 65,
        "offset 0: a date without a time is read only without"
      ),
      ("date 2026-02-30", 65, "offset 8: '2026-02-30' cannot be read: day 30"),
      ("date 2026-1-5", 65, "offset 6"), ("date 2026-11-25x", 65, "expected \"T\""),
      ("interval 2026-11-25/2026-11-31", 65, "offset 19"),
      ("relative --from 2026-02-30 now", 64, "--from: "),
      ("date 2011-12-30 --zone Pacific/Apia", 65, "the clocks of Pacific/Apia skip 2011-12-30"),
      ("date 1993-08-21 --zone Pacific/Kwajalein", 65, "skip 1993-08-21"),
      ("interval 2011-12-29/2011-12-30 --zone Pacific/Apia", 65, "skip 2011-12-30"),
      ("relative --from 2011-12-28 2011-12-30 --zone Pacific/Apia", 65, "skip 2011-12-30"),
    ] as [(String, Int32, String)]
  )
  func areRefusedWithAReason(_ line: String, _ status: Int32, _ mention: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let zone = arguments.contains("--zone") ? [] : ["--zone", "UTC"]
    let outcome = try Command.run(arguments + zone + ["--locale", "en"])
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
  }
}
