public import FoundationEssentials
public import LocaleFormat

/// A `FormatStyle` that writes durations by a `DurationFormat`, such as `1 hr, 2 min` or `1:02:03`.
///
/// ```swift
/// let german: LocaleID = "de"
/// let film = Duration.seconds(7_380)
/// try film.formatted(.localizedDuration(locale: german))  // "2 Std., 3 Min."
/// let digital = DurationFormat(.digital).fraction(1)
/// try 61.25.formatted(.localizedDuration(digital, locale: german))  // "1:01,2"
/// ```
///
/// Without a locale, a duration is written in the app's locale at the time of formatting.
///
/// It formats through `FormatterCache.current`.
public struct LocalizedDurationStyle: FormatStyle, Sendable {
  /// A duration.
  public typealias FormatInput = Duration
  /// A text.
  public typealias FormatOutput = String

  /// The recipe of the durations.
  public var recipe: DurationFormat { localized.recipe }
  /// The locale of the text; nil for the app's.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<DurationFormat>

  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the durations; by default hours, minutes and seconds with their
  ///     abbreviated names.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of `DurationFormat.formatter(for:)`, in the app's present locale if
  ///   `locale` is nil.
  public init(
    _ recipe: DurationFormat = DurationFormat(),
    locale: LocaleID? = nil
  ) throws(FormatError) {
    localized = try LocalizedRecipe(recipe, for: locale)
  }

  private init(_ localized: LocalizedRecipe<DurationFormat>) { self.localized = localized }

  /// Writes a duration.
  ///
  /// - Parameter value: Any duration.
  /// - Returns: The text; the seconds in machine form if there is a ``fault``.
  public func format(_ value: Duration) -> String {
    localized.string(value, otherwise: value.secondsText)
  }

  /// Writes a number of seconds, by its shortest decimal.
  ///
  /// - Parameter seconds: Seconds, as Foundation counts them.
  /// - Returns: The text; the seconds in machine form if there is a ``fault``, or if the number is
  ///   not finite, is beyond ±1.7 × 10^20, or has digits beyond an attosecond.
  public func format(_ seconds: TimeInterval) -> String {
    do throws(FormatError) {
      return format(try Duration(seconds: FixedDecimal(seconds)))
    } catch {
      FormatterCache.shared.countFailure()
      return "\(seconds) s"
    }
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

extension Duration {
  /// The seconds in machine form, such as `3723.5 s`.
  fileprivate var secondsText: String {
    let (seconds, attoseconds) = components
    let digits = "\(1_000_000_000_000_000_000 + attoseconds.magnitude)".dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    let sign = self < .zero ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(fraction.isEmpty ? "" : ".\(fraction)") s"
  }

  /// Writes the duration in a style.
  ///
  /// - Parameter style: A style such as `.localizedDuration()`.
  /// - Returns: The text of ``LocalizedDurationStyle/format(_:)-(Duration)``.
  public func formatted(_ style: LocalizedDurationStyle) -> String { style.format(self) }
}

extension TimeInterval {
  /// Writes a number of seconds as a duration.
  ///
  /// - Parameter style: A style such as `.localizedDuration()`.
  /// - Returns: The text of ``LocalizedDurationStyle/format(_:)-(TimeInterval)``.
  public func formatted(_ style: LocalizedDurationStyle) -> String { style.format(self) }
}

extension FormatStyle where Self == LocalizedDurationStyle {
  /// Makes a style for durations.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the durations.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of ``LocalizedDurationStyle/init(_:locale:)``.
  public static func localizedDuration(
    _ recipe: DurationFormat = DurationFormat(),
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }
}

extension LocalizedDurationStyle: Codable {
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
