import Testing

/// `fmt parse number` and `fmt parse currency`.
@Suite struct ParseCommandTests {
  @Test(arguments: [
    (["number", "1.234,5", "-5", "--locale", "de"], "1234.5\n-5"),
    (["number", "50 %", "--style", "percent", "--locale", "de"], "0.50"),
    (["number", "zwei Komma fünf", "--style", "spellout", "--locale", "de"], "2.5"),
    (
      ["number", "(€5.00)", "--skeleton", "currency/EUR sign-accounting", "--locale", "en"], "-5.00"
    ),
    (["number", " 1 234,50 ", "--lenient", "--locale", "de"], "1234.50"),
    (["number", "1.5", "--locale", "en,ja"], "en\t1.5\nja\t1.5"),
    (["currency", "1.234,50 €", "--locale", "de"], "EUR 1234.50"),
    (["currency", "100 kr", "--locale", "da"], "DKK 100"),
    (["currency", "¥500", "--currency", "JPY", "--locale", "ja"], "500"),
    (["number", "1.2 million", "5k", "7", "--compact", "--locale", "en"], "1200000\n5000\n7"),
    (["currency", "€5k", "--compact", "--locale", "en"], "EUR 5000"),
    (["currency", "1,2 Mrd. €", "--compact", "--currency", "EUR", "--locale", "de"], "1200000000"),
    (["currency", "1.234,50 €", "--currency", "EUR", "--locale", "de"], "1234.50"),
    (
      ["number", "1,5", "--locale", "de", "--json"],
      #"{"input":"1,5","match":"exact","output":"1.5","requested":"de","resolved":"de","skeleton":".###"}"#
    ),
  ])
  func reads(_ arguments: [String], _ expected: String) throws {
    let outcome = try Command.run(["parse"] + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      (["number", "1,234.5", "--locale", "de"], 65, ["line 1, offset 5:", "'1.234,5'"]),
      (["number", " 1", "--locale", "de"], 65, ["line 1, offset 0:"]),
      (["number", "1.5", "--locale", "en,de"], 65, ["line 1, offset"]),
      (["currency", "x", "--locale", "de"], 65, ["line 1, offset 0:"]),
      (["currency", "$500", "--locale", "en-GB"], 65, ["'$' is the sign of several currencies"]),
      (["currency", "5p", "--lenient", "--locale", "en-GB"], 65, ["no currency has this name"]),
      (["number", "1.2 million", "--locale", "en"], 65, ["line 1, offset"]),
      (["currency", "€5k", "--locale", "en"], 65, ["line 1, offset"]),
      (["number", "x", "--style", "spellout", "--compact"], 64, ["--compact", "spellout"]),
      (["currency", "$5", "--currency", "EU", "--locale", "en"], 64, ["'EU'"]),
      (["number", "1", "--parts", "--locale", "en"], 64, ["--parts"]),
      (["number", "1", "--style", "plain", "--skeleton", ".", "--locale", "en"], 64, ["--style"]),
    ] as [([String], Int32, [String])]
  )
  func refuses(_ arguments: [String], _ status: Int32, _ mentions: [String]) throws {
    let outcome = try Command.run(["parse"] + arguments)
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    for mention in mentions { #expect(outcome.errors.contains(mention), "\(outcome)") }
  }

  @Test func readsLinesAndGoesOn() throws {
    let outcome = try Command.run(
      ["parse", "number", "--locale", "de", "--keep-going"],
      input: "1.000\nx\n2,5\n"
    )
    #expect(outcome.output == "1000\n2.5\n" && outcome.status == 65)
    #expect(outcome.errors.contains("line 2, offset 0"))
  }
}
