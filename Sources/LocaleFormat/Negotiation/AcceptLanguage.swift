internal import ICU
internal import Sharing

/// The languages that a client of a web service accepts: the parsed value of `Accept-Language`.
///
/// Languages are sorted by quality; those of equal quality keep the order in which they were sent.
/// Invalid text is left out and reported in ``ignored``. Text with only one meaning that careless
/// programs send, such as `fr_CA`, is read and reported in ``warnings``. Reading never fails, and
/// the cost of a long header is little more than proportional to its length.
///
/// ```swift
/// let header = AcceptLanguage("de-CH, en;q=0.5, fr;q=0.8, *;q=0.1, da;q=0")
/// header.languages.map(\.tag)  // ["de-CH", "fr", "en"]
/// header.acceptsAny  // true
/// header.refuses(LocaleID("da-DK"))  // true
/// ```
///
/// A client is not trusted, and every locale that it can name is a formatter that a cache makes and
/// keeps. So extensions (`-u-ca-buddhist`), which no browser sends, are ignored unless the caller
/// asks for them. Regions that CLDR does not have, and variants that ICU has no data for, are
/// ignored too.
///
/// ```swift
/// let stranger = AcceptLanguage("de-CH-u-ca-hebrew-nu-arab, en-QX")
/// stranger.languages.map(\.tag)  // ["de-CH", "en"]
/// stranger.ignored.map(\.text)  // ["u-ca-hebrew-nu-arab", "QX"]
/// ```
///
/// Source: RFC 9110, 12.5.4 and 12.4.2; RFC 4647, 2.1 and 3.3.1.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language range and its quality.
  public struct Range: Hashable, Sendable {
    /// The range in lower case, such as `de-ch`, or `*`.
    public let text: String
    /// The quality in thousandths: from 0, not accepted, to 1000.
    public let quality: Int
  }

  /// Text that was left out.
  public struct Ignored: Hashable, Sendable {
    /// The index of the header field that contains it, from 0.
    public let field: Int
    /// The offset in that field, in UTF-8 bytes from 0.
    public let offset: Int
    /// The beginning of the text.
    public let text: String
    /// The reason why it was left out.
    public let reason: FormatError.Reason
  }

  /// A part that is not as RFC 9110 has it, and was read as what it means.
  public struct Warning: Hashable, Sendable {
    /// The index of the header field that contains it, from 0.
    public let field: Int
    /// The offset in that field, in UTF-8 bytes from 0.
    public let offset: Int
    /// The beginning of the part, such as `fr_CA` or `q = 0.9`.
    public let text: String
    /// The rule that the part does not keep.
    public let reason: FormatError.Reason
  }

  /// The maximum number of ranges that are kept; text after them is reported and not read.
  public static let maximumRanges = 20
  /// The maximum number of items between commas, valid or not, that are read.
  public static let maximumItems = 500
  /// The maximum number of ignored texts, and of warnings, that are kept.
  public static let maximumIgnored = 8

  /// The ranges that were read, in the form and order in which they were sent.
  public private(set) var ranges: [Range] = []
  /// The first texts that were left out.
  public private(set) var ignored: [Ignored] = []
  /// The number of texts that were left out; the text after the last item that is read counts once.
  public private(set) var ignoredCount = 0
  /// The first parts that are not as RFC 9110 has them, and were read as what they mean: `_` in
  /// place of `-` (`fr_CA`), a codeset or `@euro` after the language, spaces around the `=` of a
  /// quality, and more than three digits of it.
  ///
  /// ```swift
  /// let careless = AcceptLanguage("zh_TW, fr-FR@euro; q = 0.9, de;q=0.80000")
  /// careless.languages.map(\.tag)  // ["zh-TW", "fr-FR", "de"]
  /// careless.warnings.map(\.text)  // ["zh_TW", "@euro", "q = 0.9", "q=0.80000"]
  /// ```
  public private(set) var warnings: [Warning] = []
  /// The accepted ranges that are locales, in the order in which they were sent.
  private var welcome: [Language] = []
  /// Whether ``languages`` are what was sent.
  private(set) var isKeptAsSent = true

  /// An accepted language.
  private struct Language: Hashable {
    let quality: Int
    /// With all of its variants, because localizations may have them too.
    let sent: LocaleID
    /// The locale that formatters may be made for, if it is another.
    let changed: LocaleID?

    /// The locale that formatters may be made for.
    var kept: LocaleID { changed ?? sent }
  }

  /// Reads the value of one header field.
  ///
  /// - Parameters:
  ///   - value: The text of the field, of any length.
  ///   - keepingExtensions: Whether ``languages`` keep the extensions that were sent. The client
  ///     can then name millions of locales, so use a separate cache for its texts.
  public init(_ value: String, keepingExtensions: Bool = false) {
    self.init([value], keepingExtensions: keepingExtensions)
  }

  /// Reads a header that was sent in several fields, as if it were one.
  ///
  /// - Parameters:
  ///   - values: The values of the fields, in the order in which they were sent.
  ///   - keepingExtensions: Whether ``languages`` keep the extensions that were sent. The client
  ///     can then name millions of locales, so use a separate cache for its texts.
  public init(_ values: [String], keepingExtensions: Bool = false) {
    var itemCount = 0
    // As many as browsers send.
    ranges.reserveCapacity(4)
    welcome.reserveCapacity(4)
    for (field, value) in values.enumerated() {
      let bytes = value.utf8.span
      var reader = AcceptLanguageReader()
      while let item = reader.next(in: bytes) {
        if ranges.count == Self.maximumRanges {
          ignore(item.offset, field, value) {
            Reason("too-many-languages", "at most \(Self.maximumRanges) languages are read")
          }
          return
        }
        if itemCount == Self.maximumItems {
          ignore(item.offset, field, value) {
            Reason("too-many-items", "at most \(Self.maximumItems) items are read")
          }
          return
        }
        itemCount += 1
        if let fault = item.fault {
          ignore(item.offset, field, value) { fault.reason }
        } else {
          ranges.append(Range(text: item.range, quality: item.quality))
          if !item.slips.isEmpty { warn(of: item, field, value) }
          if item.quality > 0, item.range != "*" {
            take(item, field, value, keepingExtensions: keepingExtensions)
          }
        }
      }
    }
  }

  /// Adds the locale of a range.
  private mutating func take(
    _ item: AcceptLanguageReader.Item,
    _ field: Int,
    _ value: String,
    keepingExtensions: Bool
  ) {
    // Nearly every locale takes this path.
    if let locale = LocaleID(accepted: item.range) {
      welcome.append(Language(quality: item.quality, sent: locale, changed: nil))
      return
    }
    let range = keepingExtensions ? item.range[...] : item.range.withoutExtensions
    guard let locale = Self.locale(range) else { return }
    if range.endIndex == item.range.endIndex, let plain = PlainLocale(locale.tag),
      plain.language != "sgn", plain.region?.isKnownRegion ?? true
    {
      plain.rememberAccepted()
      welcome.append(Language(quality: item.quality, sent: locale, changed: nil))
      return
    }
    func ignore(_ text: Substring, _ reason: Reason) {
      let start = item.offset + item.range.utf8[..<text.startIndex].count
      let bytes = value.utf8.dropFirst(start).prefix(text.utf8.count)
      self.ignore(String(decoding: bytes, as: UTF8.self), start, field, reason)
    }
    if range.endIndex < item.range.endIndex {
      ignore(
        item.range[range.endIndex...].dropFirst(),
        Reason(
          "extension-not-asked-for",
          "extensions are not read unless the option for them is set"
        )
      )
    }
    // The base is taken because some variants are old spellings of keywords.
    var sent = keepingExtensions ? locale.subtags : locale.subtags.base
    if let region = sent.region, !region.isKnownRegion {
      sent.region = nil
      let reason = Reason("region-unknown", "CLDR does not know the region")
      ignore(range.firstSubtag(where: \.isRegion) ?? range, reason)
    }
    var kept = sent
    if !kept.variants.isEmpty, !LocaleDataIndex.shared.isKnown(kept.base) {
      kept.variants = []
      let reason = Reason("variant-without-data", "ICU has no conventions for it")
      ignore(range.firstSubtag(where: \.isVariant) ?? range, reason)
    }
    let changed = kept == sent ? nil : LocaleID(canonical: kept.tag)
    isKeptAsSent = isKeptAsSent && changed == nil
    welcome.append(
      Language(
        quality: item.quality,
        sent: LocaleID(canonical: sent.tag),
        changed: changed
      )
    )
  }

  /// The accepted languages, the one with the highest quality first.
  ///
  /// If a range is not a locale, its longest prefix that is one is used (`de` of `de-1996-1996`).
  /// Regions are those of CLDR, and variants those that ICU has data for. Extensions are kept only
  /// if the caller asked for them.
  public var languages: [LocaleID] { languages(\.kept) }

  /// The languages to look for among localizations, which may have variants themselves.
  var wanted: [LocaleID] { languages(\.sent) }

  private func languages(_ form: (Language) -> LocaleID) -> [LocaleID] {
    var languages: [LocaleID] = []
    languages.reserveCapacity(welcome.count)
    func take(_ language: Language) {
      let locale = form(language)
      if !languages.contains(locale) { languages.append(locale) }
    }
    // Most clients send them in this order. Swift's sort is stable.
    if zip(welcome, welcome.dropFirst()).allSatisfy({ $0.quality >= $1.quality }) {
      welcome.forEach(take)
    } else {
      welcome.sorted { $0.quality > $1.quality }.forEach(take)
    }
    return languages
  }

  private static func locale(_ range: Substring) -> LocaleID? {
    var text = range
    while !text.isEmpty {
      do throws(FormatError) {
        return try LocaleID(String(text))
      } catch {
        // RFC 4647, 3.4: subtags are removed from the end. All subtags after the error are removed
        // at once, because no text that contains them can be read, and each attempt would cost
        // time.
        let read = text[..<text.utf8.prefix(error.offset ?? 0).endIndex]
        text = read.lastIndex(of: "-").map { read[..<$0] } ?? ""
      }
    }
    return nil
  }

  private mutating func ignore(
    _ offset: Int,
    _ field: Int,
    _ value: String,
    _ reason: () -> Reason
  ) {
    guard ignored.count < Self.maximumIgnored else {
      ignoredCount += 1
      return
    }
    let bytes = value.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: ",") }
    ignore(String(decoding: bytes, as: UTF8.self), offset, field, reason())
  }

  private mutating func warn(of item: AcceptLanguageReader.Item, _ field: Int, _ value: String) {
    for (slip, part) in item.slips where warnings.count < Self.maximumIgnored {
      let bytes = value.utf8.dropFirst(part.lowerBound).prefix(part.count)
      warnings.append(
        Warning(
          field: field,
          offset: part.lowerBound,
          text: String(decoding: bytes, as: UTF8.self).excerpt,
          reason: slip.reason
        )
      )
    }
  }

  private mutating func ignore(_ text: String, _ offset: Int, _ field: Int, _ reason: Reason) {
    ignoredCount += 1
    guard ignored.count < Self.maximumIgnored else { return }
    ignored.append(
      Ignored(field: field, offset: offset, text: text.excerpt, reason: reason)
    )
  }

  /// Whether any language is accepted (`*`).
  public var acceptsAny: Bool { ranges.contains { $0.text == "*" && $0.quality > 0 } }

  /// Whether some language is refused (`;q=0`).
  var refusesSome: Bool { ranges.contains { $0.quality == 0 } }

  /// Returns whether a language is refused: the longest range that it begins with has quality 0.
  ///
  /// `*` has no effect on a language that no range names, because any language is better than none.
  ///
  /// - Parameter locale: A language, with or without a region.
  /// - Returns: True if the language was refused.
  public func refuses(_ locale: LocaleID) -> Bool {
    let tag = locale.tag.lowercased()
    let longest = ranges.filter { tag.hasPrefix(ofSubtags: $0.text) }
      .max { $0.text.utf8.count < $1.text.utf8.count }
    return longest?.quality == 0
  }
}

