import Testing

/// `fmt message`, and the kinds `message` and `message2` of `fmt batch`.
@Suite struct MessageCommandTests {
  @Test(arguments: [
    (["Hello {$name}", "name=Ada", "--bidi", "none", "--locale", "en"], "Hello Ada"),
    (["Hello", "--locale", "en,de"], "en\tHello\nde\tHello"),
    (["{$n}", "n=1234.50", "--locale", "de"], "1.234,5"),
    (["{$n}", "n=-0", "--locale", "en"], "-0"),
    (["{$n :string}", "n=007", "--bidi", "none"], "007"),
    (
      ["{$d :date}", "d=2026-03-01T23:30:00Z", "--zone", "Asia/Tokyo", "--locale", "en"],
      "Mar 2, 2026"
    ),
    (
      [
        "{d, date, short}", "d=2026-03-01T12:00:00Z", "--syntax", "1", "--zone", "UTC", "--locale",
        "de",
      ],
      "01.03.26"
    ),
    (["{0}-{1}", "0=a", "1=b", "--syntax", "1", "--locale", "en"], "a-b"),
    (
      ["{$n}{#b/}", "n=5", "--parts", "--locale", "en"],
      "5\t"
        + #"[{"dir":"ltr","locale":"en","parts":[{"type":"integer","value":"5"}],"type":"number"},{"kind":"standalone","name":"b","type":"markup"}]"#
    ),
    (
      ["{$n}", "n=5", "--json", "--locale", "en"],
      #"{"input":"{$n}","match":"exact","message":"{$n}","output":"5","requested":"en","resolved":"en"}"#
    ), (["Hello {$name}", "--check"], ""),
    (
      ["{g, select, f {her} other {their}}", "--syntax", "1", "--convert"],
      ".local $g_word = {$g :string} .match $g_word f {{her}} * {{their}}"
    ),
    (
      [".input {$g :string} .match $g f {{her}} * {{it's '{$x}'}}", "--convert"],
      "{g, select, f {her} other {it''s ''{x}''}}"
    ),
    (
      [".input {$n :integer} .match $n one {{a}} * {{b}}", "--convert", "--whole-numbers"],
      "{n, plural, one {a} other {b}}"
    ),
  ])
  func writesItsArguments(_ arguments: [String], _ expected: String) throws {
    let outcome = try Command.run(["message"] + arguments)
    #expect(
      outcome == .init(output: expected.isEmpty ? "" : expected + "\n", errors: "", status: 0)
    )
  }

  @Test func readsLinesOfValues() throws {
    let input = """
      {"n":1,"l":["a","b"],"d":{"date":0}}
      {"n":2.50,"l":[],"d":{"date":86400000}}

      """
    let outcome = try Command.run(
      ["message", "{$n} {$l :fmt:list} {$d :date}", "--zone", "UTC", "--locale", "en"],
      input: input
    )
    let expected = "1 a and b Jan 1, 1970\n2.5  Jan 2, 1970\n"
    #expect(outcome == .init(output: expected, errors: "", status: 0))
  }

  @Test(arguments: [
    ("message '{$a' --locale en", 65, "line 1, offset 3:"),
    ("message '{x, choice, 0#a}' --syntax 1", 65, "write '{x, plural, =0"),
    ("message '{$a} {$b}' a=1 --locale en", 65, "line 1, offset 0: '$b' has no value"),
    ("message '{$a}' x --locale en", 65, "line 2, offset 0: 'x' is not of the form name=value"),
    ("message '{$a}' a=1 a=2 --locale en", 65, "line 3, offset 0: 'a' has a value already"),
    ("message", 64, "a message is expected, or --file"), ("message --file /nope", 74, "/nope"),
    ("message '{$a :date}' a=x --locale en", 65, "'x' is a text that ':date' does not take"),
    ("message '{#b}' --convert", 65, "ICU's messages have no markup such as '{#b}'"),
    ("message '{$a :f}' --syntax 2 --convert", 65, "ICU's messages have nothing for ':f'"),
    ("message '{' --convert", 65, "line 1, offset 1:"),
    ("message a --whole-numbers", 64, "--convert"),
    ("message '{0} {_0}' --syntax 1 --convert", 65, "would both be '$_0'"),
    ("message a --syntax 3", 64, "syntax"), ("message .local", 65, "line 1, offset 6"),
  ])
  func refuses(_ line: String, status: Int32, mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line) </dev/null")
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome.errors)")
  }

  @Test(arguments: [
    (#"{"n":1"#, "offset 6"), (#"[1]"#, "an object of values was expected"),
    (#"{"n":null}"#, "'n' is not a text"), (#"{"n":{"date":"x"}}"#, "'n' is not a text"),
  ])
  func refusesALine(_ line: String, mention: String) throws {
    let outcome = try Command.run(
      ["message", "{$n}", "--locale", "en", "--keep-going"],
      input: line + "\n" + #"{"n":2}"# + "\n"
    )
    #expect(outcome.output == "2\n" && outcome.status == 65)
    #expect(outcome.errors.contains(mention), "\(outcome.errors)")
  }

  @Test(arguments: [
    (
      #"{"kind":"message","locale":"de","options":{"pattern":"{n, plural, one {# a} other {# b}} {m}"},"input":{"n":{"number":"1234"}}}"#,
      #"{"result":"1.234 b {m}"}"#
    ),
    (
      #"{"kind":"message","locale":"en","options":{"pattern":"{d, date, long}","timeZone":"Asia/Tokyo"},"input":{"d":{"date":0}}}"#,
      #"{"result":"January 1, 1970"}"#
    ),
    (
      #"{"kind":"message2","locale":"en","options":{"bidiIsolation":"none"},"input":{"src":"{$x} {1 :test:function}","params":[{"name":"x","value":5}]}}"#,
      #"{"extra":{"errors":["unknown-function"],"parts":[{"dir":"ltr","locale":"en","parts":[{"type":"integer","value":"5"}],"type":"number"},{"type":"text","value":" "},{"source":"|1|","type":"fallback"}]},"result":"5 {|1|}"}"#
    ),
    (
      #"{"kind":"message2","locale":"en","options":{"testFunctions":true},"input":{"src":".local $x = {1 :test:select} .match $x 1 {{a}} * {{b}}"}}"#,
      #"{"extra":{"errors":[],"parts":[{"type":"text","value":"a"}]},"result":"a"}"#
    ),
    (
      #"{"kind":"message2","locale":"en","input":{"src":"{"}}"#,
      "{\"extra\":{\"errors\":[\"syntax-error\"],\"parts\":[]},\"result\":\"{\u{FFFD}}\"}"
    ),
  ])
  func answersCases(_ line: String, _ answer: String) throws {
    #expect(try Command.run(["batch"], input: line + "\n").output == answer + "\n")
  }
}
