/// The canonical name of a locale: language, script, region, variants and extensions.
///
/// BCP 47 (`de-CH-u-nu-latn`), ICU's form (`de_CH@currency=CHF`) and mixtures (`zh-Hans_HK`) are
/// read; the ``tag`` is always canonical BCP 47, so two spellings of one locale are equal.
/// Deprecated subtags are replaced as CLDR says (`en-UK` is `en-GB`, `iw` is `he`). Whether ICU has
/// data for the locale is another question, which ``resolved`` answers.
///
/// ```swift
/// LocaleID("de_CH@currency=CHF").tag  // "de-CH-u-cu-chf"
/// LocaleID("en-UK") == LocaleID("en_GB")  // true
/// ```
///
/// Equality and hashing use a fingerprint made once, at construction. It differs from process to
/// process: never store it.
///
/// Source: [UTS #35, Unicode Locale
/// Identifier](https://unicode.org/reports/tr35/#Unicode_locale_identifier).
public struct LocaleID: Sendable {
  /// The canonical BCP 47 tag, such as `zh-Hant-TW` or `en-US-u-va-posix`.
  public let tag: String
  /// A 64-bit digest of the tag, the same for equal locales within one process.
  let fingerprint: UInt64

  /// The longest identifier that is read, in UTF-8 bytes: what ICU itself has room for
  /// (ULOC_FULLNAME_CAPACITY).
  public static let maximumUTF8Count = 156

  /// CLDR's root: conventions that belong to no language.
  public static let root = LocaleID(canonical: "und")

  /// Reads an identifier.
  ///
  /// - Parameter identifier: BCP 47 or ICU form, at most ``maximumUTF8Count`` bytes.
  /// - Throws: `FormatError.Code.invalidLocale` with the place of the first subtag
  ///   that is not well-formed.
  public init(_ identifier: String) throws(FormatError) {
    if let plain = PlainLocale(identifier) {
      self.init(plain)
      return
    }
    var subtags = try LocaleSubtags(parsing: identifier)
    if !LocaleDataIndex.shared.hasExactData(for: subtags) {
      subtags.replaceDeprecated(by: .shared)
    }
    subtags.replaceDeprecatedExtensions(by: .shared)
    let tag = subtags.tag
    guard tag.utf8.count <= Self.maximumUTF8Count else {
      throw .invalidLocale(
        identifier,
        offset: identifier.utf8.count,
        reason: .canonicalFormTooLong(Self.maximumUTF8Count)
      )
    }
    self.init(canonical: tag)
  }

  /// Reads a language, a script and a region; what is deprecated is replaced.
  private init(_ plain: PlainLocale) {
    if plain.isKnownCanonical {
      self.init(tag: plain.tag, fingerprint: TagFingerprint.of(plain.text))
      return
    }
    let written = LocaleSubtags(plain)
    var subtags = written
    if !LocaleDataIndex.shared.hasExactData(for: subtags) {
      subtags.replaceDeprecated(by: .shared)
    }
    if subtags == written { plain.rememberCanonical() }
    self.init(canonical: subtags.tag)
  }

  /// Takes a tag that is known to be canonical.
  init(canonical tag: String) {
    self.init(tag: tag, fingerprint: TagFingerprint.of(tag))
  }

  private init(tag: String, fingerprint: UInt64) {
    self.tag = tag
    self.fingerprint = fingerprint
  }
}

extension LocaleID: Hashable {
  /// Whether both name the same locale.
  public static func == (left: LocaleID, right: LocaleID) -> Bool {
    left.fingerprint == right.fingerprint && left.tag == right.tag
  }

  /// Hashes the fingerprint.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension LocaleID: CustomStringConvertible {
  /// The canonical tag.
  public var description: String { tag }
}

extension LocaleID {
  /// The subtags of the canonical tag.
  var subtags: LocaleSubtags { LocaleSubtags(canonical: tag) }

  /// The language subtag, such as `de`; `und` when there is none.
  public var language: String { subtags.language }
  /// The script subtag, such as `Hant`; nil when there is none.
  public var script: String? { subtags.script }
  /// The region subtag, such as `CH` or `419`; nil when there is none.
  public var region: String? { subtags.region }

  /// The same locale with one `-u-` keyword set, replacing another value of the same key.
  ///
  /// ```swift
  /// try LocaleID("th").setting("ca", to: "gregory").tag  // "th-u-ca-gregory"
  /// ```
  /// - Parameters:
  ///   - key: Two letters or digits, such as `ca`, `nu` or `hc`.
  ///   - value: The keyword's type, such as `gregory`.
  /// - Returns: The changed locale.
  /// - Throws: `FormatError.Code.invalidLocale` when the result is not well-formed.
  public func setting(_ key: String, to value: String) throws(FormatError) -> LocaleID {
    var changed = subtags
    changed.keywords[key.lowercased()] = value.lowercased()
    return try LocaleID(changed.tag)
  }

  /// The same locale without one `-u-` keyword; the locale itself where it has none of that key.
  ///
  /// ```swift
  /// LocaleID("th-u-ca-gregory-nu-thai").removing("ca").tag  // "th-u-nu-thai"
  /// ```
  /// - Parameter key: Two letters or digits, such as `ca`, `nu` or `hc`.
  /// - Returns: The changed locale.
  public func removing(_ key: String) -> LocaleID {
    var changed = subtags
    guard changed.keywords.removeValue(forKey: key.lowercased()) != nil else { return self }
    return LocaleID(canonical: changed.tag)
  }

  /// The language, script, region and variants alone: without `-u-` keywords, other extensions and what
  /// is for private use.
  ///
  /// ```swift
  /// LocaleID("de-CH-u-nu-arab-x-mine").withoutExtensions.tag  // "de-CH"
  /// ```
  ///
  /// What a client sends can choose a calendar and digits by keywords, and fill a cache with them.
  public var withoutExtensions: LocaleID {
    let own = subtags
    let base = own.base
    return base == own ? self : LocaleID(canonical: base.tag)
  }
}
