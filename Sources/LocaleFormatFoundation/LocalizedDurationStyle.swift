public import FoundationEssentials
public import LocaleFormat

/// A `FormatStyle` that writes durations by a `DurationFormat`, such as `1 hr, 2 min` or `1:02:03`.
///
/// ```swift
/// let german: LocaleID = "de"
/// let film = Duration.seconds(7_380)
/// try film.formatted(.localizedDuration(locale: german))  // "2 Std., 3 Min."
/// let digital = DurationFormat(.digital, width: .short).fraction(1)
/// try 61.25.formatted(.localizedDuration(digital, locale: german))  // "1:01,2"
/// ```
///
/// Without a locale, a duration is written in the app's locale at the time of formatting.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedDurationStyle = LocalizedStyle<DurationStyleKind>

/// The kind of styles for durations.
///
/// The fallback form is the seconds in machine form.
public enum DurationStyleKind: DefaultStyleKind {
  /// The recipe of the style.
  public typealias Recipe = DurationFormat
  /// The values that are written.
  public typealias Input = Duration

  /// Hours, minutes and seconds with their abbreviated names, as in Foundation's `UnitsFormatStyle`.
  public static var defaultRecipe: DurationFormat { DurationFormat(width: .short) }

  /// Writes a duration; the seconds in machine form if the style has a fault.
  public static func string(_ input: Duration, in style: LocalizedDurationStyle) -> String {
    style.string(input, otherwise: input.secondsText)
  }
}

extension LocalizedStyle where Kind == DurationStyleKind {
  /// Writes a number of seconds, by its shortest decimal.
  ///
  /// - Parameter seconds: Seconds, as Foundation counts them.
  /// - Returns: The text; the seconds in machine form if there is a fault, or if the number is
  ///   not finite, is beyond ±1.7 × 10^20, or has digits beyond an attosecond.
  public func format(_ seconds: TimeInterval) -> String {
    do throws(FormatError) {
      return format(try Duration(seconds: FixedDecimal(seconds)))
    } catch {
      FormatterCache.shared.countFailure()
      return "\(seconds) s"
    }
  }
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
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedDurationStyle) -> String { style.format(self) }
}

extension TimeInterval {
  /// Writes a number of seconds as a duration.
  ///
  /// - Parameter style: A style such as `.localizedDuration()`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedDurationStyle) -> String { style.format(self) }
}

extension FormatStyle where Self == LocalizedDurationStyle {
  /// Makes a style for durations.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the durations.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:)`.
  public static func localizedDuration(
    _ recipe: DurationFormat = DurationStyleKind.defaultRecipe,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }
}
