import Testing

/// `fmt duration`, and the kinds `duration_units`, `duration_pattern` and `measures` of `fmt batch`.
@Suite struct DurationCommandTests {
  @Test(arguments: [
    ("3723 --locale en --style digital", "1:02:03"),
    ("3723 --locale de", "1 Std., 2 Min. und 3 Sek."),
    ("3723 --locale de --spaces ascii", "1 Std., 2 Min. und 3 Sek."),
    (
      "PT1H2M3S -60 --locale en,ar-EG --width narrow",
      "en\t1h 2m 3s\nar-EG\t١ س و٢ د و٣ ث\nen\t-1m\nar-EG\t\u{61C}-١ د"
    ),
    ("100000 --units days,hour --locale en", "1 day, 4 hr"),
    ("100000 --units day,hour,minute,second --style digital --locale en", "1 day, 3:46:40"),
    ("60 --style digital --always hour --locale en", "0:01:00"),
    ("7140 --maximum-units 1 --locale en", "2 hr"), ("+PT1H --locale en", "1 hr"),
    ("61.25 --style digital --fraction 1 --locale de", "1:01,2"),
    ("59.9 --style digital --rounding down --locale en", "0:59"),
    ("4000 --units hour,minute --increment 15 --locale en", "1 hr"),
    ("62 --style digital --integer 2 --locale en", "01:02"),
    ("3600000 --grouping off --locale en", "1000 hr"),
    ("62 --style digital --numbering deva --locale en", "१:०२"),
    ("62 --style digital --numbering traditional --locale en", "1:02"),
    ("3723.33 --increment 0.25 --units second --locale en", "3,723.25 sec"),
    ("3723 --increment 0.250 --units seconds --locale en", "3,723 sec"),
    ("3.33 --increment 0.25 --fraction 1 --locale en", "3.25 sec"),
    ("3.33 --increment 0.5 --fraction 2 --locale en", "3.50 sec"),
    ("0 --units day,hour --always day,hours --locale en", "0 days, 0 hr"),
    ("-PT1H -P1DT1H -5 --locale en", "-1 hr\n-25 hr\n-5 sec"),
    ("PT-5M -PT-6H+3M --locale en", "-5 min\n5 hr, 57 min"),
    (
      "3723 --fraction 1...2 --rounding down --numbering deva --always hour --maximum-units 2 --locale en --json",
      #"{"form":"names, short, [hour, minute, second], always [hour], maximum units 2, fraction 1...2, rounding down, numbering deva","input":"3723","match":"exact","output":"१ hr, २.०५ min","requested":"en","resolved":"en"}"#
    ),
    (
      "62 --increment 5 --integer 2 --grouping off --locale en-u-nu-latn --json",
      #"{"form":"names, short, [hour, minute, second], increment 5, integer 2, grouping off, numbering latn","input":"62","match":"exact","output":"01 min","requested":"en-u-nu-latn","resolved":"en"}"#
    ),
    (
      "62 --style digital --locale en --parts",
      "1:02\t"
        + #"[{"type":"minute","value":"1"},{"type":"literal","value":":"},{"type":"second","value":"02"}]"#
    ),
    (
      "62 --style digital --locale en --json",
      #"{"form":"digital, short, [hour, minute, second]","input":"62","match":"exact","output":"1:02","requested":"en","resolved":"en"}"#
    ),
  ])
  func prints(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(["duration"] + line.split(separator: " ").map(String.init))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ("2021-09-01 2023-12-24 2021-08-31", "2 yrs, 3 mths, 23 days\n-1 day"),
    ("2021-09-01 2023-12-24 --width long --maximum-units 2", "2 years, 3 months"),
    ("2021-09-01 2023-12-24 --units month --rounding half-up", "28 mths"),
    ("2021-09-01 2021-09-01T23:59:36Z --maximum-units 1 --rounding half-even", "1 day"),
    ("2000-02-29 2025-02-28 --units years", "24 yrs"),
    ("2024-03-30T12:00:00Z 2024-03-31T11:00:00Z --zone Europe/Berlin", "1 day"),
    ("2024-03-11 2025-03-11 --calendar islamic-civil --units year,day", "1 yr, 10 days"),
    ("2024-02-20 2025-03-11 --calendar hebrew --units year,month,day", "1 yr"),
    ("0 86400 --input unix --units day,hour --always hour", "1 day, 0 hr"),
    ("2024-01-01 2024-01-15 --units week --numbering deva", "२ wks"),
    ("0001-01-01 9999-12-31 --units day --grouping off", "3652058 days"),
    (
      "2024-01-01 2023-12-31 --parts --units day",
      "-1 day\t"
        + #"[{"type":"sign","value":"-"},{"type":"integer","value":"1"},{"type":"literal","value":" "},{"type":"unit","value":"day"}]"#
    ),
    (
      "2024-01-01 2024-02-01 --json --units month",
      #"{"form":"short, [month]","input":"2024-02-01","match":"exact","output":"1 mth","requested":"en","resolved":"en"}"#
    ),
  ])
  func writesPeriods(_ line: String, _ expected: String) throws {
    var words = line.split(separator: " ").map(String.init)
    if !words.contains("--zone") { words += ["--zone", "UTC"] }
    let outcome = try Command.run(["duration", "--locale", "en", "--from"] + words)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("--from x 2024-01-01", 64, "--from: "),
      ("--from 2024-01-01 2024-13-01", 65, "line 1, offset 5:"),
      ("--from 2024-01-01 2024-01-02 --style digital", 64, "--style digital cannot be used"),
      ("--from 2024-01-01 2024-01-02 --fraction 1", 64, "--fraction cannot be used with --from"),
      ("--from 2024-01-01 2024-01-02 --increment 5", 64, "--increment cannot be used"),
      ("--from 2024-01-01 2024-01-02 --integer 2", 64, "--integer cannot be used"),
      ("--from 2024-01-01 2024-01-02 --units quarter", 64, "use year, month, week, day,"),
      ("--from 2024-01-01 2024-01-02 --maximum-units 0", 64, "--maximum-units: 0 is too few"),
      ("--from 2024-01-01 2024-01-02 --calendar moon", 64, "--calendar"),
      ("5 --calendar hebrew", 64, "--calendar, --input and --zone need --from."),
      ("5 --units year", 64, "--units: 'year' is not a unit here"),
    ] as [(String, Int32, String)]
  )
  func refusesPeriods(_ line: String, _ status: Int32, _ message: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let zone = words.contains("--from") ? ["--zone", "UTC"] : []
    let outcome = try Command.run(["duration", "--locale", "en"] + zone + words)
    #expect(outcome.status == status && outcome.errors.contains(message))
  }

  @Test(
    arguments: [
      ("x --locale en", 65, "line 1, offset 0:"), ("1.2x --locale en", 65, "line 1, offset 3:"),
      ("P1Y --locale en", 65, "line 1, offset 2: 'P1Y' cannot be read: a year"),
      (
        "90m --locale en", 65,
        "line 1, offset 2: '90m' is not a number: a digit was expected; write PT90M or 5400\n"
      ),
      ("1.5h30min --locale en", 65, "a digit was expected\n"),
      ("1d2h3.25s --locale en", 65, "; write P1DT2H3.25S or 93603.25\n"),
      ("-2hrs --locale en", 65, "; write -PT2H or -7200\n"),
      ("pt5m --locale en", 65, "; write PT5M or 300\n"),
      ("2m1h --locale en", 65, "a digit was expected\n"),
      ("99999999999999999999w --locale en", 65, "a digit was expected\n"),
      ("1 NaN --locale en", 65, "line 2, offset 0: NaN cannot be written: a duration is a finite"),
      ("1e30 --locale en", 65, "a duration is at most"),
      ("1 --units moon --locale en", 64, "--units: 'moon'"),
      ("1 --always moon --locale en", 64, "--always: 'moon'"),
      ("1 --always= --locale en", 64, "--always"),
      ("1 --units day,x --locale en", 64, "--units: 'x' is not a unit here; use week, day,"),
      ("1 --always day --locale en", 64, "--always: the unit 'day' is not written"),
      ("1 --always week --units day --locale en", 64, "--always: the unit 'week' is not written"),
      ("1 --maximum-units 0 --locale en", 64, "--maximum-units: 0 is too few"),
      ("1 --fraction 19 --locale en", 64, "--fraction: '19': 0 to 18 digits can be written"),
      ("1 --fraction=-1 --locale en", 64, "--fraction: '-1': 0 to 18 digits can be written"),
      ("1 --increment 0.01 --fraction 1", 64, "--increment: 0.01 is finer than the digits"),
      ("1 --increment 0.5 --fraction 0", 64, "--increment: 0.5 is finer than the digits"),
      ("1 --integer 2...4", 64, "--integer: '2...4' is not a least number of digits"),
      ("1 --integer=-1", 64, "--integer: '-1' is not a least number of digits"),
      ("PT2M1H --locale en", 65, "line 1, offset 5: 'PT2M1H' cannot be read: the units of a"),
      ("PT1.5H1M --locale en", 65, "offset 7: 'PT1.5H1M' cannot be read: only the last number"),
      ("-Px --locale en", 64, "Unknown option '-Px'"),
      ("1 --fraction x --locale en", 64, "--fraction"),
      ("1 --increment 0 --locale en", 64, "--increment"),
      ("1 --increment x --locale en", 64, "--increment"),
      ("1 --integer 1000 --locale en", 64, "--integer"),
      ("1 --style clock --locale en", 64, "clock"),
      ("1 --style digital --units second,millisecond --locale en", 64, "--units"),
      ("1 --numbering foo --locale en", 64, "--numbering: 'foo'"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.run(["duration"] + line.split(separator: " ").map(String.init))
    #expect(outcome.status == status && outcome.errors.contains(mention), "\(outcome)")
  }

  @Test func readsLinesAndGoesOn() throws {
    let outcome = try Command.run(
      ["duration", "--locale", "en", "--keep-going"],
      input: "60\nx\n-PT1H\n"
    )
    #expect(outcome.output == "1 min\n-1 hr\n")
    #expect(outcome.errors.contains("line 2, offset 0:") && outcome.status == 65)
  }

  @Test func followsTheLanguageOrTheNumbers() throws {
    let environment = ["LANG": "fr_FR.UTF-8", "LC_NUMERIC": "da_DK.UTF-8"]
    let words = try Command.run(["duration", "60", "--explain"], environment: environment)
    #expect(words.output == "1\u{A0}min\n" && words.errors.contains("data of fr-FR (exact)"))
    let clock = try Command.run(["duration", "60", "--style", "digital"], environment: environment)
    #expect(clock.output == "1.00\n")
  }

  // The texts are those of ICU 72.1.
  @Test(arguments: [
    ("measures", "en", #"{"width":"short"}"#, #"[["1","hour"],["2.5","minute"]]"#, "1 hr, 2.5 min"),
    ("measures", "en", #"{"width":"numeric"}"#, #"[["1","hour"],["2","minute"]]"#, "1:02"),
    ("measures", "en", #"{"width":"numeric"}"#, #"[["-1","hour"],["2","minute"]]"#, "-1h 2m"),
    ("measures", "en", #"{"perUnit":"second"}"#, #"[["2","foot"]]"#, "2 feet per second"),
    ("measures", "fr", #"{"numbers":"spellout"}"#, #"[["5","month"]]"#, "cinq\u{A0}mois"),
    ("measures", "en", #"{"maximumFractionDigits":1}"#, #"[["1.25","day"]]"#, "1.2 days"),
    ("measures", "es", "{}", #"[["1234","day"]]"#, "1.234 días"),
    ("measures", "en-US-POSIX", "{}", #"[["1234","day"]]"#, "1234 days"),
    ("duration_pattern", "en", #"{"pattern":"minuteSecond"}"#, #"{"milliseconds":59500}"#, "1:00"),
    (
      "duration_pattern", "en", #"{"padHourToLength":2,"fractionalSecondsLength":"1"}"#,
      #"{"milliseconds":-1250}"#, "-00:00:01.2"
    ),
    (
      "duration_units", "en", #"{"allowedUnits":["hours","minutes"],"zeroValueUnits":"show"}"#,
      #"{"milliseconds":60000}"#, "0 hr, 1 min"
    ),
    (
      "duration_pattern", "en", #"{"pattern":"minuteSecond","padMinuteToLength":2}"#,
      #"{"milliseconds":61000}"#, "01:01"
    ),
    (
      "duration_units", "en", #"{"allowedUnits":["minutes"],"rounding":"up"}"#,
      #"{"milliseconds":-61000}"#, "-1 min"
    ),
    (
      "duration_units", "en",
      #"{"allowedUnits":["minutes"],"fractionalDigits":2,"rounding":"up","increment":0.5}"#,
      #"{"milliseconds":61000}"#, "1.50 min"
    ),
  ])
  func answersCases(
    _ kind: String,
    _ locale: String,
    _ options: String,
    _ input: String,
    _ expected: String
  ) throws {
    let line =
      #"{"id":1,"kind":"\#(kind)","locale":"\#(locale)","options":\#(options),"input":\#(input)}"#
    let outcome = try Command.run(["batch"], input: line + "\n")
    #expect(outcome.output.contains(#""result":"\#(expected)""#), "\(outcome)")
  }

  @Test(arguments: [
    (#""measures","input":[["1"]]"#, "input[0]: an amount and a unit were expected"),
    (#""measures","input":[["x","hour"]]"#, "input[0]: offset 0: 'x' is not a number"),
    (#""measures","options":{"perUnit":"hur"},"input":[["1","foot"]]"#, #""error":"perUnit: "#),
    (#""measures","options":{"maximumFractionDigits":1000},"input":[["1","hour"]]"#, "RangeError"),
    (#""measures","input":{}"#, "a list of amounts"),
    (
      #""measures","options":{"maximumFractionDigits":-1},"input":[["1","hour"]]"#,
      #""error":"RangeError: maximumFractionDigits -1""#
    ),
    (#""measures","options":{"maximumFractionDigits":1e18},"input":[["1","hour"]]"#, "error"),
    (#""measures","input":[["1","currency-EUR"]]"#, "unsupported"),
    (#""measures","input":[["1","bogus"]]"#, #""error":"input: offset 0: 'bogus'"#),
    (#""duration_units","options":{"allowedUnits":["moons"]},"input":{"milliseconds":1}"#, "moons"),
    (#""duration_units","options":{"allowedUnits":"hours"},"input":{"milliseconds":1}"#, "texts"),
    (#""duration_pattern","options":{"pattern":"x"},"input":{"milliseconds":1}"#, "pattern"),
    (#""duration_pattern","options":{"color":"x"},"input":{"milliseconds":1}"#, "unsupported"),
    (#""duration_pattern","input":{"milliseconds":1.5}"#, "milliseconds"),
  ])
  func refusesCases(_ fields: String, _ mention: String) throws {
    let outcome = try Command.run(["batch"], input: #"{"id":1,"kind":\#(fields)}"# + "\n")
    #expect(outcome.output.contains(mention) && !outcome.output.contains("result"), "\(outcome)")
  }
}
