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
public typealias LocalizedListStyle<ItemStyle: FormatStyle & Sendable, Base: Sequence> =
  LocalizedStyle<ListStyleKind<ItemStyle, Base>>
where ItemStyle.FormatInput == Base.Element, ItemStyle.FormatOutput == String

/// The kind of styles for lists.
///
/// The fallback form is the items with commas between them. `locale(_:)` changes the items, too.
public enum ListStyleKind<ItemStyle: FormatStyle & Sendable, Base: Sequence>: LocalizedStyleKind
where ItemStyle.FormatInput == Base.Element, ItemStyle.FormatOutput == String {
  /// The recipe of the style.
  public typealias Recipe = ListFormat
  /// The values that are written.
  public typealias Input = Base

  /// The style of the items.
  public struct Options: LocalizedStyleOptions {
    /// The style that writes each item.
    public let itemStyle: ItemStyle

    /// The name of the style in the encoded form.
    public static var names: Set<String> { ["items"] }

    private enum CodingKeys: String, CodingKey {
      case itemStyle = "items"
    }

    /// Returns the same style of items in Foundation's locale.
    public func locale(_ locale: Locale) -> Self { Self(itemStyle: itemStyle.locale(locale)) }
  }

  /// Writes the items as a list; with commas if the style has a fault, or if ICU's data is missing
  /// from this machine.
  public static func string(_ input: Base, in style: LocalizedStyle<Self>) -> String {
    let items = input.map { style.options.itemStyle.format($0) }
    return style.string(items, otherwise: items.joined(separator: ", "))
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
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted<ItemStyle>(_ style: LocalizedListStyle<ItemStyle, Self>) -> String {
    style.format(self)
  }
}

extension LocalizedStyle {
  /// Makes a style for lists.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the list.
  ///   - itemStyle: The style that writes each item.
  ///   - locale: The locale of the words; nil for the app's language. It has no effect on the
  ///     items.
  public init<ItemStyle, Base>(
    _ recipe: ListFormat,
    of itemStyle: ItemStyle,
    locale: LocaleID? = nil
  ) where Kind == ListStyleKind<ItemStyle, Base> {
    self.init(unchecked: recipe, Kind.Options(itemStyle: itemStyle), for: locale)
  }

  /// Makes a style for a list of values that another style writes.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the list.
  ///   - itemStyle: The style that writes each item.
  ///   - locale: The locale of the words; nil for the app's language. It has no effect on the
  ///     items.
  /// - Returns: The style.
  public static func localizedList<ItemStyle, Base>(
    _ recipe: ListFormat,
    of itemStyle: ItemStyle,
    locale: LocaleID? = nil
  ) -> Self where Kind == ListStyleKind<ItemStyle, Base> {
    Self(recipe, of: itemStyle, locale: locale)
  }

  /// Makes a style for a list of texts.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the list.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Returns: The style.
  public static func localizedList<Base>(
    _ recipe: ListFormat,
    locale: LocaleID? = nil
  ) -> Self where Kind == ListStyleKind<TextItemStyle, Base> {
    Self(recipe, of: TextItemStyle(), locale: locale)
  }
}
