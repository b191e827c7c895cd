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
public struct LocalizedByteCountStyle: FormatStyle, Sendable {
  /// The recipe of the number of bytes.
  public var recipe: ByteCountFormat { localized.recipe }
  /// The locale of the words; nil for the app's language.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<ByteCountFormat>

  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the number of bytes.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Throws: The errors of `ByteCountFormat.formatter(for:)`, in the app's present language if
  ///   `locale` is nil.
  public init(
    _ recipe: ByteCountFormat = ByteCountFormat(),
    locale: LocaleID? = nil
  ) throws(FormatError) {
    localized = try LocalizedRecipe(recipe, for: locale)
  }

  private init(_ localized: LocalizedRecipe<ByteCountFormat>) { self.localized = localized }

  /// Writes a number of bytes.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The text. If there is a ``fault``, it is the number and `byte`.
  public func format(_ value: Int) -> String {
    localized.string(value, otherwise: "\(value) byte")
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If no formatter can be made for it, the style writes the fallback form. Then ``fault`` is the
  ///   reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale)) }
}

extension FormatStyle where Self == LocalizedByteCountStyle {
  /// Makes a style for numbers of bytes.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the number of bytes.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Returns: The style.
  /// - Throws: The errors of ``LocalizedByteCountStyle/init(_:locale:)``.
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
  /// - Returns: The text of ``LocalizedByteCountStyle/format(_:)``.
  public func formatted(_ style: LocalizedByteCountStyle) -> String { style.format(self) }
}

extension LocalizedByteCountStyle: Codable {
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
