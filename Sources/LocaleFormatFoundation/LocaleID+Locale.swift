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
