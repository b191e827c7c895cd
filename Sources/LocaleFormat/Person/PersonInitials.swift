internal import ICU
internal import Sharing

/// The first characters of texts, and of their words.
enum PersonInitials {
  private static let clusters = PartedValue {
    HandlePool<PersonBreaks>(holding: nil) { () throws(ICUError) in
      try PersonBreaks(betweenWords: false, locale: "root")
    }
  }
  // CLDR's locales have the same breaks between words for names: only the dictionaries differ, by
  // the script of the text.
  private static let words = PartedValue {
    HandlePool<PersonBreaks>(holding: nil) { () throws(ICUError) in
      try PersonBreaks(betweenWords: true, locale: "root")
    }
  }

  /// The first grapheme cluster of a text.
  ///
  /// - Throws: The status that ICU gave. It is asked only for characters that may combine.
  static func first(of text: Substring) throws(ICUError) -> Substring {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return text }
    let next = scalars.index(after: scalars.startIndex)
    if first.standsAlone, next == scalars.endIndex || scalars[next].standsAlone {
      return text[..<next]
    }
    let bytes = Array(text.utf8)
    let end = try clusters.value.lend { breaks throws(ICUError) in
      try breaks.ends(in: bytes.span, maximum: 1).first
    }
    guard let end else { return text }
    return text[..<text.utf8.index(text.startIndex, offsetBy: Int(end))]
  }

  /// The initials of all words of a text; nil if it has no word.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - patterns: The patterns of the locale.
  ///   - keepsPunctuation: Whether the characters between words are kept instead of the pattern of
  ///     the sequence.
  /// - Returns: The initials.
  /// - Throws: The status that ICU gave.
  static func initials(
    of text: String,
    _ patterns: PersonPatterns,
    keepsPunctuation: Bool
  ) throws(ICUError) -> String? {
    var initials: [Substring] = []
    /// The text between an initial and the one before it; of the first one, nothing.
    var separators: [String] = []
    switch patterns.vocabulary {
    case .first:
      // Not by characters: a mark after a space would make one character with it.
      for word in text.utf8.split(separator: UInt8(ascii: " ")) {
        initials.append(try first(of: Substring(word)))
      }
    case .revised:
      var separator = ""
      for piece in try pieces(of: text) {
        guard let start = piece.unicodeScalars.first else { continue }
        if Script.isLetter(start) {
          initials.append(try first(of: piece))
          separators.append(initials.count > 1 ? separator : "")
          if initials.count > 1 { separator = "" }
        } else {
          separator += start.properties.isWhitespace ? String(start) : String(piece)
        }
      }
    }
    guard !initials.isEmpty else { return nil }
    let single = patterns.initial.literals
    let written = initials.map { "\(single[0])\($0)\(single[1])" }
    if keepsPunctuation, patterns.vocabulary == .revised {
      return zip(separators, written).map { $0 + $1 }.joined()
    }
    return patterns.sequence.joined(written)
  }

  /// The words of a text and what is between them.
  private static func pieces(of text: String) throws(ICUError) -> [Substring] {
    let bytes = Array(text.utf8)
    let ends = try words.value.lend { breaks throws(ICUError) in
      try breaks.ends(in: bytes.span, maximum: bytes.count)
    }
    var start = text.startIndex
    var offset = 0
    return ends.map { end in
      let next = text.utf8.index(start, offsetBy: Int(end) - offset)
      defer { (start, offset) = (next, Int(end)) }
      return text[start..<next]
    }
  }
}

extension InitialPattern {
  /// Writes texts one after another.
  ///
  /// The pattern joins all texts so far with the next one. The time grows with the length alone.
  func joined(_ texts: [String]) -> String {
    guard let first = texts.first, texts.count > 1 else { return texts.first ?? "" }
    let rest = texts.dropFirst()
    if isReversed {
      let before = rest.reversed().map { literals[0] + $0 + literals[1] }.joined()
      return before + first + String(repeating: literals[2], count: rest.count)
    }
    let before = String(repeating: literals[0], count: rest.count)
    return before + first + rest.map { literals[1] + $0 + literals[2] }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character is a grapheme cluster beside another such character, in all versions of
  /// Unicode: letters that neither combine with others nor take part in a rule for clusters.
  fileprivate var standsAlone: Bool {
    switch value {
    // Latin, Greek and Cyrillic.
    case 0x20...0x7E, 0xC0...0x2AF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: true
    // Armenian, Hebrew, Arabic, Georgian.
    case 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA, 0x620...0x64A, 0x10A0...0x10FF: true
    // Kana, Han, syllables of Hangul.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
