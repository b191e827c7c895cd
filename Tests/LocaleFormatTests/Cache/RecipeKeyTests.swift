import MachineTime
import Testing

@testable import LocaleFormat

@Suite struct RecipeKeyTests {
  /// Returns recipes of every style with every option, each made separately.
  private static func recipes() throws -> [NumberFormat] {
    var styles: [NumberFormat] = [
      .plain, .decimal, .percent, .permille, .localCurrency, .unit("meter"),
      .unit("meter", usage: "road"), .skeleton("precision-integer"),
    ]
    for code in ["EUR", "EUS", "FUR", "EVR", "AAA", "ZZZ"] {
      styles.append(.currency(try Currency(code)))
    }
    var recipes: [NumberFormat] = []
    for style in styles {
      recipes.append(style)
      recipes += NumberFormat.Rounding.allCases.map { style.rounding($0) }
      recipes += NumberFormat.Notation.allCases.map { style.notation($0) }
      recipes += NumberFormat.DigitPriority.allCases.map { style.priority($0) }
      recipes += NumberFormat.Grouping.allCases.map { style.grouping($0) }
      recipes += NumberFormat.SignDisplay.allCases.map { style.sign($0) }
      recipes += FormatWidth.allCases.map { style.width($0) }
      recipes += GrammaticalCase.allCases.map { style.grammaticalCase($0) }
      recipes += NumberFormat.Presentation.allCases.map { style.presentation($0) }
      recipes += NumberFormat.TrailingZeroDisplay.allCases.map { style.trailingZeros($0) }
      recipes += NumberFormat.DecimalSeparatorDisplay.allCases.map { style.decimalSeparator($0) }
      recipes += [style.accounting(), style.cash(), style.accounting().cash()]
      for digits in [0...0, 0...1, 1...1, 0...999] {
        recipes += [style.fraction(digits), style.integer(atLeast: digits.upperBound)]
      }
      recipes += [style.significant(1...1), style.significant(1...2)]
      recipes += [style.numbering("latn"), style.numbering("arab")]
    }
    return recipes
  }

  // `é` as one scalar and as two: the same text to Unicode, but different bytes.
  @Test func patternsAreToldApartByTheirBytes() throws {
    let cache = FormatterCache(capacity: 8)
    let epoch = try Instant(secondsSince1970: 0)
    for _ in 0..<2 {
      for letter in ["\u{E9}", "e\u{301}"] {
        let date = DateFormat(pattern: "'\(letter)' d", zone: .utc)
        let prefix = DecimalPatternFormat("'\(letter)' 0")
        let suffix = DecimalPatternFormat("0 '\(letter)'")
        let texts = [
          try cache.string(epoch, as: date, for: "en"),
          try date.formatter(for: "en").string(epoch),
          try cache.string(1, as: prefix, for: "en"), try cache.string(1, as: suffix, for: "en"),
        ]
        let expected = ["\(letter) 1", "\(letter) 1", "\(letter) 1", "1 \(letter)"]
        #expect(texts.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
      }
    }
  }

  /// Fails when an option is added.
  ///
  /// Add it to `choices` and to the recipes above too.
  @Test func knowsEveryOption() {
    #expect(Mirror(reflecting: NumberSettings()).children.count == 13)
  }

  @Test func agreesWhereRecipesAreEqual() throws {
    let recipes = try Self.recipes()
    let again = try Self.recipes()
    for (one, other) in zip(recipes, again) {
      // Recipes with texts are compared by the identity of the texts, and then by the recipes
      // themselves.
      #expect(one == other)
      #expect(one.key.decides(for: other.key) == (one.texts == nil), "\(one)")
    }
    let wrong = recipes.flatMap { one in
      again.lazy.filter { one.key.decides(for: $0.key) && one != $0 }
        .map { "\(one) and \($0)" }
    }
    #expect(wrong == [])
  }
}