private enum KnownRegions {
  /// The codes that ICU was asked about already, because ICU searches its list linearly.
  ///
  /// It can contain all 1,676 codes of two letters or three digits.
  static let shared = BoundedStore<String, Bool>(
    ofProcess: "codes of regions",
    maximumCount: 2_048,
    byteCountOfEach: 100
  )
}

extension String {
  /// The subtags before the first subtag of one letter.
  fileprivate var withoutExtensions: Substring {
    var start = utf8.startIndex
    while start < utf8.endIndex {
      let end = utf8[start...].firstIndex(of: UInt8(ascii: "-")) ?? utf8.endIndex
      if start > utf8.startIndex, utf8.index(after: start) == end {
        return self[..<utf8.index(before: start)]
      }
      start = end == utf8.endIndex ? end : utf8.index(after: end)
    }
    return self[...]
  }

  /// Whether it is a region of ICU's data.
  ///
  /// That is a territory, a part of the world that some locale uses, or one of the two codes for
  /// pseudo-localizations.
  fileprivate var isKnownRegion: Bool {
    do throws(ICUError) {
      if let isKnown = KnownRegions.shared.kept(for: self) { return isKnown }
      let isKnown =
        try KeywordValues.isRegion(self)
        || ["001", "150", "419", "EU", "XA", "XB"].contains(self)
      KnownRegions.shared.keep(isKnown, for: self)
      return isKnown
    } catch {
      // Without ICU's data no formatter can be made, and that error is reported there.
      return true
    }
  }

  /// Returns whether its first subtags are those of a range.
  fileprivate func hasPrefix(ofSubtags range: String) -> Bool {
    hasPrefix(range)
      && (utf8.count == range.utf8.count || utf8.dropFirst(range.utf8.count).first == 0x2D)
  }
}

extension Substring {
  /// Returns the first subtag of a kind after the language.
  fileprivate func firstSubtag(where isWanted: (Substring) -> Bool) -> Substring? {
    split(separator: "-").dropFirst().first(where: isWanted)
  }

  fileprivate var isRegion: Bool {
    utf8.count == 2 || utf8.count == 3 && utf8.allSatisfy(\.isASCIIDigit)
  }

  fileprivate var isVariant: Bool {
    utf8.count > 4 || utf8.count == 4 && utf8.first?.isASCIIDigit == true
  }
}
