public import LocaleFormat

/// A `FormatStyle` that writes numbers by a `NumberFormat`, with this package's locales and data.
///
/// ```swift
/// let german = LocaleID("de")
/// try 1234.5.formatted(.localized(.decimal, locale: german))  // "1.234,5"
/// try 0.256.formatted(.localized(.percent.fraction(1...1), locale: german))  // "25,6\u{A0}%"
/// try Decimal(1234).formatted(.localized(.currency("EUR"), locale: german))  // "1.234,00\u{A0}€"
/// try Int("1.234", format: .localized(.decimal, locale: german))  // 1234
/// ```
///
/// Without a locale, numbers are written in the app's locale at the time of formatting, and money
/// in its locale for money. A `Decimal` or an integer is never converted to a binary number.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedNumberStyle<Value: LocalizedNumber> =
  LocalizedStyle<NumberStyleKind<Value>>

/// The kind of styles for numbers.
///
/// The fallback form is ASCII digits with a decimal point, without grouping, currency or unit.
public enum NumberStyleKind<Value: LocalizedNumber>: ParsingStyleKind {
  /// The recipe of the style.
  public typealias Recipe = NumberFormat
  /// The values that are written.
  public typealias Input = Value

  /// Writes a number.
  ///
  /// It is the fallback form if the style has a fault, or if the app's locale has changed to one in
  /// which the style cannot write, such as one without a currency.
  /// `FormatterCache.Statistics.formatFailures` is then increased.
  public static func string(_ input: Value, in style: LocalizedNumberStyle<Value>) -> String {
    do throws(FormatError) {
      if let fault = style.fault { throw fault }
      let number = input.numericValue
      return try FormatterCache.withCurrent { cache throws(FormatError) in
        // Repeated for each type of value, as in the verbs of the cache.
        switch number {
        case .integer(let value): try cache.string(value, as: style.recipe, for: style.locale)
        case .binary(let value): try cache.string(value, as: style.recipe, for: style.locale)
        case .decimal(let value): try cache.string(value, as: style.recipe, for: style.locale)
        }
      }
    } catch {
      FormatterCache.shared.countFailure()
      return input.numericValue.decimal.description
    }
  }

  /// Returns the strategy that reads the texts of a style.
  public static func strategy(
    of style: LocalizedNumberStyle<Value>
  ) -> LocalizedNumberParseStrategy<Value> {
    LocalizedNumberParseStrategy(style: style)
  }
}

extension LocalizedStyle {
  /// Makes a style from a recipe, as in `5.formatted(.localized(.percent))`.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the numbers.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:parseMode:)`.
  public static func localized<Value>(
    _ recipe: NumberFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self where Kind == NumberStyleKind<Value> {
    try Self(recipe, locale: locale)
  }
}
