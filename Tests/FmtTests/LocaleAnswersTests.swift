import Testing

/// Values that some of several locales have no answer to.
@Suite struct LocaleAnswersTests {
  private static let german =
    "fmt: line 1, offset 1: de: '1.5' cannot be read: 3 digits were expected after this separator; '1,5' would be\n"
  private static let french =
    "fmt: line 1, offset 1: fr: '1.5' cannot be read: '.' is not expected here; '1,5' would be\n"

  @Test func theLocalesThatHaveAnAnswerWriteIt() throws {
    let outcome = try Command.run(
      ["parse", "number", "1.5", "2", "--locale", "de,en,fr", "--keep-going"]
    )
    #expect(outcome.output == "en\t1.5\nde\t2\nen\t2\nfr\t2\n")
    #expect(outcome.errors == Self.german + Self.french)
    #expect(outcome.status == 65)
  }

  @Test func theErrorsAreInTheJSONToo() throws {
    let outcome = try Command.run(
      ["parse", "number", "1.5", "--locale", "en,fr", "--keep-going", "--json"]
    )
    #expect(
      outcome.output
        == """
        {"input":"1.5","match":"exact","output":"1.5","requested":"en","resolved":"en","skeleton":".###"}
        {"error":{"offset":1,"reason":"'1.5' cannot be read: '.' is not expected here; '1,5' would be"},"input":"1.5","requested":"fr"}

        """
    )
    #expect(outcome.errors == Self.french)
  }

  @Test func withoutKeepGoingNothingIsWrittenAndTheFirstErrorNamesItsLocale() throws {
    let outcome = try Command.run(["parse", "number", "1.5", "--locale", "en,de,fr"])
    #expect(outcome == .init(output: "", errors: Self.german, status: 65))
  }

  @Test func aLocaleWithoutSuchAFormatIsLeftOut() throws {
    let line = ["currency", "5", "--locale", "es-419,de-DE", "--spaces", "ascii"]
    let error = "es-419 has no region with a currency\n"
    #expect(
      try Command.run(line + ["--keep-going"])
        == .init(output: "de-DE\t5,00 €\n", errors: "fmt: es-419: " + error, status: 64)
    )
    #expect(try Command.run(line) == .init(output: "", errors: "fmt: " + error, status: 64))
    #expect(try Command.run(line + ["x", "--keep-going"]).status == 65)
  }

  @Test func oneLocaleIsNotNamed() throws {
    let outcome = try Command.run(
      ["parse", "number", "1.5", "--locale", "fr", "--keep-going", "--json"]
    )
    let error = Self.french.replacing("fr: ", with: "")
    #expect(outcome == .init(output: "", errors: error, status: 65))
  }

  @Test(arguments: [
    ["parse", "currency", "5,00 €", "--locale", "de,en", "--keep-going"],
    [
      "parse", "date", "1.3.2024", "--pattern", "d. MMMM y", "--locale", "de,ja", "--keep-going",
      "--zone", "UTC",
    ],
    ["name", "QX", "--of", "region", "--strict", "--locale", "de,en", "--keep-going"],
  ])
  func everyErrorNamesItsLocale(_ arguments: [String]) throws {
    let outcome = try Command.run(arguments)
    let errors = outcome.errors.split(separator: "\n")
    #expect(!errors.isEmpty)
    for error in errors {
      #expect(
        ["de: ", "en: ", "ja: "].contains {
          error.split(separator: ": ").dropFirst(2).first == $0.dropLast(2)
        },
        "\(outcome)"
      )
    }
    #expect(outcome.status == 65)
  }
}
