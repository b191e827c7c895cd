public import FoundationEssentials
public import LocaleFormat

extension LocaleID {
  /// Takes Foundation's locale.
  ///
  /// ```swift
  /// try LocaleID(Locale(identifier: "de_CH")).tag  // "de-CH"
  /// ```
  /// - Throws: ``FormatError/Code/invalidLocale`` when its identifier is not
  ///   well-formed.
  public init(_ locale: Locale) throws(FormatError) {
    try self.init(locale.identifier)
  }
}

extension Locale {
  /// Foundation's locale of the same tag; `LocaleID` takes it back as it was.
  ///
  /// ```swift
  /// Locale(LocaleID("de-CH")).identifier  // "de-CH"
  /// ```
  ///
  /// Its texts are Foundation's: from another release of CLDR.
  public init(_ locale: LocaleID) { self.init(identifier: locale.tag) }
}
