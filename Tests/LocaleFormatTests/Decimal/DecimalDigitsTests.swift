import Testing

@testable import LocaleFormat

@Suite struct DecimalDigitsTests {
  // ICU itself writes the first three unscaled, because their products have more than 34 digits.
  @Test(arguments: [
    ("123456789012345678901234567890123456789", "1.5", "185185183518518518351851851835185185183.5"),
    ("1", "1.23456789012345678901234567890123456", "1.23456789012345678901234567890123456"),
    ("12345678901234567890", "12345678901234567890", "152415787532388367501905199875019052100"),
    ("-0.5", "-3", "1.5"), ("5", "-1", "-5"), ("0", "-1", "0"), ("-0", "7", "-0"),
    ("-Infinity", "7", "-Infinity"), ("NaN", "7", "NaN"), ("1E-3", "12", "0.012"),
    ("99", "99", "9801"),
  ])
  func multipliesExactly(_ value: String, _ factor: String, _ product: String) throws {
    let format = try NumberFormat.decimal.grouping(.off).fraction(0...99)
      .scale(FixedDecimal(factor)).formatter(for: LocaleID("en"))
    let expected = try NumberFormat.decimal.grouping(.off).fraction(0...99)
      .formatter(for: LocaleID("en")).string(FixedDecimal(product))
    #expect(format.string(try FixedDecimal(value)) == expected)
    #expect(format.text(try FixedDecimal(value)).string == expected)
    var bytes: [UInt8] = []
    format.append(try FixedDecimal(value), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func multipliesEveryTypeOfValue() throws {
    let format = try NumberFormat.decimal.scale(FixedDecimal("1.5")).formatter(for: LocaleID("en"))
    #expect(format.string(3) == "4.5")
    #expect(format.string(0.5) == "0.75")
    var bytes: [UInt8] = []
    format.append(3, to: &bytes)
    format.append(0.5, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "4.50.75")
    let range = NumberRangeFormat(.decimal.scale(FixedDecimal("1.5")))
    #expect(try range.formatter(for: LocaleID("en")).string(.from(2, through: 4)) == "3–6")
  }

  @Test(arguments: [("1", true), ("0.01", true), ("1000", true), ("-10", false), ("12", false)])
  func knowsPowersOfTen(_ text: String, _ isPower: Bool) throws {
    #expect(DecimalDigits(try FixedDecimal(text)).isPowerOfTen == isPower)
  }

  @Test(
    arguments: [
      (0, 2, "0.00"), (-5, 2, "-0.05"), (-5, 0, "-5"), (12, -3, "12"), (12, .min, "12"),
      (.min, 0, "-9223372036854775808"), (.min, 19, "-0.9223372036854775808"),
      (.max, 4, "922337203685477.5807"),
    ] as [(Int, Int, String)]
  )
  func smallestUnitsAreTheFraction(_ value: Int, _ fractionDigits: Int, _ text: String) {
    #expect(FixedDecimal(value, fractionDigits: fractionDigits).description == text)
  }

  @Test func smallestUnitsHaveABoundedFraction() throws {
    let most = FixedDecimal.maximumExponent
    let small = FixedDecimal(7, fractionDigits: .max)
    #expect(small == FixedDecimal(7, fractionDigits: most))
    #expect(small.description == "0." + String(repeating: "0", count: most - 1) + "7")
    #expect(try FixedDecimal(small.description) == small)
  }
}
