public import FoundationEssentials
public import LocaleFormat

/// A `FormatStyle` that writes numbers of bytes, such as `1.5 MB`.
///
/// It writes by a `ByteCountFormat`.
///
/// ```swift
/// let german: LocaleID = "de"
/// try 1_536_000.formatted(.localizedByteCount(locale: german))  // "1,5 MB"
/// let exact = ByteCountFormat(includesActualByteCount: true)
/// try 1000.formatted(.localizedByteCount(exact, locale: german))  // "1 kB (1.000 Byte)"
/// ```
///
/// Without a locale, the words are in the app's language at the time of formatting.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedByteCountStyle = LocalizedStyle<ByteCountStyleKind>

/// The kind of styles for numbers of bytes.
///
/// The fallback form is the number and `byte`.
public enum ByteCountStyleKind: DefaultStyleKind {
  /// The recipe of the style.
  public typealias Recipe = ByteCountFormat
  /// The values that are written.
  public typealias Input = Int

  /// Units of the decimal system.
  public static var defaultRecipe: ByteCountFormat { ByteCountFormat() }

  /// Writes a number of bytes; the number and `byte` if the style has a fault.
  public static func string(_ input: Int, in style: LocalizedByteCountStyle) -> String {
    style.string(input, otherwise: "\(input) byte")
  }
}

extension FormatStyle where Self == LocalizedByteCountStyle {
  /// Makes a style for numbers of bytes.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the number of bytes.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:)`.
  public static func localizedByteCount(
    _ recipe: ByteCountFormat = ByteCountFormat(),
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }
}

extension Int {
  /// Writes the number of bytes in a style.
  ///
  /// - Parameter style: A style such as `.localizedByteCount()`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedByteCountStyle) -> String { style.format(self) }
}
