/// The usual units. Every other one is made of its identifier.
extension MeasureUnit {
  // MARK: Length

  /// The unit `meter`.
  public static let meter: MeasureUnit = "meter"
  /// The unit `kilometer`.
  public static let kilometer: MeasureUnit = "kilometer"
  /// The unit `centimeter`.
  public static let centimeter: MeasureUnit = "centimeter"
  /// The unit `millimeter`.
  public static let millimeter: MeasureUnit = "millimeter"
  /// The unit `mile`.
  public static let mile: MeasureUnit = "mile"
  /// The unit `yard`.
  public static let yard: MeasureUnit = "yard"
  /// The unit `foot`.
  public static let foot: MeasureUnit = "foot"
  /// The unit `inch`.
  public static let inch: MeasureUnit = "inch"

  // MARK: Mass

  /// The unit `kilogram`.
  public static let kilogram: MeasureUnit = "kilogram"
  /// The unit `gram`.
  public static let gram: MeasureUnit = "gram"
  /// The unit `tonne`.
  public static let tonne: MeasureUnit = "tonne"
  /// The unit `pound`.
  public static let pound: MeasureUnit = "pound"
  /// The unit `ounce`.
  public static let ounce: MeasureUnit = "ounce"
  /// The unit `stone`.
  public static let stone: MeasureUnit = "stone"

  // MARK: Duration

  /// The unit `second`.
  public static let second: MeasureUnit = "second"
  /// The unit `millisecond`.
  public static let millisecond: MeasureUnit = "millisecond"
  /// The unit `minute`.
  public static let minute: MeasureUnit = "minute"
  /// The unit `hour`.
  public static let hour: MeasureUnit = "hour"
  /// The unit `day`.
  public static let day: MeasureUnit = "day"
  /// The unit `week`.
  public static let week: MeasureUnit = "week"
  /// The unit `month`.
  public static let month: MeasureUnit = "month"
  /// The unit `year`.
  public static let year: MeasureUnit = "year"

  // MARK: Temperature

  /// The unit `celsius`.
  public static let celsius: MeasureUnit = "celsius"
  /// The unit `fahrenheit`.
  public static let fahrenheit: MeasureUnit = "fahrenheit"
  /// The unit `kelvin`.
  public static let kelvin: MeasureUnit = "kelvin"

  // MARK: Speed

  /// The unit `meter-per-second`.
  public static let meterPerSecond: MeasureUnit = "meter-per-second"
  /// The unit `kilometer-per-hour`.
  public static let kilometerPerHour: MeasureUnit = "kilometer-per-hour"
  /// The unit `mile-per-hour`.
  public static let milePerHour: MeasureUnit = "mile-per-hour"
  /// The unit `knot`.
  public static let knot: MeasureUnit = "knot"

  // MARK: Area

  /// The unit `square-meter`.
  public static let squareMeter: MeasureUnit = "square-meter"
  /// The unit `square-kilometer`.
  public static let squareKilometer: MeasureUnit = "square-kilometer"
  /// The unit `hectare`.
  public static let hectare: MeasureUnit = "hectare"
  /// The unit `acre`.
  public static let acre: MeasureUnit = "acre"
  /// The unit `square-foot`.
  public static let squareFoot: MeasureUnit = "square-foot"

  // MARK: Volume

  /// The unit `liter`.
  public static let liter: MeasureUnit = "liter"
  /// The unit `milliliter`.
  public static let milliliter: MeasureUnit = "milliliter"
  /// The unit `cubic-meter`.
  public static let cubicMeter: MeasureUnit = "cubic-meter"
  /// The unit `gallon`.
  public static let gallon: MeasureUnit = "gallon"
  /// The unit `fluid-ounce`.
  public static let fluidOunce: MeasureUnit = "fluid-ounce"

  // MARK: Digital

  /// The unit `bit`.
  public static let bit: MeasureUnit = "bit"
  /// The unit `byte`.
  public static let byte: MeasureUnit = "byte"
  /// The unit `kilobyte`.
  public static let kilobyte: MeasureUnit = "kilobyte"
  /// The unit `megabyte`.
  public static let megabyte: MeasureUnit = "megabyte"
  /// The unit `gigabyte`.
  public static let gigabyte: MeasureUnit = "gigabyte"
  /// The unit `terabyte`.
  public static let terabyte: MeasureUnit = "terabyte"

  // MARK: Energy and power

  /// The unit `kilowatt-hour`.
  public static let kilowattHour: MeasureUnit = "kilowatt-hour"
  /// The unit `kilocalorie`.
  public static let kilocalorie: MeasureUnit = "kilocalorie"
  /// The unit `joule`.
  public static let joule: MeasureUnit = "joule"
  /// The unit `watt`.
  public static let watt: MeasureUnit = "watt"
  /// The unit `kilowatt`.
  public static let kilowatt: MeasureUnit = "kilowatt"

  // MARK: Pressure

  /// The unit `hectopascal`.
  public static let hectopascal: MeasureUnit = "hectopascal"
  /// The unit `bar`.
  public static let bar: MeasureUnit = "bar"

  // MARK: Angle and portion

  /// The unit `degree`.
  public static let degree: MeasureUnit = "degree"
  /// The unit `percent`.
  public static let percent: MeasureUnit = "percent"

  // MARK: Consumption

  /// The unit `liter-per-100-kilometer`.
  public static let literPer100Kilometer: MeasureUnit = "liter-per-100-kilometer"
  /// The unit `mile-per-gallon`.
  public static let milePerGallon: MeasureUnit = "mile-per-gallon"

  // MARK: Several units

  /// The unit `foot-and-inch`.
  public static let footAndInch: MeasureUnit = "foot-and-inch"
  /// The unit `pound-and-ounce`.
  public static let poundAndOunce: MeasureUnit = "pound-and-ounce"
  /// The unit `hour-and-minute`.
  public static let hourAndMinute: MeasureUnit = "hour-and-minute"
}
