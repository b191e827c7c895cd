public import Foundation
public import LocaleFormat
internal import LocaleFormatFoundation

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
public struct LocalizedMeasurementStyle<UnitType: Dimension>: FormatStyle, Sendable {
  /// The recipe of the measurements.
  public var recipe: UnitFormat { localized.recipe }
  /// The locale of the text; nil for the app's.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<UnitFormat>

  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the measurements; by default the unit is kept, and its name is
  ///     short, as in Foundation's `Measurement.formatted()`.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of `UnitFormat.formatter(for:)`, in the app's present locale if `locale`
  ///   is nil.
  public init(
    _ recipe: UnitFormat = UnitFormat(width: .short),
    locale: LocaleID? = nil
  ) throws(FormatError) {
    localized = try LocalizedRecipe(recipe, for: locale)
  }

  private init(_ localized: LocalizedRecipe<UnitFormat>) { self.localized = localized }

  /// Makes a style, as in `distance.formatted(.localizedMeasurement())`.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the measurements.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of ``init(_:locale:)``.
  public static func localizedMeasurement(
    _ recipe: UnitFormat = UnitFormat(width: .short),
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }

  /// Writes a measurement, whose value is its shortest decimal.
  ///
  /// - Parameter value: Any measurement.
  /// - Returns: The text. If there is a ``fault``, or the quantity has no units for the usage, it is
  ///   the number in machine form and the CLDR identifier of the unit: `5.0 meter`. For a unit that
  ///   CLDR does not have, it is the number and the symbol: `5.0 slug`.
  public func format(_ value: Measurement<UnitType>) -> String {
    localized.string(try UnitAmount(value), otherwise: value.neutralText)
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale. Then ``fault`` is the
  ///   reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale)) }
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
  /// - Returns: The text of ``LocalizedMeasurementStyle/format(_:)``.
  public func formatted(_ style: LocalizedMeasurementStyle<UnitType>) -> String {
    style.format(self)
  }
}

extension LocalizedMeasurementStyle: Codable {
  /// Encodes the recipe and the locale's tag.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try localized.encode(self, to: encoder)
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    localized = try LocalizedRecipe(from: decoder)
  }
}
