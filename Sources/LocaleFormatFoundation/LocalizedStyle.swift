public import FoundationEssentials
public import LocaleFormat

/// The part of a style that depends on its values: their type, their recipe, and their fallback
/// form.
///
/// The kinds are those of this package, such as ``ByteCountStyleKind``.
public protocol LocalizedStyleKind: Sendable {
  /// The type of the recipe.
  associatedtype Recipe: FormatRecipe & Codable
  /// The type of the values that are written.
  associatedtype Input

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - input: Any value.
  ///   - style: The style to write in.
  /// - Returns: The text, or the fallback form, which the kind describes.
  static func string(_ input: Input, in style: LocalizedStyle<Self>) -> String
}

/// A kind of style that has a recipe by default.
public protocol DefaultStyleKind: LocalizedStyleKind {
  /// The recipe by default.
  static var defaultRecipe: Recipe { get }
}

/// A `FormatStyle` that writes values by a recipe.
///
/// Its names, such as ``LocalizedByteCountStyle``, say of which values.
///
/// ```swift
/// let style = try LocalizedByteCountStyle(locale: "de")
/// style.format(1_536_000)  // "1,5 MB"
/// ```
///
/// Without a locale, it writes in the app's locale at the time of formatting. It formats through
/// `FormatterCache.current`.
public struct LocalizedStyle<Kind: LocalizedStyleKind>: FormatStyle, Sendable {
  /// The values that are written.
  public typealias FormatInput = Kind.Input
  /// A text.
  public typealias FormatOutput = String

  /// The recipe of the values.
  public var recipe: Kind.Recipe { localized.recipe }
  /// The locale of the text; nil for the app's.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  let localized: LocalizedRecipe<Kind.Recipe>

  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the values.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of the recipe's `formatter(for:)`, in the app's present locale if
  ///   `locale` is nil.
  public init(_ recipe: Kind.Recipe, locale: LocaleID? = nil) throws(FormatError) {
    localized = try LocalizedRecipe(recipe, for: locale)
  }

  /// Makes the style with the recipe that its kind has by default, or throws if it cannot write.
  ///
  /// - Parameter locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of `init(_:locale:)`.
  public init(locale: LocaleID? = nil) throws(FormatError) where Kind: DefaultStyleKind {
    try self.init(Kind.defaultRecipe, locale: locale)
  }

  private init(_ localized: LocalizedRecipe<Kind.Recipe>) { self.localized = localized }

  /// Writes a value.
  ///
  /// - Parameter value: Any value.
  /// - Returns: The text; the fallback form of the kind if there is a ``fault``.
  public func format(_ value: Kind.Input) -> String { Kind.string(value, in: self) }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale. Then ``fault`` is the
  ///   reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale)) }

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
