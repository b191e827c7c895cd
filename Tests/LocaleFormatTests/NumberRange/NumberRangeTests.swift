import Testing

@testable import LocaleFormat

@Suite struct NumberRangeTests {
  private func text(
    _ number: NumberFormat,
    _ tag: String,
    _ start: String,
    _ end: String,
    _ collapse: NumberRangeFormat.Collapse = .auto,
    _ identity: NumberRangeFormat.Identity = .approximately
  ) throws -> FormattedText {
    let recipe = NumberRangeFormat(number, collapse: collapse, identity: identity)
    let formatter = try recipe.formatter(for: LocaleID(tag))
    let (start, end) = (try FixedDecimal(start), try FixedDecimal(end))
    let text = formatter.text(.from(start, through: end))
    #expect(formatter.string(.from(start, through: end)) == text.string)
    #expect(
      try FormatterCache.shared.string(.from(start, through: end), as: recipe, for: LocaleID(tag))
        == text.string
    )
    return text
  }

  // Patterns from CLDR 42's `miscPatterns`, `range` and `approximately`.
  @Test(arguments: [
    ("de", "3", "5", "3–5"), ("ja", "3", "5", "3～5"), ("ko", "1000", "2000", "1,000~2,000"),
    ("ar-EG", "3", "5", "٣–٥"), ("en", "3", "3", "~3"), ("de", "3", "3", "≈3"),
    ("en", "-3", "5", "-3 – 5"), ("en", "5", "3", "5–3"), ("en", "NaN", "Infinity", "NaN–∞"),
    (
      "en", "123456789012345678901", "123456789012345678902.5",
      "123,456,789,012,345,678,901–123,456,789,012,345,678,902.5"
    ),
  ])
  func writesARange(
    _ tag: String,
    _ start: String,
    _ end: String,
    _ expected: String
  ) throws {
    let actual = try text(.decimal, tag, start, end).string
    #expect(actual == expected)
  }

  @Test(
    arguments: zip(
      NumberRangeFormat.Collapse.allCases,
      [
        "€3 – €5", "€3 – €5", "€3–5", "€3–5",
      ]
    )
  )
  func writesOnceWhatIsAsked(_ collapse: NumberRangeFormat.Collapse, _ expected: String) throws {
    let actual = try text(.currency("EUR").fraction(0...0), "en", "3", "5", collapse).string
    #expect(actual == expected)
  }

  @Test(
    arguments: zip(
      NumberRangeFormat.Identity.allCases,
      [
        ["3", "3"], ["3", "~3"], ["~3", "~3"], ["3–3", "3–3"],
      ]
    )
  )
  func writesTwoThatLookAlike(
    _ identity: NumberRangeFormat.Identity,
    _ expected: [String]
  ) throws {
    let whole = NumberFormat.decimal.fraction(0...0)
    let actual0 = try text(whole, "en", "3", "3", .auto, identity).string
    #expect(actual0 == expected[0])
    let actual1 = try text(whole, "en", "2.9", "3.1", .auto, identity).string
    #expect(actual1 == expected[1])
  }

  // ICU 72 itself writes `~2,500%` and `~6.452`.
  @Test func multipliesOnceInARange() throws {
    #expect(try text(.percent, "en", "0.25", "0.25").string == "~25%")
    #expect(try text(.percent, "de", "0.25", "0.251").string == "≈25\u{A0}%")
    #expect(try text(.permille, "en", "0.25", "0.25").string == "~250‰")
    #expect(try text(.decimal.scale(FixedDecimal("2.54")), "en", "1", "1").string == "~2.54")
    #expect(try text(.percent, "en", "0.25", "0.5").string == "25% – 50%")
  }

  @Test func saysWhichNumberAPartBelongsTo() throws {
    let range = try text(.currency("EUR").fraction(0...0), "de", "3000", "5")
    #expect(range.string == "3.000–5\u{A0}€")
    #expect(
      range.parts.map(\.kind) == [
        .integer, .group, .integer, .literal, .integer, .literal, .currency,
      ]
    )
    #expect(range.parts.map(\.source) == [.start, .start, .start, .shared, .end, .shared, .shared])
    let about = try text(.decimal, "en", "3", "3")
    #expect(about.parts.map(\.kind) == [.approximately, .integer])
    #expect(about.parts.map(\.source) == [.shared, .shared])
  }

  @Test func differsInEveryOption() {
    let recipes: Set<NumberRangeFormat> = [
      NumberRangeFormat(.decimal), NumberRangeFormat(.percent),
      NumberRangeFormat(.decimal, collapse: .all), NumberRangeFormat(.decimal, identity: .range),
      NumberRangeFormat(.decimal, collapse: .auto, identity: .approximately),
    ]
    #expect(recipes.count == 4)
  }
}
