// Numbers with the names of their parts, and numbers that are read.

extension FormatterCache {
  /// Writes a decimal number in a locale, exactly, and names the parts of the text.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func text(
    _ value: FixedDecimal,
    _ recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try table.with(recipe, locale, generation: 0) { $0.text(value) }
  }

  /// Writes a decimal number in the app's locale for numbers, exactly, and names the parts of the
  /// text.
  public func text(
    _ value: FixedDecimal,
    _ recipe: NumberFormat
  ) throws(FormatError) -> FormattedText {
    try withCurrent(recipe) { $0.text(value) }
  }

  /// Reads a number that was written in a locale.
  ///
  /// ```swift
  /// let percent = try FormatterCache.shared.parse("50 %", .percent, for: LocaleID("de"))
  /// percent.description  // "0.50"
  /// ```
  /// - Throws: What ``NumberFormat/formatter(for:)`` and
  ///   ``NumberFormat/Formatter/parse(_:_:)`` throw.
  public func parse(
    _ text: String,
    _ recipe: NumberFormat,
    for locale: LocaleID,
    _ mode: NumberFormat.ParseMode = .strict
  ) throws(FormatError) -> FixedDecimal {
    try table.with(recipe, locale, generation: 0) { core in
      Result { () throws(FormatError) in try core.parse(text, mode) }
    }.get()
  }

  /// Reads a number that was written in the app's locale for numbers.
  public func parse(
    _ text: String,
    _ recipe: NumberFormat,
    _ mode: NumberFormat.ParseMode = .strict
  ) throws(FormatError) -> FixedDecimal {
    try withCurrent(recipe) { core in
      Result { () throws(FormatError) in try core.parse(text, mode) }
    }.get()
  }
}
