/// The canonical name of a locale: language, script, region, variants and extensions.
///
/// It reads BCP 47 (`de-CH-u-nu-latn`), ICU's form (`de_CH@currency=CHF`) and mixtures
/// (`zh-Hans_HK`). The ``tag`` is always canonical BCP 47, so two spellings of one locale are
/// equal. Deprecated subtags are replaced by CLDR's rules (`en-UK` is `en-GB`, `iw` is `he`). A
/// locale may still have no data in ICU: see ``resolved``.
///
/// ```swift
/// LocaleID("de_CH@currency=CHF").tag  // "de-CH-u-cu-chf"
/// LocaleID("en-UK") == LocaleID("en_GB")  // true
/// ```
///
/// Equality and hashing use a fingerprint that is computed once, at construction. It differs
/// between processes, so never store it.
///
/// Source: [UTS #35, Unicode Locale
/// Identifier](https://unicode.org/reports/tr35/#Unicode_locale_identifier).
public struct LocaleID: Sendable {
  /// The canonical BCP 47 tag, such as `zh-Hant-TW` or `en-US-u-va-posix`.
  public let tag: String
  /// A 64-bit digest of the tag, equal for equal locales within one process.
  let fingerprint: UInt64

  /// A number that is equal for equal locales within one process, and almost certainly different for
  /// different ones: 64 bits with a seed that nobody knows.
  package var key: UInt64 { fingerprint }

  /// The maximum length of an identifier in UTF-8 bytes: ICU's own limit, ULOC_FULLNAME_CAPACITY.
  public static let maximumUTF8Count = 156

  /// CLDR's root: conventions without a language.
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

  /// Creates a locale from a language, a script and a region, and replaces deprecated subtags.
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

  /// Reads a language range that a client may send; nil unless the same locale was read and accepted
  /// before (`PlainLocale.rememberAccepted`).
  init?(accepted range: String) {
    guard let plain = PlainLocale(range), plain.isKnownCanonical, plain.isKnownAccepted else {
      return nil
    }
    self.init(tag: plain.tag, fingerprint: TagFingerprint.of(plain.text))
  }

  /// The language, script, region and variants as a name of ICU's data: `zh_Hant_TW`.
  package var dataName: String { subtags.dataName }

  /// Creates a locale from a tag that must be canonical.
  init(canonical tag: String) {
    self.init(tag: tag, fingerprint: TagFingerprint.of(tag))
  }

  private init(tag: String, fingerprint: UInt64) {
    self.tag = tag
    self.fingerprint = fingerprint
  }
}

extension LocaleID: Hashable {
  /// Returns whether both name the same locale.
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
  /// The parsed subtags of the canonical tag.
  var subtags: LocaleSubtags { LocaleSubtags(canonical: tag) }

  /// The language subtag, such as `de`; `und` when there is none.
  public var language: String { subtags.language }
  /// The script subtag, such as `Hant`; nil when there is none.
  public var script: String? { subtags.script }
  /// The region subtag, such as `CH` or `419`; nil when there is none.
  public var region: String? { subtags.region }

  /// Returns the same locale with one `-u-` keyword set, which replaces another value of the key.
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

  /// Returns the same locale without one `-u-` keyword, or the locale itself if the key is not set.
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

  /// The language, script, region and variants, without extensions and private subtags.
  ///
  /// ```swift
  /// LocaleID("de-CH-u-nu-arab-x-mine").withoutExtensions.tag  // "de-CH"
  /// ```
  ///
  /// A client can choose calendars and digits by keywords, and so fill a cache; this removes them.
  public var withoutExtensions: LocaleID {
    guard hasSingleton else { return self }
    let own = subtags
    let base = own.base
    return base == own ? self : LocaleID(canonical: base.tag)
  }

  /// Whether a subtag of one letter begins extensions, as `u` and `x` do.
  private var hasSingleton: Bool {
    let bytes = tag.utf8.span
    let hyphen = UInt8(ascii: "-")
    for place in bytes.indices.dropFirst() where bytes[place] == hyphen {
      if place == 1 || bytes[place - 2] == hyphen { return true }
    }
    return false
  }
}
