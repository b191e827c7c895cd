import Testing

/// Arguments whose bytes are not UTF-8, which Swift repairs before a program can read them.
@Suite struct InvalidArgumentTests {
  @Test(arguments: [
    (#"number 5 --pattern $'\xff0'"#, "--pattern: offset 0"),
    (#"number 5 --pattern=$'0\xff'"#, "--pattern: offset 1"),
    (#"number 5 --locale $'d\xc3'"#, "--locale: offset 1"),
    (#"number 5 --locale $'\xff' --locale en"#, "--locale: offset 0"),
    (#"number --pattern $'\xc3\xa4\xff' -Infinity"#, "--pattern: offset 2"),
    (#"date 0 --input unix --zone UTC --pattern $'y\xed\xa0\x80'"#, "--pattern: offset 1"),
    (#"machine 0 --from unix --to $'%F\xff'"#, "--to: offset 2"),
    (#"locale match --accept-language $'\xe2\x82'"#, "--accept-language: offset 0"),
    (#"number -5=3 1 --keep-going --pattern $'\xff'"#, "offset 0"),
  ])
  func refusesAnOptionThatIsNotUTF8(_ line: String, _ mention: String) throws {
    let outcome = try Command.shell("exec \"$FMT\" \(line)")
    #expect(outcome.output.isEmpty && outcome.status == 64, "\(outcome)")
    #expect(outcome.errors.contains("\(mention): this is not valid UTF-8"), "\(outcome)")
  }

  @Test func refusesAValueThatIsNotUTF8() throws {
    let outcome = try Command.shell(#""$FMT" number 5 $'1\xff' --locale en"#)
    #expect(outcome.output == "5\n" && outcome.status == 65, "\(outcome)")
    #expect(outcome.errors.contains("line 2, offset 1"))
  }

  @Test func leavesTheReplacementCharacterItself() throws {
    let outcome = try Command.run(["number", "5", "--pattern", "\u{FFFD}0", "--locale", "en"])
    #expect(outcome == .init(output: "\u{FFFD}5\n", errors: "", status: 0))
  }
}
