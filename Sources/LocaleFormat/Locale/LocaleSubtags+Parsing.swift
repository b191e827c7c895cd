internal import ICU

extension LocaleSubtags {
  /// Reads BCP 47, ICU's form and mixtures of the two; does not replace deprecated subtags.
  ///
  /// - Parameters:
  ///   - identifier: The text.
  ///   - maximum: The maximum length in bytes.
  /// - Throws: `FormatError.Code.invalidLocale` with the place of the error.
  init(
    parsing identifier: String,
    maximum: Int = LocaleID.maximumUTF8Count
  ) throws(FormatError) {
    guard !identifier.isEmpty else {
      throw .invalidLocale(identifier, offset: 0, reason: .empty)
    }
    guard identifier.utf8.count <= maximum else {
      throw .invalidLocale(identifier, offset: maximum, reason: .tooLong(maximum))
    }
    var reader = LocaleReader(identifier)
    self.init()
    try readLanguage(&reader)
    try readScriptRegionVariants(&reader)
    try readExtensions(&reader)
    try readLegacyKeywords(&reader)
    if identifier.utf8.contains(UInt8(ascii: "_")) { replaceLegacyVariants() }
    variants.sort()
    if let posix = variants.firstIndex(of: "posix") {
      variants.remove(at: posix)
      keywords["va"] = "posix"
    }
  }

  private mutating func readLanguage(_ reader: inout LocaleReader) throws(FormatError) {
    if reader.isIrregular, let whole = LocaleAliases.shared.language[reader.registeredKey] {
      // A registered tag without normal subtags: `i-klingon`, `zh-min-nan`.
      self = try LocaleSubtags(parsing: whole.substituting(each: "_", with: "-"))
      reader.skipToExtensions()
      return
    }
    let first = reader.subtag
    if first.text == "x" { return }
    guard first.isLetters, (2...3).contains(first.count) || (5...8).contains(first.count) else {
      if first.text == "root" {
        reader.advance()
        return
      }
      throw reader.strayError(.languageExpected)
    }
    language = first.text
    reader.advance()
    // An extended language replaces the language before it (RFC 5646, 4.5): `zh-yue` is `yue`.
    var extended = 0
    while reader.subtag.isLetters, reader.subtag.count == 3, !reader.followsUnderscore,
      extended < 3
    {
      if extended == 0 { language = reader.subtag.text }
      extended += 1
      reader.advance()
    }
  }

  private mutating func readScriptRegionVariants(
    _ reader: inout LocaleReader
  ) throws(FormatError) {
    if reader.subtag.isLetters, reader.subtag.count == 4 {
      script = reader.subtag.text.prefix(1).uppercased() + reader.subtag.text.dropFirst()
      reader.advance()
    }
    let code = reader.subtag
    let isRegion =
      code.isLetters && (code.count == 2 || reader.followsUnderscore && code.isLongRegion)
      || code.isDigits && code.count == 3
    if isRegion {
      region = code.text.uppercased()
      reader.advance()
    } else if code.count == 0, reader.followsUnderscore, reader.hasMore {
      reader.advance()  // ICU's empty region: `de__PHONEBOOK`
    }
    while reader.subtag.isVariant || isLegacyVariant(reader) {
      guard !variants.contains(reader.subtag.text) else {
        throw reader.error(
          Reason("variant-twice", "the variant '\(reader.subtag.text)' is repeated")
        )
      }
      variants.append(reader.subtag.text)
      reader.advance()
    }
  }

  private func isLegacyVariant(_ reader: LocaleReader) -> Bool {
    reader.followsUnderscore && Self.legacyVariants[reader.subtag.text] != nil
  }

  /// Variants of ICU's and Java's old names, with the keyword that replaces each in a language.
  private static let legacyVariants: [String: [String: (key: String, type: String)]] = [
    "traditional": [
      "ja": ("ca", "japanese"), "th": ("ca", "buddhist"), "es": ("co", "trad"),
    ],
    "phonebook": ["de": ("co", "phonebk")],
    "pinyin": ["zh": ("co", "pinyin")],
    "stroke": ["zh": ("co", "stroke")],
    "direct": ["hi": ("co", "direct")],
    "euro": [:],
    "preeuro": [:],
  ]

