public import FoundationEssentials
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
public struct LocalizedNumberStyle<Value: LocalizedNumber>: FormatStyle, Sendable {
  /// The recipe of the numbers.
  public var recipe: NumberFormat { localized.recipe }
  /// The locale of the text; nil for the app's.
  public var locale: LocaleID? { localized.locale }
  /// The mode of reading: how exactly a text must match.
  public let parseMode: ParseMode
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<NumberFormat>

  /// Makes the style, or throws if it cannot write.
  ///
  /// ```swift
  /// let nowhere: LocaleID = "es-419"
  /// try LocalizedNumberStyle<Int>(.localCurrency, locale: nowhere)  // throws
  /// ```
  /// - Parameters:
  ///   - recipe: The recipe of the numbers.
  ///   - locale: The locale of the text; nil for the app's.
  ///   - parseMode: The mode of reading: how exactly a text must match.
  /// - Throws: The errors of `NumberFormat.formatter(for:)`, in the app's present locale if
  ///   `locale` is nil. For example, the locale has no currency, ICU does not have a unit or cannot
  ///   parse a skeleton, or an option has no effect.
  public init(
    _ recipe: NumberFormat,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) throws(FormatError) {
    self.init(try LocalizedRecipe(recipe, for: locale), parseMode)
  }

  private init(_ localized: LocalizedRecipe<NumberFormat>, _ parseMode: ParseMode) {
    self.localized = localized
    self.parseMode = parseMode
  }

  /// Makes a style from a recipe, as in `5.formatted(.localized(.percent))`.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the numbers.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of ``init(_:locale:parseMode:)``.
  public static func localized(
    _ recipe: NumberFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }

  /// Writes a number.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The text. It is the fallback form if there is a ``fault``, or if the app's locale
  ///   has changed to one in which the style cannot write, such as one without a currency. That is
  ///   ASCII digits with a decimal point, without grouping, currency or unit.
  ///   `FormatterCache.Statistics.formatFailures` is then increased.
  public func format(_ value: Value) -> String {
    do throws(FormatError) {
      if let fault { throw fault }
      switch value.numericValue {
      case .integer(let value): return try text(value)
      case .binary(let value): return try text(value)
      case .decimal(let value): return try text(value)
      }
    } catch {
      FormatterCache.shared.countFailure()
      return value.numericValue.decimal.description
    }
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale, and reads nothing. Then
  ///   ``fault`` is the reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale), parseMode) }

  /// Returns the same style with another mode of reading.
  ///
  /// ```swift
  /// let style = try LocalizedNumberStyle<Int>(.decimal, locale: "de")
  /// try Int(" 1 234 ", format: style.parsing(.lenient))  // 1234
  /// ```
  /// - Parameter mode: The mode: how exactly a text must match.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self { Self(localized, mode) }

  // Repeated for each type of value, as in the verbs of the cache.

  private func text(_ value: Int) throws(FormatError) -> String {
    try FormatterCache.withCurrent { cache throws(FormatError) in
      guard let locale else { return try cache.string(value, as: recipe) }
      return try cache.string(value, as: recipe, for: locale)
    }
  }

  private func text(_ value: Double) throws(FormatError) -> String {
    try FormatterCache.withCurrent { cache throws(FormatError) in
      guard let locale else { return try cache.string(value, as: recipe) }
      return try cache.string(value, as: recipe, for: locale)
    }
  }

  private func text(_ value: FixedDecimal) throws(FormatError) -> String {
    try FormatterCache.withCurrent { cache throws(FormatError) in
      guard let locale else { return try cache.string(value, as: recipe) }
      return try cache.string(value, as: recipe, for: locale)
    }
  }
}

extension LocalizedNumberStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case locale
    case parsing
  }

  /// Encodes the recipe, the locale's tag, and the mode of reading if it is not strict.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try localized.encode(self, to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if parseMode != .strict { try container.encode(parseMode, forKey: .parsing) }
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    localized = try LocalizedRecipe(from: decoder, onlyKeyedBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    parseMode = try container.decodeIfPresent(ParseMode.self, forKey: .parsing) ?? .strict
  }
}
