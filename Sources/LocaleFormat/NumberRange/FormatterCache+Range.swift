extension FormatterCache {
  /// Writes a range of decimal numbers in a locale.
  ///
  /// ```swift
  /// let range = NumberRangeFormat(.percent)
  /// try FormatterCache.shared.string(
  ///   from: FixedDecimal("0.25"), through: FixedDecimal("0.5"), range, for: LocaleID("en"))
  /// // "25% – 50%"
  /// ```
  /// - Throws: What ``NumberRangeFormat/formatter(for:)`` throws.
  public func string(
    from start: FixedDecimal,
    through end: FixedDecimal,
    _ recipe: NumberRangeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(start, end) }
  }

  /// Appends a range of decimal numbers in a locale, as UTF-8.
  public func append(
    from start: FixedDecimal,
    through end: FixedDecimal,
    _ recipe: NumberRangeFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(start, end, to: &bytes) }
  }

  /// Writes a range of decimal numbers in the app's locale for numbers.
  public func string(
    from start: FixedDecimal,
    through end: FixedDecimal,
    _ recipe: NumberRangeFormat
  ) throws(FormatError) -> String {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      let locale = app.locale(following: recipe.number.audience)
      return try table.with(recipe, locale, generation: generation) { $0.string(start, end) }
    }
  }

  /// Appends a range of decimal numbers in the app's locale for numbers, as UTF-8.
  public func append(
    from start: FixedDecimal,
    through end: FixedDecimal,
    _ recipe: NumberRangeFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      let locale = app.locale(following: recipe.number.audience)
      try table.with(recipe, locale, generation: generation) { $0.append(start, end, to: &bytes) }
    }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``NumberRangeFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: NumberRangeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> NumberRangeFormat.Formatter {
    NumberRangeFormat.Formatter(core: try table.core(recipe, locale))
  }
}
