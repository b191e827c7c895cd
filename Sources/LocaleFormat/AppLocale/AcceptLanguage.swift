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
/// try header.refuses(LocaleID("da-DK"))  // true
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
    public let reason: String
  }

  /// The most ranges that are kept; what stands behind them is reported, and not read.
  public static let maximumRanges = 20
  /// The most items between commas, of whatever kind, that are read.
  public static let maximumItems = 500
  /// The most pieces of ignored text that are kept.
  public static let maximumIgnored = 8

  /// The ranges that were read, in the order they were sent.
  public private(set) var ranges: [Range] = []
  /// The first pieces of text that were left out.
  public private(set) var ignored: [Ignored] = []
  /// How many pieces of text were left out; what stands behind the last item read counts once.
  public private(set) var ignoredCount = 0

  /// Reads the value of one header field.
  ///
  /// - Parameter value: Its text, of any length.
  public init(_ value: String) { self.init([value]) }

  /// Reads a header that was sent in several fields, as if their values stood in one.
  ///
  /// - Parameter values: The values of the fields, in the order they were sent.
  public init(_ values: [String]) {
    for (field, value) in values.enumerated() {
      var reader = AcceptLanguageReader(value)
      while let item = reader.next() {
        if ranges.count == Self.maximumRanges {
          ignore(item.offset, field, value) { "at most \(Self.maximumRanges) languages are read" }
          return
        }
        if ranges.count + ignoredCount == Self.maximumItems {
          ignore(item.offset, field, value) { "at most \(Self.maximumItems) items are read" }
          return
        }
        if let fault = item.fault {
          ignore(item.offset, field, value) { fault.description }
        } else {
          ranges.append(Range(text: item.range, quality: item.quality))
        }
      }
    }
  }

  /// The languages that are welcome, the most welcome one first.
  ///
  /// Of a range that is no locale, the subtags in front that are one count (`de` of `de-a`).
  public var languages: [LocaleID] {
    // Swift's sort is stable.
    let welcome = ranges.filter { $0.quality > 0 && $0.text != "*" }
      .sorted { $0.quality > $1.quality }
    var languages: [LocaleID] = []
    for range in welcome {
      guard let language = Self.locale(range.text), !languages.contains(language) else { continue }
      languages.append(language)
    }
    return languages
  }

  private static func locale(_ range: String) -> LocaleID? {
    var text = range[...]
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
    _ reason: () -> String
  ) {
    ignoredCount += 1
    guard ignored.count < Self.maximumIgnored else { return }
    let bytes = value.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: ",") }
    ignored.append(
      Ignored(
        field: field,
        offset: offset,
        text: String(decoding: bytes, as: UTF8.self).excerpt,
        reason: reason()
      )
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

extension String {
  /// Whether its first subtags are those of a range.
  fileprivate func hasPrefix(ofSubtags range: String) -> Bool {
    hasPrefix(range)
      && (utf8.count == range.utf8.count || utf8.dropFirst(range.utf8.count).first == 0x2D)
  }
}
