import Foundation
import Testing

/// The answers of `fmt batch` to wrong lines, and its treatment of ids.
@Suite struct BatchLineTests {
  private static func answers(_ lines: [String]) throws -> [String] {
    let outcome = try Command.run(["batch"], input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// The help names every kind of the manual's table, and each is a kind.
  @Test func namesItsKinds() throws {
    let help = try Command.run(["help", "batch"]).output.split(separator: "\n").joined(
      separator: " "
    )
    let sentence = try #require(
      help.firstMatch(of: /The kinds are ([a-z0-9_, ]+) and ([a-z0-9_]+)\./)
    )
    let kinds = sentence.1.split(separator: ", ").map(String.init) + [String(sentence.2)]
    #expect(kinds.count > 25 && kinds == kinds.sorted(), "\(kinds)")
    for kind in ["list", "case", "measures", "unit_prefs"] { #expect(kinds.contains(kind)) }
    let answers = try Self.answers(kinds.map { #"{"kind":"\#($0)","input":[]}"# })
    #expect(answers.count == kinds.count)
    for answer in answers { #expect(!answer.contains(#""unsupported":"kind"#), "\(answer)") }
  }

  @Test func givesIdsBackAsTheyCame() throws {
    let ids = [
      "12345678901234567890", "9007199254740993.5", "-0.0", "-0", "1e2", "1.0", "1E+2", "null",
      "true",
      #""""#, #""a\/b""#, #""\u00e9é""#, #""\u2028\u0000😀""#, "[1.0,null]", #"{"b":1,"a":[2e0]}"#,
    ]
    let answers = try Self.answers(ids.map { #"{"id":\#($0),"kind":"none","input":0}"# })
    #expect(answers == ids.map { #"{"id":\#($0),"unsupported":"kind none"}"# })
    let last = try Self.answers([
      #"{"kind":"number","input":1,"id": 1.0 }"#,
      "{\"id\":[1,\r2],\"kind\":\"number\",\"input\":1}",
    ])
    #expect(last == [#"{"id":1.0,"result":"1"}"#, #"{"id":[1, 2],"result":"1"}"#])
    #expect(try Self.answers([#"{"kind":"number","input":1}"#]) == [#"{"result":"1"}"#])
  }

  @Test func answersLinesThatAreNoCases() throws {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let tests = [
      ("x", "", "offset 0: a value was expected, not 'x'"),
      (
        #"{"id":1,"kind":"number","input":"1",}"#, "1",
        "offset 36: a key in quotation marks was expected, not '}'"
      ),
      (
        #"{"id":1,"kind":"number","id":2,"input":"1"}"#, "1",
        "offset 24: the key 'id' is repeated in an object"
      ),
      (
        #"{"kind":"number","input":\#(deep),"id":2}"#, "2",
        "offset 56: nested deeper than 32 levels"
      ),
      (
        #"{"id":"\ud800","kind":"number","input":1}"#, #""\ud800""#,
        "offset 7: half of a surrogate pair, which no text can hold"
      ),
      ("[1]", "", "an object was expected"),
      (#"{"id":3,"input":1}"#, "3", "it needs kind and input"),
      (#"{"id":3,"kind":"number"}"#, "3", "it needs kind and input"),
    ]
    let answers = try Self.answers(tests.map(\.0))
    try #require(answers.count == tests.count)
    for ((_, id, reason), answer) in zip(tests, answers) {
      let id = id.isEmpty ? "" : #","id":\#(id)"#
      #expect(answer == #"{"error":"the line is not a case: \#(reason)"\#(id)}"#)
    }
  }

  /// Each line took more than a minute when JSON was read with Foundation, and overflowed the stack.
  @Test(arguments: [#""a""#, "{}"])
  func answersNestedLinesAtOnce(_ inside: String) throws {
    let line =
      #"printf '{"id":1,"kind":"number","input":'; printf '[%.0s' {1..500}; printf '\#(inside),%.0s' {1..12000}; "#
      + #"printf '1'; printf ']%.0s' {1..500}; printf '}\n{"id":2,"kind":"number","input":5}\n'"#
    let outcome = try Command.shell("(\(line)) | (ulimit -s 256; timeout 20 \"$FMT\" batch)")
    #expect(
      outcome.output == """
        {"error":"the line is not a case: offset 63: nested deeper than 32 levels","id":1}
        {"id":2,"result":"5"}\n
        """
    )
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  /// The limit excludes the end of the line, and a longer line is answered in order.
  @Test func answersLinesThatAreTooLong() throws {
    let start =
      #"{"id":"long","kind":"machine_date","options":{"profile":"rfc3339 date-time"},"input":""#
    let limit = 1 << 24
    func line(_ count: Int, _ start: String) -> String {
      start + String(repeating: "1", count: count - start.utf8.count - 2) + "\"}"
    }
    let lines = [
      line(limit, start), line(limit + 1, start), #"{"id":3,"kind":"number","input":1}"#,
      line(limit, start) + "\r", line(limit + 1, start) + "\r",
      line(limit + 200_000, "{\"input\":\""),
      #"{"id":7,"kind":"number","input":1}"#, line(limit + 1, start),
    ]
    // The last line has no end.
    let outcome = try Command.run(["batch"], input: lines.joined(separator: "\n"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let answers = outcome.output.split(separator: "\n").map(String.init)
    try #require(answers.count == lines.count)
    for index in [0, 3] {
      #expect(answers[index].hasSuffix(#""id":"long","result":{"valid":false}}"#))
    }
    for index in [1, 4, 7] {
      #expect(
        answers[index]
          == #"{"error":"line \#(index + 1) is longer than 16777216 bytes","id":"long"}"#
      )
    }
    #expect(answers[5] == #"{"error":"line 6 is longer than 16777216 bytes"}"#)
    #expect(answers[2] == #"{"id":3,"result":"1"}"# && answers[6] == #"{"id":7,"result":"1"}"#)
  }

  @Test func readsNumbersExactly() throws {
    let tests = [
      ("number", "{}", "12345678901234567890.125", "12,345,678,901,234,567,890.125"),
      ("number", "{}", "9007199254740993", "9,007,199,254,740,993"), ("number", "{}", "-0.0", "-0"),
      ("number", "{}", "1e2", "100"),
      ("number", #"{"pattern":"0.00"}"#, "9007199254740993.5", "9007199254740993.50"),
      ("number", #"{"scale":1e2}"#, "0.5", "50"),
      ("number_range", "{}", #"{"start":1e1,"end":20.50}"#, "10–20.5"),
      ("rbnf", "{}", "12", "twelve"), ("date", #"{"pattern":"S"}"#, "1e3", "0"),
      ("date", #"{"pattern":"SSS"}"#, "1234.0", "234"),
      ("date", #"{"pattern":"SSS"}"#, #""1234""#, "234"),
      ("relative", "{}", #"{"value":-2.50,"unit":"day"}"#, "2.5 days ago"),
      ("number", #"{"maximumFractionDigits":1.0}"#, "1.25", "1.3"),
    ]
    let answers = try Self.answers(
      tests.map { #"{"kind":"\#($0.0)","locale":"en","options":\#($0.1),"input":\#($0.2)}"# }
    )
    try #require(answers.count == tests.count)
    for (test, answer) in zip(tests, answers) {
      #expect(answer.contains(#""result":"\#(test.3)""#), "\(test): \(answer)")
    }
  }
}
