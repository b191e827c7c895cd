internal import Foundation

// Units of everyday life.

extension FoundationUnits {
  static let lengths: KeyValuePairs<UnitLength, String> = [
    .megameters: "megameter",
    .kilometers: "kilometer",
    .hectometers: "hectometer",
    .decameters: "dekameter",
    .meters: "meter",
    .decimeters: "decimeter",
    .centimeters: "centimeter",
    .millimeters: "millimeter",
    .micrometers: "micrometer",
    .nanometers: "nanometer",
    .picometers: "picometer",
    .inches: "inch",
    .feet: "foot",
    .yards: "yard",
    .miles: "mile",
    .scandinavianMiles: "mile-scandinavian",
    .lightyears: "light-year",
    .nauticalMiles: "nautical-mile",
    .fathoms: "fathom",
    .furlongs: "furlong",
    .astronomicalUnits: "astronomical-unit",
    .parsecs: "parsec",
  ]

  static let areas: KeyValuePairs<UnitArea, String> = [
    .squareMegameters: "square-megameter",
    .squareKilometers: "square-kilometer",
    .squareMeters: "square-meter",
    .squareCentimeters: "square-centimeter",
    .squareMillimeters: "square-millimeter",
    .squareMicrometers: "square-micrometer",
    .squareNanometers: "square-nanometer",
    .squareInches: "square-inch",
    .squareFeet: "square-foot",
    .squareYards: "square-yard",
    .squareMiles: "square-mile",
    .acres: "acre",
    .hectares: "hectare",
  ]

  static let volumes: KeyValuePairs<UnitVolume, String> = [
    .megaliters: "megaliter",
    .kiloliters: "kiloliter",
    .liters: "liter",
    .deciliters: "deciliter",
    .centiliters: "centiliter",
    .milliliters: "milliliter",
    .cubicKilometers: "cubic-kilometer",
    .cubicMeters: "cubic-meter",
    .cubicDecimeters: "cubic-decimeter",
    .cubicCentimeters: "cubic-centimeter",
    .cubicMillimeters: "cubic-millimeter",
    .cubicInches: "cubic-inch",
    .cubicFeet: "cubic-foot",
    .cubicYards: "cubic-yard",
    .cubicMiles: "cubic-mile",
    .acreFeet: "acre-foot",
    .bushels: "bushel",
    .teaspoons: "teaspoon",
    .tablespoons: "tablespoon",
    .fluidOunces: "fluid-ounce",
    .pints: "pint",
    .quarts: "quart",
    .gallons: "gallon",
    .imperialFluidOunces: "fluid-ounce-imperial",
    .imperialQuarts: "quart-imperial",
    .imperialGallons: "gallon-imperial",
    .metricCups: "cup-metric",
  ]

  static let masses: KeyValuePairs<UnitMass, String> = [
    .kilograms: "kilogram",
    .grams: "gram",
    .decigrams: "decigram",
    .centigrams: "centigram",
    .milligrams: "milligram",
    .micrograms: "microgram",
    .nanograms: "nanogram",
    .picograms: "picogram",
    .ounces: "ounce",
    .pounds: "pound",
    .stones: "stone",
    .metricTons: "tonne",
    .shortTons: "ton",
    .carats: "carat",
    .ouncesTroy: "ounce-troy",
  ]

  static let durations: KeyValuePairs<UnitDuration, String> = [
    .picoseconds: "picosecond",
    .nanoseconds: "nanosecond",
    .microseconds: "microsecond",
    .milliseconds: "millisecond",
    .seconds: "second",
    .minutes: "minute",
    .hours: "hour",
  ]

  static let speeds: KeyValuePairs<UnitSpeed, String> = [
    .metersPerSecond: "meter-per-second",
    .kilometersPerHour: "kilometer-per-hour",
    .milesPerHour: "mile-per-hour",
    .knots: "knot",
  ]

  static let temperatures: KeyValuePairs<UnitTemperature, String> = [
    .kelvin: "kelvin",
    .celsius: "celsius",
    .fahrenheit: "fahrenheit",
  ]
}
