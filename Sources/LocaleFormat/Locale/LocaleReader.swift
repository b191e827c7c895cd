internal import Sharing

/// An iterator over the subtags of an identifier, with the place of each.
struct LocaleReader {
  /// One subtag, in lower case.
  struct Subtag {
    var text: String
    var count: Int { text.utf8.count }
    var isLetters: Bool { count > 0 && text.utf8.allSatisfy(\.isASCIILetter) }
    var isDigits: Bool { count > 0 && text.utf8.allSatisfy(\.isASCIIDigit) }
    var isAlphanumeric: Bool {
      count > 0 && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    /// Whether it is an ISO 3166 code of three letters, `DEU`, which ICU's form allows.
    var isLongRegion: Bool {
      count == 3 && LocaleAliases.shared.territory[text.uppercased()] != nil
    }
    var isVariant: Bool {
      isAlphanumeric
        && ((5...8).contains(count) || count == 4 && text.utf8.first.map(\.isASCIIDigit) == true)
    }
  }

  private let identifier: String
  private let bytes: [UInt8]
  private let parts: [(subtag: Subtag, offset: Int)]
  private var index = 0
  /// The offset of the keywords of ICU's form, or the end.
  private let end: Int

  init(_ identifier: String) {
    self.identifier = identifier
    bytes = Array(identifier.utf8)
    end = bytes.firstIndex(of: UInt8(ascii: "@")) ?? bytes.count
    // ICU's form may end with `_`: `es_ES_` is `es_ES`.
    let underscore = UInt8(ascii: "_")
    let endsOpen = end > 1 && bytes[end - 1] == underscore && !bytes[end - 2].isSubtagSeparator
    let last = endsOpen ? end - 1 : end
    var parts: [(subtag: Subtag, offset: Int)] = []
    var start = 0
    for stop in 0...last where stop == last || bytes[stop].isSubtagSeparator {
      let text = String(decoding: bytes[start..<stop], as: UTF8.self).asciiLowercased
      parts.append((Subtag(text: text), start))
      start = stop + 1
    }
    self.parts = parts
  }

  /// Whether there is a subtag at this position; it may be empty.
  var hasMore: Bool { index < parts.count }

  /// The subtag at this position; empty after the last one.
  var subtag: Subtag { hasMore ? parts[index].subtag : Subtag(text: "") }

  /// Whether the subtag follows a `_`, as in ICU's form.
  var followsUnderscore: Bool {
    hasMore && index > 0 && bytes[parts[index].offset - 1] == UInt8(ascii: "_")
  }

  mutating func advance() { index += 1 }

  /// The index of the first extension, or the end.
  private var extensions: Int {
    parts.dropFirst().firstIndex { $0.subtag.count == 1 } ?? parts.count
  }

  mutating func skipToExtensions() { index = extensions }

  /// Whether the identifier may be a registered tag that is not a normal sequence of subtags.
  var isIrregular: Bool {
    guard let first = parts.first, parts.count > 1 else { return false }
    return first.subtag.text == "i" || first.subtag.text == "sgn"
      || parts.dropFirst().contains { $0.subtag.count == 3 && $0.subtag.isLetters }
  }

  /// The text before the extensions, as in CLDR's alias data: `en_GB_oed`, `sgn_BE_FR`,
  /// `i_klingon`.
  var registeredKey: String {
    parts[..<extensions].enumerated().map { index, part in
      index > 0 && part.subtag.count == 2 ? part.subtag.text.uppercased() : part.subtag.text
    }.joined(separator: "_")
  }

  func error(_ reason: Reason, at offset: Int? = nil) -> FormatError {
    .invalidLocale(
      identifier,
      offset: offset ?? (hasMore ? parts[index].offset : end),
      reason: reason
    )
  }

  /// The error for a subtag that cannot stand at this position.
  ///
  /// Names of the C library are a common mistake: `de_DE.UTF-8`.
  func strayError(_ reason: Reason) -> FormatError {
    guard hasMore else { return error(reason) }
    let part = parts[index].offset..<(parts[index].offset + parts[index].subtag.count)
    let dot = part.first { !bytes[$0].isASCIILetter && !bytes[$0].isASCIIDigit }
    guard let dot, dot > part.lowerBound, bytes[dot] == UInt8(ascii: ".") else {
      return error(reason)
    }
    return error(
      Reason("codeset-in-locale", "a codeset such as '.UTF-8' is not part of a locale"),
      at: dot
    )
  }

  /// The subtag at this position as it was written.
  var writtenSubtag: String {
    guard hasMore else { return "" }
    let start = parts[index].offset
    return String(decoding: bytes[start..<(start + subtag.count)], as: UTF8.self)
  }

  /// Returns the pairs after `@`, in lower case, with their places.
  func legacyKeywords() throws(FormatError) -> [LegacyKeyword] {
    guard end < bytes.count else { return [] }
    var pairs: [LegacyKeyword] = []
    var at = end + 1
    while at < bytes.count {
      let stop = bytes[at...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      guard let equals = bytes[at..<stop].firstIndex(of: UInt8(ascii: "=")) else {
        throw error(
          Reason("keyword-without-value", "a keyword needs '=' and a value"),
          at: at
        )
      }
      guard bytes[at..<stop].allSatisfy({ $0.isKeywordByte }) else {
        throw error(
          Reason("keyword-of-other-characters", "a keyword is ASCII letters, digits and '-_/+'"),
          at: at
        )
      }
      pairs.append(
        LegacyKeyword(
          key: String(decoding: bytes[at..<equals], as: UTF8.self).asciiLowercased,
          keyOffset: at,
          value: String(decoding: bytes[(equals + 1)..<stop], as: UTF8.self).asciiLowercased,
          valueOffset: equals + 1
        )
      )
      at = stop + 1
    }
    guard !pairs.isEmpty else { throw error(.nothingFollows("@"), at: end) }
    return pairs
  }
}

extension FormatError.Reason {
  /// Returns the reason for the start of a part that has nothing after it.
  static func nothingFollows(_ start: String) -> Reason {
    Reason("nothing-follows", "nothing follows '\(start)'")
  }
}

/// A keyword of ICU's form, `currency=CHF`, with its place.
struct LegacyKeyword {
  var key: String
  var keyOffset: Int
  var value: String
  var valueOffset: Int
}

extension UInt8 {
  var isSubtagSeparator: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
  fileprivate var isKeywordByte: Bool {
    isASCIILetter || isASCIIDigit || "-_/+=".utf8.contains(self)
  }
}

extension String {
  /// The text with A to Z in lower case; U+212A, whose lower case in Unicode is `k`, stays.
  var asciiLowercased: String {
    String(utf8.span, in: .lower)
      ?? String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
