import Testing

/// Messages that cannot be written to standard error are lost, but nothing else is.
@Suite struct StandardErrorTests {
  @Test(arguments: ["2>&-", "2>/dev/full"])
  func writesResultsThoughWarningsCannotBe(_ redirection: String) throws {
    let lines: [(String, String, Int32)] = [
      ("number 5 --locale tlh", "5\n", 0), ("number 5 --locale en --explain", "5\n", 0),
      ("number 5 x 6 --locale en --keep-going", "5\n6\n", 65),
      ("locale match --localizations en,? --preferred en", "en\n", 0),
      ("relative 1 day --locale tlh", "tomorrow\n", 0),
    ]
    for (line, output, status) in lines {
      let outcome = try Command.shell("exec \"$FMT\" \(line) \(redirection)")
      #expect(outcome == .init(output: output, errors: "", status: status), "\(line)")
    }
  }

  @Test(
    arguments: [
      ("number abc --locale en", 65), ("number 5 --locale de-", 64), ("number 5 --stile x", 64),
      ("number 5 --locale tlh --strict-locale", 64), ("number --locale en </", 74),
    ] as [(String, Int32)]
  )
  func keepsTheStatusThoughTheErrorCannotBeSaid(_ line: String, _ status: Int32) throws {
    for redirection in ["2>&-", "2>/dev/full"] {
      let outcome = try Command.shell("exec \"$FMT\" \(line) \(redirection)")
      #expect(outcome == .init(output: "", errors: "", status: status), "\(redirection)")
    }
  }

  @Test(arguments: [
    "--help", "number --help", "help date", "", "parse", "--generate-completion-script bash",
    "help --man",
  ])
  func saysWhenHelpCannotBeWritten(_ line: String) throws {
    #expect(try Command.shell("exec \"$FMT\" \(line)").status == 0)
    let full = try Command.shell("exec \"$FMT\" \(line) >/dev/full")
    #expect(full.status == 74 && full.errors.contains("standard output"), "\(full)")
  }
}
