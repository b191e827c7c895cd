import Foundation
import Testing

@testable import LocaleFormat

/// Tests how unit identifiers are read.
@Suite struct MeasureUnitTests {
  @Test(
    arguments: [
      ("meter", "meter", "length"), ("kilogram", "kilogram", "mass"),
      ("square-kilometer", "square-kilometer", "area"), ("pow2-meter", "square-meter", "area"),
      ("pow4-meter", "pow4-meter", nil), ("meter-square-meter", "cubic-meter", "volume"),
      ("hour-kilowatt", "kilowatt-hour", "energy"), ("per-kilogram", "per-kilogram", "mass"),
      ("second-per-meter", "second-per-meter", "speed"),
      ("mebibyte-per-second", "mebibyte-per-second", nil),
      ("liter-per-100-kilometer", "liter-per-100-kilometer", "consumption"),
      ("mile-per-gallon-imperial", "mile-per-gallon-imperial", "consumption"),
      ("pound-force-per-square-inch", "pound-force-per-square-inch", "pressure"),
      ("inch-ofhg", "inch-ofhg", "pressure"), ("candela", "candela", "luminous-intensity"),
      ("foot-and-inch", "foot-and-inch", "length"),
      ("hour-and-minute-and-second", "hour-and-minute-and-second", "duration"),
      ("cubic-kilometer-per-second-square-gram", "cubic-kilometer-per-square-gram-second", nil),
    ] as [(String, String, String?)]
  )
  func isRead(_ text: String, _ identifier: String, _ quantity: String?) throws {
    let unit = try MeasureUnit(text)
    #expect(unit.identifier == identifier)
    #expect(unit.quantity == quantity)
    #expect(try MeasureUnit(identifier) == unit)
  }

  @Test(
    arguments: [
      ("meters", 0, "meter"), ("kilometres", 0, "kilometer"), ("km", 0, "kilometer"),
      ("kilometer-per-hours", 14, "kilometer-per-hour"), ("Meter", 0, "meter"),
      ("inches", 0, "inch"), ("feet", 0, "foot"), ("kilogramm", 0, "kilogram"),
      ("meter-per", 6, nil), ("", 0, nil), ("-", 0, nil), ("per", 0, nil), ("square-", 7, nil),
      ("square", 6, nil), ("meter--second", 6, nil), ("pow16-meter", 0, nil),
      ("pow1-meter", 0, nil), ("pow+4-meter", 0, nil), ("pow04-meter", 0, nil),
      ("foot-and-foot", 9, nil), ("foot-and-meter-per-second", 15, nil), ("qqqqqq", 0, nil),
      ("qqqeter", 0, nil),
      ("pow9-meter-pow9-meter", 0, nil), ("meter second", 0, nil),
      ("km/h", 0, "kilometer-per-hour"),
    ] as [(String, Int, String?)]
  )
  func isRefused(_ text: String, _ offset: Int, _ proposal: String?) {
    let error = #expect(throws: FormatError.self) { try MeasureUnit(text) }
    #expect(error?.code == .invalidUnit)
    #expect(error?.offset == offset)
    #expect(error?.proposal == proposal)
    #expect(error?.text == text)
  }

  @Test func aLongTextIsRefusedAtItsLimit() {
    let text = Array(repeating: "meter", count: 10_000).joined(separator: "-")
    let error = #expect(throws: FormatError.self) { try MeasureUnit(text) }
    #expect(error?.offset == MeasureUnit.maximumUTF8Count)
  }

  @Test func aNumberFormatReportsTheSameError() {
    let error = #expect(throws: FormatError.self) {
      try NumberFormat.unit("kilometer-per-hours").formatter(for: "en")
    }
    #expect(error?.offset == 14 && error?.proposal == "kilometer-per-hour")
  }

  @Test func isEncodedAsItsIdentifier() throws {
    let encoded = try JSONEncoder().encode([MeasureUnit.footAndInch])
    #expect(String(decoding: encoded, as: UTF8.self) == #"["foot-and-inch"]"#)
    #expect(try JSONDecoder().decode([MeasureUnit].self, from: encoded) == [.footAndInch])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([MeasureUnit].self, from: Data(#"["meters"]"#.utf8))
    }
  }
}
