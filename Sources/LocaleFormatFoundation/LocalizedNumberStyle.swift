public import FoundationEssentials
public import LocaleFormat

/// A `FormatStyle` that writes numbers by a `NumberFormat`, with this package's locales and data.
///
/// ```swift
/// let german = LocaleID("de")
/// 1234.5.formatted(.localized(.decimal, locale: german))  // "1.234,5"
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

  /// Makes the style.
  ///
  /// Nothing is checked: where no formatter can be made of it, ``format(_:)`` writes the machine
  /// form of a number.
  ///
  /// - Parameters:
  ///   - recipe: How numbers are written.
  ///   - locale: The locale they are written in; nil for the app's.
  ///   - parseMode: How exactly a text must be what is written, when one is read.
  public init(
    _ recipe: NumberFormat,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) {
    self.recipe = recipe
    self.locale = locale
    self.parseMode = parseMode
  }

  /// Makes the style of a recipe; for use behind a dot.
  ///
  /// - Parameters:
  ///   - recipe: How numbers are written.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  public static func localized(_ recipe: NumberFormat, locale: LocaleID? = nil) -> Self {
    Self(recipe, locale: locale)
  }

  /// The style, after it has been used once.
  ///
  /// ```swift
  /// let style = LocalizedNumberStyle<Int>(.localCurrency, locale: LocaleID("es-419"))
  /// (try? style.checked()) == nil  // true
  /// style.format(5)  // "5"
  /// ```
  /// - Returns: The style itself, which will not write the machine form in its locale.
  /// - Throws: What `NumberFormat.formatter(for:)` throws: a locale without a currency, a unit or
  ///   a skeleton that ICU does not know, an option that does nothing.
  public func checked() throws(FormatError) -> Self {
    _ = try text(FixedDecimal(0))
    return self
  }

  /// Writes a number.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The text; where no formatter can be made, ASCII digits with a point, without
  ///   grouping, currency or unit. ``checked()`` says beforehand whether that is so.
  public func format(_ value: Value) -> String {
    do throws(FormatError) {
      if let integer = value as? Int { return try text(integer) }
      if let binary = value as? Double { return try text(binary) }
      return try text(Value.fixedDecimal(of: value))
    } catch {
      return Value.fixedDecimal(of: value).description
    }
  }

  /// The same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. One whose identifier is not well-formed changes
  ///   nothing.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return Self(recipe, locale: try LocaleID(locale), parseMode: parseMode)
    } catch {
      return self
    }
  }

  /// The same style, which reads in another mode.
  ///
  /// ```swift
  /// let style = LocalizedNumberStyle<Int>(.decimal, locale: LocaleID("de"))
  /// try Int(" 1 234 ", format: style.parsing(.lenient))  // 1234
  /// ```
  /// - Parameter mode: How exactly a text must be what is written.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self {
    Self(recipe, locale: locale, parseMode: mode)
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

extension LocalizedNumberStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case recipe
    case locale
    case parsing
  }

  /// Writes the recipe, the locale's tag, and the mode of reading where it is not strict.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale?.tag, forKey: .locale)
    if parseMode != .strict { try container.encode(parseMode.rawValue, forKey: .parsing) }
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for what is missing, of another type, or refused by the recipe's or
  ///   the locale's own calls.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let recipe = try container.decode(NumberFormat.self, forKey: .recipe)
    let locale = try container.localeIfPresent(forKey: .locale)
    let name = try container.decodeIfPresent(String.self, forKey: .parsing) ?? "strict"
    guard let mode = ParseMode(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .parsing,
        in: container,
        debugDescription: "there is no such mode of reading"
      )
    }
    self.init(recipe, locale: locale, parseMode: mode)
  }
}
