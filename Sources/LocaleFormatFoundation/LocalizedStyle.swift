public import FoundationEssentials
public import LocaleFormat

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
///
/// The other parts of a style are members, too, such as `parseMode` of ``LocalizedNumberStyle``.
@dynamicMemberLookup
public struct LocalizedStyle<Kind: LocalizedStyleKind>: FormatStyle, Sendable {
  /// The values that are written.
  public typealias FormatInput = Kind.Input
  /// A text.
  public typealias FormatOutput = String

  /// The recipe of the values.
  public let recipe: Kind.Recipe
  /// The locale of the text; nil for the app's.
  public let locale: LocaleID?
  /// The reason why the style writes the fallback form, and reads nothing; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public let fault: FormatError?
  let options: Kind.Options

  /// One of the other parts of the style.
  public subscript<Part>(dynamicMember part: KeyPath<Kind.Options, Part>) -> Part {
    options[keyPath: part]
  }

  /// Makes the style without a check that it can write.
  init(
    unchecked recipe: Kind.Recipe,
    _ options: Kind.Options,
    for locale: LocaleID?,
    fault: FormatError? = nil
  ) {
    self.recipe = recipe
    self.options = options
    self.locale = locale
    self.fault = fault
  }

  /// Makes the style, or throws if it cannot write.
  init(_ recipe: Kind.Recipe, _ options: Kind.Options, for locale: LocaleID?) throws(FormatError) {
    try FormatterCache.current.check(recipe, for: locale)
    self.init(unchecked: recipe, options, for: locale)
  }

  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the values.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of the recipe's `formatter(for:)`, in the app's present locale if
  ///   `locale` is nil.
  public init(_ recipe: Kind.Recipe, locale: LocaleID? = nil) throws(FormatError)
  where Kind.Options == NoStyleOptions {
    try self.init(recipe, NoStyleOptions(), for: locale)
  }

  /// Makes the style with the recipe that its kind has by default, or throws if it cannot write.
  ///
  /// - Parameter locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of `init(_:locale:)`.
  public init(locale: LocaleID? = nil) throws(FormatError) where Kind: DefaultStyleKind {
    try self.init(Kind.defaultRecipe, locale: locale)
  }

  /// Writes a value.
  ///
  /// - Parameter value: Any value.
  /// - Returns: The text; the fallback form of the kind if there is a ``fault``.
  public func format(_ value: Kind.Input) -> String { Kind.string(value, in: self) }

  /// Writes a value of the recipe, or counts a failure and returns the fallback form.
  package func string(
    _ value: @autoclosure () throws(FormatError) -> Kind.Recipe.Formatter.Value,
    otherwise fallback: @autoclosure () -> String
  ) -> String {
    do throws(FormatError) {
      if let fault { throw fault }
      let value = try value()
      return try FormatterCache.withCurrent { cache throws(FormatError) in
        try cache.string(value, as: recipe, for: locale)
      }
    } catch {
      FormatterCache.shared.countFailure()
      return fallback()
    }
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale, and reads nothing. Then
  ///   ``fault`` is the reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    let options = options.locale(locale)
    do throws(FormatError) {
      return try Self(recipe, options, for: LocaleID(locale))
    } catch {
      return Self(unchecked: recipe, options, for: self.locale, fault: error)
    }
  }
}

extension LocalizedStyle {
  /// Hashes the recipe, the locale, the other parts, and the text of the fault.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(locale)
    hasher.combine(options)
    hasher.combine(fault?.description)
  }
}

extension LocalizedStyle {
  private enum CodingKeys: CodingKey {
    case recipe
    case locale
  }

  /// Encodes the recipe, the locale's tag, and the other parts.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { _ throws(FormatError) in
      if let fault { throw fault }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale, forKey: .locale)
    try options.encode(to: encoder)
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseNames(otherThan: Kind.Options.names.union(["recipe", "locale"]))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let recipe = try container.decode(Kind.Recipe.self, forKey: .recipe)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    let options = try Kind.Options(from: decoder)
    self = try decoder.checked { () throws(FormatError) in
      try Self(recipe, options, for: locale)
    }
  }
}
