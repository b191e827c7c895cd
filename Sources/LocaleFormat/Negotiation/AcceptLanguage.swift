internal import ICU
internal import Sharing

/// What languages a client of a web service accepts: the value of `Accept-Language`, read.
///
/// Languages are in order of their quality, those of one quality in the order they were sent. Text
/// that does not belong there is left out and told in ``ignored``; reading never fails, and a long
/// header costs little more than its length.
///
/// ```swift
/// let header = AcceptLanguage("de-CH, en;q=0.5, fr;q=0.8, *;q=0.1, da;q=0")
/// header.languages.map(\.tag)  // ["de-CH", "fr", "en"]
/// header.acceptsAny  // true
/// header.refuses(LocaleID("da-DK"))  // true
/// ```
///
/// A client is a stranger, and every locale it can name is a formatter that a cache makes and keeps.
/// So extensions (`-u-ca-buddhist`), which no browser sends, are ignored unless they are asked for,
/// and so are regions that CLDR does not have and variants that ICU has no data for.
///
/// ```swift
/// let stranger = AcceptLanguage("de-CH-u-ca-hebrew-nu-arab, en-QX")
/// stranger.languages.map(\.tag)  // ["de-CH", "en"]
/// stranger.ignored.map(\.text)  // ["u-ca-hebrew-nu-arab", "QX"]
/// ```
///
/// Source: RFC 9110, 12.5.4 and 12.4.2; RFC 4647, 2.1 and 3.3.1.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language range and how welcome it is.
  public struct Range: Hashable, Sendable {
    /// The range in lower case, such as `de-ch`, or `*`.
    public let text: String
    /// How welcome it is, in thousandths: from 0, not at all, to 1000.
    public let quality: Int
  }

  /// Text that was left out.
  public struct Ignored: Hashable, Sendable {
    /// Which of several header fields it stands in, from 0.
    public let field: Int
    /// Where it stands there, in UTF-8 bytes from 0.
    public let offset: Int
    /// Its beginning.
    public let text: String
    /// What is wrong with it.
    public let reason: FormatError.Reason
  }

  /// The most ranges that are kept; what stands behind them is reported, and not read.
  public static let maximumRanges = 20
  /// The most items between commas, of whatever kind, that are read.
  public static let maximumItems = 500
  /// The most pieces of ignored text that are kept.
  public static let maximumIgnored = 8

  /// The ranges that were read, as they were sent and in that order.
  public private(set) var ranges: [Range] = []
  /// The first pieces of text that were left out.
  public private(set) var ignored: [Ignored] = []
  /// How many pieces of text were left out; what stands after the last item read counts once.
  public private(set) var ignoredCount = 0
  /// The welcome ranges that are locales, in the order they were sent.
  private var welcome: [Language] = []

  /// A welcome language.
  private struct Language: Hashable {
    let quality: Int
    /// With all of its variants, which localizations may have too.
    let sent: LocaleID
    /// What formatters may be made for.
    let kept: LocaleID
  }

  /// Reads the value of one header field.
  ///
  /// - Parameters:
  ///   - value: Its text, of any length.
  ///   - keepingExtensions: Whether ``languages`` have the extensions that were sent. The client can
  ///     then name millions of locales: give its texts a cache of their own.
  public init(_ value: String, keepingExtensions: Bool = false) {
    self.init([value], keepingExtensions: keepingExtensions)
  }

  /// Reads a header that was sent in several fields, as if their values stood in one.
  ///
  /// - Parameters:
  ///   - values: The values of the fields, in the order they were sent.
  ///   - keepingExtensions: Whether ``languages`` have the extensions that were sent. The client can
  ///     then name millions of locales: give its texts a cache of their own.
  public init(_ values: [String], keepingExtensions: Bool = false) {
    var itemCount = 0
    for (field, value) in values.enumerated() {
      var reader = AcceptLanguageReader(value)
      while let item = reader.next() {
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
          if item.quality > 0, item.range != "*" {
            take(item, field, value, keepingExtensions: keepingExtensions)
          }
        }
      }
    }
  }

  /// Takes the locale of a range.
  private mutating func take(
    _ item: AcceptLanguageReader.Item,
    _ field: Int,
    _ value: String,
    keepingExtensions: Bool
  ) {
    let range = keepingExtensions ? item.range[...] : item.range.withoutExtensions
    guard let locale = Self.locale(range) else { return }
    // Nearly every one: it is taken as it is.
    if range.endIndex == item.range.endIndex, let plain = PlainLocale(locale.tag),
      plain.language != "sgn", plain.region?.isKnownRegion ?? true
    {
      welcome.append(Language(quality: item.quality, sent: locale, kept: locale))
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
        Reason("extension-not-asked-for", "extensions are read only where they are asked for")
      )
    }
    // Some variants are old spellings of keywords.
    var sent = keepingExtensions ? locale.subtags : locale.subtags.base
    if let region = sent.region, !region.isKnownRegion {
      sent.region = nil
      let reason = Reason("region-unknown", "CLDR has no such region")
      ignore(range.firstSubtag(where: \.isRegion) ?? range, reason)
    }
    var kept = sent
    if !kept.variants.isEmpty, !LocaleDataIndex.shared.isKnown(kept.base) {
      kept.variants = []
      let reason = Reason("variant-without-data", "ICU has no conventions for it")
      ignore(range.firstSubtag(where: \.isVariant) ?? range, reason)
    }
    welcome.append(
      Language(
        quality: item.quality,
        sent: LocaleID(canonical: sent.tag),
        kept: LocaleID(canonical: kept.tag)
      )
    )
  }

  /// The languages that are welcome, the most welcome one first.
  ///
  /// Of a range that is not a locale, the subtags in front that are one count (`de` of
  /// `de-1996-1996`). Regions are those of CLDR, variants those that ICU has data for, and there are
  /// extensions only where they were asked for.
  public var languages: [LocaleID] { languages(\.kept) }

  /// The languages to look for among localizations, which may have variants of their own.
  var wanted: [LocaleID] { languages(\.sent) }

  private func languages(_ form: (Language) -> LocaleID) -> [LocaleID] {
    var languages: [LocaleID] = []
    // Swift's sort is stable.
    for language in welcome.sorted(by: { $0.quality > $1.quality }).map(form)
    where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  private static func locale(_ range: Substring) -> LocaleID? {
    var text = range
    while !text.isEmpty {
      do throws(FormatError) {
        return try LocaleID(String(text))
      } catch {
        // RFC 4647, 3.4: subtags are left out from the end. Those behind the fault go at once, since
        // nothing that keeps them can be read: one by one they would cost a second look each.
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

  private mutating func ignore(_ text: String, _ offset: Int, _ field: Int, _ reason: Reason) {
    ignoredCount += 1
    guard ignored.count < Self.maximumIgnored else { return }
    ignored.append(
      Ignored(field: field, offset: offset, text: text.excerpt, reason: reason)
    )
  }

  /// Whether any language is welcome (`*`).
  public var acceptsAny: Bool { ranges.contains { $0.text == "*" && $0.quality > 0 } }

  /// Whether some language is not welcome (`;q=0`).
  var refusesSome: Bool { ranges.contains { $0.quality == 0 } }

  /// Whether a language is not welcome: the longest range that it begins with has the quality 0.
  ///
  /// `*` says nothing of what no range names, since any language is better than none.
  ///
  /// - Parameter locale: A language, with or without a region.
  /// - Returns: Whether it was refused.
  public func refuses(_ locale: LocaleID) -> Bool {
    let tag = locale.tag.lowercased()
    let longest = ranges.filter { tag.hasPrefix(ofSubtags: $0.text) }
      .max { $0.text.utf8.count < $1.text.utf8.count }
    return longest?.quality == 0
  }
}

private enum KnownRegions {
  /// Whether codes are regions, once that was asked: ICU looks through its list.
  ///
  /// There are 1,676 codes of two letters or three digits.
  static let shared = BoundedStore<String, Bool>(maximumCost: 2_048)
}

extension String {
  /// The subtags before the first of one letter.
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

  /// Whether it is a region of ICU's data: a territory, a part of the world that some locale is of, or
  /// one of the two that stand for pseudo-localizations.
  fileprivate var isKnownRegion: Bool {
    do throws(ICUError) {
      if let isKnown = KnownRegions.shared.kept(for: self) { return isKnown }
      let isKnown =
        try KeywordValues.isRegion(self)
        || ["001", "150", "419", "EU", "XA", "XB"].contains(self)
      KnownRegions.shared.keep(isKnown, for: self)
      return isKnown
    } catch {
      // Without ICU's data nothing can be formatted, and that is reported there.
      return true
    }
  }

  /// Whether its first subtags are those of a range.
  fileprivate func hasPrefix(ofSubtags range: String) -> Bool {
    hasPrefix(range)
      && (utf8.count == range.utf8.count || utf8.dropFirst(range.utf8.count).first == 0x2D)
  }
}

extension Substring {
  /// The first subtag of a kind after the language.
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
