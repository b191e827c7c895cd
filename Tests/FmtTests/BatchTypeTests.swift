import Foundation
import Testing

/// Members of a case with a type that the kind does not accept are errors that name the type.
@Suite struct BatchTypeTests {
  private static let texts: [(kind: String, input: String, names: [String])] = [
    (
      "number", "1",
      [
        "style", "currency", "currencyDisplay", "currencySign", "unit", "unitDisplay", "usage",
        "notation",
        "compactDisplay", "roundingMode", "roundingPriority", "trailingZeroDisplay", "signDisplay",
        "numberingSystem", "skeleton", "pattern",
      ]
    ),
    (
      "number_range", #"{"start":1,"end":2}"#,
      ["collapse", "identityFallback", "style", "skeleton"]
    ),
    ("number_parse", #""1""#, ["pattern", "style", "api", "numberingSystem", "calendar"]),
    ("rbnf", "1", ["type", "ruleset", "numberingSystem"]),
    ("rbnf_parse", #""one""#, ["type", "ruleset"]),
    ("currency_digits", #""EUR""#, ["usage"]),
    (
      "date", "0",
      [
        "dateStyle", "timeStyle", "dateTimeFormatType", "skeleton", "pattern", "match", "timeZone",
        "calendar", "numberingSystem", "context", "weekday", "era", "year", "month", "day",
        "dayPeriod", "hour", "minute",
        "second",
        "timeZoneName", "hourCycle",
      ]
    ),
    ("date_parse", #""1""#, ["pattern", "timeZone", "calendar"]),
    ("date_pattern", #""yMd""#, ["calendar", "numberingSystem", "match"]),
    (
      "interval", #"{"start":0,"end":1}"#,
      ["dateStyle", "skeleton", "timeZone", "calendar", "context", "hourCycle"]
    ),
    ("relative", #"{"value":1,"unit":"day"}"#, ["style", "numeric", "context", "numberingSystem"]),
    (
      "relative_dates", #"{"date":0,"relativeTo":1}"#,
      ["presentation", "unitsStyle", "context", "calendar", "timeZone"]
    ),
    ("list", #"["A"]"#, ["type", "width"]), ("case", #""a""#, ["op", "break"]),
    ("plural", "1", ["type"]),
    ("display_name", #""de""#, ["type", "length", "context"]),
    (
      "locale_match", #"{"desired":[],"supported":[]}"#,
      ["default", "favor", "demotion", "direction"]
    ),
    ("machine_date", #""1""#, ["profile"]), ("unit_convert", #""1""#, ["from", "to"]),
    ("unit_prefs", #""1""#, ["unit", "usage"]),
    ("strings_file", #""a""#, ["format", "encoding"]),
    ("strings_lookup", #"{"key":"a"}"#, ["file"]),
    ("stringsdict_plural", #"{"key":"a","count":1}"#, ["file"]),
    ("xcstrings_lookup", #"{"key":"a"}"#, ["file"]),
    ("xcstrings_plural", #"{"key":"a","count":1}"#, ["file"]),
  ]

  private static let others: [(kind: String, input: String, options: String, reason: String)] = [
    ("date", "0", #"{"hour12":"maybe"}"#, #"hour12: true or false was expected, not "maybe""#),
    ("date", "0", #"{"pattern":"y","hour12":[]}"#, "hour12: true or false was expected, not []"),
    (
      "date", "0", #"{"prolepticGregorian":"x"}"#,
      #"prolepticGregorian: true or false was expected, not "x""#
    ),
    (
      "date", "0", #"{"fractionalSecondDigits":true}"#,
      "fractionalSecondDigits: a whole number was expected, not true"
    ),
    (
      "date", "0", #"{"pattern":"y","dateStyle":{"a":1}}"#,
      #"dateStyle: a text was expected, not {"a":1}"#
    ),
    (
      "interval", #"{"start":0,"end":1}"#, #"{"hour12":2}"#,
      "hour12: true or false was expected, not 2"
    ),
    ("number", "1", #"{"df":[]}"#, "df: an object was expected, not []"),
    ("number", "1", #"{"df":5}"#, "df: an object was expected, not 5"),
    (
      "number", "1", #"{"df":{"grouping":[3]}}"#,
      "df.grouping: a whole number was expected, not [3]"
    ),
    (
      "number", "1", #"{"df":{"useGrouping":"no"}}"#,
      #"df.useGrouping: true or false was expected, not "no""#
    ),
    (
      "number", "1", #"{"df":{"positivePrefix":1}}"#,
      "df.positivePrefix: a text was expected, not 1"
    ),
    (
      "number", "1", #"{"df":{"roundingIncrement":"x"}}"#,
      #"df.roundingIncrement: a decimal number was expected, not "x""#
    ),
    (
      "number", "1", #"{"df":{"padPosition":"left"}}"#,
      #"df.padPosition: one of afterPrefix, afterSuffix, beforePrefix, beforeSuffix was expected, not "left""#
    ),
    (
      "number", "1", #"{"df":{"currencyUsage":"x"}}"#,
      #"df.currencyUsage: one of cash, standard was expected, not "x""#
    ),
    ("number", "1", #"{"scale":true}"#, "scale: a decimal number was expected, not true"),
    ("number", "1", #"{"useGrouping":1}"#, "useGrouping: a text was expected, not 1"),
    (
      "number", "1", #"{"maximumFractionDigits":[1]}"#,
      "maximumFractionDigits: a whole number was expected, not [1]"
    ),
    (
      "number", "1", #"{"maximumFractionDigits":1e30}"#,
      "maximumFractionDigits: a whole number was expected, not 1e30"
    ),
    (
      "number_parse", #""1""#, #"{"lenient":["x"]}"#,
      #"lenient: true or false was expected, not ["x"]"#
    ),
    (
      "number_parse", #""1""#, #"{"requireAll":"yes"}"#,
      #"requireAll: true or false was expected, not "yes""#
    ),
    (
      "rbnf_parse", #""one""#, #"{"lenient":"yes"}"#,
      #"lenient: true or false was expected, not "yes""#
    ),
    (
      "date_parse", #""1""#, #"{"lenient":null,"requireAll":{}}"#,
      "requireAll: true or false was expected, not {}"
    ),
    (
      "display_name", #""de""#, #"{"dialect":"x"}"#,
      #"dialect: true or false was expected, not "x""#
    ),
    (
      "relative", #"{"value":1,"unit":"day"}"#, #"{"esDigits":0.5}"#,
      "esDigits: true or false was expected, not 0.5"
    ),
    ("number", "true", "{}", "input: a decimal number was expected, not true"),
    (
      "number", #"{"a":"\#(String(repeating: "b", count: 50))"}"#, "{}",
      #"input: a decimal number was expected, not {"a":"\#(String(repeating: "b", count: 34))…"#
    ),
    ("number", "[1]", #"{"pattern":"0"}"#, "input: a decimal number was expected, not [1]"),
    ("number_range", #"{"start":"3"}"#, "{}", "input.end: a decimal number was expected, not null"),
    ("number_range", "3", "{}", "input: an object was expected, not 3"),
    ("number_parse", #"["1"]"#, "{}", #"input: a text was expected, not ["1"]"#),
    ("rbnf", "null", "{}", "input: a decimal number was expected, not null"),
    ("rbnf_parse", "1", "{}", "input: a text was expected, not 1"),
    ("currency_digits", "[]", "{}", "input: a text was expected, not []"),
    ("date", "0.5", "{}", "input: a whole number of milliseconds was expected, not 0.5"),
    (
      "date", "9223372036854775808", "{}",
      "input: a whole number of milliseconds was expected, not 9223372036854775808"
    ),
    ("date_parse", #"["1"]"#, "{}", #"input: a text was expected, not ["1"]"#),
    ("date_pattern", #"["yMd"]"#, "{}", #"input: a text was expected, not ["yMd"]"#),
    (
      "interval", #"{"start":0}"#, "{}",
      "input.end: a whole number of milliseconds was expected, not null"
    ),
    ("relative", #"{"value":1,"unit":1}"#, "{}", "input.unit: a text was expected, not 1"),
    (
      "relative_dates", #"{"date":[],"relativeTo":0}"#, "{}",
      "input.date: a whole number of milliseconds was expected, not []"
    ),
    ("list", #""A""#, "{}", #"input: a list of texts was expected, not "A""#),
    (
      "case", #""a""#, #"{"op":"title","noLowercase":"x"}"#,
      #"noLowercase: true or false was expected, not "x""#
    ),
    ("case", "1", "{}", "input: a text was expected, not 1"),
    ("display_name", "1", "{}", "input: a text was expected, not 1"),
    (
      "locale_match", #"{"desired":["en",1],"supported":["en"]}"#, "{}",
      "input.desired[1]: a text was expected, not 1"
    ),
    ("locale_maximize", "true", "{}", "input: a text was expected, not true"),
    (
      "machine_date", #"["1"]"#, #"{"profile":"rfc3339 date-time"}"#,
      #"input: a text was expected, not ["1"]"#
    ),
    (
      "unit_convert", #""1""#, #"{"from":"meter","to":"metre"}"#,
      "to: offset 0: 'metre' is not a unit: ICU has no unit 'metre'; did you mean 'meter'?"
    ),
    (
      "unit_convert", #""x""#, #"{"from":"meter","to":"foot"}"#,
      "input: offset 0: 'x' is not a number: a digit was expected"
    ),
    (
      "plural_range", #"{"start":"few","end":"1.x"}"#, "{}",
      "input.end: offset 2: '1.x' is not a number: a digit was expected"
    ),
    (
      "number_range", #"{"start":"x","end":"1"}"#, "{}",
      "input.start: offset 0: 'x' is not a number: a digit was expected"
    ),
    (
      "date", "0", #"{"calendar":"!"}"#,
      "calendar: offset 8: locale 'en-u-ca-!' is not well-formed: '!' is not a subtag that can follow here"
    ),
    ("number", "1", "[]", "options: an object was expected, not []"),
  ]

  @Test func saysWhatWasExpectedOfEveryMember() throws {
    var tests = Self.others
    for (kind, input, names) in Self.texts {
      for name in names {
        for value in [#"["x"]"#, #"{"a":1}"#, "5", "true"] {
          tests.append(
            (kind, input, #"{"\#(name)":\#(value)}"#, "\(name): a text was expected, not \(value)")
          )
        }
      }
    }
    let lines = tests.map { test in
      #"{"kind":"\#(test.kind)","locale":"en","options":\#(test.options),"input":\#(test.input)}"#
        + "\n"
    }
    let outcome = try Command.run(["batch"], input: lines.joined())
    let answers = outcome.output.split(separator: "\n")
    try #require(answers.count == tests.count)
    for (test, answer) in zip(tests, answers) {
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: String]
      #expect(object == ["error": test.reason], "\(test)")
    }
  }

  /// Truth values are accepted as such, as text and as 1 and 0.
  @Test(arguments: [
    ("true", "h"), (#""true""#, "h"), ("1", "h"), ("false", "HH"), (#""0""#, "HH"),
  ])
  func takesTruthValuesInEverySpelling(_ value: String, _ pattern: String) throws {
    let options = #"{"hour":"numeric","hour12":\#(value)}"#
    let line = #"{"kind":"date","locale":"en-GB","options":\#(options),"input":0}"#
    let output = try Command.run(["batch"], input: line + "\n").output
    #expect(output.hasPrefix(#"{"extra":{"pattern":"\#(pattern)"#), "\(output)")
  }
}
