public import Foundation
public import LocaleFormat
// The members of a style are those of `LocalizedStyle`.
public import LocaleFormatFoundation

/// A `FormatStyle` that writes Foundation's names of persons by a `PersonNameFormat`.
///
/// ```swift
/// var components = PersonNameComponents()
/// components.givenName = "Ada"
/// components.middleName = "Augusta"
/// components.familyName = "Lovelace"
/// try components.formatted(.localizedPersonName(locale: "en"))  // "Ada A. Lovelace"
/// let sorted = PersonNameFormat(order: .sorting)
/// try components.formatted(.localizedPersonName(sorted, locale: "en"))  // "Lovelace, Ada A."
/// ```
///
/// Foundation's components have no locale, so the order follows from the script of the name. Convert
/// them with `PersonName(components, locale:)` where the locale is known.
///
/// Without a locale, a name is written in the app's language at the time of formatting.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedPersonNameStyle = LocalizedStyle<PersonNameStyleKind>

/// The kind of styles for names of persons.
///
/// The fallback form is the components with spaces between them.
public enum PersonNameStyleKind: DefaultStyleKind {
  /// The recipe of the style.
  public typealias Recipe = PersonNameFormat
  /// The values that are written.
  public typealias Input = PersonNameComponents

  /// A person who is spoken of, in the usual length of the locale.
  public static var defaultRecipe: PersonNameFormat { PersonNameFormat() }

  /// Writes a name; the components with spaces between them if the style has a fault.
  public static func string(
    _ input: PersonNameComponents,
    in style: LocalizedPersonNameStyle
  ) -> String {
    let name = PersonName(input)
    return style.string(
      name,
      otherwise: PersonName.Field.allCases.compactMap { name[$0] }.joined(separator: " ")
    )
  }
}

extension FormatStyle where Self == LocalizedPersonNameStyle {
  /// Makes a style, as in `components.formatted(.localizedPersonName())`.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the names.
  ///   - locale: The locale of the text; nil for the app's language.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:)`.
  public static func localizedPersonName(
    _ recipe: PersonNameFormat = PersonNameFormat(),
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }
}

extension PersonNameComponents {
  /// Writes the name in a style.
  ///
  /// - Parameter style: A style such as `.localizedPersonName()`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedPersonNameStyle) -> String { style.format(self) }
}
