import Foundation
import LocaleFormat
import LocaleFormatMeasurements
import Testing

@Suite struct LocalizedMeasurementStyleTests {
  let german = LocaleID("de")

  @Test func writesMeasurementsAsTheEngineDoes() throws {
    let recipes = [UnitFormat(width: .short), UnitFormat(width: .long, usage: "road")]
    for recipe in recipes {
      let formatter = try recipe.formatter(for: "en-US")
      let style = try LocalizedMeasurementStyle<UnitLength>(recipe, locale: "en-US")
      for value in [0, -1, 0.1, 1e21, .nan, .infinity] {
        let distance = Measurement(value: value, unit: UnitLength.kilometers)
        #expect(distance.formatted(style) == formatter.string(UnitAmount(value, .kilometer)))
      }
    }
    let long = UnitFormat(width: .long)
    let one = Measurement(value: 1, unit: UnitLength.kilometers)
    #expect(try one.formatted(.localizedMeasurement(long, locale: "en")) == "1 kilometer")
    let hot = Measurement(value: 37.5, unit: UnitTemperature.celsius)
    #expect(try hot.formatted(.localizedMeasurement(locale: german)) == "37,5 °C")
    let text = try AppLocale.with(AppLocale(german)) { try hot.formatted(.localizedMeasurement()) }
    #expect(text == "37,5 °C")
  }

  @Test func keepsTheShortestDecimal() throws {
    let tenth = Measurement(value: 0.1, unit: UnitVolume.imperialGallons)
    #expect(try UnitAmount(tenth) == UnitAmount("0.1", "gallon-imperial"))
    #expect(try UnitAmount(tenth).converted(to: .milliliter).description == "454.609 milliliter")
  }

  @Test func convertsAmountsBack() throws {
    let mass = try Measurement(UnitAmount(1, .pound), in: UnitMass.grams)
    #expect(mass.value == 453.59237 && mass.unit == .grams)
    let consumption = UnitAmount(8, .literPer100Kilometer)
    let miles = try Measurement(consumption, in: UnitFuelEfficiency.milesPerImperialGallon)
    #expect(abs(miles.value - 35.31) < 0.001)
    #expect(throws: FormatError.self) {
      try Measurement(UnitAmount(1, .meter), in: UnitMass.grams)
    }
    #expect(throws: FormatError.self) {
      try Measurement(UnitAmount(1, .cubicMeter), in: UnitVolume.cups)
    }
  }

  @Test func writesTheFallbackFormOfWhatCannotBeWritten() throws {
    let style = try LocalizedMeasurementStyle<UnitMass>(locale: german)
    let failures = FormatterCache.Statistics.formatFailures
    #expect(Measurement(value: 5, unit: UnitMass.slugs).formatted(style) == "5.0 slug")
    #expect(FormatterCache.Statistics.formatFailures > failures)
    let grain = UnitMass(symbol: "gr", converter: UnitConverterLinear(coefficient: 0.000065))
    #expect(Measurement(value: 1.5, unit: grain).formatted(style) == "1.5 gr")
    let road = UnitFormat(width: .short, usage: "road")
    let resistance = Measurement(value: 1.5, unit: UnitElectricResistance.kiloohms)
    #expect(try resistance.formatted(.localizedMeasurement(road, locale: german)) == "1.5 kiloohm")
  }

  @Test func followsFoundationsLocale() throws {
    let style = try LocalizedMeasurementStyle<UnitLength>(UnitFormat(width: .long), locale: german)
    let length = Measurement(value: 1.5, unit: UnitLength.meters)
    #expect(style.locale(Locale(identifier: "fr")).format(length) == "1,5\u{A0}mètre")
    let malformed = style.locale(Locale(identifier: "fr-"))
    #expect(malformed.fault?.code == .invalidLocale && malformed.format(length) == "1.5 meter")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    #expect(malformed.locale(Locale(identifier: "de")) == style)
  }

  @Test func comesBackFromItsCode() throws {
    let style = try LocalizedMeasurementStyle<UnitLength>(
      UnitFormat(width: .short, usage: "road"),
      locale: german
    )
    let json = try JSONEncoder.sorted.encode(style)
    #expect(String(decoding: json, as: UTF8.self) == #"{"locale":"de","recipe":{"usage":"road"}}"#)
    let type = LocalizedMeasurementStyle<UnitLength>.self
    #expect(try JSONDecoder().decode(type, from: json) == style)
    for hostile in ["{}", #"{"recipe":{"usage":"moon"}}"#, #"{"recipe":{},"unit":"meter"}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(type, from: Data(hostile.utf8))
      }
    }
  }

  @Test func refusesARecipeThatCannotWrite() {
    #expect(throws: FormatError.self) {
      try LocalizedMeasurementStyle<UnitLength>(
        UnitFormat(width: .short, usage: "moon"),
        locale: "de"
      )
    }
  }
}
