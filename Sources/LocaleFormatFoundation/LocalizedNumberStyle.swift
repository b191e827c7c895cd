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
/// Without a locale numbers are written in the app's locale at the moment of writing, money in its
/// locale for money. A `Decimal` and an integer never become binary on the way.
///
/// It formats through `FormatterCache.shared`.
public struct LocalizedNumberStyle<Value: LocalizedNumber>: FormatStyle, Sendable {
  /// How numbers are written.
  public let recipe: NumberFormat
  /// The locale they are written in; nil for the app's.
  public let locale: LocaleID?
  /// How exactly a text must be what is written, where the style is used to read.
  public let parseMode: ParseMode
  /// Why the style writes the fallback form; nil unless ``locale(_:)``, which `FormatStyle` does
  /// not let throw, was given a locale in which the style cannot write.
  public let fault: FormatError?

  /// Makes the style, if it can write.
  ///
  /// ```swift
  /// let nowhere: LocaleID = "es-419"
  /// try LocalizedNumberStyle<Int>(.localCurrency, locale: nowhere)  // throws
  /// ```
  /// - Parameters:
  ///   - recipe: How numbers are written.
  ///   - locale: The locale they are written in; nil for the app's.
  ///   - parseMode: How exactly a text must be what is written, when one is read.
  /// - Throws: What `NumberFormat.formatter(for:)` throws, in the app's locale of this moment where none
  ///   is named: a locale without a currency, a unit or a skeleton that ICU does not know, an option
  ///   that does nothing.
  public init(
    _ recipe: NumberFormat,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) throws(FormatError) {
    try FormatterCache.shared.check(recipe, for: locale)
    self.init(recipe, locale, parseMode, fault: nil)
  }

  private init(
    _ recipe: NumberFormat,
    _ locale: LocaleID?,
    _ parseMode: ParseMode,
    fault: FormatError?
  ) {
    self.recipe = recipe
    self.locale = locale
    self.parseMode = parseMode
    self.fault = fault
  }

  /// Makes the style of a recipe, as in `5.formatted(.localized(.percent))`.
  ///
  /// - Parameters:
  ///   - recipe: How numbers are written.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: What ``init(_:locale:parseMode:)`` throws.
  public static func localized(
    _ recipe: NumberFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }

  /// Writes a number.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The text. Where there is a ``fault``, and where the app's locale is by now one that the
  ///   style cannot write in, such as one without a currency: ASCII digits with a point, without
  ///   grouping, currency or unit, counted in `FormatterCache.Statistics.formatFailures`.
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

  /// The same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not let this throw: with a locale whose
  ///   identifier is not well-formed, or for which no formatter can be made, the style writes the fallback
  ///   form rather than the text of another locale, reads nothing, and says why by ``fault``.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return try Self(recipe, locale: LocaleID(locale), parseMode: parseMode)
    } catch {
      return Self(recipe, self.locale, parseMode, fault: error)
    }
  }

  /// The same style, which reads in another mode.
  ///
  /// ```swift
  /// let style = try LocalizedNumberStyle<Int>(.decimal, locale: "de")
  /// try Int(" 1 234 ", format: style.parsing(.lenient))  // 1234
  /// ```
  /// - Parameter mode: How exactly a text must be what is written.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self {
    Self(recipe, locale, mode, fault: fault)
  }

  // Written out for each type of value, as the verbs of the cache are.

  private func text(_ value: Int) throws(FormatError) -> String {
    guard let locale else { return try FormatterCache.shared.string(value, as: recipe) }
    return try FormatterCache.shared.string(value, as: recipe, for: locale)
  }

  private func text(_ value: Double) throws(FormatError) -> String {
    guard let locale else { return try FormatterCache.shared.string(value, as: recipe) }
    return try FormatterCache.shared.string(value, as: recipe, for: locale)
  }

  private func text(_ value: FixedDecimal) throws(FormatError) -> String {
    guard let locale else { return try FormatterCache.shared.string(value, as: recipe) }
    return try FormatterCache.shared.string(value, as: recipe, for: locale)
  }
}

extension LocalizedNumberStyle: Hashable {
  /// Hashes what the style is made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(locale)
    hasher.combine(parseMode)
    hasher.combine(fault?.description)
  }
}

extension LocalizedNumberStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case locale
    case parsing
  }

  /// Writes the recipe, the locale's tag, and the mode of reading where it is not strict.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws, and `EncodingError.invalidValue` with a ``fault`` underneath.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { style throws(FormatError) in
      if let fault = style.fault { throw fault }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale, forKey: .locale)
    if parseMode != .strict { try container.encode(parseMode, forKey: .parsing) }
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for what is missing, unknown or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try container.decode(NumberFormat.self, forKey: .recipe)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    let mode = try container.decodeIfPresent(ParseMode.self, forKey: .parsing) ?? .strict
    self = try decoder.checked { () throws(FormatError) in
      try Self(recipe, locale: locale, parseMode: mode)
    }
  }
}
