import LocaleFormat
import Testing

/// `fmt plural`, and the kinds `plural` and `plural_range` of `fmt batch`.
@Suite struct PluralCommandTests {
  @Test(arguments: [
    ("5 --locale ru", "many"), ("1 1.0 --locale en", "one\nother"),
    ("31 5 --locale hr", "one\nother"), ("2 10 --locale he", "two\nother"),
    ("2 --locale en --ordinal", "two"), ("2 --cardinal --locale en", "other"),
    ("1..5 --locale de", "other"), ("1..2 --locale ro", "few"),
    ("-1 -.5 --locale en", "one\nother"),
    ("1c6 1.2c3 1e6 1E6 --locale fr", "many\nother\nmany\nmany"),
    ("2c6 2000000 --locale es", "many\nmany"), ("1.5c3 --locale lt", "other"),
    ("NaN -Infinity --locale en", "other\nother"),
    // ICU divides the last 18 digits as a binary number, which is 456789012345678912.
    ("123456789012345678901 --locale ru", "many"), ("1 --locale pt-PT,pt", "pt-PT\tone\npt\tone"),
    ("0 --locale pt-PT,pt-AO", "pt-PT\tother\npt-AO\tone"),
    // ICU has plural rules for Nahuatl, and no other data.
    ("1 --locale nah --strict-locale", "one"),
    (
      "5 --locale ru --json --strict-locale --ordinal",
      #"{"form":"ordinal","input":"5","match":"exact","output":"other","requested":"ru","resolved":"ru"}"#
    ),
    ("5 --locale ru --parts", "many\t[{\"type\":\"literal\",\"value\":\"many\"}]"),
    (
      "1..5 --locale de,en --parts",
      "de\tother\t[{\"type\":\"literal\",\"value\":\"other\"}]\nen\tother\t[{\"type\":\"literal\",\"value\":\"other\"}]"
    ),
    (
      "1 --locale nah-MX --json",
      #"{"form":"cardinal","input":"1","match":"parent","output":"one","requested":"nah-MX","resolved":"nah"}"#
    ),
  ])
  func prints(_ line: String, _ expected: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let outcome = try Command.run(["plural"] + arguments)
    #expect(outcome.output == expected + "\n", "\(line)")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("x --locale en", 65, "line 1, offset 0: 'x' is not a number: a digit was expected"),
    ("1 1.5cx --locale en", 65, "line 2, offset 4: '1.5cx' is not a number: a digit was expected"),
    ("1..x --locale en", 65, "line 1, offset 3: 'x' is not a number: a digit was expected"),
    ("1...3 --locale en", 65, "line 1, offset 3: a range has two points"),
    ("1..3 --ordinal --locale en", 65, "line 1, offset 1: a range has no ordinal category"),
    ("1c12345 --locale en", 65, "line 1, offset 2: '1c12345' is not a number: an exponent is at"),
    ("1 --ordinal --cardinal --locale en", 64, "--cardinal"),
    ("1 --style percent --locale en", 64, "--style"),
    ("1 --locale tlh --strict-locale", 64, "ICU has no data for tlh"),
    ("1 --locale e", 64, "--locale: offset 0"),
  ])
  func refuses(_ line: String, _ status: Int32, _ reason: String) throws {
    let outcome = try Command.run(["plural"] + line.split(separator: " ").map(String.init))
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(!outcome.output.contains("other"))
  }

  @Test func explainsWhoseRulesDecide() throws {
    let outcome = try Command.run(["plural", "1", "--locale", "de-AT", "--explain"])
    #expect(outcome.output == "one\n")
    let versions = try LibraryVersions.current
    let data =
      FormattingData.isCompiledDataInUse
      ? "compiled from CLDR \(versions.compiledCLDR ?? "")" : "of ICU \(versions.icu)"
    #expect(
      outcome.errors == """
        fmt: de-AT from --locale; data of de-AT (exact); form 'cardinal'; decided by compiled \
        rules; data \(data)

        """
    )
  }

  @Test func readsLinesInOrder() throws {
    let lines = (0...3_000).map(String.init)
    let outcome = try Command.run(
      ["plural", "--locale", "ru", "--keep-going"],
      input: lines.joined(separator: "\n") + "\nx\n1.0\n"
    )
    let categories = outcome.output.split(separator: "\n")
    #expect(categories.count == 3_002 && categories.last == "other")
    #expect(categories[21] == "one" && categories[22] == "few" && categories[2_011] == "many")
    #expect(outcome.errors.hasPrefix("fmt: line 3002, offset 0: ") && outcome.status == 65)
  }

  @Test(arguments: [
    ("plural", "ru", "{}", #""5""#, #""result":"many""#),
    ("plural", "ru", "{}", "21", #""result":"one""#),
    ("plural", "en", "{}", #""1.0""#, #""result":"other""#),
    ("plural", "en", "{}", "1.0", #""result":"other""#),
    ("plural", "fr", "{}", #""1c6""#, #""result":"many""#),
    ("plural", "en", #"{"type":"ordinal"}"#, #""2""#, #""result":"two""#),
    ("plural", "en", "{}", #""-inf""#, #""result":"other""#),
    ("plural", "lt", "{}", "1e0", #""result":"one""#),
    ("plural", "en", #"{"type":"x"}"#, "2", #""error":"type: one of cardinal, ordinal was"#),
    ("plural", "en", #"{"locale":"x"}"#, "2", #""unsupported":"option locale""#),
    (
      "plural", "en", "{}", #""1c""#,
      #""error":"input: offset 2: '1c' is not a number: a digit was"#
    ),
    ("plural", "en", "{}", "[]", #""error":"input: a text was expected, not []"#),
    ("plural_range", "ro", "{}", #"{"start":"one","end":"few"}"#, #""result":"few""#),
    ("plural_range", "ro", "{}", #"{"start":1,"end":"2"}"#, #""result":"few""#),
    ("plural_range", "ro", "{}", #"{"start":1}"#, #""error":"input.end: a text was expected"#),
    ("plural_range", "ro", #"{"type":"ordinal"}"#, "1", #""unsupported":"option type""#),
  ])
  func answersBatchCases(
    _ kind: String,
    _ locale: String,
    _ options: String,
    _ input: String,
    _ answer: String
  ) throws {
    let line =
      #"{"id":1,"kind":"\#(kind)","locale":"\#(locale)","options":\#(options),"input":\#(input)}"#
    let outcome = try Command.run(["batch"], input: line + "\n")
    #expect(outcome.output.contains(answer), "\(outcome.output)")
  }
}
