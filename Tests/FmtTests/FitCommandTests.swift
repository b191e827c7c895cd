import Testing

/// `fmt split` and `fmt fit`, and the kind `segment` of `fmt batch`.
@Suite struct FitCommandTests {
  @Test(arguments: [
    ("split 'Don’t stop!' --locale en", "Don’t\tstop\n"),
    ("split 東京に行く --count --locale ja", "3\n"),
    ("split 'one two' --ranges --locale en", "0-3 4-7\n"),
    ("split 'Hi. You?' --by sentence --count --locale en,de", "en\t2\nde\t2\n"),
    (
      "split ab --by character --json --locale en",
      #"{"form":"character","input":"ab","match":"exact","output":"a\tb","ranges":[[0,1],[1,2]],"requested":"en","resolved":"en"}"#
        + "\n"
    ),
    ("fit 'The quick brown fox' 'a b' --words 2 --locale en", "The quick …\na b\n"),
    ("fit 'The quick brown fox' --characters 14 --place middle --locale en", "The … fox\n"),
    ("fit 'one two three' --bytes 9 --locale en", "one …\n"),
    ("fit 'one two three' --utf16 9 --no-ellipsis --locale en", "one two\n"),
  ])
  func writesItsArguments(_ line: String, _ expected: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome == .init(output: expected, errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("fit a --locale en", 64, "one of --words"),
      ("fit a --words 1 --bytes 1 --locale en", 64, "one of --words"),
      ("fit a --words=-1 --locale en", 64, "--words -1"),
      ("split a --abbreviations --locale en", 64, "--by sentence"),
      (#"split $'b\xff' --locale en"#, 65, "line 1, offset 1: this is not valid UTF-8"),
      ("split a --strictness loose --locale en", 64, "--by line"),
      ("split a --count --ranges --locale en", 64, "exclude"),
      (#"fit $'a\xff' --words 1 --locale en"#, 65, "line 1, offset 1: this is not valid UTF-8"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
  }

  @Test(arguments: [
    (
      #""locale":"en","options":{"type":"word"},"input":"a é""#,
      #"{"extra":{"status":[200,0,200]},"id":1,"result":[1,2,4]}"#
    ),
    (#""locale":"en","options":{"type":"letter"},"input":"a""#, #""error":"type"#),
  ])
  func answersCases(_ test: String, _ expected: String) throws {
    let outcome = try Command.run(["batch"], input: "{\"id\":1,\"kind\":\"segment\",\(test)}\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
