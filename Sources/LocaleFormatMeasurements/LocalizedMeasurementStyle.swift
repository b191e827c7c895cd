public import Foundation
public import LocaleFormat
// The members of a style are those of `LocalizedStyle`.
@_exported public import LocaleFormatFoundation

/// A `FormatStyle` that writes measurements by a `UnitFormat`, such as `5 km`.
///
/// With a usage, a measurement is converted to the unit that people of the locale's region use for
/// it. The factors are CLDR's and not Foundation's.
///
/// ```swift
/// let german: LocaleID = "de"
/// let distance = Measurement(value: 1_234.5, unit: UnitLength.kilometers)
/// try distance.formatted(.localizedMeasurement(locale: german))  // "1.234,5 km"
/// let road = UnitFormat(width: .long, usage: "road")
/// try distance.formatted(.localizedMeasurement(road, locale: "en-US"))  // "767 miles"
/// ```
///
/// Without a locale, a measurement is written in the app's locale at the time of formatting.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedMeasurementStyle<UnitType: Dimension> =
  LocalizedStyle<MeasurementStyleKind<UnitType>>

/// The kind of styles for measurements.
///
/// The fallback form is the number in machine form and the CLDR identifier of the unit: `5.0 meter`.
/// For a unit that CLDR does not have, it is the number and the symbol: `5.0 slug`.
public enum MeasurementStyleKind<UnitType: Dimension>: DefaultStyleKind {
  /// The recipe of the style.
  public typealias Recipe = UnitFormat
  /// The values that are written.
  public typealias Input = Measurement<UnitType>

  /// The unit is kept, and its name is short, as in Foundation's `Measurement.formatted()`.
  public static var defaultRecipe: UnitFormat { UnitFormat(width: .short) }

  /// Writes a measurement, whose value is its shortest decimal.
  ///
  /// If there is a fault, or the quantity has no units for the usage, it is the fallback form.
  public static func string(
    _ input: Measurement<UnitType>,
    in style: LocalizedMeasurementStyle<UnitType>
  ) -> String {
    style.string(try UnitAmount(input), otherwise: input.neutralText)
  }
}

extension LocalizedStyle {
  /// Makes a style, as in `distance.formatted(.localizedMeasurement())`.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the measurements.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:)`.
  public static func localizedMeasurement<UnitType>(
    _ recipe: UnitFormat = UnitFormat(width: .short),
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self where Kind == MeasurementStyleKind<UnitType> {
    try Self(recipe, locale: locale)
  }
}

extension Measurement where UnitType: Dimension {
  /// Writes the measurement in a style.
  ///
  /// ```swift
  /// let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
  /// let weather = UnitFormat(width: .short, usage: "weather")
  /// try temperature.formatted(.localizedMeasurement(weather, locale: "en-US"))  // "68°F"
  /// ```
  /// - Parameter style: A style such as `.localizedMeasurement()`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedMeasurementStyle<UnitType>) -> String {
    style.format(self)
  }
}
