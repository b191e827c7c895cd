import Foundation
import Testing

/// The kinds `number`, `number_range` and `currency_digits` of `fmt batch`.
///
/// The expected texts are those of ICU 72.1, with ECMA-402's options set through its C++ API.
@Suite struct BatchNumberTests {
  private static let results: [(kind: String, options: String, input: String, expected: String)] = [
    ("number", "{}", #""1234.5678""#, "1,234.568"), ("number", "{}", #""0.0005""#, "0.001"),
    ("number", "{}", #""-inf""#, "-∞"), ("number", "{}", "12", "12"),
    ("number", #"{"style":"percent"}"#, #""0.255""#, "26%"),
    ("number", #"{"style":"currency","currency":"JPY"}"#, #""2.5""#, "¥3"),
    (
      "number", #"{"style":"currency","currency":"USD","currencyDisplay":"name"}"#, #""1""#,
      "1.00 US dollars"
    ),
    (
      "number", #"{"style":"currency","currency":"USD","currencyDisplay":"code"}"#, #""1""#,
      "USD\u{A0}1.00"
    ),
    (
      "number", #"{"style":"currency","currency":"CAD","currencyDisplay":"narrowSymbol"}"#, #""1""#,
      "$1.00"
    ),
    ("number", #"{"style":"currency","currency":"USD","currencyDisplay":"none"}"#, #""1""#, "1.00"),
    (
      "number", #"{"style":"currency","currency":"TRY","currencyDisplay":"variantSymbol"}"#,
      #""1""#, "TL\u{A0}1.00"
    ),
    (
      "number", #"{"style":"currency","currency":"USD","currencySign":"accounting"}"#, #""-1""#,
      "($1.00)"
    ),
    (
      "number", #"{"style":"currency","currency":"USD","notation":"scientific"}"#, #""1234""#,
      "$1E3"
    ),
    ("number", #"{"style":"unit","unit":"meter","unitDisplay":"long"}"#, #""2""#, "2 meters"),
    ("number", #"{"style":"unit","unit":"meter","usage":"road"}"#, #""5000""#, "3.107 mi"),
    ("number", #"{"notation":"compact"}"#, #""1234000000000000""#, "1234T"),
    ("number", #"{"notation":"compact","useGrouping":"auto"}"#, #""1234000000000000""#, "1,234T"),
    ("number", #"{"notation":"compact","compactDisplay":"long"}"#, #""1234""#, "1.2 thousand"),
    (
      "number", #"{"notation":"compact","trailingZeroDisplay":"stripIfInteger"}"#, #""1234""#,
      "1.2K"
    ),
    ("number", #"{"notation":"engineering"}"#, #""12345""#, "12.345E3"),
    ("number", #"{"useGrouping":false}"#, #""12345""#, "12345"),
    ("number", #"{"useGrouping":"min2"}"#, #""1234""#, "1234"),
    ("number", #"{"minimumIntegerDigits":3}"#, #""7""#, "007"),
    ("number", #"{"minimumFractionDigits":5}"#, #""7""#, "7.00000"),
    ("number", #"{"maximumFractionDigits":0}"#, #""7.5""#, "8"),
    (
      "number", #"{"style":"currency","currency":"USD","maximumFractionDigits":1}"#, #""7.55""#,
      "$7.6"
    ),
    ("number", #"{"maximumSignificantDigits":2}"#, #""1250""#, "1,300"),
    ("number", #"{"minimumSignificantDigits":3}"#, #""1""#, "1.00"),
    (
      "number",
      #"{"roundingPriority":"morePrecision","maximumFractionDigits":1,"maximumSignificantDigits":3}"#,
      #""1.2345""#, "1.23"
    ),
    (
      "number",
      #"{"roundingPriority":"lessPrecision","maximumFractionDigits":1,"maximumSignificantDigits":3}"#,
      #""1.2345""#, "1.2"
    ),
    (
      "number", #"{"roundingIncrement":5,"minimumFractionDigits":2,"maximumFractionDigits":2}"#,
      #""1.23""#, "1.25"
    ),
    (
      "number", #"{"roundingIncrement":5000,"minimumFractionDigits":4,"maximumFractionDigits":4}"#,
      #""1.75""#, "2.0000"
    ),
    (
      "number", #"{"roundingIncrement":10.9,"minimumFractionDigits":0,"maximumFractionDigits":0}"#,
      #""123""#, "120"
    ),
    ("number", #"{"roundingMode":"halfEven","maximumFractionDigits":0}"#, #""2.5""#, "2"),
    ("number", #"{"roundingMode":"ceil","maximumFractionDigits":0}"#, #""2.1""#, "3"),
    (
      "number", #"{"trailingZeroDisplay":"stripIfInteger","minimumFractionDigits":2}"#, #""5""#, "5"
    ),
    ("number", #"{"signDisplay":"exceptZero"}"#, #""5""#, "+5"),
    ("number", #"{"scale":"0.01"}"#, #""5""#, "0.05"),
    ("number", #"{"numberingSystem":"deva"}"#, #""12""#, "१२"),
    ("number", #"{"skeleton":".00 group-off"}"#, #""1234.5""#, "1234.50"),
    ("number", #"{"skeleton":"","numberingSystem":"arab"}"#, #""12""#, "١٢"),
    ("number_range", "{}", #"{"start":"3","end":"5"}"#, "3–5"),
    ("number_range", #"{"identityFallback":"range"}"#, #"{"start":3,"end":"3"}"#, "3–3"),
    (
      "number_range", #"{"skeleton":"","identityFallback":"approximately-or-single-value"}"#,
      #"{"start":"5","end":"5"}"#, "5"
    ),
    (
      "number_range", #"{"style":"currency","currency":"EUR","collapse":"none"}"#,
      #"{"start":"3","end":"5"}"#, "€3.00 – €5.00"
    ),
    ("currency_digits", "{}", #""JPY""#, "0"), ("currency_digits", "{}", #""kwd""#, "3"),
    ("currency_digits", #"{"usage":"cash"}"#, #""HUF""#, "0"),
  ]

  private static let failures: [(kind: String, options: String, input: String)] = [
    ("number", #"{"style":"money"}"#, #""1""#), ("number", #"{"notation":"x"}"#, #""1""#),
    ("number", #"{"style":"currency"}"#, #""1""#),
    ("number", #"{"style":"currency","currency":"US"}"#, #""1""#),
    ("number", #"{"style":"currency","currency":"USD","currencyDisplay":"x"}"#, #""1""#),
    ("number", #"{"style":"unit","unit":"foo"}"#, #""1""#),
    ("number", #"{"style":"unit","unit":"meter","unitDisplay":"wide"}"#, #""1""#),
    ("number", #"{"signDisplay":"x"}"#, #""1""#), ("number", #"{"useGrouping":"x"}"#, #""1""#),
    ("number", #"{"roundingMode":"x"}"#, #""1""#),
    ("number", #"{"roundingPriority":"x"}"#, #""1""#),
    ("number", #"{"numberingSystem":"foo"}"#, #""1""#),
    ("number", #"{"numberingSystem":"roman"}"#, #""1""#),
    ("number", #"{"style":"unit","unit":"foot-and-inch"}"#, #""Infinity""#),
    ("number", #"{"style":"unit","unit":"meter","usage":"rooad"}"#, #""1""#),
    ("date", "{}", "9223372036854775807"), ("date", "{}", "-184303902528000001"),
    ("relative", "{}", #"{"value":"99999999999999999999","unit":"day"}"#),
    ("number", #"{"minimumFractionDigits":3,"maximumFractionDigits":2}"#, #""1""#),
    ("number", #"{"minimumSignificantDigits":3,"maximumSignificantDigits":2}"#, #""1""#),
    ("number", #"{"maximumSignificantDigits":0}"#, #""1""#),
    ("number", #"{"minimumIntegerDigits":1000}"#, #""1""#),
    ("number", #"{"minimumIntegerDigits":"abc"}"#, #""1""#),
    ("number", #"{"maximumFractionDigits":-1}"#, #""1""#),
    ("number", #"{"skeleton":"foo"}"#, #""1""#), ("number", #"{"skeleton":"usage/road"}"#, #""1""#),
    ("number", #"{"skeleton":"rounding-mode-unnecessary ."}"#, #""1.5""#),
    ("number", "{}", #""x""#), ("number", "{}", #""""#), ("number", "{}", "[]"),
    ("number_range", "{}", #""3""#), ("number_range", "{}", #"{"start":"3"}"#),
    ("number_range", #"{"collapse":"x"}"#, #"{"start":"3","end":"5"}"#),
    ("number_range", #"{"style":"unit","unit":"foot-and-inch"}"#, #"{"start":"3","end":"5"}"#),
    ("currency_digits", "{}", #""""#), ("currency_digits", #"{"usage":"x"}"#, #""EUR""#),
  ]

  private static let unsupported: [(kind: String, options: String, mention: String)] = [
    ("number", #"{"foo":1}"#, "option foo"),
    ("number", #"{"skeleton":"","style":"percent"}"#, "option style"),
    ("number_range", #"{"pattern":"0"}"#, "option pattern"),
    ("number", #"{"collapse":"all"}"#, "option collapse"),
  ]

  @Test func aUnitThatICUDoesNotKnowIsNamed() throws {
    let answers = try Self.answers([
      ("number_range", #"{"style":"unit","unit":"metre"}"#, #"{"start":"3","end":"5"}"#)
    ])
    let error = answers.first?["error"] as? String
    #expect(error?.contains("'metre' is not a unit") == true, "\(error ?? "")")
  }

  /// Answers cases of the locale `en`, in one process.
  private static func answers(
    _ cases: [(kind: String, options: String, input: String)]
  ) throws -> [[String: Any]] {
    let lines = cases.enumerated().map { index, test in
      #"{"id":\#(index),"kind":"\#(test.kind)","locale":"en-US","options":\#(test.options),"#
        + #""input":\#(test.input)}"#
    }
    let outcome = try Command.run(["batch"], input: lines.joined(separator: "\n"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return try outcome.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func writesAsECMA402AndTheSkeletonSay() throws {
    let answers = try Self.answers(Self.results.map { ($0.kind, $0.options, $0.input) })
    try #require(answers.count == Self.results.count)
    for (test, answer) in zip(Self.results, answers) {
      #expect(answer["result"] as? String == test.expected, "\(test): \(answer)")
    }
  }

  @Test func answersABadOptionWithAnError() throws {
    let answers = try Self.answers(Self.failures)
    try #require(answers.count == Self.failures.count)
    for (test, answer) in zip(Self.failures, answers) {
      #expect(answer["error"] is String, "\(test): \(answer)")
    }
  }

  @Test func saysWhichOptionNobodyReads() throws {
    let answers = try Self.answers(Self.unsupported.map { ($0.kind, $0.options, #""1""#) })
    try #require(answers.count == Self.unsupported.count)
    for (test, answer) in zip(Self.unsupported, answers) {
      #expect(answer["unsupported"] as? String == test.mention, "\(test): \(answer)")
    }
  }
}
