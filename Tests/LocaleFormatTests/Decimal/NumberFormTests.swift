import Testing

@testable import LocaleFormat

/// Tests the reasons for texts that are numbers in another form.
@Suite struct NumberFormTests {
  @Test(arguments: [
    ("0x10", 1, "number-hexadecimal"), ("-0X1F", 2, "number-hexadecimal"),
    ("0b1", 1, "number-binary"), ("0o7", 1, "number-octal"), ("1_000", 1, "number-underscores"),
    ("1,000", 1, "number-comma"), ("1'000", 1, "number-apostrophe"), ("1 000", 1, "number-space"),
    (" 1", 0, "number-space"), ("½", 0, "number-fraction"), ("1/2", 1, "number-fraction"),
    ("5%", 1, "number-percent"), ("$5", 0, "number-currency"), ("5€", 1, "number-currency"),
    ("１２", 0, "number-digits"), ("٣", 0, "number-digits"), ("\u{2212}5", 0, "number-minus"),
    ("1.2.3", 3, "number-second-point"), ("nan", 0, "number-special"),
    ("-inf", 1, "number-special"), ("12x", 2, "digit-expected"), ("x", 0, "digit-expected"),
    ("", 0, "digit-expected"), ("1e", 2, "digit-expected"), (",5", 0, "digit-expected"),
  ]) func isNamed(_ text: String, _ offset: Int, _ code: String) {
    let error = #expect(throws: FormatError.self) { try FixedDecimal(text) }
    #expect(error?.offset == offset)
    #expect(error?.reason.code == code)
  }
}
