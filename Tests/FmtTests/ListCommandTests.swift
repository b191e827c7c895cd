import Testing

/// `fmt list`, and the kind `list` of `fmt batch`.
@Suite struct ListCommandTests {
  // Texts from ICU 72.1.
  @Test(arguments: [
    (["España", "Italia", "--locale", "es"], "España e Italia"),
    (["a", "b", "c", "--locale", "he"], "a, b ו-c"),
    (["a", "b", "c", "--locale", "en,de"], "en\ta, b, and c\nde\ta, b und c"),
    (["a", "b", "c", "--type", "or", "--locale", "en"], "a, b, or c"),
    (["a", "b", "c", "--width", "short", "--locale", "en"], "a, b, & c"),
    (["3 ft", "7 in", "--type", "unit", "--width", "narrow", "--locale", "en"], "3 ft 7 in"),
    (["a", "b", "--isolate", "--locale", "en"], "\u{2068}a\u{2069} and \u{2068}b\u{2069}"),
    (["a\tb", "", "--locale", "en"], "a\tb and "),
    (["--locale", "en", "--", "-a", "b"], "-a and b"),
    (
      ["1", "2", "--parts", "--locale", "fr"],
      "1 et 2\t"
        + #"[{"index":0,"type":"element","value":"1"},{"type":"literal","value":" et "},{"index":1,"type":"element","value":"2"}]"#
    ),
    (
      ["a", "b", "--json", "--locale", "ja"],
      #"{"form":"and, long","input":"a\tb","items":["a","b"],"match":"exact","output":"a、b","requested":"ja","resolved":"ja"}"#
    ),
  ])
  func writesItsArguments(_ arguments: [String], _ expected: String) throws {
    let outcome = try Command.run(["list"] + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ([], "a\tb\tc\nd\n\n\t\ne\tf", "a, b et c\nd\n\n et \ne et f\n"),
    (["--separator", ", "], "a, b,c\nd\n", "a et b,c\nd\n"),
    (["--separator", ";;"], "a;;;b\r\n", "a et ;b\n"),
  ])
  func readsALineAsAList(_ arguments: [String], _ input: String, _ expected: String) throws {
    let outcome = try Command.run(["list", "--locale", "fr"] + arguments, input: input)
    #expect(outcome == .init(output: expected, errors: "", status: 0))
  }

  @Test(
    arguments: [
      (#"list a --type xor"#, 64, "xor"), (#"list a --width wide"#, 64, "wide"),
      (#"list a --separator ''"#, 64, "--separator"),
      (#"list ab $'c\xff' --locale en"#, 65, "line 2, offset 1: this is not valid UTF-8"),
      (
        #"list $'\xef\xbf\xbd' b --locale en -- $'c\xc3' $'\xff'"#, 65,
        "line 3, offset 1: this is not valid UTF-8"
      ),
      (
        #"list --locale en < <(printf 'a\tb\xc3\t')"#, 65,
        "line 1, offset 3: this is not valid UTF-8"
      ),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome.output.isEmpty && outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
  }

  @Test func goesOnAndExplains() throws {
    let outcome = try Command.shell(
      #"printf 'a\xff\nb\tc\n' | LANG=de_DE.UTF-8 "$FMT" list --keep-going --explain"#
    )
    #expect(outcome.output == "b und c\n" && outcome.status == 65)
    #expect(outcome.errors.contains("form 'and, long'; written by a compiled plan"))
  }

  @Test(arguments: [
    (#"{"type":"and"}"#, #"["A","Italia"]"#, #""result":"A e Italia""#),
    (#"{"type":"disjunction","width":"short"}"#, #"["A","8"]"#, #""result":"A u 8""#),
    (#"{"type":"units","width":"narrow"}"#, #"["A","B"]"#, #""result":"A B""#),
    ("{}", "[]", #""result":"""#), (#"{"type":"xor"}"#, "[]", #""error":"type"#),
    ("{}", #"["A",1]"#, #""error":"input[1]: a text was expected"#),
    (#"{"style":"long"}"#, "[]", #""unsupported":"option style""#),
  ])
  func answersCases(_ options: String, _ input: String, _ expected: String) throws {
    let test = #"{"id":1,"kind":"list","locale":"es","options":\#(options),"input":\#(input)}"#
    let outcome = try Command.run(["batch"], input: test + "\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
