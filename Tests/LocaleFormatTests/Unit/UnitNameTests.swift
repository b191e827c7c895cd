import Testing

@testable import LocaleFormat

/// Tests units by their English names and symbols.
@Suite struct UnitNameTests {
  @Test(arguments: [
    ("meter", "meter"), ("km", "kilometer"), ("kilometers", "kilometer"), ("feet", "foot"),
    ("Miles", "mile"), ("h", "hour"), ("km/h", "kilometer-per-hour"), ("mph", "mile-per-hour"),
    ("ml", "milliliter"), ("l", "liter"), ("lbs", "pound"), ("kWh", "kilowatt-hour"),
    ("MB", "megabyte"), ("Mb", "megabit"), ("square meters", "square-meter"),
    ("litres", "liter"), ("kilometres-per-hour", "kilometer-per-hour"), ("m", "meter"),
    ("hectograms", "hectogram"), ("KILOMETERS", "kilometer"), ("Days", "day"), ("em", "em"),
    ("\u{B5}g", "microgram"), ("\u{3BC}g", "microgram"), ("\u{B5}s", "microsecond"),
    ("ft-and-in", "foot-and-inch"), ("km-per-h", "kilometer-per-hour"),
    ("square-km", "square-kilometer"),
  ]) func isReadByItsName(_ name: String, _ unit: String) throws {
    #expect(try MeasureUnit(englishName: name).identifier == unit)
  }

  @Test(arguments: [
    ("mb", "megabit"), ("w", "watt"), ("pt", "pint"), ("c", "century"), ("KB", "kilobit"),
  ]) func isNotGuessedAmongSeveral(_ name: String, _ first: String) {
    let error = #expect(throws: FormatError.self) { try MeasureUnit(englishName: name) }
    #expect(error?.code == .invalidUnit)
    #expect(error?.reason.code == "name-of-several-units")
    #expect(error?.reason.values.first == first)
  }

  @Test(arguments: [
    ("Mg", "mg"), ("NM", "nm"), ("Nm", "nm"), ("Mm", "mm"), ("mHz", "MHz"), ("MA", "mA"),
    ("pb", "PB"), ("Pm", "pm"), ("H", "h"), ("S", "s"), ("D", "d"), ("T", "t"), ("kwh", "kWh"),
    ("Em", "em"),
  ]) func isRefusedInAnotherCase(_ name: String, _ symbol: String) {
    let error = #expect(throws: FormatError.self) { try MeasureUnit(englishName: name) }
    #expect(error?.reason.code == "symbol-in-another-case")
    #expect(error?.proposal == symbol)
  }

  @Test(arguments: [
    ("ft-and-in", "foot-and-inch"), ("ft-and-xyzzy", nil), ("metrs-and-incch", "meter-and-inch"),
    ("kph-and-inch", nil),
  ]) func proposesOnlyWhatIsRead(_ name: String, _ proposal: String?) throws {
    let error = #expect(throws: FormatError.self) { try MeasureUnit(name) }
    #expect(error?.proposal == proposal)
    if let proposal { #expect(try MeasureUnit(proposal).identifier == proposal) }
  }

  @Test(arguments: ["", "nonsense", "kilometers per", String(repeating: "k", count: 1000)])
  func isRefusedIfUnknown(_ name: String) {
    let error = #expect(throws: FormatError.self) { try MeasureUnit(englishName: name) }
    #expect(error?.code == .invalidUnit)
  }

  @Test func everyIdentifierStaysAnIdentifier() throws {
    for name in MeasureUnit.simpleNames {
      #expect(try MeasureUnit(englishName: name).identifier == MeasureUnit(name).identifier)
    }
  }
}
