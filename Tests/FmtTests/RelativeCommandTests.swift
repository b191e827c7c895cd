import Testing

/// `fmt relative`, and the kinds `relative` and `relative_dates` of `fmt batch`.
@Suite struct RelativeCommandTests {
  @Test(arguments: [
    ("-1 day --locale de", "gestern"), ("-3 day --locale ar-EG", "قبل ٣ أيام"),
    ("-1 day --locale de --numeric", "vor 1 Tag"), ("1 days --locale en", "tomorrow"),
    ("-3 months --width short --locale en", "3 mo. ago"),
    ("-0 day --numeric --locale en", "0 days ago"),
    ("0 day --numeric --locale en", "in 0 days"), ("1 monday --locale en", "next Monday"),
    (
      "-.5 year 2 week --locale en,fr",
      "en\t0.5 years ago\nfr\til y a 0,5 an\nen\tin 2 weeks\nfr\tdans 2 semaines"
    ),
    ("NaN day --locale en", "in NaN days"), ("-Infinity day --locale en", "∞ days ago"),
    ("-1 day --context beginning-of-sentence --locale de", "Gestern"),
    ("-1234 day --locale es", "hace 1234 días"),
    ("-1234 day --locale es --grouping always", "hace 1.234 días"),
    ("3 day --locale en --numbering thai", "in ๓ days"),
    ("3 day --locale my --numbering traditional", "၃ ရက်အတွင်း"),
    ("3 hour --locale de --spaces ascii", "in 3 Stunden"),
    (
      "-1.5 day --locale en --parts",
      "1.5 days ago\t"
        + #"[{"type":"integer","value":"1"},{"type":"decimal","value":"."},{"type":"fraction","value":"5"},{"type":"literal","value":" days ago"}]"#
    ),
    (
      "-1 day --locale de --json",
      #"{"form":"long, named","input":"-1 day","match":"exact","output":"gestern","requested":"de","resolved":"de"}"#
    ),
    (
      "3 day --locale en --numbering thai --grouping off --context standalone --json",
      #"{"form":"long, named, context standalone, grouping off, numbering thai","input":"3 day","match":"exact","output":"in ๓ days","requested":"en","resolved":"en"}"#
    ),
    (
      "--from 2021-06-10T12:00:00Z 2021-06-09T11:00:00Z 2021-06-10T13:30:00Z --zone UTC --locale en",
      "yesterday\nin 2 hours"
    ),
    (
      "--from 2021-06-10T12:00:00Z 2021-06-20T00:00:00Z --zone UTC --locale en-US,en-GB",
      "en-US\tin 2 weeks\nen-GB\tnext week"
    ),
    (
      "--from 0 --input unix 864000 --zone UTC --locale en --units days,hour --numeric",
      "in 10 days"
    ),
    ("--from 0 --input unix 0 --units quarter --zone UTC --locale en", "this quarter"),
    ("--from 2025-01-01 2024-10-01 --elapsed --zone UTC --locale en", "3 months ago"),
    (
      "--from 2024-11-20 2025-02-10 --elapsed --rounding half-even --zone UTC --locale en",
      "in 3 months"
    ),
    (
      "--from 2024-03-21 2025-03-11 --elapsed --calendar hebrew --numeric --zone UTC --locale de",
      "in 1 Jahr"
    ),
    (
      "--from 2024-01-08T22:00:00Z 2024-01-10T00:30:00Z --zone America/New_York --locale en",
      "tomorrow"
    ),
  ])
  func prints(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(["relative"] + line.split(separator: " ").map(String.init))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("1 day 2 --locale en", 64, "a value and a unit"),
      ("x day --locale en", 65, "line 1, offset 0:"),
      ("1 day 1.2x day --locale en", 65, "line 2, offset 3:"),
      ("1 day 1e309 day --locale en", 65, "line 2, offset 0: 1e309 cannot be written: an"),
      ("1 fortnight --locale en", 65, "line 1, offset 2: 'fortnight'"),
      ("1 day --zone UTC --locale en", 64, "--from"),
      ("1 day --units day --locale en", 64, "--from"),
      ("--from yesterday 2021-06-10T12:00:00Z --zone UTC --locale en", 64, "--from: offset 0"),
      ("--from now 2021-06-31T12:00:00Z --zone UTC --locale en", 65, "line 1, offset 8:"),
      ("--from now --units day,monday --zone UTC --locale en", 64, "'monday'"),
      ("--from now --units= --zone UTC --locale en", 64, "--units"),
      ("--from now --zone Mars/Base --locale en", 64, "--zone"),
      ("-2 day --numbering foo --locale en", 64, "--numbering: 'foo'"),
      ("1 day --width tiny --locale en", 64, "tiny"), ("1 day --locale de-", 64, "offset 3"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.run(["relative"] + line.split(separator: " ").map(String.init))
    #expect(outcome.status == status && outcome.errors.contains(mention), "\(outcome)")
  }

  @Test func readsLinesAndGoesOn() throws {
    let outcome = try Command.run(
      ["relative", "--locale", "en", "--keep-going"],
      input: "-1 day\n1\n2 \t weeks\n1 day ago\n0 month\n"
    )
    #expect(outcome.output == "yesterday\nin 2 weeks\nthis month\n")
    #expect(outcome.errors.contains("line 2, offset 0:") && outcome.errors.contains("line 4,"))
    #expect(outcome.status == 65)
  }

  @Test func followsTheLanguageOfTheEnvironment() throws {
    let outcome = try Command.run(
      ["relative", "-1", "day", "--explain"],
      environment: ["LANG": "fr_FR.UTF-8", "LC_TIME": "de_DE.UTF-8"]
    )
    #expect(outcome.output == "hier\n")
    #expect(outcome.errors.contains("data of fr-FR (exact); form 'long, named'"))
  }

  // The texts are those of ICU 72.1.
  @Test(arguments: [
    ("relative", "en", "{}", #"{"value":"-1","unit":"day"}"#, #""result":"1 day ago""#),
    (
      "relative", "en", #"{"numeric":"auto"}"#, #"{"value":-1,"unit":"days"}"#,
      #""result":"yesterday""#
    ),
    (
      "relative", "en", #"{"style":"narrow"}"#, #"{"value":"3","unit":"years"}"#,
      #""result":"in 3y""#
    ),
    (
      "relative", "es", "{}", #"{"value":"1234","unit":"day"}"#, #""result":"dentro de 1.234 días""#
    ),
    (
      "relative", "es", #"{"esDigits":true}"#, #"{"value":"1234","unit":"day"}"#,
      #""result":"dentro de 1234 días""#
    ),
    (
      "relative", "en", #"{"numberingSystem":"arab"}"#, #"{"value":"3","unit":"day"}"#,
      #""result":"in ٣ days""#
    ),
    (
      "relative", "de", #"{"numeric":"auto","context":"beginning-of-sentence"}"#,
      #"{"value":"-1","unit":"day"}"#, #""result":"Gestern""#
    ),
    (
      "relative", "en", #"{"style":"tiny"}"#, #"{"value":"3","unit":"day"}"#,
      #""error":"style: one of long, narrow, short was expected, not \"tiny\"""#
    ),
    (
      "relative", "en", "{}", #"{"value":"3","unit":"fortnight"}"#,
      #""error":"RangeError: unit fortnight""#
    ),
    ("relative", "en", "{}", #"{"value":"x","unit":"day"}"#, #""error":"offset 0"#),
    ("relative", "en", "{}", #""3""#, #""error":"input: an object was expected, not \"3\"""#),
    (
      "relative", "en", #"{"calendar":"roc"}"#, #"{"value":"3","unit":"day"}"#,
      #""unsupported":"option calendar""#
    ),
    (
      "relative_dates", "en_US", #"{"presentation":"named","unitsStyle":"wide","timeZone":"GMT"}"#,
      #"{"date":1624147199000,"relativeTo":1623326400000}"#, #""result":"next week""#
    ),
    (
      "relative_dates", "en_US", #"{"unitsStyle":"abbreviated"}"#,
      #"{"date":1623325770000,"relativeTo":1623326400000}"#, #""result":"11 min. ago""#
    ),
    (
      "relative_dates", "en_US", #"{"unitsStyle":"spellOut"}"#,
      #"{"date":0,"relativeTo":0}"#, #""unsupported":"numbers in words""#
    ),
    (
      "relative_dates", "en_US", #"{"calendar":"hebrew"}"#, #"{"date":0,"relativeTo":0}"#,
      #""unsupported":"calendar hebrew""#
    ),
  ])
  func answersCases(
    _ kind: String,
    _ locale: String,
    _ options: String,
    _ input: String,
    _ expected: String
  ) throws {
    let test =
      #"{"id":1,"kind":"\#(kind)","locale":"\#(locale)","options":\#(options),"input":\#(input)}"#
    let outcome = try Command.run(["batch"], input: test + "\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
