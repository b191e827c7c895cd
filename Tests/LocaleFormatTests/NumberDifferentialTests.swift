import Sharing
import Testing

@testable import LocaleFormat

/// Numbers, ranges and words in every locale, against ICU's C++ API, whose settings come from the
/// options and not from a skeleton: 0 differences.
@Suite struct NumberDifferentialTests {
  #if DEBUG
  private static let recipesPerLocale = 48
  #else
  private static let recipesPerLocale = 128
  #endif
  private static let valuesPerRecipe = 12

  @Test(arguments: [
    "style=plain", "style=decimal", "style=percent", "currency=EUR", "currency=JPY",
    "currency=KWD", "currency=INR", "currency=CHF",
  ]) func stylesEqualICUAtEveryBoundary(_ style: String) throws {
    var differences = Differences()
    for locale in LocaleID.checked {
      for options in [style, style + " fraction=2:2"] {
        let formatter = try NumberOptions(options).recipe().formatter(for: locale)
        for value in BoundaryNumbers.fixed {
          differences.compare(
            formatter.string(try FixedDecimal(value)),
            Oracle.number(value, options, locale: locale),
            "\(locale) \(options) \(value)"
          )
        }
        // Integers and binary numbers go other ways than decimal ones.
        for value in [0, 7, -1234, 12_345, 1_234_567, -99_999_999, .max, .min] {
          differences.compare(
            formatter.string(value),
            Oracle.number("\(value)", options, locale: locale),
            "\(locale) \(options) integer \(value)"
          )
        }
        for value in [0.1, -2.675, 1e21, .leastNonzeroMagnitude, .pi, 999.995, -0.0] {
          differences.compare(
            formatter.string(value),
            Oracle.number(value == 0 ? "-0" : "\(value)", options, locale: locale),
            "\(locale) \(options) binary \(value)"
          )
        }
      }
    }
    differences.expectNone(among: 10_000)
  }

  /// Those that ICU writes before there is a plan.
  @Test(arguments: ["style=decimal", "style=percent", "currency=EUR"])
  func firstTextsEqualICU(_ options: String) throws {
    var differences = Differences()
    let recipe = try NumberOptions(options).recipe()
    let values: [NumericValue] = [
      .integer(-1_234_567), .binary(0.5), .binary(-9_876.54321),
      .decimal(FixedDecimal("12345678901234567890.125")),
    ]
    for locale in LocaleID.checked {
      let trial = try NumberTrial(NumberOpening(recipe, for: locale))
      let plan = OnceReference<NumberPlan>()
      for value in values {
        differences.compare(
          trial.string(value, orTry: plan) ?? "",
          Oracle.number(value.description, options, locale: locale),
          "\(locale) \(options) \(value)"
        )
      }
      let isTried = plan.isSet
      #expect(!isTried)
    }
    differences.expectNone(among: 400)
  }

  // In parts, so that they run beside one another.
  @Test(arguments: 0..<4) func randomRecipesEqualICUInEveryLocale(_ part: Int) throws {
    var differences = Differences()
    var refusals = 0
    for (index, locale) in LocaleID.checked.enumerated() where index % 4 == part {
      var generator = SplitMix(seed: UInt64(index) &* 0x9E37_79B9)
      for _ in 0..<Self.recipesPerLocale {
        let options = NumberOptions.random(using: &generator)
        let formatter = try options.recipe().formatter(for: locale)
        for _ in 0..<Self.valuesPerRecipe {
          let value = BoundaryNumbers.random(using: &generator)
          let number = try FixedDecimal(value)
          let written = formatter.string(number)
          let truth = Oracle.number(value, options.description, locale: locale)
          if formatter.refuses(number) {
            // Only what a conversion or an increment may have made wrong.
            refusals += 1
            let isLong = (truth ?? "").filter { $0.isNumber }.count > 15
            // Pounds and ounces, of which the first is zero and has no sign, or infinitely many.
            let isParted =
              options.description.contains("usage=person")
              && (value.hasPrefix("-") || value == "Infinity")
            let mayBeWrong = options.description.contains("usage=") && isLong || isParted
            #expect(mayBeWrong || options.description.contains("increment="), "\(options) \(value)")
            continue
          }
          // What has more digits than ICU multiplies is computed here.
          if truth == nil, options.description.contains("increment=") { continue }
          differences.compare(
            written,
            truth,
            "\(locale) \(options) \(value) '\(formatter.skeleton)'",
            machineForm: formatter.currency.map { "\($0) \(value)" } ?? value
          )
          guard value.utf8.count % 4 == 0 else { continue }
          let text = formatter.text(number)
          differences.compare(text.string, written, "\(locale) \(options) \(value) text")
          differences.compare(
            text.parts.map { String(text[$0]) }.joined(),
            written,
            "\(locale) \(options) \(value) parts"
          )
        }
      }
    }
    differences.expectNone(among: 5_000)
    // One value in thirteen has a usage, and one of five of these so many digits.
    let values = LocaleID.checked.count / 4 * Self.recipesPerLocale * Self.valuesPerRecipe
    #expect(refusals * 25 < values)
  }

