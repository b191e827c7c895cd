import Foundation
import Testing

@testable import LocaleFormat

/// Tests amounts whose unit is part of the value.
@Suite struct UnitFormatTests {
  @Test(
    arguments: [
      ("0.3", "mile", "road", "en-GB", "550 yards"), ("0.3", "mile", "road", "de", "500 Meter"),
      ("1.8", "meter", "person-height", "en-US", "5 feet, 11 inches"),
      ("-0.01", "meter", "person-height", "de-AT", "-0 Meter, 1 Zentimeter"),
      ("-1000", "meter", "road", "ar-EG", "\u{61C}-\u{661} كيلومتر"),
      ("1", "kilometer-per-hour", nil, "de", "1 Kilometer pro Stunde"),
      ("12345678901234567890.123", "meter", "road", "en-001", "12,345,678,901,234,568 kilometres"),
      ("-Infinity", "meter", "road", "en-GB", "-∞ miles"),
    ] as [(String, String, String?, String, String)]
  )
  func isWritten(
    _ amount: String,
    _ unit: String,
    _ usage: String?,
    _ tag: String,
    _ expected: String
  ) throws {
    let value = UnitAmount(try FixedDecimal(amount), try MeasureUnit(unit))
    let formatter = try UnitFormat(width: .long, usage: usage).formatter(for: LocaleID(tag))
    #expect(formatter.string(value) == expected)
    let text = formatter.text(value)
    #expect(text.parts.map { String(text[$0]) }.joined() == expected)
  }

  @Test func digitsOfTheCallerReplaceTheUsualOnes() throws {
    let format = UnitFormat(.decimal.fraction(2).grouping(.off), width: .short, usage: "road")
    let english = try format.formatter(for: "en-001")
    #expect(english.string(UnitAmount(1_234_567, .meter)) == "1234.57 km")
  }

  @Test func aWrongRecipeIsRefused() throws {
    #expect(throws: FormatError.self) {
      try UnitFormat(.percent, width: .short).formatter(for: "en")
    }
    #expect(throws: FormatError.self) { try UnitFormat(width: .short, usage: "rooad").validated() }
    let formatter = try UnitFormat(width: .short, usage: "road").formatter(for: "en-001")
    // As ICU does, a usage of another quantity is the default one.
    #expect(try formatter.checkedString(UnitAmount(1, .kilogram)) == "1 kg")
    #expect(throws: FormatError.self) { try formatter.checkedString(UnitAmount(1, "ampere")) }
    #expect(formatter.string(UnitAmount(1, "ampere")) == "1 ampere")
  }

  @Test func isEncodedUnderStableNames() throws {
    let format = UnitFormat(.decimal.fraction(0), width: .long, usage: "road")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let encoded = try encoder.encode(UnitFormat(width: .long, usage: "road"))
    #expect(String(decoding: encoded, as: UTF8.self) == #"{"usage":"road","width":"long"}"#)
    #expect(
      try JSONDecoder().decode(UnitFormat.self, from: encoder.encode(format)) == format
    )
    for wrong in [#"{"usage":"rooad"}"#, #"{"use":"road"}"#, #"{"width":"wide"}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(UnitFormat.self, from: Data(wrong.utf8))
      }
    }
    #expect(
      format.description
        == "UnitFormat(NumberFormat.decimal.fraction(0...0), width: long, usage: road)"
    )
  }
}
