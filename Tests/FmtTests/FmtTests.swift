import Foundation
import Testing

@Suite struct FmtTests {
  // The arguments are separated by spaces, and `|` stands for a space inside an argument.
  @Test(arguments: [
    ("number 1234567.891 --locale de_DE", "1.234.567,891"),
    ("number 1234567.891 --locale hi-IN", "12,34,567.891"),
    ("number 1234 --locale es", "1234"), ("number 12345 --locale es", "12.345"),
    ("number -5 --locale de", "-5"), ("number --locale de -- -5", "-5"),
    ("number -.5 --locale en", "-0.5"),
    (
      "number 123456789012345678901234567890.12 --locale en",
      "123,456,789,012,345,678,901,234,567,890.12"
    ),
    ("number 2.5 --style percent --locale de", "250\u{A0}%"),
    ("number 2.5 --style plain --locale de", "2"),
    ("number 2.5 --style plain --rounding half-up --locale de", "3"),
    ("number 1.005 --fraction 2 --locale en", "1.00"),
    ("number 1.5 --fraction 0...2 --locale en", "1.5"),
    ("number 1 2 3 --locale en", "1\n2\n3"), ("number NaN -Infinity --locale en", "NaN\n-\u{221E}"),
    ("number 1234 --locale en,de", "en\t1,234\nde\t1.234"),
    ("currency 1234.5 --currency EUR --locale de-DE", "1.234,50\u{A0}\u{20AC}"),
    ("currency 1234.5 --currency eur --locale de-DE --spaces ascii", "1.234,50 \u{20AC}"),
    ("currency 50.5 --currency USD --fraction 0 --locale en-US", "$50"),
    (
      "date 2014-02-02T12:00:00Z --template dMMM --locale en_US,de --zone UTC",
      "en_US\tFeb 2\nde\t2. Feb."
    ),
    (
      "date 2025-07-01T12:00:00Z --date none --time short --zone America/Mexico_City --locale de",
      "06:00"
    ),
    ("date 0 --input unix --zone UTC --locale sv --date short --time none", "1970-01-01"),
    (
      "date 46800 --input unix --zone UTC --locale en --date none --time short --hour-cycle h23",
      "13:00"
    ),
    (
      "date 0 --input unix --zone UTC --locale sv --relative-days --from now --time none",
      "1 jan. 1970"
    ),
    ("date 1500 --input unix-ms --zone UTC --locale de --date none --time medium", "00:00:01"),
    (
      "date 14/02/2014|+0100 --input %d/%m/%Y|%z --zone UTC --locale de --date short --time short",
      "13.02.14, 23:00"
    ),
    ("machine 2014-02-07|12:00:00|-0700 --from %Y-%m-%d|%H:%M:%S|%z --to unix", "1391799600"),
    (
      "machine 2014-02-07|12:00:00|-0700 --from %Y-%m-%d|%H:%M:%S|%z --to %Y-%m-%d|%H:%M:%S|%z",
      "2014-02-07 12:00:00 -0700"
    ),
    ("machine 2014-02-07T19:00:00.25Z --from rfc3339 --to unix-ms", "1391799600250"),
    ("machine -1500 --from unix-ms --to rfc3339", "1969-12-31T23:59:58.5Z"),
    ("machine 1751371200 --from unix --to %T|%z --zone America/Coyhaique", "09:00:00 -0300"),
    (
      "machine Fri,|07|Feb|2014|19:00:00|GMT --from http --to rfc3339", "2014-02-07T19:00:00Z"
    ),
    (
      "machine 2014-02-07T12:00:00-07:00 --from rfc3339 --to rfc5322",
      "Fri, 07 Feb 2014 12:00:00 -0700"
    ),
    (
      "machine Fri,|07|Feb|2014|12:00:00|-0700 --to iso8601-week --from pattern:EEE,|dd|MMM|yyyy|HH:mm:ss|ZZZ",
      "2014-W06-5T12:00:00-07:00"
    ),
    ("machine 253402300799999999999 --from unix-ns --to rfc3339", "9999-12-31T23:59:59.999999999Z"),
    ("machine 2014-2-7 --from %F --to unix --lenient", "1391731200"),
    (
      "machine 2025-10-26T02:30 --from %FT%R --from-zone Europe/Berlin --ambiguous later --to rfc3339",
      "2025-10-26T02:30:00+01:00"
    ),
    ("machine 2022-07-08T02:14:07+02:00[Europe/Paris] --from rfc9557 --to unix", "1657239247"),
    (
      "machine 2022-07-08T00:14:07Z[Europe/Paris] --from rfc9557 --to temporal",
      "2022-07-08T02:14:07+02:00[Europe/Paris]"
    ),
    (
      "machine 2022-07-08T00:14:07Z[+01:00] --from rfc9557 --to rfc3339",
      "2022-07-08T01:14:07+01:00"
    ),
    (
      "machine 2022-07-08T00:14:07Z[!Europe/Paris] --from rfc9557 --to rfc3339",
      "2022-07-08T02:14:07+02:00"
    ),
    (
      "machine 0 --from unix --to rfc9557 --zone Europe/Paris",
      "1970-01-01T01:00:00+01:00[Europe/Paris]"
    ),
    ("date 2014-02-07|19:00:00Z --input toml --zone UTC --locale de --time none", "07.02.2014"),
  ])
  func prints(_ line: String, _ expected: String) throws {
    let arguments = line.split(separator: " ").map { $0.replacingOccurrences(of: "|", with: " ") }
    let outcome = try Command.run(arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("number 12abc --locale en", 65, "fmt: line 1, offset 2:"),
      ("number 1 2x --locale en", 65, "fmt: line 2, offset 1:"),
      ("date 2023-02-30T00:00:00Z --zone UTC --locale en", 65, "fmt: line 1, offset 8:"),
      ("machine 2023-02-30T00:00:00Z --from rfc3339 --to unix", 65, "fmt: line 1, offset 8:"),
      (
        "machine 99999999999999999999 --from unix --to rfc3339", 65,
        "offset 0: '99999999999999999999' cannot be read: the instant is outside the years"
      ),
      ("number 1 --locale de-", 64, "offset 3"),
      ("number 1 --locale en,,de", 64, "offset 3: a locale is missing in 'en,,de'"),
      ("number 1 --locale tlh --strict-locale", 64, "tlh"),
      ("currency 1 --currency EU --locale de", 64, "EU"),
      ("number 1 --fraction x --locale en", 64, "'x'"),
      ("number 1 --fraction 2000 --locale en", 64, "2000"),
      ("number 1 -x --locale en", 64, "-x"), ("number -NaN --locale en", 64, "-NaN"),
      ("number 1 --stile plain", 64, "fmt: Unknown option '--stile'"),
      ("frobnicate", 64, "frobnicate"),
      ("date 0 --input unix --zone Europe/Nowhere --locale de", 64, "--zone: the system has no"),
      (
        "interval 0/1 --input unix --zone Europe/Nowhere --locale de", 64,
        "--zone: the system has no"
      ),
      ("date 0 --input unix --pattern H --hour-cycle h12 --zone UTC", 64, "--hour-cycle"),
      ("machine 0 --from unix --to rfc3339 --zone ../../etc/passwd", 64, "passwd"),
      ("date 0 --input unix --template yMMMQ!d --zone UTC", 64, "offset 5"),
      ("machine 0 --from unix --to %E", 64, "%E"),
      ("machine 0 --from unix --to pattern:YYYY", 64, "'YYYY': offset 0: YYYY counts by weeks"),
      ("machine 0 --from unix --to rfc3339 --from-zone Europe/Nowhere", 64, "Europe/Nowhere"),
      (
        "machine 2025-03-30T02:30 --from %FT%R --from-zone Europe/Berlin --to rfc3339", 65,
        "fmt: line 1, offset 0: the clocks of Europe/Berlin skip 2025-03-30T02:30:00"
      ),
      (
        "machine 2022-07-08T00:14:07Z[Europe/Atlantis] --from rfc9557 --to unix", 65,
        "fmt: line 1, offset 21: the system has no time zone Europe/Atlantis"
      ),
      (
        "machine 2022-07-08T01:14:07+01:00[!Europe/Paris] --from rfc9557 --to unix", 65,
        "fmt: line 1, offset 27: the clocks of Europe/Paris"
      ),
      (
        "machine 2022-07-08T00:14:07Z[Europe/Nowhere] --from rfc9557 --to unix", 65,
        "Europe/Nowhere"
      ),
      (
        "machine 07:00:00Z --from rfc3339-time --to unix", 64,
        "'rfc3339-time': the format has no year"
      ),
      ("machine 0 --from epoch --to unix", 64, "epoch"),
      ("date 0 --template y --date full", 64, "--template"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let outcome = try Command.run(arguments)
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
    #expect(!outcome.output.contains("x"))
  }

  @Test(arguments: ["<+03>-3", "Mars/Base"])
  func saysWhereAnUnknownZoneComesFrom(_ zone: String) throws {
    for command in ["date", "interval", "parse date"] {
      let outcome = try Command.run(
        command.split(separator: " ").map(String.init),
        environment: ["TZ": zone]
      )
      #expect(
        outcome.status == 64 && outcome.errors.hasPrefix("fmt: the current zone: "),
        "\(outcome)"
      )
    }
  }

  @Test func refusesATooLongLocale() throws {
    let outcome = try Command.run(["number", "1", "--locale", String(repeating: "x", count: 300)])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.utf8.count < 300, "the message is short")
  }

