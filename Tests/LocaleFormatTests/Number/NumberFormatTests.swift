import Testing

@testable import LocaleFormat

@Suite struct NumberFormatTests {
  @Test func differsInEveryOption() throws {
    let recipes: Set<NumberFormat> = [
      .plain, .decimal, .percent, .currency("EUR"), .currency("USD"),
      .decimal.fraction(0...3), .decimal.fraction(0...2), .decimal.rounding(.floor),
    ]
    #expect(recipes.count == 8)
    #expect(NumberFormat.currency("eur") == NumberFormat.currency("EUR"))
  }

  // Values from CLDR 42's data for each locale, seen with ICU 72.1.
  @Test(arguments: [
    ("de-DE", "1234567.891", "1.234.567,891"), ("hi-IN", "1234567.891", "12,34,567.891"),
    ("es", "1234", "1234"), ("es", "12345", "12.345"), ("pl", "1234", "1234"),
    ("de-CH", "1234567", "1\u{2019}234\u{2019}567"),
    ("fr", "1234567.5", "1\u{202F}234\u{202F}567,5"),
    ("ar-EG", "-1234.5", "\u{61C}-\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}"),
    ("en-US-u-va-posix", "1234567.5", "1234567.5"), ("en", "NaN", "NaN"),
    ("en", "123456789012345678901234567890.12", "123,456,789,012,345,678,901,234,567,890.12"),
    ("tlh", "1234567.5", "1,234,567.5"), ("en", "-0", "-0"), ("en", "1e3", "1,000"),
  ])
  func writesDecimalsAsTheLocaleDoes(_ tag: String, _ input: String, _ expected: String) throws {
    let formatter = try NumberFormat.decimal.formatter(for: LocaleID(tag))
    let text =
      input == "NaN" ? formatter.string(Double.nan) : formatter.string(try FixedDecimal(input))
    #expect(text == expected)
  }

  @Test func writesEveryTypeOfValueAlike() throws {
    let formatter = try NumberFormat.decimal.fraction(1...1).formatter(for: LocaleID("de"))
    #expect(formatter.string(1234) == "1.234,0")
    #expect(formatter.string(1234.0) == "1.234,0")
    #expect(formatter.string(FixedDecimal("1234")) == "1.234,0")
    var bytes = Array("= ".utf8)
    formatter.append(1234, to: &bytes)
    formatter.append(0.5, to: &bytes)
    formatter.append(FixedDecimal("-7"), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "= 1.234,00,5-7,0")
  }

  @Test func writesTextLongerThanAnyBuffer() throws {
    let formatter = try NumberFormat.decimal.formatter(for: LocaleID("hi-IN-u-nu-deva"))
    let digits = String(repeating: "1", count: 3_000)
    let text = formatter.string(try FixedDecimal(digits))
    #expect(text.unicodeScalars.count { $0 == "\u{967}" } == 3_000)
    var bytes: [UInt8] = [1, 2, 3]
    formatter.append(try FixedDecimal(digits), to: &bytes)
    #expect(Array(bytes.dropFirst(3)) == Array(text.utf8))
  }
}

@Suite struct FixedDecimalTests {
  @Test(arguments: ["0", "-0", "+1", "1.", ".5", "-.5", "1e5", "1E-5", "00012.3400"])
  func readsDecimalText(_ text: String) throws {
    let expected = text.hasPrefix("+") ? String(text.dropFirst()) : text
    #expect(try FixedDecimal(text).description == expected)
  }

  @Test(arguments: [
    ("", 0), ("-", 1), (".", 1), ("12abc", 2), ("1.2.3", 3), ("1e", 2), ("1e+", 3), ("1e5x", 3),
    ("e5", 0), (" 1", 0), ("1 ", 1), ("--1", 1), ("\u{661}", 0), ("1,000", 1), ("1e99999", 2),
    ("1\0", 1), ("1e-10000", 2),
  ])
  func refusesOtherTextWithItsPlace(_ text: String, _ offset: Int) {
    let error = #expect(throws: FormatError.self) { try FixedDecimal(text) }
    #expect(error?.offset == offset)
  }
}
