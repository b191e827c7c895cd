public import FoundationEssentials
public import LocaleFormat
public import MachineTime

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
/// It formats through `FormatterCache.shared`.
public struct LocalizedByteCountStyle: FormatStyle, Sendable {
  /// The recipe of the number of bytes.
  public let recipe: ByteCountFormat
  /// The locale of the words; nil for the app's language.
  public let locale: LocaleID?
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public let fault: FormatError?

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
    try FormatterCache.shared.check(recipe, for: locale)
    self.init(recipe, locale, fault: nil)
  }

  private init(_ recipe: ByteCountFormat, _ locale: LocaleID?, fault: FormatError?) {
    self.recipe = recipe
    self.locale = locale
    self.fault = fault
  }

  /// Writes a number of bytes.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The text. If there is a ``fault``, it is the number and `byte`.
  public func format(_ value: Int) -> String {
    do throws(FormatError) {
      if let fault { throw fault }
      let cache = FormatterCache.shared
      guard let locale else { return try cache.string(value, as: recipe) }
      return try cache.string(value, as: recipe, for: locale)
    } catch {
      FormatterCache.shared.countFailure()
      return "\(value) byte"
    }
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If no formatter can be made for it, the style writes the fallback form. Then ``fault`` is the
  ///   reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return try Self(recipe, locale: LocaleID(locale))
    } catch {
      return Self(recipe, self.locale, fault: error)
    }
  }
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

extension LocalizedByteCountStyle: Hashable {
  /// Hashes the recipe, the locale and the fault.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(locale)
    hasher.combine(fault?.description)
  }
}

extension LocalizedByteCountStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case locale
  }

  /// Encodes the recipe and the locale's tag.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { style throws(FormatError) in
      if let fault = style.fault { throw fault }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale, forKey: .locale)
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try container.decode(ByteCountFormat.self, forKey: .recipe)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    self = try decoder.checked { () throws(FormatError) in try Self(recipe, locale: locale) }
  }
}
