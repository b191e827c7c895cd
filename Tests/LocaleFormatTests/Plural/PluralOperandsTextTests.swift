import LocaleFormat
import Testing

/// Reading numbers as they are shown.
@Suite struct PluralOperandsTextTests {
  @Test(arguments: [
    ("1", "1", 0), ("1.50", "1.50", 0), ("-0.0", "-0.0", 0), ("+3.", "+3.", 0), (".5", ".5", 0),
    ("1E6", "1E6", 0), ("1c6", "1", 6), ("1.2c3", "1.2", 3), ("1.2e3", "1.2", 3),
    ("-1.2e0", "-1.2", 0), ("1c0006", "1", 6), ("2c9999", "2", 9_999), ("NaN", "NaN", 0),
    ("-Infinity", "-Infinity", 0), ("1E2c3", "1E2", 3),
  ])
  func readsNumbers(_ text: String, _ shown: String, _ exponent: Int) throws {
    let expected = PluralOperands(try FixedDecimal(shown), exponent: exponent)
    let operands = try PluralOperands(text)
    #expect(operands == expected || operands.n.isNaN && expected.n.isNaN)
  }

  @Test(arguments: [
    ("", 0, "a digit was expected"), ("c6", 0, "a digit was expected"),
    ("x", 0, "a digit was expected"),
    ("1xc6", 1, "a digit was expected"), ("1c", 2, "a digit was expected"),
    ("1.5c-3", 4, "a digit was expected"), ("1c6 ", 3, "a digit was expected"),
    ("1c6c6", 3, "a digit was expected"), ("1c١", 2, "a digit was expected"),
    ("1.2c10000", 4, "an exponent is at most 9999"),
    ("1c99999999999999999999", 2, "an exponent is at most 9999"),
    ("NaNc3", 3, "nothing more was expected"), ("-Infinitye1", 9, "nothing more was expected"),
  ])
  func refusesWhatIsNotANumber(_ text: String, _ offset: Int, _ reason: String) {
    let error = #expect(throws: FormatError.self) { try PluralOperands(text) }
    #expect(error?.code == .invalidNumber)
    #expect(error?.text == text)
    #expect(error?.offset == offset)
    #expect(error?.reason.description == reason)
  }
}
