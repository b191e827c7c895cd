import Testing

/// `fmt slug`, and the kind `transliterate` of `fmt batch`.
@Suite struct SlugCommandTests {
  @Test(arguments: [
    ("slug 'Über uns: Größe' --locale de,en", "de\tueber-uns-groesse\nen\tuber-uns-grosse\n"),
    ("slug 'My notes.TXT' CON --file-name --case keep --locale en", "My-notes.TXT\nCON_\n"),
    ("slug 'one two three' --bytes 8 --separator underscore --locale en", "one_two\n"),
    ("slug '東京 Tower' --others dropped --locale ja", "tower\n"),
  ])
  func writesItsArguments(_ line: String, _ expected: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome == .init(output: expected, errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("slug '?!' --locale en", 65, "line 1, offset 0: '?!' cannot be written: a slug needs"),
      ("slug ok 'a 東' --others refused --locale en", 65, "line 2, offset 2"),
      ("slug a --bytes 0 --locale en", 64, "--bytes"),
      ("slug a --separator + --locale en", 64, "hyphen"),
      (#"slug $'a\xff' --locale en"#, 65, "line 1, offset 1: this is not valid UTF-8"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
  }

  @Test(arguments: [
    (#""options":{"id":"de-ASCII"},"input":"Größe ½""#, #""result":"Groesse  1/2""#),
    (#""options":{"id":"Any-Name"},"input":"a""#, #""unsupported":"id Any-Name""#),
    (#""options":{"name":"Latin-ASCII"},"input":"a""#, #""unsupported":"option name""#),
  ])
  func answersCases(_ test: String, _ expected: String) throws {
    let line = #"{"id":1,"kind":"transliterate",\#(test)}"#
    let outcome = try Command.run(["batch"], input: line + "\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
