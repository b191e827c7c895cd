import Foundation
import MachineTime
import Testing

@testable import LocaleFormat

/// Checks that the fault of a recipe is kept in it, and thrown when a formatter is made.
@Suite struct RecipeFaultTests {
  // None of these needs a `try`.
  static let price = NumberFormat.currency("EUR").fraction(2).increment("0.05").accounting()
  static let road = NumberFormat.unit("meter", usage: "road").significant(1...3)
  static let months = DateFormat(template: "yMMMM", zone: "Europe/Berlin")
  static let padded = DecimalPatternFormat("*x#,##0.00")

  @Test func recipesAreConstants() throws {
    #expect(try Self.price.formatter(for: "en").string(-1.23) == "(€1.25)")
    #expect(try Self.road.formatter(for: "en-US").string(12_500) == "7.77 mi")
    #expect(
      try Self.months.formatter(for: "de").string(Instant(secondsSince1970: 0)) == "Januar 1970"
    )
    #expect(try Self.padded.formatter(for: "en").string(-1) == "xxx-1.00")
  }

  @Test func oneNumberOfDigitsIsARange() {
    #expect(NumberFormat.decimal.fraction(2) == .decimal.fraction(2...2))
    #expect(NumberFormat.decimal.significant(3) == .decimal.significant(3...3))
    #expect(NumberFormat.decimal.fraction(.max) == .decimal.fraction(.max ... .max))
  }

  static let faulty: [(NumberFormat, FormatError)] = [
    (.decimal.fraction(-1), .invalidDigits(-1 ... -1)),
    (.decimal.fraction(.max), .invalidDigits(.max ... .max)),
    (.decimal.fraction(.min), .invalidDigits(.min ... .min)),
    (.decimal.significant(0), .invalidDigits(0...0)),
    (.decimal.integer(atLeast: .min), .invalidDigits(.min...1)),
    (.decimal.integer(atLeast: 3, atMost: 2), .invalidDigits(2...3)),
    (.decimal.increment(0), .invalidIncrement("0")), (.decimal.scale("1e3"), .invalidScale("1e3")),
    (.decimal.numbering("latin"), .invalidNumberingSystem("latin")),
    (.decimal.numbering("roman"), .unusableNumberingSystem("roman")),
    (.unit("Me ter"), .invalidUnit("Me ter")),
    (.unit("meter", usage: ""), .unknownUsage("")),
    (
      .skeleton("a\0"),
      .invalidSkeleton(
        "a\0",
        offset: 1,
        reason: Reason("nul-in-skeleton", "it contains a NUL character")
      )
    ),
  ]

  @Test(arguments: faulty.indices)
  func aFaultIsReportedWhenTheRecipeIsMadeReady(_ index: Int) {
    let (recipe, fault) = Self.faulty[index]
    #expect(throws: fault) { try recipe.validated() }
    #expect(throws: fault) { try recipe.formatter(for: "en") }
    #expect(throws: fault) { try FormatterCache.shared.string(1, as: recipe, for: "en") }
    #expect(throws: fault) { try FormatterCache.shared.formatter(recipe, for: "en") }
    #expect(throws: fault) { try FormatterCache.shared.parse("1", as: recipe, for: "en") }
    let range = NumberRangeFormat(recipe)
    #expect(throws: fault) { try range.validated() }
    #expect(throws: fault) { try range.formatter(for: "en") }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(recipe) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(range) }
    #expect(recipe.description.hasSuffix(", unusable: \(fault.reason)"))
  }

  @Test func theFirstFaultStays() {
    let recipe = NumberFormat.decimal.fraction(-1).fraction(2).numbering("roman").sign(.always)
      .numbering("deva").scale(2)
    #expect(throws: FormatError.invalidDigits(-1 ... -1)) { try recipe.validated() }
  }

  @Test func aFaultIsPartOfTheRecipe() {
    #expect(NumberFormat.decimal.fraction(-1) == .decimal.fraction(-1))
    #expect(NumberFormat.decimal.fraction(-1) != .decimal.fraction(-2))
    #expect(NumberFormat.decimal.fraction(-1) != .decimal)
    #expect(NumberFormat.unit("A") != .unit("B"))
    var recipes: Set<NumberFormat> = [.decimal]
    for (recipe, _) in Self.faulty { #expect(recipes.insert(recipe).inserted) }
    #expect(DateFormat(template: "?", zone: .utc) != DateFormat(template: "!", zone: .utc))
    #expect(DecimalPatternFormat("0;;") != DecimalPatternFormat("0;;;"))
  }

  @Test func aFaultMakesARecipeNoLarger() {
    // The style, the settings, two digests, and one reference for all rare options.
    #expect(MemoryLayout<NumberFormat>.size == 56)
    #expect(NumberFormat.currency("EUR").fraction(2).texts == nil)
  }

  @Test func datesAndPatternsTellTheirFaults() {
    let template = DateFormat(template: "yMMQ%", zone: .utc)
    let pattern = DateFormat(pattern: "yyyy 'a", zone: .utc)
    for recipe in [template, pattern] {
      #expect(throws: FormatError.self) { try recipe.validated() }
      #expect(throws: FormatError.self) { try recipe.formatter(for: "en") }
      #expect(throws: FormatError.self) {
        try FormatterCache.shared.string(Instant(secondsSince1970: 0), as: recipe, for: "en")
      }
      #expect(throws: FormatError.self) { try DateIntervalFormat(recipe).validated() }
      #expect(throws: FormatError.self) { try DateIntervalFormat(recipe).formatter(for: "en") }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(recipe) }
    }
    let decimal = DecimalPatternFormat("#,##0.00;;")
    #expect(throws: FormatError.self) { try decimal.validated() }
    #expect(throws: FormatError.self) { try decimal.formatter(for: "en") }
    #expect(throws: FormatError.self) {
      try FormatterCache.shared.string(1, as: decimal, for: "en")
    }
  }
}
