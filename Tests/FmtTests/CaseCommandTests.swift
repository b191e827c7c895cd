import Testing

/// `fmt case`, and the kind `case` of `fmt batch`.
@Suite struct CaseCommandTests {
  // Texts from ICU 72.1.
  @Test(arguments: [
    (["upper", "istanbul", "--locale", "tr"], "İSTANBUL"),
    (["upper", "istanbul", "straße", "--locale", "de-AT"], "ISTANBUL\nSTRASSE"),
    (["lower", "ISPARTA", "--locale", "tr,en"], "tr\tısparta\nen\tisparta"),
    (["title", "ijsland is mooi", "--locale", "nl"], "IJsland Is Mooi"),
    (
      ["upper", "istanbul", "--locale", "tr", "--parts"],
      "İSTANBUL\t[{\"type\":\"literal\",\"value\":\"İSTANBUL\"}]"
    ),
    (["title", "HELLO THERE. YOU?", "--by", "sentence", "--locale", "en"], "Hello there. You?"),
    (["title", "about NASA", "--keep-other-letters", "--locale", "en"], "About NASA"),
    (["title", "(new) CAR", "--by", "whole", "--first-character", "--locale", "en"], "(new) car"),
    (["fold", "Straße", "I", "--locale", "tr"], "strasse\ni"),
    (["fold", "I", "--exclude-special-i", "--locale", "tr"], "ı"),
    (
      ["title", "a", "--first-character", "--keep-other-letters", "--locale", "de", "--json"],
      #"{"form":"title, word, keep other letters, first character","input":"a","match":"exact","output":"A","requested":"de","resolved":"de"}"#
    ),
    (
      ["fold", "I", "--exclude-special-i", "--locale", "de", "--json"],
      #"{"form":"fold, exclude special i","input":"I","match":"exact","output":"ı","requested":"de","resolved":"de"}"#
    ),
    (
      ["upper", "ß", "--locale", "de", "--json"],
      #"{"form":"upper","input":"ß","match":"exact","output":"SS","requested":"de","resolved":"de"}"#
    ),
  ])
  func writesItsArguments(_ arguments: [String], _ expected: String) throws {
    let outcome = try Command.run(["case"] + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test func readsLines() throws {
    let outcome = try Command.run(["case", "upper", "--locale", "el"], input: "άλφα\n\nab c\r\n")
    #expect(outcome == .init(output: "ΑΛΦΑ\n\nAB C\n", errors: "", status: 0))
  }

  @Test func followsTheLanguageAndNotTheRegion() throws {
    let outcome = try Command.run(
      ["case", "upper", "i", "--explain"],
      environment: ["LANG": "en_US.UTF-8", "LC_NUMERIC": "tr_TR.UTF-8"]
    )
    #expect(outcome.output == "I\n")
    #expect(
      outcome.errors.contains(
        "form 'upper'; ASCII is written by a compiled plan, other text by ICU"
      )
    )
  }

  @Test(
    arguments: [
      ("case swap a", 64, "swap"), ("case title a --by letter", 64, "letter"),
      ("case upper a --by word", 64, "--by"),
      (#"case upper $'a\xff' --locale en"#, 65, "line 1, offset 1: this is not valid UTF-8"),
      (
        #"case upper --locale en < <(printf '\xe2\x82\n')"#, 65,
        "line 1, offset 0: this is not valid UTF-8"
      ),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
  }

  @Test func goesOnAfterInvalidText() throws {
    let outcome = try Command.shell(
      #"printf 'a\xff\nb\n' | "$FMT" case upper --keep-going --locale en"#
    )
    #expect(outcome.output == "B\n" && outcome.status == 65)
  }

  /// Swift repairs the first argument to the text of the second, which is valid.
  @Test(arguments: [#"$'a\xff' $'a\xef\xbf\xbd'"#, #"-- $'a\xff' $'a\xef\xbf\xbd'"#])
  func refusesOnlyTheArgumentThatIsNotUTF8(_ arguments: String) throws {
    let start = #""$FMT" case upper -AppleLocale de --locale en --keep-going"#
    let outcome = try Command.shell("\(start) \(arguments)")
    #expect(outcome.output == "A\u{FFFD}\n" && outcome.status == 65, "\(outcome)")
    #expect(outcome.errors == "fmt: line 1, offset 1: this is not valid UTF-8\n")
  }

  @Test(arguments: [
    ("tr", #"{"op":"upper"}"#, "i", #""result":"İ""#), ("en", "{}", "i", #""result":"I""#),
    ("nl", #"{"op":"title","break":"whole"}"#, "ij x", #""result":"IJ x""#),
    ("en", #"{"op":"title","noLowercase":true}"#, "aB cD", #""result":"AB CD""#),
    (
      "en", #"{"op":"title","break":"whole","noBreakAdjustment":true}"#, "(a", #""result":"(a""#
    ),
    ("en", #"{"op":"fold","excludeSpecialI":true}"#, "I", #""result":"ı""#),
    ("en", #"{"op":"swap"}"#, "I", #""error":"op"#),
    ("en", #"{"op":"title","adjustToCased":true}"#, "I", #""unsupported":"option adjustToCased""#),
  ])
  func answersCases(
    _ locale: String,
    _ options: String,
    _ input: String,
    _ expected: String
  ) throws {
    let test =
      #"{"id":1,"kind":"case","locale":"\#(locale)","options":\#(options),"input":"\#(input)"}"#
    let outcome = try Command.run(["batch"], input: test + "\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
