internal import Faults
public import LocaleFormat
internal import MessageSyntax
internal import Sharing

extension MessageFormat {
  /// Makes the message ready for a locale.
  ///
  /// - Parameter locale: Any locale. It decides plural rules, digits and names.
  /// - Returns: The ready form.
  /// - Throws: The error of a message that cannot be read, and `FormatError.Code.icu` if ICU's data is
  ///   missing from this machine.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    try formatter(in: AppLocale(locale))
  }

  /// Makes the message ready for an app locale, whose language is that of the text, and whose
  /// conventions are those of the values.
  ///
  /// - Parameter app: The app locale.
  /// - Returns: The ready form.
  /// - Throws: What ``formatter(for:)`` throws.
  package func formatter(in app: AppLocale) throws(FormatError) -> Formatter {
    Formatter(try MessageCore(self, in: app))
  }
}

extension MessageFormat: FormatRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }

  /// Returns the recipe itself if the message can be read.
  ///
  /// - Throws: `FormatError.Code.syntaxError` and the codes of messages that are not valid, with the
  ///   place.
  public func validated() throws(FormatError) -> MessageFormat {
    _ = try content.form.get()
    return self
  }
}