  private mutating func replaceLegacyVariants() {
    for (variant, keyword) in Self.legacyVariants where variants.contains(variant) {
      // `pinyin` is also a registered variant: it stays where it does not name a sort order.
      guard let found = keyword[language] else {
        if keyword.isEmpty || variant.utf8.count > 8 { variants.removeAll { $0 == variant } }
        continue
      }
      variants.removeAll { $0 == variant }
      setKeyword(found.key, to: found.type)
    }
  }

  private mutating func readExtensions(_ reader: inout LocaleReader) throws(FormatError) {
    var seen: Set<String> = []
    while reader.hasMore {
      let singleton = reader.subtag
      guard singleton.count == 1, singleton.isAlphanumeric else {
        throw reader.strayError(
          singleton.count == 0
            ? Reason("subtag-missing", "a subtag is missing")
            : Reason(
              "stray-subtag",
              "'\(reader.writtenSubtag.excerpt)' is not a subtag that can follow here"
            )
        )
      }
      guard seen.insert(singleton.text).inserted else {
        throw reader.error(
          Reason("extension-twice", "the extension '\(singleton.text)' is repeated")
        )
      }
      reader.advance()
      switch singleton.text {
      case "u": try readKeywords(&reader)
      case "x": privateUse = try readRun(&reader, lengths: 1...8, singleton: "x")
      default:
        let run = try readRun(&reader, lengths: 2...8, singleton: singleton.text)
        for letter in singleton.text { extensions[letter] = run }
      }
    }
  }

  /// Reads the subtags up to the next singleton; there must be at least one.
  private func readRun(
    _ reader: inout LocaleReader,
    lengths: ClosedRange<Int>,
    singleton: String
  ) throws(FormatError) -> String {
    var run: [String] = []
    while reader.hasMore, lengths.contains(reader.subtag.count), reader.subtag.isAlphanumeric {
      run.append(reader.subtag.text)
      reader.advance()
    }
    guard !run.isEmpty else { throw reader.error(.nothingFollows(singleton)) }
    return run.joined(separator: "-")
  }

  private mutating func readKeywords(_ reader: inout LocaleReader) throws(FormatError) {
    let start = reader
    while reader.hasMore, (3...8).contains(reader.subtag.count), reader.subtag.isAlphanumeric {
      if !attributes.contains(reader.subtag.text) { attributes.append(reader.subtag.text) }
      reader.advance()
    }
    while reader.hasMore, reader.subtag.count == 2, reader.subtag.isAlphanumeric {
      let key = reader.subtag.text
      reader.advance()
      var value: [String] = []
      while reader.hasMore, (3...8).contains(reader.subtag.count), reader.subtag.isAlphanumeric {
        value.append(reader.subtag.text)
        reader.advance()
      }
      setKeyword(key, to: value.joined(separator: "-"))
    }
    guard !keywords.isEmpty || !attributes.isEmpty else {
      throw start.error(.nothingFollows("u"))
    }
  }

  /// Keeps the first value of a key (RFC 6067); `true` and `yes` are the same as no value.
  private mutating func setKeyword(_ key: String, to value: String) {
    guard keywords[key] == nil else { return }
    let type = Self.canonicalType(value, of: key) ?? value
    keywords[key] = type == "true" || type == "yes" ? "" : type
  }

  static func canonicalType(_ value: String, of key: String) -> String? {
    // ICU fails here only if memory is exhausted; the value then stays as written.
    do { return value.isEmpty ? nil : try LocaleData.unicodeType(of: value, keyword: key) } catch {
      return nil
    }
  }

  private static func canonicalKey(_ keyword: String) throws(FormatError) -> String? {
    do {
      return try LocaleData.unicodeKey(of: keyword)
    } catch {
      // Only ICU knows its old keywords.
      if error.isAbsence { throw .notInData(while: "reading the keyword '\(keyword.excerpt)'") }
      return nil
    }
  }

  /// Reads ICU's `@key=value;key=value`.
  private mutating func readLegacyKeywords(_ reader: inout LocaleReader) throws(FormatError) {
    for pair in try reader.legacyKeywords() {
      guard let key = try Self.canonicalKey(pair.key) else {
        throw reader.error(
          Reason("unknown-keyword", "'\(pair.key.excerpt)' is not a keyword"),
          at: pair.keyOffset
        )
      }
      guard let type = Self.canonicalType(pair.value, of: pair.key) else {
        throw reader.error(
          Reason("unknown-value", "'\(pair.value.excerpt)' is not a value of '\(pair.key)'"),
          at: pair.valueOffset
        )
      }
      setKeyword(key, to: type.lowercased())
    }
  }
}
