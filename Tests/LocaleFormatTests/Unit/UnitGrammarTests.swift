import LocaleFormat
import Testing

/// Tests units in grammatical cases, and their genders.
@Suite struct UnitGrammarTests {
  @Test(
    arguments: [
      ("de", "day", GrammaticalCase.dative, "3", "3 Tagen"),
      ("de", "day", .genitive, "1", "1 Tages"),
      ("de", "day", .nominative, "3", "3 Tage"),
      ("ru", "kilometer", .instrumental, "5", "5 километрами"),
      ("ru", "kilometer", .genitive, "1.5", "1,5 километра"),
      ("pl", "hour", .locative, "2", "2 godzinach"),
      ("fi", "kilometer", .illative, "2", "2 kilometriin"),
      // More digits than a plan writes.
      ("de", "day", .dative, "12345678901234567890123", "12.345.678.901.234.567.890.123 Tagen"),
      ("de", "kilometer-per-hour", .dative, "2", "2 Kilometern pro Stunde"),
      ("de", "hour-and-minute", .dative, "1.5", "1 Stunde, 30 Minuten"),
      // English has no cases, and German no instrumental.
      ("en", "day", .dative, "3", "3 days"), ("de", "day", .instrumental, "3", "3 Tage"),
    ]
  )
  func isWrittenInACase(
    _ tag: String,
    _ unit: String,
    _ grammaticalCase: GrammaticalCase,
    _ number: String,
    _ expected: String
  ) throws {
    let recipe = NumberFormat.unit(unit).width(.long).grammaticalCase(grammaticalCase)
    let formatter = try recipe.formatter(for: LocaleID(tag))
    let value = try FixedDecimal(number)
    // A plan is tried after some texts of ICU's.
    for _ in 0..<6 { #expect(formatter.string(value) == expected) }
    let text = formatter.text(value)
    #expect(text.string == expected)
    #expect(text.parts.contains { $0.kind == .unit } || unit.contains("-and-"))
    let amounts = try UnitFormat(width: .long, grammaticalCase: grammaticalCase)
      .formatter(for: LocaleID(tag))
    #expect(amounts.string(UnitAmount(value, try MeasureUnit(unit))) == expected)
  }

  @Test func aPlanWritesACase() throws {
    let recipe = NumberFormat.unit("day").width(.long).grammaticalCase(.dative)
    let formatter = try recipe.formatter(for: "de")
    formatter.complete()
    #expect(formatter.planState == .compiled)
    #expect(formatter.string(1) == "1 Tag")
    #expect(formatter.string(2) == "2 Tagen")
  }

  @Test func aCaseIsReadBack() throws {
    let days = NumberFormat.unit("day").width(.long).grammaticalCase(.dative)
    let formatter = try days.formatter(for: "de")
    #expect(try formatter.parse("3 Tagen") == 3)
  }

  @Test func aUsageKeepsTheCase() throws {
    let road = UnitFormat(width: .long, grammaticalCase: .dative, usage: "road")
    #expect(try road.formatter(for: "de").string(UnitAmount(300, .meter)) == "300 Metern")
  }

  @Test(
    arguments: [
      NumberFormat.decimal.grammaticalCase(.dative),
      .unit("day").grammaticalCase(.dative), .currency("EUR").grammaticalCase(.dative),
      .skeleton("unit/day unit-width-full-name").grammaticalCase(.dative),
    ]
  )
  func aCaseWithoutLongNamesIsRefused(_ recipe: NumberFormat) {
    let error = #expect(throws: FormatError.self) { try recipe.formatter(for: "de") }
    #expect(error?.code == .unusableOption)
    #expect(error?.reason.code == "unusable-grammatical-case")
  }

  @Test func aRangeInACaseIsRefused() {
    let days = NumberFormat.unit("day").width(.long).grammaticalCase(.dative)
    let error = #expect(throws: FormatError.self) {
      try NumberRangeFormat(days).formatter(for: "de")
    }
    #expect(error?.reason.code == "unusable-range-in-case")
  }

  @Test(
    arguments: [
      ("de", "day", NounClass.masculine), ("de", "hour", .feminine), ("sv", "minute", .common),
      ("pl", "kilometer", .inanimate), ("de", "square-kilometer", .masculine), ("en", "day", nil),
      // A language without data, and one made up.
      ("ia", "day", nil), ("xx-Qaaa-ZZ", "day", nil), ("de-u-nu-thai", "day", .masculine),
    ]
  )
  func hasAGender(_ tag: String, _ unit: String, _ expected: NounClass?) throws {
    #expect(try MeasureUnit(unit).nounClass(in: LocaleID(tag)) == expected)
  }
}
