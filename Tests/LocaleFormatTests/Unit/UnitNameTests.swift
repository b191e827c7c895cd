import Testing

@testable import LocaleFormat

/// Tests units by their English names and symbols.
@Suite struct UnitNameTests {
  @Test(arguments: [
    ("meter", "meter"), ("km", "kilometer"), ("kilometers", "kilometer"), ("feet", "foot"),
    ("Miles", "mile"), ("h", "hour"), ("km/h", "kilometer-per-hour"), ("mph", "mile-per-hour"),
    ("ml", "milliliter"), ("l", "liter"), ("lbs", "pound"), ("kwh", "kilowatt-hour"),
    ("MB", "megabyte"), ("Mb", "megabit"), ("square meters", "square-meter"),
    ("litres", "liter"), ("kilometres-per-hour", "kilometer-per-hour"), ("m", "meter"),
    ("hectograms", "hectogram"),
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
