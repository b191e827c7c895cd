public import FoundationEssentials
public import LocaleFormat

extension LocaleID {
  /// Converts Foundation's locale.
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
  /// Makes Foundation's locale with the same tag; `LocaleID` converts it back without a loss.
  ///
  /// ```swift
  /// Locale(LocaleID("de-CH")).identifier  // "de-CH"
  /// ```
  ///
  /// Texts in that locale are Foundation's: they come from another release of CLDR.
  public init(_ locale: LocaleID) { self.init(identifier: locale.tag) }
}
