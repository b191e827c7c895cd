import Testing

/// `fmt number`, `fmt currency` and `fmt unit`: each option, and errors.
///
/// The expected texts are those of ICU 72.1 with CLDR 42.
@Suite struct NumberCommandTests {
  // The arguments are separated by spaces, and `|` stands for a space inside an argument.
  private static func arguments(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0.replacing("|", with: " ")) }
  }

  @Test(arguments: [
    ("number 2.5 --style plain --locale de,ar-JO", "de\t2\nar-JO\t٢"),
    ("number 2.5 --style decimal --locale de,ar-JO", "de\t2,5\nar-JO\t٢٫٥"),
    ("currency 2.5 --locale de", "2,50\u{A0}€"),
    (
      "currency 2.5 --locale en-US,de-CH,zh",
      "en-US\t$2.50\nde-CH\tCHF\u{A0}2.50\nzh\t¥2.50"
    ),
    ("currency 2.5 --locale ar-JO", "\u{200F}٢٫٥٠٠\u{A0}د.أ.\u{200F}"),
    ("number 2.5 --style scientific --locale de,ne", "de\t2,5E0\nne\t२.५E०"),
    ("number 2.5 --style percent --locale de,ar-JO", "de\t250\u{A0}%\nar-JO\t٢٥٠٪\u{61C}"),
    (
      "number 2.5 --style spellout --locale de,ar-JO",
      "de\tzwei Komma fünf\nar-JO\tإثنان فاصل خمسة"
    ),
    ("number 3.5 1234.5 --style plain --locale en", "4\n1234"),
    (
      "currency 50 --currency USD --locale en-US,en-CA,fr-CA",
      "en-US\t$50.00\nen-CA\tUS$50.00\nfr-CA\t50,00\u{A0}$\u{A0}US"
    ),
    ("currency 50.5 --currency USD --fraction 0 --locale en-US", "$50"),
    ("currency 50.5 --currency USD --fraction 0 --rounding half-up --locale en-US", "$51"),
    ("currency -5 --currency USD --accounting --locale en-US", "($5.00)"),
    ("currency 12.34 --currency CHF --cash --locale de-CH", "CHF\u{A0}12.35"),
    ("currency 3..5 --currency EUR --fraction 0 --locale de", "3–5\u{A0}€"),
    ("number 1234567 --style compact --locale en,ja", "en\t1.2M\nja\t123万"),
    ("number 1234567.5 --locale en_US_POSIX", "1234567.5"),
    ("unit 90 kilometer-per-hour --locale en", "90 km/h"),
  ])
  func worksAsSpecified(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(Self.arguments(line))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ("number 1234.5 --style permille", "1,234,500‰"),
    ("number 12345 --style engineering", "12.345E3"),
    ("number 1234567 --style compact-long", "1.2 million"),
    ("number 20 --style ordinal", "20th"), ("number 20 --style ordinal-words", "twentieth"),
    ("number 1234567 --notation compact", "1.2M"),
    ("number 12.34 --style percent --notation scientific", "1.234E3%"),
    ("number 1.5 --fraction 2...3", "1.50"), ("number 123456 --significant 1...3", "123,000"),
    ("number 1.23456 --fraction 3 --significant 2", "1.2"),
    ("number 1.23456 --fraction 3 --significant 2 --priority more-precision", "1.235"),
    ("number 1.23456 --fraction 0 --significant 2 --priority less-precision", "1"),
    ("number 7 123456 --integer 2", "07\n123,456"),
    ("number 7 123456 --integer 2...4", "07\n3,456"), ("number 0.5 --integer 0", ".5"),
    ("number 12.34 --increment 0.05", "12.35"),
    ("number 2.5 -2.5 3.5 --fraction 0 --rounding half-even", "2\n-2\n4"),
    ("number 2.5 -2.5 3.5 --fraction 0 --rounding half-up", "3\n-3\n4"),
    ("number 2.5 -2.5 3.5 --fraction 0 --rounding half-down", "2\n-2\n3"),
    ("number 2.1 -2.1 --fraction 0 --rounding up", "3\n-3"),
    ("number 2.9 -2.9 --fraction 0 --rounding down", "2\n-2"),
    ("number 2.1 -2.1 --fraction 0 --rounding ceiling", "3\n-2"),
    ("number 2.1 -2.1 --fraction 0 --rounding floor", "2\n-3"),
    ("number 2.5 -2.5 3.5 --fraction 0 --rounding half-odd", "3\n-3\n3"),
    ("number 2.5 -2.5 --fraction 0 --rounding half-ceiling", "3\n-2"),
    ("number 2.5 -2.5 --fraction 0 --rounding half-floor", "2\n-3"),
    ("number 1234 --grouping off", "1234"), ("number 1234 --grouping min2", "1234"),
    ("number 1234 --grouping always --style plain", "1,234"),
    ("number 1234 --grouping auto --style plain", "1,234"),
    ("number 1234000000000000 --style compact", "1234T"),
    ("number 1234000000000000 --style compact --grouping auto", "1,234T"),
    ("number 5 -5 -0 --sign auto", "5\n-5\n-0"), ("number 5 -5 -0 --sign always", "+5\n-5\n-0"),
    ("number 5 -5 -0 --sign never", "5\n5\n0"),
    ("number 5 -5 -0 --sign except-zero", "+5\n-5\n0"),
    ("number 5 -5 -0 --sign negative", "5\n-5\n0"),
    ("number 5 --decimal-separator always", "5."),
    ("number 5 5.5 --fraction 2 --trailing-zeros hidden-if-whole", "5\n5.50"),
    ("number 1.50 1.0 5 -0.00 1.50E2 --fraction as-written", "1.50\n1.0\n5\n-0.00\n150"),
    ("number 0.150 --style percent --fraction as-written", "15.0%"),
    ("number 1.50E6 --style compact --fraction as-written", "1.50M"),
    ("number 1.0..2.00 --fraction as-written", "1.00–2.00"),
    ("number 0.5 --scale 1000", "500"), ("number 5 --scale=-1", "-5"),
    ("number 1234.5 --numbering deva", "१,२३४.५"),
    ("number 1234567.891 --skeleton .00|group-off", "1234567.89"),
    ("number 1.5 --skeleton .00 --sign always", "+1.50"),
    ("number 1234.5 -7 --pattern #,##0.00;(#)", "1,234.50\n(7.00)"),
  ])
  func hasEachOptionOfNumbers(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(Self.arguments(line + " --locale en"))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ("currency 1.5 --currency TWD --display symbol", "NT$1.50"),
    ("currency 1.5 --currency TWD --display narrow", "$1.50"),
    ("currency 1.5 --currency TWD --display code", "TWD\u{A0}1.50"),
    ("currency 1.5 --currency TWD --display name", "1.50 New Taiwan dollars"),
    ("currency 1.5 --currency TWD --display formal", "NT$1.50"),
    ("currency 1.5 --currency TRY --display variant", "TL\u{A0}1.50"),
    ("currency 1.5 --currency TWD --display none", "1.50"),
    ("currency 1234567 --currency EUR --style compact", "€1.2M"),
    ("currency 12.5 --currency EUR --skeleton .000", "€12.500"),
    ("currency -5 --currency EUR --accounting --sign always", "(€5.00)"),
    ("currency 12.345 --currency EUR --significant 3", "€12.3"),
    ("unit 1 90 kilometer-per-hour --width long", "1 kilometre per hour\n90 kilometres per hour"),
    ("unit 90 --unit kilometer-per-hour --width narrow", "90km/h"),
    ("unit 5000 meter --usage road", "5\u{20}km"),
    ("unit 1.0 1 kilometer --width long --fraction as-written", "1.0 kilometres\n1 kilometre"),
    ("currency 5.5 5.500 --currency EUR --fraction as-written", "€5.5\n€5.500"),
    ("unit 5.5 foot-and-inch --fraction 0", "5 ft, 6 in"),
    ("unit 5 km", "5 km"), ("unit 5km", "5 km"), ("unit 5 kilometers", "5 km"),
    ("unit 5 ft 11 in --to cm", "180.34 cm"), ("unit --unit km 5", "5 km"),
    ("currency 5 6 EUR", "€5.00\n€6.00"), ("unit 3..5 meter", "3–5 m"), ("unit -5 celsius", "-5°C"),
    ("unit 1234567 byte --style compact", "1.2M byte"),
  ])
  func hasEachOptionOfMoneyAndUnits(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(Self.arguments(line + " --locale en-001"))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    (["--pattern", "#,0#0.0"], "fmt: --pattern: offset 3: pattern '#,0#0.0' is not well-formed"),
    (["--pattern", "0", "--style", "percent"], "fmt: --pattern cannot be used with --style"),
  ]) func refusesAPattern(_ options: [String], _ error: String) throws {
    let outcome = try Command.run(["number", "1"] + options)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(error))
  }

  @Test func readsUnitsFromStandardInput() throws {
    let outcome = try Command.run(
      ["unit", "--unit", "meter", "--locale", "en"],
      input: "1\n2..3\n"
    )
    #expect(outcome == .init(output: "1 m\n2–3 m\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ("number 3..5", "3–5"), ("number -5..-3", "-5 – -3"), ("number 3..3", "~3"),
    ("number -Infinity..3 NaN..3", "-∞ – 3\nNaN–3"),
    ("number 0.25..0.5 --style percent", "25% – 50%"),
    ("currency 3..5 --currency EUR --collapse none", "€3.00 – €5.00"),
    ("currency 3..5 --currency EUR --collapse unit", "€3.00–5.00"),
    ("number 3..3 --identity single-value", "3"), ("number 3..3 --identity range", "3–3"),
    ("number 3..3.0 3.1..3.2 --fraction 0 --identity approximately-or-single-value", "3\n~3"),
    (
      "number 1..123456789012345678901234567890",
      "1–123,456,789,012,345,678,901,234,567,890"
    ),
  ])
  func writesRanges(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(Self.arguments(line + " --locale en"))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("number .. --locale en", 65, "line 1, offset 0:"),
      ("number 3.. --locale en", 65, "line 1, offset 3:"),
      ("number ..3 --locale en", 65, "line 1, offset 0:"),
      ("number 3x..5 --locale en", 65, "line 1, offset 1:"),
      ("number 1 3..5x --locale en", 65, "line 2, offset 4:"),
      ("number 3...5 --locale en", 65, "line 1, offset 3: a range has two points"),
      ("number 3..5..7 --locale en", 65, "line 1, offset 5:"),
      ("number 3..5 --style spellout --locale en", 65, "does not take a range"),
      ("unit 1..2 foot-and-inch --locale en", 65, "several units"),
      ("unit 1..2 meter --usage person-height --locale de", 65, "several units"),
      ("number 1..2 --skeleton unit/foot-and-inch --locale en", 65, "several units"),
      ("number 1.5 --skeleton rounding-mode-unnecessary|. --locale en", 65, "cannot round it"),
      ("number 1e10000 --locale en", 65, "line 1, offset 2:"),
      ("currency 1 --currency EU --locale de", 64, "'EU'"),
      ("currency 5 EUR --currency USD --locale en", 64, "a currency after the amount ('EUR')"),
      ("currency 1 --locale es-419", 64, "es-419"),
      ("currency 1 --locale de,es-419", 64, "es-419"),
      ("currency 1 --currency EUR --cash --fraction 2 --locale de", 64, "--cash"),
      ("currency 1 --currency EUR --cash --increment 2 --locale de", 64, "--cash"),
      ("currency 1 --style percent --locale de", 64, "--style percent"),
      ("currency 1 --skeleton .00 --locale de", 64, "--currency"),
      ("currency 1 --currency EUR --skeleton currency/USD --locale de", 64, "offset 13"),
      ("number 1 --increment 0.05 --fraction 2 --locale en", 64, "--increment"),
      ("number 1 --increment 0 --locale en", 64, "'0'"),
      ("number 1 --increment x --locale en", 64, "--increment: offset 0"),
      ("number 1 --style compact --notation scientific --locale en", 64, "--notation"),
      ("number 1 --priority more-precision --fraction 2 --locale en", 64, "--priority"),
      ("number 1 --style plain --skeleton .00 --locale en", 64, "--skeleton"),
      ("number 1 --skeleton .00|foo --locale en", 64, "offset 4"),
      ("number 1 --skeleton usage/road --locale en", 64, "usage/road"),
      ("number 1 --style ordinal --fraction 2 --locale en", 64, "ordinal"),
      ("number 1 --numbering foo --locale en", 64, "'foo'"),
      ("number 1 --scale 0 --locale en", 64, "'0'"),
      ("number 1 --significant 0 --locale en", 64, "--significant"),
      ("number 1 --integer 0...0 --locale en", 64, "--integer"),
      ("number 1 --integer 4...2 --locale en", 64, "'4...2'"),
      ("number 1 --rounding nearest --locale en", 64, "nearest"),
      ("unit 1 foo --locale en", 64, "'foo'"), ("unit 1 Metr --locale en", 64, "'Metr'"),
      ("unit 1 --locale en", 64, "a value and a unit"), ("unit --locale en", 64, "a unit"),
      ("unit 1 meter --usage Road --locale en", 64, "--usage: 'Road'"),
      ("unit 1 meter --usage rooad --locale en", 64, "'rooad' is not a usage"),
      ("unit 1 pow15-meter --locale en", 64, "'pow15-meter'"),
      ("unit Infinity foot-and-inch --locale en", 65, "into several units"),
      ("unit 1e309..2e309 meter --usage road --locale en", 65, "the range cannot be written"),
      ("number 5 --increment 9999999999999999999 --notation compact", 64, "18 digits"),
      ("number 1e40 --skeleton precision-increment/3 --locale en", 65, "rounds exactly"),
      ("number 1e40 --pattern #,##3 --locale en", 65, "as the pattern asks"),
      ("number 1 --skeleton scale/0 --locale en", 64, "offset 6"),
      ("number 1 --numbering roman --locale en", 64, "--numbering: the numbering system 'roman'"),
      ("relative 1 day --numbering roman --locale en", 64, "'roman'"),
      ("relative 99999999999999999999 day --locale en", 65, "15 or 16 digits"),
      ("relative 1e309 day --locale en", 65, "at most 1.8e308"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.run(Self.arguments(line))
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1 || status == 64, "\(outcome)")
  }

  @Test func reportsOfANumberingSystemThatIsNotUsed() throws {
    let outcome = try Command.run(["number", "5", "--locale", "en-u-nu-roman", "--explain"])
    #expect(outcome.output == "5\n" && outcome.status == 0)
    #expect(outcome.errors.hasSuffix("'roman' has no set of ten digits and is not used\n"))
  }

  @Test func namesAnEmptyUsage() throws {
    let outcome = try Command.run(["unit", "1", "meter", "--usage", "", "--locale", "en"])
    #expect(outcome.status == 64 && outcome.errors.hasPrefix("fmt: --usage: '' is not a usage"))
  }

  @Test func cutsLongNamesInMessages() throws {
    let long = String(repeating: "x", count: 100_000)
    for arguments in [
      ["date", "2024-01-01T00:00:00Z", "--zone", long],
      ["date", "2024-01-01T00:00:00Z", "--zone", "/" + long],
      ["machine", "1", "--from", long, "--to", "unix"],
      ["machine", "1", "--from", "unix", "--to", "%" + long],
    ] {
      let outcome = try Command.run(arguments)
      #expect(outcome.status == 64 && outcome.errors.utf8.count < 400, "\(arguments[0])")
    }
  }

  @Test func printsNothingForAValueThatOneLocaleCannotWrite() throws {
    let outcome = try Command.run(
      ["number", "--locale", "en,de", "--keep-going"],
      input: "1..x\n\n2..3\n"
    )
    #expect(outcome.output == "en\t2–3\nde\t2–3\n")
    #expect(outcome.errors.contains("line 1, offset 3") && outcome.status == 65)
  }

  @Test func writesNumbersOfAnyLength() throws {
    let power = try Command.run(["number", "1e400", "--locale", "en", "--grouping", "off"])
    #expect(power.output == "1" + String(repeating: "0", count: 400) + "\n")
    let digits = String(repeating: "7", count: 100_000)
    let long = try Command.run(
      ["number", "--locale", "en", "--grouping", "off"],
      input: "\(digits)\n\(digits)..\(digits)8\n"
    )
    #expect(long.output == "\(digits)\n\(digits)–\(digits)8\n")
  }

  @Test func namesTheParts() throws {
    let number = try Command.run(["number", "-1234.5", "--parts", "--locale", "de"])
    #expect(
      number.output == "-1.234,5\t"
        + #"[{"type":"sign","value":"-"},{"type":"integer","value":"1"},{"type":"group","value":"."},"#
        + #"{"type":"integer","value":"234"},{"type":"decimal","value":","},"#
        + #"{"type":"fraction","value":"5"}]"# + "\n"
    )
    let range = try Command.run([
      "currency", "3..5", "--currency", "EUR", "--fraction", "0", "--parts", "--locale", "de,en",
      "--spaces", "ascii",
    ])
    #expect(
      range.output == "de\t3–5 €\t"
        + #"[{"source":"start","type":"integer","value":"3"},{"source":"shared","type":"literal","value":"–"},"#
        + #"{"source":"end","type":"integer","value":"5"},{"source":"shared","type":"literal","value":" "},"#
        + #"{"source":"shared","type":"currency","value":"€"}]"# + "\nen\t€3 – €5\t"
        + #"[{"source":"start","type":"currency","value":"€"},{"source":"start","type":"integer","value":"3"},"#
        + #"{"source":"shared","type":"literal","value":" – "},"#
        + #"{"source":"end","type":"currency","value":"€"},{"source":"end","type":"integer","value":"5"}]"#
        + "\n"
    )
  }

  @Test func writesPartsIntoJSON() throws {
    let outcome = try Command.run([
      "number", "50", "--style", "compact", "--parts", "--json", "--locale", "en",
    ])
    #expect(
      outcome.output
        == #"{"input":"50","match":"exact","output":"50","parts":[{"type":"integer","value":"50"}],"#
        + #""requested":"en","resolved":"en","skeleton":"compact-short"}"# + "\n"
    )
    let numbered = try Command.run(
      ["number", "5", "--json", "--numbering", "deva", "--locale", "en"]
    )
    #expect(numbered.output.contains(#""requested":"en","resolved":"en","#))
    #expect(numbered.output.contains(#""skeleton":".### numbering-system/deva""#))
    let range = try Command.run(["number", "3..5", "--json", "--locale", "en"])
    #expect(
      range.output
        == #"{"input":"3..5","match":"exact","output":"3–5","requested":"en","resolved":"en","skeleton":".###"}"#
        + "\n"
    )
  }
}