  @Test func rangesEqualICUInEveryLocale() throws {
    var differences = Differences()
    let collapses = NumberRangeFormat.Collapse.allCases.map(\.rawValue)
    let identities = NumberRangeFormat.Identity.allCases.map(\.rawValue)
    for (index, locale) in LocaleID.checked.enumerated() {
      var generator = SplitMix(seed: UInt64(index) &* 0x51_7CC1)
      for round in 0..<(Self.recipesPerLocale / 4) {
        let options = NumberOptions(
          NumberOptions.random(using: &generator).description
            .replacing(" usage=road", with: "").replacing(" usage=person", with: "")
            .replacing(" usage=weather", with: "")
            + " collapse=\(collapses[round % 4]) identity=\(identities[round / 4 % 4])"
        )
        let recipe = try options.rangeRecipe()
        // ICU multiplies twice where it writes about one number: `multipliesOnceInARange`.
        let isScaled = recipe.number.rangeScale != nil && recipe.identity != .range
        let formatter = try recipe.formatter(for: locale)
        let single = try recipe.number.formatter(for: locale)
        for pair in 0..<6 {
          let start = BoundaryNumbers.random(using: &generator)
          let end = pair < 2 ? start : BoundaryNumbers.random(using: &generator)
          // C++ holds NaN for unequal to itself, ICU's C function for equal: its text is the same.
          guard start != "NaN" || end != "NaN" else { continue }
          let (first, last) = (try FixedDecimal(start), try FixedDecimal(end))
          if isScaled, single.string(first) == single.string(last) { continue }
          if single.refuses(first) || single.refuses(last) { continue }
          let truth = Oracle.range(start, end, options.description, locale: locale)
          if truth == nil, options.description.contains("increment=") { continue }
          differences.compare(
            formatter.string(.from(first, through: last)),
            truth,
            "\(locale) \(options) \(start)..\(end) '\(formatter.skeleton)'",
            machineForm: "\(start)..\(end)"
          )
        }
      }
    }
    differences.expectNone(among: 4_000)
  }

  @Test(arguments: [
    ("spellout", RuleBasedFormat.spellOut), ("ordinal", .ordinal), ("duration", .duration),
  ]) func wordsEqualICUInEveryLocale(_ kind: String, _ format: RuleBasedFormat) throws {
    let values = [
      "0", "-0", "1", "-1", "2", "3", "7", "10", "11", "12", "19", "20", "21", "71", "80", "91",
      "99", "100", "101", "110", "200", "999", "1000", "1001", "1100", "2024", "10000", "99999",
      "100000", "1000000", "1000001", "2000000", "-7777777", "1000000000", "0.5", "-2.5", "3.14159",
      "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
      "123456789012345678901234567890", "1E-7", "NaN", "Infinity", "-Infinity",
    ]
    var differences = Differences()
    for locale in LocaleID.checked {
      let formatter = try format.formatter(for: locale)
      #if DEBUG
      let ruleSets = [""]
      #else
      let ruleSets = [""] + formatter.ruleSets
      #endif
      for ruleSet in ruleSets {
        let formatter =
          ruleSet.isEmpty ? formatter : try format.ruleSet(ruleSet).formatter(for: locale)
        // ICU reads a null pointer there: `writesWordsThatICUDoesNotSurvive`.
        let isFatal = formatter.ruleSet.hasPrefix("%digits-ordinal")
        for value in values where !(isFatal && value == "-Infinity") {
          differences.compare(
            formatter.string(try FixedDecimal(value)),
            Oracle.words(value, kind, ruleSet: ruleSet, locale: locale),
            "\(locale) \(ruleSet) \(value)"
          )
        }
      }
    }
    differences.expectNone(among: 4_000)
  }
}

