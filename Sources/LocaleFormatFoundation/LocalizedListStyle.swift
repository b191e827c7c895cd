public import FoundationEssentials
public import LocaleFormat

/// A `FormatStyle` that writes the items of a sequence as a list, such as `A, B, and C`.
///
/// It writes by a `ListFormat`. Items that are not texts are written by another style first.
///
/// ```swift
/// ["A", "B", "C"].formatted(.localizedList(.and, locale: "de"))  // "A, B und C"
/// let german: LocaleID = "de"
/// let decimal = try LocalizedNumberStyle<Double>.localized(.decimal, locale: german)
/// [0.5, 1.25].formatted(.localizedList(.or, of: decimal, locale: german))  // "0,5 oder 1,25"
/// ```
///
/// Without a locale, the list is written in the app's language at the time of formatting.
///
/// It formats through `FormatterCache.current`.
public struct LocalizedListStyle<ItemStyle: FormatStyle, Base: Sequence>: FormatStyle, Sendable
where
  ItemStyle: Sendable,
  ItemStyle.FormatInput == Base.Element,
  ItemStyle.FormatOutput == String
{
  /// The recipe of the list.
  public var recipe: ListFormat { localized.recipe }
  /// The style that writes each item.
  public let itemStyle: ItemStyle
  /// The locale of the words; nil for the app's language.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<ListFormat>

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the list.
  ///   - itemStyle: The style that writes each item.
  ///   - locale: The locale of the words; nil for the app's language.
  public init(_ recipe: ListFormat, of itemStyle: ItemStyle, locale: LocaleID? = nil) {
    self.init(LocalizedRecipe(unchecked: recipe, for: locale), of: itemStyle)
  }

  private init(_ localized: LocalizedRecipe<ListFormat>, of itemStyle: ItemStyle) {
    self.localized = localized
    self.itemStyle = itemStyle
  }

  /// Writes the items as a list.
  ///
  /// - Parameter value: The items.
  /// - Returns: The text. If there is a ``fault``, or ICU's data is missing from this machine, it is
  ///   the items with commas between them.
  public func format(_ value: Base) -> String {
    let items = value.map { itemStyle.format($0) }
    return localized.string(items, otherwise: items.joined(separator: ", "))
  }

  /// Returns the same style in Foundation's locale, for the items too.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form. Then ``fault`` is the reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    Self(localized.locale(locale), of: itemStyle.locale(locale))
  }
}

/// A `FormatStyle` that writes a text as it is: the items of a list that are texts.
public struct TextItemStyle: FormatStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the text.
  public func format(_ value: String) -> String { value }
}

extension Sequence {
  /// Writes the items as a list.
  ///
  /// ```swift
  /// ["España", "Italia"].formatted(.localizedList(.and, locale: "es"))  // "España e Italia"
  /// ```
  /// - Parameter style: A style such as `.localizedList(.and)`.
  /// - Returns: The text of ``LocalizedListStyle/format(_:)``.
  public func formatted<ItemStyle>(_ style: LocalizedListStyle<ItemStyle, Self>) -> String {
    style.format(self)
  }
}

extension LocalizedListStyle {
  /// Makes a style for a list of values that another style writes.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the list.
  ///   - itemStyle: The style that writes each item.
  ///   - locale: The locale of the words; nil for the app's language. It has no effect on the
  ///     items.
  /// - Returns: The style.
  public static func localizedList(
    _ recipe: ListFormat,
    of itemStyle: ItemStyle,
    locale: LocaleID? = nil
  ) -> Self {
    Self(recipe, of: itemStyle, locale: locale)
  }
}

extension LocalizedListStyle where ItemStyle == TextItemStyle {
  /// Makes a style for a list of texts.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the list.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Returns: The style.
  public static func localizedList(_ recipe: ListFormat, locale: LocaleID? = nil) -> Self {
    Self(recipe, of: TextItemStyle(), locale: locale)
  }
}

extension LocalizedListStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case items
    case locale
  }

  /// Encodes the recipe, the style of the items and the locale's tag.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try localized.encode(self, to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(itemStyle, forKey: .items)
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
    itemStyle = try container.decode(ItemStyle.self, forKey: .items)
  }
}
