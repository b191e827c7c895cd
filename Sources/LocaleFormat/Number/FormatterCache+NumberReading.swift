internal import Sharing

// Not the generic function: it lacks the type of the result, and takes a sixth longer.

extension FormatterCache {
  /// Reads a number that was written in a locale, or the app's.
  ///
  /// ```swift
  /// let german = LocaleID("de")
  /// let percent = try FormatterCache.shared.parse("50 %", as: .percent, for: german)
  /// percent.description  // "0.50"
  /// ```
  /// - Throws: What ``NumberFormat/formatter(for:)`` and
  ///   ``NumberFormat/Formatter/parse(_:mode:)`` throw.
  public func parse(
    _ text: String,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    mode: ParseMode = .strict
  ) throws(FormatError) -> FixedDecimal {
    try with(recipe, in: locale) { formatter in
      Result { () throws(FormatError) in try formatter.parse(text, mode: mode) }
    }.get()
  }
}