  // "C" and an empty value name no locale, so it is the development language, English.
  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8"], "1.234,5"), (["LANG": "fr_CH"], "1\u{202F}234,5"),
    (["LC_ALL": "C"], "1,234.5"),
    (["LANG": "de_DE", "LC_NUMERIC": "hi_IN"], "1,234.5"), ([:], "1,234.5"),
    (["LC_ALL": "", "LANG": "de_DE"], "1.234,5"),
    (["LC_ALL": "garbage !!"], "1,234.5"),
  ])
  func takesTheLocaleOfTheEnvironment(_ environment: [String: String], _ expected: String) throws {
    let outcome = try Command.run(["number", "1234.5"], environment: environment)
    #expect(outcome.output == expected + "\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["de_DE.UTF-8", "ja_JP", "ar_EG", "C", "xx_YY"])
  func anUnknownLanguagePrintsRootsFormatWhateverTheEnvironmentIs(_ all: String) throws {
    let number = try Command.run(
      ["number", "1234567.5", "--locale", "tlh"],
      environment: ["LC_ALL": all]
    )
    #expect(number.output == "1,234,567.5\n")
    #expect(number.errors.contains("warning") && number.errors.contains("tlh"))
    let date = try Command.run(
      ["date", "0", "--input", "unix", "--zone", "UTC", "--locale", "xx-DE", "--date", "long"],
      environment: ["LC_ALL": all]
    )
    #expect(date.output == "1970 M01 1 00:00:00\n")
    let money = try Command.run(
      ["currency", "5", "--currency", "EUR", "--locale", "qaa"],
      environment: ["LC_ALL": all]
    )
    #expect(money.output == "\u{20AC}\u{A0}5.00\n")
  }

  @Test(arguments: ["UTC", "Asia/Tokyo", "America/New_York", ":Europe/Berlin", "nonsense", ""])
  func machineDatesDependOnNoZoneAndNoLocale(_ zone: String) throws {
    let outcome = try Command.run(
      ["machine", "2014-02-07 12:00:00 -0700", "--from", "%Y-%m-%d %H:%M:%S %z", "--to", "unix"],
      environment: ["TZ": zone, "LC_ALL": "de_DE.UTF-8"]
    )
    #expect(outcome == .init(output: "1391799600\n", errors: "", status: 0))
  }

  @Test func showsDatesInTheCurrentZone() throws {
    let arguments = [
      "date", "0", "--input", "unix", "--locale", "de", "--date", "none", "--time", "short",
    ]
    #expect(try Command.run(arguments, environment: ["TZ": "Asia/Tokyo"]).output == "09:00\n")
    #expect(try Command.run(arguments, environment: ["TZ": ""]).output == "00:00\n")
    let other = try Command.run(arguments, environment: ["TZ": "europe/berlin"])
    #expect(other.errors.hasSuffix("europe/berlin; did you mean Europe/Berlin?\n"))
    let unknown = try Command.run(arguments, environment: ["TZ": "Europe/Nowhere"])
    #expect(unknown.status == 64 && unknown.errors.contains("Europe/Nowhere"))
  }

  @Test func streamsLinesInOrder() throws {
    let count = 200_000
    let input = (1...count).map { "\($0)\n" }.joined()
    let outcome = try Command.run(["number", "--locale", "hi-IN"], input: input)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == count)
    #expect(lines.first == "1" && lines.last == "2,00,000" && lines[123_455] == "1,23,456")
  }

  @Test func readsLinesWithAndWithoutTheirEnds() throws {
    let outcome = try Command.run(["number", "--locale", "en"], input: "1000\r\n2000\n3000")
    #expect(outcome == .init(output: "1,000\n2,000\n3,000\n", errors: "", status: 0))
    #expect(try Command.run(["number", "--locale", "en"], input: "").output.isEmpty)
  }

  @Test func stopsAtABadLineUnlessToldToGoOn() throws {
    let input = "1\nx\n3\n\n5\n"
    let stops = try Command.run(["number", "--locale", "en"], input: input)
    #expect(stops.output == "1\n" && stops.status == 65)
    let goes = try Command.run(["number", "--locale", "en", "--keep-going"], input: input)
    #expect(goes.output == "1\n3\n5\n" && goes.status == 65)
    #expect(goes.errors.contains("line 2, offset 0") && goes.errors.contains("line 4, offset 0"))
  }

  @Test func goesOnAfterALineThatIsTooLong() throws {
    let input = "1\n" + String(repeating: "7", count: (1 << 24) + 100_000) + "\n5\n"
    let outcome = try Command.run(["number", "--locale", "en", "--keep-going"], input: input)
    #expect(outcome.output == "1\n5\n" && outcome.status == 65)
    #expect(outcome.errors.contains("line 2"))
  }

  @Test func saysWhenItsInputCannotBeRead() throws {
    let outcome = try Command.shell("exec \"$FMT\" number --locale en </")
    #expect(outcome.status == 74 && outcome.errors.contains("standard input"))
    let closed = try Command.shell("exec \"$FMT\" number --locale en <&-")
    #expect(closed.status == 74)
    let full = try Command.shell("exec \"$FMT\" number 1 --locale en >/dev/full")
    #expect(full.status == 74 && full.errors.contains("standard output"))
  }

  @Test func answersEachLineBeforeItWaitsForTheNext() throws {
    let outcome = try Command.shell(
      "{ echo 1; sleep 1; } | \"$FMT\" number --locale en | { read -t 0.8 line && echo got $line; }"
    )
    #expect(outcome.output == "got 1\n")
  }

  @Test func writesJSON() throws {
    let outcome = try Command.run(["number", "1234.5", "--locale", "de-XX", "--json"])
    #expect(
      outcome.output
        == #"{"input":"1234.5","match":"parent","output":"1.234,5","requested":"de-XX","resolved":"de","skeleton":".###"}"#
        + "\n"
    )
  }

  @Test func refusesAnUnknownChoiceOfData() throws {
    let environment = ["LOCALEFORMAT_DATA": "Pinned"]
    for arguments in [["number", "1"], ["locale", "list"], ["version"], ["batch"]] {
      let outcome = try Command.run(arguments, input: "", environment: environment)
      #expect(outcome.output == "")
      #expect(
        outcome.errors == """
          fmt: the environment's LOCALEFORMAT_DATA cannot be Pinned: the choices of data are \
          'system', 'pinned', 'pinned-else-system'

          """
      )
      #expect(outcome.status == 64)
    }
    #expect(try Command.run(["help"], environment: environment).status == 0)
  }

  @Test func explainsItself() throws {
    let outcome = try Command.run(["number", "5", "--explain"], environment: ["LC_ALL": "es_MX"])
    #expect(outcome.output == "5\n")
    for fact in ["es-MX", "from LC_ALL=es_MX;", "exact", "skeleton", "compiled"] {
      #expect(outcome.errors.contains(fact), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    (["number", "3..5"], "fmt: de ranges: written by a compiled plan\n"),
    (["unit", "3..5", "day"], "fmt: de ranges: written by a compiled plan\n"),
    (
      ["number", "3..5", "--notation", "scientific"],
      "fmt: de ranges: written by ICU: the style has no compiled plan\n"
    ),
  ])
  func explainsWhatWritesRanges(_ arguments: [String], _ line: String) throws {
    let outcome = try Command.run(arguments + ["--explain", "--locale", "de"])
    #expect(outcome.errors.hasSuffix(line), "\(outcome.errors)")
  }

  @Test func reportsItsVersions() throws {
    let outcome = try Command.run(["version", "--json"])
    let object =
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: String]
    #expect(
      object?.keys.sorted() == [
        "cldr", "compiledCLDR", "data", "icu", "icuZones", "package", "systemZones", "unicode",
      ]
    )
    #expect(try Command.run(["version"]).output.contains("ICU"))
  }

  @Test func answersBatchCases() throws {
    let input = """
      {"id":1,"kind":"number","locale":"de","options":{"maximumFractionDigits":1},"input":"1234.56"}
      {"id":2,"kind":"date","locale":"en","options":{"skeleton":"yMMMd","timeZone":"UTC"},"input":0}
      {"id":3,"kind":"date_pattern","locale":"de","options":{},"input":"dMMM"}
      {"id":4,"kind":"machine_date","locale":"","options":{"profile":"rfc3339 date-time"},"input":"2014-02-07T12:00:00-07:00"}
      {"id":5,"kind":"draw","locale":"de","options":{},"input":["A"]}
      {"id":6,"kind":"number","locale":"de","options":{"notation":"compact","colour":"red"},"input":"1"}
      {"id":7,"kind":"number","locale":"de-","options":{},"input":"1"}
      {"id":8,"kind":"number","locale":5,"input":"1"}
      {"id":9,"kind":"number","locale":"de","options":{"maximumFractionDigits":"abc"},"input":"1"}
      {"id":10,"kind":"number","locale":"de","input":"x"}
      not JSON
      """
    let outcome = try Command.run(["batch"], input: input)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 11)
    #expect(lines[0] == #"{"id":1,"result":"1.234,6"}"#)
    #expect(lines[1] == #"{"extra":{"pattern":"MMM d, y"},"id":2,"result":"Jan 1, 1970"}"#)
    #expect(lines[2] == #"{"id":3,"result":"d. MMM"}"#)
    #expect(lines[3].contains(#""value":"2014-02-07T19:00:00Z""#))
    #expect(lines[4].contains(#""unsupported":"kind draw""#))
    #expect(lines[5].contains(#""unsupported":"option colour""#))
    for (number, line) in lines[6...9].enumerated() {
      #expect(line.contains(#""error":"#) && line.contains(#""id":\#(number + 7)"#), "\(line)")
      #expect(!line.contains("ValueError"))
    }
    #expect(lines[10].contains(#""error":"#))
  }
}
