import Testing

/// `fmt machine`, and the zones that options name.
@Suite struct MachineCommandTests {
  @Test(arguments: [
    (
      [
        "1930-06-30T12:00:00Z", "--from", "rfc3339", "--to", "temporal", "--zone",
        "Africa/Monrovia",
      ],
      "1930-06-30T11:15:30-00:45[Africa/Monrovia]"
    ),
    (
      ["1930-06-30T11:15:30-00:45[Africa/Monrovia]", "--from", "temporal", "--to", "unix"],
      "-1246708800"
    ),
    (
      [
        "1930-06-30T12:00:00Z", "--from", "rfc3339", "--to", "%F %T %z|%::z|%Z", "--zone",
        "Africa/Monrovia",
      ],
      "1930-06-30 11:15:30 -0044|-00:44:30|MMT"
    ),
    (
      [
        "2018-11-04", "--from", "rfc3339-date", "--from-zone", "America/Sao_Paulo", "--to", "unix",
      ], "1541300400"
    ),
    (
      [
        "2022-07-08T01:14:07+01:00[Europe/Paris]", "--from", "rfc9557", "--to", "rfc3339",
        "--offset", "ignore",
      ], "2022-07-08T01:14:07+02:00"
    ),
    (
      [
        "2022-07-08T01:14:07+02:00[Europe/Paris]", "--from", "rfc9557", "--to", "rfc3339",
        "--zone", "Asia/Tokyo",
      ], "2022-07-08T08:14:07+09:00"
    ),
    (
      [
        "2024-01-01T00:00:00+01:00[Europe/Berlin][!u-ca=hebrew]", "--from", "rfc9557", "--to",
        "temporal",
      ], "2024-01-01T00:00:00+01:00[Europe/Berlin][!u-ca=hebrew]"
    ),
    (
      [
        "2024-01-01T00:00:00+01:00[u-ca=hebrew]", "--from", "rfc9557", "--to", "rfc9557",
      ], "2024-01-01T00:00:00+01:00[u-ca=hebrew]"
    ),
    (
      [
        "2024-01-01T00:00:00+01:00[Europe/Berlin][u-ca=hebrew]", "--from", "rfc9557", "--to",
        "rfc3339",
      ], "2024-01-01T00:00:00+01:00"
    ),
    (
      ["0", "--from", "unix", "--to", "rfc9557", "--zone", "UTC+3"],
      "1970-01-01T03:00:00+03:00[+03:00]"
    ),
    (
      [
        "2024-10-27 02:30 CEST", "--from", "%F %R %Z", "--from-zone", "Europe/Berlin", "--to",
        "unix",
      ],
      "1729989000"
    ),
  ])
  func converts(_ arguments: [String], _ expected: String) throws {
    let outcome = try Command.run(["machine"] + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    (
      [
        "2022-07-08T01:14:07+01:00[!Europe/Paris]", "--from", "rfc9557", "--to", "rfc3339",
        "--offset", "prefer",
      ],
      "line 1, offset 27: the clocks of Europe/Paris have the offset +02:00 then, not +01:00"
    ),
    (
      [
        "2022-07-08T01:14:07+01:00[Europe/Paris]", "--from", "rfc9557", "--to", "rfc3339",
        "--offset", "reject",
      ],
      "line 1, offset 26: the clocks of Europe/Paris have the offset +02:00 then, not +01:00"
    ),
    (
      [
        "2024-01-01T00:00:00+01:00[Europe/Berlin][!u-ca=hebrew]", "--from", "rfc9557", "--to",
        "rfc3339",
      ],
      "line 1, offset 40: the format of --to has no calendar, and this one is marked as critical"
    ),
    (
      ["2022-07-08T01:14:07+02:00[europe/paris]", "--from", "rfc9557", "--to", "rfc3339"],
      "line 1, offset 26: the system has no time zone europe/paris; did you mean Europe/Paris?"
    ),
    (
      ["2024-10-27 02:30 EST", "--from", "%F %R %Z", "--to", "unix"],
      "line 1, offset 17: '2024-10-27 02:30 EST' cannot be read: EST is the name of a zone, which does not determine an offset; write %z"
    ),
  ])
  func refuses(_ arguments: [String], _ error: String) throws {
    let outcome = try Command.run(["machine"] + arguments)
    #expect(outcome == .init(output: "", errors: "fmt: \(error)\n", status: 65))
  }

  @Test(arguments: [
    ("europe/london", "the system has no time zone europe/london; did you mean Europe/London?"),
    (
      "BST",
      "BST is an abbreviation and not the name of a time zone; write Europe/London or Asia/Dhaka"
    ),
    ("UTC+25", "the system has no time zone UTC+25"),
    ("+25:00", "\"+25:00\" cannot be the name of a time zone"),
  ])
  func refusesZones(_ zone: String, _ error: String) throws {
    for option in ["--zone", "--from-zone"] {
      let outcome = try Command.run([
        "machine", "0", "--from", "unix", "--to", "unix", option, zone,
      ])
      #expect(outcome == .init(output: "", errors: "fmt: \(option): \(error)\n", status: 64))
    }
    let date = try Command.run(["date", "now", "--zone", zone])
    #expect(date == .init(output: "", errors: "fmt: --zone: \(error)\n", status: 64))
  }

  @Test(arguments: [
    ("1930-06-30T11:15:30-00:45[Africa/Monrovia]", "1930-06-30T12:00:00Z" as String?),
    ("2022-07-08T01:14:07+01:00[Europe/Paris]", "2022-07-08T00:14:07Z"),
    ("2022-07-08T01:14:07+01:00[!Europe/Paris]", nil),
    ("2022-07-08T01:14:07+01:00[Europe/Atlantis]", "2022-07-08T00:14:07Z"),
    ("2022-07-08T01:14:07+01:00[!Europe/Atlantis]", nil),
  ])
  func otherCommandsReadTheZoneToo(_ text: String, _ same: String?) throws {
    let options = ["--template", "yMdHms", "--zone", "UTC", "--locale", "de"]
    let outcome = try Command.run(["date", text, "--input", "temporal"] + options)
    if let same {
      #expect(outcome == (try Command.run(["date", same] + options)))
    } else {
      #expect(outcome.status == 65 && outcome.errors.hasPrefix("fmt: line 1, offset 27: the"))
    }
  }

  @Test func readsAnOffsetAsAZone() throws {
    for zone in ["+05:30", "UTC+5:30", "GMT+0530"] {
      let arguments = [
        "0", "--input", "unix", "--time", "full", "--date", "none", "--locale", "en",
      ]
      let outcome = try Command.run(["date"] + arguments + ["--zone", zone])
      #expect(outcome.output == "5:30:00\u{202F}AM GMT+05:30\n")
    }
  }
}
