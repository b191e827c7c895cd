/// Describes how locales, languages, regions and the like are named; it opens nothing of ICU's until it is
/// made into a ``Formatter``.
///
/// The locale decides the words. Codes are read in either case; those that are no longer in use
/// have the name of what they became, as far as ICU knows it.
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
  /// How a language is named that is written or spoken in a region of its own way.
  public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// In parts: `English (United Kingdom)`.
    case standard
    /// By one name where the language has it: `British English`.
    case dialect
  }

  /// Which of its names a thing has.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    /// The whole one: `United Kingdom`.
    case full
    /// The short one, where there is one: `UK`.
    case short
  }

  /// What stands for a name that CLDR does not have.
  public enum Fallback: String, Hashable, Sendable, CaseIterable {
    /// The code.
    case code
    /// Nothing: the name is nil, and that of a locale is nil if its language, its script, its
    /// region or a variant has none. Of its keywords ICU then leaves out those whose value has no
    /// name.
    case nothing = "none"
  }

  /// A digest of what follows, made once: the key of a cache, and what `==` compares first.
  let fingerprint: UInt64
  /// How languages of a region or a script are named.
  public let dialect: Dialect
  /// Which of its names a thing has.
  public let length: Length
  /// Where the names will stand.
  public let capitalization: CapitalizationContext
  /// What stands for a name that CLDR does not have.
  public let fallback: Fallback

  /// Describes names.
  ///
  /// - Parameters:
  ///   - dialect: How languages of a region or a script are named; in parts by default.
  ///   - length: Which of its names a thing has; the whole one by default.
  ///   - capitalization: Where the names will stand; unknown by default.
  ///   - fallback: What stands for a name that CLDR does not have; the code by default.
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
    var hasher = Hasher()
    hasher.combine(dialect)
    hasher.combine(length)
    hasher.combine(capitalization)
    hasher.combine(fallback)
    fingerprint = UInt64(truncatingIfNeeded: hasher.finalize())
  }
}

extension LocaleNameFormat {
  /// Hashes the digest made at construction.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension LocaleNameFormat {
  /// What a code names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
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
