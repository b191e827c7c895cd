import Testing

/// `fmt person`, and the kind `person` of `fmt batch`.
@Suite struct PersonCommandTests {
  @Test(arguments: [
    (["given=Ada", "surname=King", "--locale", "en"], "Ada King"),
    (["given=Ada surname=King", "--locale", "en,de"], "en\tAda King\nde\tAda King"),
    (["given=Mary Ann  surname=van Gogh", "--locale", "en"], "Mary Ann van Gogh"),
    (["given= surname=King", "--locale", "en"], "King"),
    (["given=A=B", "--locale", "en"], "A=B"),
    ([#"{"given":"surname=x","surname":null}"#, "--locale", "en"], "surname=x"),
    (["given=Jin", "surname=Li", "preferredOrder=surnameFirst", "--locale", "en"], "Li Jin"),
    (["given=Ada", "surname=King", "--order", "sorting", "--locale", "en"], "King, Ada"),
    (["given=Ada", "surname=King", "--surname-caps", "--locale", "en"], "Ada KING"),
    (
      ["given=Ada", "surname=King", "--parts", "--locale", "en"],
      "Ada King\t"
        + #"[{"type":"given","value":"Ada"},{"type":"literal","value":" "},{"type":"surname","value":"King"}]"#
    ),
    (
      ["given=Ada", "--json", "--locale", "en", "--length", "long"],
      #"{"form":"length long, referring","input":"given=Ada","match":"exact","output":"Ada","requested":"en","resolved":"en"}"#
    ),
  ])
  func writesItsArguments(_ arguments: [String], _ expected: String) throws {
    let outcome = try Command.run(["person"] + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test func readsALineAsAName() throws {
    let input = "given=Mary Ann\tsurname=King\n" + #"{"given":"Ada","locale":"en"}"# + "\n"
    let outcome = try Command.run(["person", "--locale", "en"], input: input)
    #expect(outcome == .init(output: "Mary Ann King\nAda\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      (#"person Ada --locale en"#, 65, "line 1, offset 0: a field and its text are expected"),
      (#"person '' --locale en"#, 65, "line 1, offset 0: a field"),
      (#"person 'x given=Ada' --locale en"#, 65, "line 1, offset 0: a field"),
      (#"person given=Ada given=Bo --locale en"#, 65, "line 2, offset 6: 'given' has a value"),
      (#"person given=Ada ' surnmae=x' --locale en"#, 65, "line 2, offset 1: 'surnmae' is not"),
      (#"person 'given=Ada locale=d_' --locale en"#, 65, "line 1, offset 17: locale 'd_'"),
      (#"person 'preferredOrder=x' --locale en"#, 65, "line 1, offset 15: 'x' is not givenFirst"),
      (#"person $'given=A\xff' --locale en"#, 65, "line 1, offset 7: this is not valid UTF-8"),
      (#"person '{"given":1}' --locale en"#, 65, "line 1, offset 9: the text of 'given'"),
      (#"person '{"x":"y"}' --locale en"#, 65, "line 1, offset 5: 'x' is not a field"),
      (#"person '{"given":"A"' --locale en"#, 65, "line 1, offset 12: this is not JSON"),
      (#"person given=A --usage talking --locale en"#, 64, "talking"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome.output.isEmpty && outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
  }

  @Test func goesOnAndExplains() throws {
    let outcome = try Command.shell(
      #"printf 'x\ngiven=Ada\n' | LANG=de_DE.UTF-8 "$FMT" person --keep-going --explain"#
    )
    #expect(outcome.output == "Ada\n" && outcome.status == 65)
    #expect(outcome.errors.contains("form 'referring'; written by a compiled plan"))
  }

  @Test(arguments: [
    ("{}", #"{"given":"Ada","surname":"King"}"#, #""result":"Ada King""#),
    (#"{"sorting":true}"#, #"{"given":"Ada","surname":"King"}"#, #""result":"King, Ada""#),
    (#"{"order":"surname-first"}"#, #"{"given":"A","surname":"B"}"#, #""result":"B A""#),
    (#"{"surnameAllCaps":true}"#, #"{"given":"A","surname":"b"}"#, #""result":"A B""#),
    (#"{"usage":"x"}"#, "{}", #""error":"usage"#), ("{}", "[]", #""error":"input"#),
    ("{}", #"{"x":"A"}"#, #""error":"input.x: 'x' is not a field"#),
    ("{}", #"{"given":1}"#, #""error":"input.given: a text was expected"#),
    ("{}", #"{"locale":"d_"}"#, #""error":"input.locale: "#),
    (#"{"style":"long"}"#, "{}", #""unsupported":"option style""#),
  ])
  func answersCases(_ options: String, _ input: String, _ expected: String) throws {
    let test = #"{"id":1,"kind":"person","locale":"en","options":\#(options),"input":\#(input)}"#
    let outcome = try Command.run(["batch"], input: test + "\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
