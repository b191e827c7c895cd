extension LocaleID {
  /// Whether it is one of the pseudo-locales `en-XA` and `en-XB`.
  ///
  /// Their texts are those of the development language, changed for tests: with accents, or from
  /// right to left. Their conventions are those of English.
  ///
  /// ```swift
  /// LocaleID("en-XA").isPseudoLocale  // true
  /// LocaleID("de").isPseudoLocale  // false
  /// ```
  public var isPseudoLocale: Bool {
    // Without subtags for nearly all locales, since a text asks for this.
    guard tag.utf8.starts(with: "en-".utf8), tag.utf8.contains(UInt8(ascii: "X")) else {
      return false
    }
    return language == "en" && (region == "XA" || region == "XB")
  }
}
