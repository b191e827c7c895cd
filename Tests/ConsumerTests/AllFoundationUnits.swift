import Foundation

/// All units of Foundation whose converter is fixed.
let allUnits: [Dimension] = unitsByClass.flatMap { $0 }

private let unitsByClass: [[Dimension]] = [
  lengthUnits,
  areaUnits,
  volumeUnits,
  massUnits,
  durationUnits,
  speedUnits,
  temperatureUnits,
  accelerationUnits,
  angleUnits,
  concentrationMassUnits,
  dispersionUnits,
  electricChargeUnits,
  electricCurrentUnits,
  electricPotentialDifferenceUnits,
  electricResistanceUnits,
  energyUnits,
  frequencyUnits,
  fuelEfficiencyUnits,
  illuminanceUnits,
  informationStorageUnits,
  powerUnits,
  pressureUnits,
]

private let lengthUnits: [UnitLength] = [
  .megameters,
  .kilometers,
  .hectometers,
  .decameters,
  .meters,
  .decimeters,
  .centimeters,
  .millimeters,
  .micrometers,
  .nanometers,
  .picometers,
  .inches,
  .feet,
  .yards,
  .miles,
  .scandinavianMiles,
  .lightyears,
  .nauticalMiles,
  .fathoms,
  .furlongs,
  .astronomicalUnits,
  .parsecs,
]

private let areaUnits: [UnitArea] = [
  .squareMegameters,
  .squareKilometers,
  .squareMeters,
  .squareCentimeters,
  .squareMillimeters,
  .squareMicrometers,
  .squareNanometers,
  .squareInches,
  .squareFeet,
  .squareYards,
  .squareMiles,
  .acres,
  .ares,
  .hectares,
]

private let volumeUnits: [UnitVolume] = [
  .megaliters,
  .kiloliters,
  .liters,
  .deciliters,
  .centiliters,
  .milliliters,
  .cubicKilometers,
  .cubicMeters,
  .cubicDecimeters,
  .cubicCentimeters,
  .cubicMillimeters,
  .cubicInches,
  .cubicFeet,
  .cubicYards,
  .cubicMiles,
  .acreFeet,
  .bushels,
  .teaspoons,
  .tablespoons,
  .fluidOunces,
  .cups,
  .pints,
  .quarts,
  .gallons,
  .imperialTeaspoons,
  .imperialTablespoons,
  .imperialFluidOunces,
  .imperialPints,
  .imperialQuarts,
  .imperialGallons,
  .metricCups,
]

private let massUnits: [UnitMass] = [
  .kilograms,
  .grams,
  .decigrams,
  .centigrams,
  .milligrams,
  .micrograms,
  .nanograms,
  .picograms,
  .ounces,
  .pounds,
  .stones,
  .metricTons,
  .shortTons,
  .carats,
  .ouncesTroy,
  .slugs,
]

private let durationUnits: [UnitDuration] = [
  .picoseconds,
  .nanoseconds,
  .microseconds,
  .milliseconds,
  .seconds,
  .minutes,
  .hours,
]

private let speedUnits: [UnitSpeed] = [
  .metersPerSecond,
  .kilometersPerHour,
  .milesPerHour,
  .knots,
]

private let temperatureUnits: [UnitTemperature] = [
  .kelvin,
  .celsius,
  .fahrenheit,
]

private let accelerationUnits: [UnitAcceleration] = [
  .metersPerSecondSquared,
  .gravity,
]

private let angleUnits: [UnitAngle] = [
  .degrees,
  .arcMinutes,
  .arcSeconds,
  .radians,
  .gradians,
  .revolutions,
]

private let concentrationMassUnits: [UnitConcentrationMass] = [
  .gramsPerLiter,
  .milligramsPerDeciliter,
]

private let dispersionUnits: [UnitDispersion] = [.partsPerMillion]

private let electricChargeUnits: [UnitElectricCharge] = [
  .coulombs,
  .megaampereHours,
  .kiloampereHours,
  .ampereHours,
  .milliampereHours,
  .microampereHours,
]

private let electricCurrentUnits: [UnitElectricCurrent] = [
  .megaamperes,
  .kiloamperes,
  .amperes,
  .milliamperes,
  .microamperes,
]

private let electricPotentialDifferenceUnits: [UnitElectricPotentialDifference] = [
  .megavolts,
  .kilovolts,
  .volts,
  .millivolts,
  .microvolts,
]

private let electricResistanceUnits: [UnitElectricResistance] = [
  .megaohms,
  .kiloohms,
  .ohms,
  .milliohms,
  .microohms,
]

private let energyUnits: [UnitEnergy] = [
  .kilojoules,
  .joules,
  .kilocalories,
  .calories,
  .kilowattHours,
]

private let frequencyUnits: [UnitFrequency] = [
  .terahertz,
  .gigahertz,
  .megahertz,
  .kilohertz,
  .hertz,
  .millihertz,
  .microhertz,
  .nanohertz,
]

private let fuelEfficiencyUnits: [UnitFuelEfficiency] = [
  .litersPer100Kilometers,
  .milesPerImperialGallon,
  .milesPerGallon,
]

private let illuminanceUnits: [UnitIlluminance] = [.lux]

private let informationStorageUnits: [UnitInformationStorage] = [
  .bytes,
  .bits,
  .nibbles,
  .yottabytes,
  .zettabytes,
  .exabytes,
  .petabytes,
  .terabytes,
  .gigabytes,
  .megabytes,
  .kilobytes,
  .yottabits,
  .zettabits,
  .exabits,
  .petabits,
  .terabits,
  .gigabits,
  .megabits,
  .kilobits,
  .yobibytes,
  .zebibytes,
  .exbibytes,
  .pebibytes,
  .tebibytes,
  .gibibytes,
  .mebibytes,
  .kibibytes,
  .yobibits,
  .zebibits,
  .exbibits,
  .pebibits,
  .tebibits,
  .gibibits,
  .mebibits,
  .kibibits,
]

private let powerUnits: [UnitPower] = [
  .terawatts,
  .gigawatts,
  .megawatts,
  .kilowatts,
  .watts,
  .milliwatts,
  .microwatts,
  .nanowatts,
  .picowatts,
  .femtowatts,
  .horsepower,
]

private let pressureUnits: [UnitPressure] = [
  .newtonsPerMetersSquared,
  .gigapascals,
  .megapascals,
  .kilopascals,
  .hectopascals,
  .inchesOfMercury,
  .bars,
  .millibars,
  .millimetersOfMercury,
  .poundsForcePerSquareInch,
]