extension NumberDifferentialTests {
  // ICU itself writes `-CHF 1.0 Swiss francs0` until it has built the formatter.
  @Test(arguments: ["en-BE", "en-DE"]) func writesTheFirstNameOfACurrencyAsTheLast(_ tag: String)
    throws
  {
    let formatter = try NumberFormat.currency("CHF").presentation(.name).formatter(
      for: LocaleID(tag)
    )
    for _ in 0..<4 { #expect(formatter.string(-1) == "-CHF\u{A0}1.00 Swiss francs") }
  }

  @Test(arguments: [
    ("ja", RuleBasedFormat.ordinal, -Double.infinity, "-∞"),
    ("en", .ordinal, -Double.infinity, "-∞"),
    ("pl", .spellOut, 1e-12, "1e-12"),
    ("pl", .spellOut, 3.00000000001, "3.00000000001"),
    ("pl", .spellOut, 1.99999999998, "1.99999999998"),
    ("pl", .spellOut, 1e-9, "zero przecinek zero zero zero zero zero zero zero zero jeden"),
    ("en", .spellOut, 1e17, "one hundred quadrillion"),
    (
      "en", .spellOut, 18_014_398_509_481_988,
      "eighteen quadrillion fourteen trillion three hundred "
        + "ninety-eight billion five hundred nine million four hundred eighty-one thousand nine hundred "
        + "eighty-eight"
    ),
    ("en", .spellOut, 1e19, "10,000,000,000,000,000,000"),
  ]) func writesWordsThatICUDoesNotSurvive(
    _ locale: String,
    _ format: RuleBasedFormat,
    _ value: Double,
    _ text: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    #expect(formatter.string(value) == text)
    var bytes: [UInt8] = []
    formatter.append(value, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    // Decimals go another way, and say their own digits.
    let decimal = formatter.string(FixedDecimal(value))
    #expect(decimal == text)
  }
}

/// Counts what was compared and keeps what differs.
struct Differences {
  private(set) var compared = 0
  /// What ICU itself gave up, such as 31 digits scaled and rounded to an increment, which are more
  /// than the 34 that it divides: then the machine form counts.
  private(set) var refused = 0
  private(set) var found: [String] = []

  /// Compares byte by byte: texts that are only canonically equivalent differ.
  mutating func compare(
    _ actual: String,
    _ expected: String?,
    _ what: @autoclosure () -> String,
    machineForm: String? = nil
  ) {
    compared += 1
    guard let expected else {
      if actual != machineForm {
        found.append("\(what()): \(actual.debugDescription), and ICU failed")
      }
      return refused += 1
    }
    guard !expected.utf8.elementsEqual(actual.utf8) else { return }
    found.append("\(what()): \(actual.debugDescription), not \(expected.debugDescription)")
  }

  func expectNone(among least: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(compared >= least, sourceLocation: sourceLocation)
    #expect(refused * 10_000 < compared, sourceLocation: sourceLocation)
    let some = found.prefix(20).joined(separator: "\n")
    #expect(
      found.isEmpty,
      "\(found.count) of \(compared):\n\(some)",
      sourceLocation: sourceLocation
    )
  }
}

extension NumberFormat.Formatter {
  /// Whether a number is not written because its text would be wrong.
  func refuses(_ value: FixedDecimal) -> Bool {
    do throws(FormatError) {
      _ = try checkedText(value)
      return false
    } catch {
      guard error.code == .unwritable else { return false }
      return !error.isICUs
    }
  }
}

extension FormatError {
  fileprivate var isICUs: Bool { reason.code == "not-rounded-by-icu" }
}
