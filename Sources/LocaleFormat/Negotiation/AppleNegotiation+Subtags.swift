internal import ICU
internal import Sharing

extension AppleNegotiation {
  /// The subtags of a name, identified only by their positions and lengths.
  ///
  /// ``LocaleSubtags`` rejects malformed text and replaces deprecated subtags. Names of
  /// localizations are older than that grammar (`English`, `Base`), and Apple's order compares them
  /// before anything is replaced. So this type reads any text, as `uloc_getBaseName` does.
  struct Subtags {
    /// In lower case; two letters if ISO 639 has a code of two letters.
    private(set) var language = ""
    private(set) var script = ""
    private(set) var region = ""
    /// In upper case, joined by `_`.
    private var variants = ""
    /// The text after `.` or `@`, such as POSIX's `.UTF-8` and `@latin`.
    private var suffix = ""

    /// The maximum length of a language and of a name, in UTF-8 bytes: limits of ICU and Apple's
    /// function.
    private static let maximumLanguageCount = 11
    private static let maximumCount = 57

    /// Reads any name, and leaves out its extensions (`en-u-nu-latn`, `de-x-lisa`).
    ///
    /// The result is nil if the name is too long.
    init?(name: String) {
      guard name.utf8.count <= LocaleID.maximumUTF8Count else { return nil }
      self.init(Self.withoutExtensions(name) ?? name)
    }

    /// Reads a name that does not have extensions.
    init?(_ name: String) {
      let bytes = Array(name.utf8)
      var at = readLanguage(bytes)
      readSubtags(bytes, from: &at)
      readSuffix(bytes, from: at)
      guard language.utf8.count <= Self.maximumLanguageCount,
        text.utf8.count <= Self.maximumCount
      else { return nil }
    }

    /// The name in ICU's form.
    var text: String {
      var result = language
      if !script.isEmpty { result += "_\(script)" }
      if !region.isEmpty { result += "_\(region)" }
      if !variants.isEmpty { result += "\(region.isEmpty ? "__" : "_")\(variants)" }
      return result + suffix
    }
  }
}

// MARK: - Reading

extension AppleNegotiation.Subtags {
  private mutating func readLanguage(_ bytes: [UInt8]) -> Int {
    var at = 0
    if bytes.count > 1, "xXiI".utf8.contains(bytes[0]), bytes[1].isSeparator {
      language = "\(text(bytes[..<1], \.lowered))-"
      at = 2
    }
    let end = bytes[at...].firstIndex { $0.isSeparator || $0.isTerminator } ?? bytes.count
    language += text(bytes[at..<end], \.lowered)
    language = AppleNegotiation.Facts.shortLanguage(of: language) ?? language
    return end
  }

  /// Reads script, region and variants, as long as a separator precedes each.
  private mutating func readSubtags(_ bytes: [UInt8], from at: inout Int) {
    guard isSubtag(bytes, at) else { return }
    let afterLetters = bytes[(at + 1)...].firstIndex { !$0.isASCIILetter } ?? bytes.count
    if afterLetters - at == 5 {
      let first = at + 1
      script =
        text(bytes[first...first], \.raised) + text(bytes[(first + 1)..<afterLetters], \.lowered)
      at = afterLetters
    }
    guard isSubtag(bytes, at) else { return }
    let end = bytes[(at + 1)...].firstIndex { $0.isSeparator || $0.isTerminator } ?? bytes.count
    if (2...3).contains(end - at - 1) {
      region = text(bytes[(at + 1)..<end], \.raised)
      region = AppleNegotiation.Facts.shortRegion(of: region) ?? region
      at = end
    }
    guard isSubtag(bytes, at) else { return }
    at += 1
    // `en__POSIX` has an empty region, with its separator.
    if region.isEmpty, at < bytes.count, bytes[at].isSeparator { at += 1 }
    let last = bytes[at...].firstIndex(where: \.isTerminator) ?? bytes.count
    variants = text(bytes[at..<last]) { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0.raised }
    at = last
  }

  /// Returns whether a subtag begins here that is not an extension of a tag that ICU did not read.
  private func isSubtag(_ bytes: [UInt8], _ at: Int) -> Bool {
    guard at < bytes.count, bytes[at].isSeparator else { return false }
    guard at + 2 < bytes.count else { return true }
    let hyphen = UInt8(ascii: "-")
    return bytes[at] != hyphen || !"tuxTUX".utf8.contains(bytes[at + 1]) || bytes[at + 2] != hyphen
  }

  /// Keeps the rest of the text unchanged.
  ///
  /// It is a dot with a character set, then `@` with a variant. Text after `@` that contains `=` is
  /// keywords, which are not part of the name.
  private mutating func readSuffix(_ bytes: [UInt8], from at: Int) {
    let sign = bytes[at...].firstIndex(of: UInt8(ascii: "@")) ?? bytes.count
    if at < sign, bytes[at] == UInt8(ascii: "."), at == 0 || !bytes[at - 1].isSeparator {
      suffix = text(bytes[at..<sign]) { $0 }
    }
    let rest = bytes[sign...]
    if !rest.contains(UInt8(ascii: "=")) { suffix += text(rest) { $0 } }
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ change: (UInt8) -> UInt8) -> String {
    String(decoding: bytes.map(change), as: UTF8.self)
  }
}

// MARK: - Extensions

extension AppleNegotiation.Subtags {
  /// Returns a BCP 47 tag without its extensions; nil for other names.
  ///
  /// A subtag of one letter (`u`, `x`) begins an extension. If ICU cannot read the tag, its
  /// separators still become hyphens.
  private static func withoutExtensions(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    let parts = bytes.split(omittingEmptySubsequences: false, whereSeparator: \.isSeparator)
      .map { String(decoding: $0, as: UTF8.self) }
    // At the end such a subtag begins no extension, and `x_` at the beginning is a language.
    guard !bytes.contains(UInt8(ascii: "@")),
      parts.dropLast().contains(where: { $0.utf8.count == 1 }),
      parts[0].utf8.count > 1 || bytes[1] == UInt8(ascii: "-")
    else { return nil }
    return wellFormedPart(of: parts) ?? parts.joined(separator: "-")
  }

  /// Returns the longest prefix that ICU reads as BCP 47, in ICU's form.
  private static func wellFormedPart(of parts: [String]) -> String? {
    var tag = parts
    while !tag.isEmpty {
      do throws(ICUError) {
        return try LocaleData.icuName(tag: tag.joined(separator: "-"))
      } catch {
        tag.removeLast()
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isSeparator: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
  fileprivate var isTerminator: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: "@") }
  fileprivate var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  fileprivate var raised: UInt8 { (0x61...0x7A).contains(self) ? self & ~0x20 : self }
}
