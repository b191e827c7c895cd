import LocaleFormat
import Testing

/// Tests numbers that ICU itself at first writes wrongly, or that crash it.
@Suite struct NumberFaultTests {
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
    // Decimals use other code, and keep the digits that they were given.
    let decimal = formatter.string(FixedDecimal(value))
    #expect(decimal == text)
  }
}
