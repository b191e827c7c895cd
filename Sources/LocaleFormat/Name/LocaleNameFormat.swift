/// Describes how to name locales, languages, regions and other codes.
///
/// It opens no ICU object until it is made into a ``Formatter``. The locale determines the words.
/// Codes are read in upper or lower case. An obsolete code has the name of its
/// replacement, if ICU has that.
///
/// ```swift
/// let names = try LocaleNameFormat().formatter(for: "de")
/// names.name(of: .locale("en-GB"))  // "Englisch (Vereinigtes Königreich)"
/// names.name(of: .language("fr"))  // "Französisch"
/// names.name(of: .region("JP"))  // "Japan"
/// names.name(of: .currency("CHF"))  // "Schweizer Franken"
/// ```
///
/// Source: [UTS #35, Display Name
/// Elements](https://unicode.org/reports/tr35/tr35-general.html#Display_Name_Elements), ICU's
/// `uldn_openForContext`.
public struct LocaleNameFormat: Hashable, Sendable {
  /// The way to name a language of a particular region.
  public enum Dialect: String, Hashable, Sendable, CaseIterable, Codable {
    /// In parts: `English (United Kingdom)`.
    case standard
    /// By one name if there is one: `British English`.
    case dialect
  }

  /// The length of a name.
  public enum Length: String, Hashable, Sendable, CaseIterable, Codable {
    /// The full name: `United Kingdom`.
    case full
    /// The short name, if there is one: `UK`.
    case short
  }

  /// The result for a code that CLDR has no name for.
  public enum Fallback: String, Hashable, Sendable, CaseIterable, Codable {
    /// The code.
    case code
    /// No text: the name is nil.
    ///
    /// The name of a locale is nil if its language, script, region or a variant has none. ICU
    /// leaves out keywords whose value has no name.
    case nothing = "none"
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The way to name a language of a particular region.
  public let dialect: Dialect
  /// The length of a name.
  public let length: Length
  /// The place of the names in a text.
  public let capitalization: CapitalizationContext
  /// The result for a code that CLDR has no name for.
  public let fallback: Fallback

  /// Creates a recipe for names.
  ///
  /// - Parameters:
  ///   - dialect: The way to name a language of a particular region; in parts by default.
  ///   - length: The length of a name; full by default.
  ///   - capitalization: The place of the names in a text; unknown by default.
  ///   - fallback: The result for a code that CLDR has no name for; the code by default.
  public init(
    dialect: Dialect = .standard,
    length: Length = .full,
    capitalization: CapitalizationContext = .unspecified,
    fallback: Fallback = .code
  ) {
    self.dialect = dialect
    self.length = length
    self.capitalization = capitalization
    self.fallback = fallback
    fingerprint = RecipeKey.fingerprint(dialect, length, capitalization, fallback)
  }
}

extension LocaleNameFormat {
  /// The kind of thing that a code names.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A locale, in BCP 47 or ICU form: `en-GB`, `zh_Hant_TW`.
    case locale
    /// A language, 2, 3 or 5 to 8 letters: `de`, `gsw`.
    case language
    /// A script, 4 letters: `Latn`.
    case script
    /// A region, 2 letters or 3 digits: `CH`, `419`.
    case region
    /// A variant, 5 to 8 letters and digits, or 4 that begin with a digit: `1996`, `valencia`.
    case variant
    /// A currency, 3 letters: `EUR`.
    case currency
    /// A calendar: `buddhist`, `islamic-civil`.
    case calendar
    /// A numbering system: `arab`, `latn`.
    case numbering
    /// A keyword of the `-u-` extension: `ca`, `nu`.
    case keyword
  }
}

extension LocaleNameFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `LocaleNameFormat(length: .short)` is `{"length":"short"}`.
  ///
  /// ```swift
  /// LocaleNameFormat(dialect: .dialect).description  // "LocaleNameFormat(dialect: dialect)"
  /// ```
  package static let optionTable = RecipeTable<LocaleNameFormat>(
    option("dialect", \.dialect, unless: .standard).shown,
    option("length", \.length, unless: .full).shown,
    option("capitalization", \.capitalization, unless: .unspecified).unshown,
    option("fallback", \.fallback, unless: .code).unshown
  ) { LocaleNameFormat(dialect: $0, length: $1, capitalization: $2, fallback: $3) }
}
