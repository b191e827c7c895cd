import LocaleFormat
import TestSupport
import Testing

/// Tests numbers that nobody would write: no crash, and at most a second for each, in a debug build
/// too.
@Suite struct HostileNumberTests {
  private static let formats: [NumberFormat] = {
    let digits = 999
    return [
      .plain, .decimal, .percent, .permille, .scientific, .engineering, .compact, .compactLong,
      .currency("EUR").presentation(.name), .unit("kilometer-per-hour"),
      .decimal.fraction(digits...digits), .decimal.significant(digits...digits),
      .decimal.integer(atLeast: digits), .percent.fraction(digits...digits),
    ]
  }()

  @Test(arguments: [
    "1E9999", "-1E9999", "1E-9999", "9.99E9999", String(repeating: "9", count: 100_000),
    "0." + String(repeating: "9", count: 100_000), "1E-20", "0.000000000001",
    String(repeating: "0", count: 100_000) + "1",
  ]) func isWrittenWithinASecond(_ text: String) throws {
    let value = try FixedDecimal(text)
    #expect(Self.formats.count == 14)
    for tag in ["en", "pl", "ar-EG"] {
      for format in Self.formats { try expectQuick(format, tag, value) }
      for format in [RuleBasedFormat.spellOut, .ordinal] { try expectQuick(format, tag, value) }
    }
  }

  private func expectQuick<Recipe: FormatRecipe>(
    _ format: Recipe,
    _ tag: String,
    _ value: FixedDecimal
  ) throws where Recipe.Formatter.Value == NumericValue {
    let formatter = try format.formatter(for: LocaleID(tag))
    let time = ProcessorTime.measure {
      let string = formatter.string(.decimal(value))
      #expect(!string.isEmpty)
    }
    #expect(time < .seconds(1), "\(tag) \(format)")
  }

  // Twice the digits take about twice the time, not four times.
  @Test func partsOfALongNumberTakeLinearTime() throws {
    let formatter = try NumberFormat.decimal.formatter(for: LocaleID("en"))
    func write(_ count: Int) throws {
      let text = formatter.text(try FixedDecimal(String(repeating: "7", count: count)))
      #expect(text.parts.count == (count + 2) / 3 * 2 - 1)
    }
    #expect(try ProcessorTime.growsAtMost(10, from: 10_000, to: 40_000, write))
  }
}
