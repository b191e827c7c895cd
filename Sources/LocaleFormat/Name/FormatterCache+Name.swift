internal import Sharing

extension FormatterCache {
  /// Names what a code stands for in a locale; nil when there is no name and the recipe wants no code for it.
  ///
  /// ```swift
  /// let names = LocaleNameFormat(fallback: .nothing)
  /// let french = LocaleID("fr")
  /// try FormatterCache.shared.name(of: .region("XY"), as: names, for: french)  // nil
  /// ```
  /// - Throws: What ``LocaleNameFormat/formatter(for:)`` throws.
  public func name(
    of code: NamedCode,
    as recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try table.with(recipe, locale, generation: 0) { $0.name(of: code) }
  }

  /// Names what a code stands for in the app's language; nil when there is no name and the recipe wants no code for it.
  ///
  /// - Throws: What ``LocaleNameFormat/formatter(for:)`` throws.
  public func name(
    of code: NamedCode,
    as recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try withCurrent(recipe) { $0.name(of: code) }
  }
}
