internal import Foundation

// Units of science and technology.

extension FoundationUnits {
  static let accelerations: KeyValuePairs<UnitAcceleration, String> = [
    .metersPerSecondSquared: "meter-per-square-second",
    .gravity: "g-force",
  ]

  static let angles: KeyValuePairs<UnitAngle, String> = [
    .degrees: "degree",
    .arcMinutes: "arc-minute",
    .arcSeconds: "arc-second",
    .radians: "radian",
    .revolutions: "revolution",
  ]

  static let concentrations: KeyValuePairs<UnitConcentrationMass, String> = [
    .gramsPerLiter: "gram-per-liter",
    .milligramsPerDeciliter: "milligram-per-deciliter",
  ]

  static let dispersions: KeyValuePairs<UnitDispersion, String> = [
    .partsPerMillion: "permillion"
  ]

  static let charges: KeyValuePairs<UnitElectricCharge, String> = [
    .megaampereHours: "megaampere-hour",
    .kiloampereHours: "kiloampere-hour",
    .ampereHours: "ampere-hour",
    .milliampereHours: "milliampere-hour",
    .microampereHours: "microampere-hour",
  ]

  static let currents: KeyValuePairs<UnitElectricCurrent, String> = [
    .megaamperes: "megaampere",
    .kiloamperes: "kiloampere",
    .amperes: "ampere",
    .milliamperes: "milliampere",
    .microamperes: "microampere",
  ]

  static let potentialDifferences: KeyValuePairs<UnitElectricPotentialDifference, String> = [
    .megavolts: "megavolt",
    .kilovolts: "kilovolt",
    .volts: "volt",
    .millivolts: "millivolt",
    .microvolts: "microvolt",
  ]

  static let resistances: KeyValuePairs<UnitElectricResistance, String> = [
    .megaohms: "megaohm",
    .kiloohms: "kiloohm",
    .ohms: "ohm",
    .milliohms: "milliohm",
    .microohms: "microohm",
  ]

  static let energies: KeyValuePairs<UnitEnergy, String> = [
    .kilojoules: "kilojoule",
    .joules: "joule",
    .kilocalories: "kilocalorie",
    .calories: "calorie",
    .kilowattHours: "kilowatt-hour",
  ]

  static let frequencies: KeyValuePairs<UnitFrequency, String> = [
    .terahertz: "terahertz",
    .gigahertz: "gigahertz",
    .megahertz: "megahertz",
    .kilohertz: "kilohertz",
    .hertz: "hertz",
    .millihertz: "millihertz",
    .microhertz: "microhertz",
    .nanohertz: "nanohertz",
  ]

  static let fuelEfficiencies: KeyValuePairs<UnitFuelEfficiency, String> = [
    .litersPer100Kilometers: "liter-per-100-kilometer",
    .milesPerImperialGallon: "mile-per-gallon-imperial",
    .milesPerGallon: "mile-per-gallon",
  ]

  static let illuminances: KeyValuePairs<UnitIlluminance, String> = [
    .lux: "lux"
  ]

  static let informationStorage: KeyValuePairs<UnitInformationStorage, String> = [
    .bytes: "byte",
    .bits: "bit",
    .yottabytes: "yottabyte",
    .zettabytes: "zettabyte",
    .exabytes: "exabyte",
    .petabytes: "petabyte",
    .terabytes: "terabyte",
    .gigabytes: "gigabyte",
    .megabytes: "megabyte",
    .kilobytes: "kilobyte",
    .yottabits: "yottabit",
    .zettabits: "zettabit",
    .exabits: "exabit",
    .petabits: "petabit",
    .terabits: "terabit",
    .gigabits: "gigabit",
    .megabits: "megabit",
    .kilobits: "kilobit",
    .yobibytes: "yobibyte",
    .zebibytes: "zebibyte",
    .exbibytes: "exbibyte",
    .pebibytes: "pebibyte",
    .tebibytes: "tebibyte",
    .gibibytes: "gibibyte",
    .mebibytes: "mebibyte",
    .kibibytes: "kibibyte",
    .yobibits: "yobibit",
    .zebibits: "zebibit",
    .exbibits: "exbibit",
    .pebibits: "pebibit",
    .tebibits: "tebibit",
    .gibibits: "gibibit",
    .mebibits: "mebibit",
    .kibibits: "kibibit",
  ]

  static let powers: KeyValuePairs<UnitPower, String> = [
    .terawatts: "terawatt",
    .gigawatts: "gigawatt",
    .megawatts: "megawatt",
    .kilowatts: "kilowatt",
    .watts: "watt",
    .milliwatts: "milliwatt",
    .microwatts: "microwatt",
    .nanowatts: "nanowatt",
    .picowatts: "picowatt",
    .femtowatts: "femtowatt",
    .horsepower: "horsepower",
  ]

  static let pressures: KeyValuePairs<UnitPressure, String> = [
    .newtonsPerMetersSquared: "newton-per-square-meter",
    .gigapascals: "gigapascal",
    .megapascals: "megapascal",
    .kilopascals: "kilopascal",
    .hectopascals: "hectopascal",
    .inchesOfMercury: "inch-ofhg",
    .bars: "bar",
    .millibars: "millibar",
    .millimetersOfMercury: "millimeter-ofhg",
    .poundsForcePerSquareInch: "pound-force-per-square-inch",
  ]
}
