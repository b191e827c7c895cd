internal import Sharing

// The verbs are written out for each type of value: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes an integer by a pattern in a locale.
  ///
  /// ```swift
  /// let padded = try DecimalPatternFormat("*x#,##0.00")
  /// try FormatterCache.shared.string(-1, padded, for: LocaleID("en"))  // "xxx-1.00"
  /// ```
  /// - Throws: What ``DecimalPatternFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a binary number by a pattern in a locale, by its shortest decimal.
  public func string(
    _ value: Double,
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a decimal number by a pattern in a locale, exactly.
  public func string(
    _ value: FixedDecimal,
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Appends an integer by a pattern in a locale, as UTF-8.
  public func append(
    _ value: Int,
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number by a pattern in a locale, as UTF-8.
  public func append(
    _ value: Double,
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number by a pattern in a locale, as UTF-8.
  public func append(
    _ value: FixedDecimal,
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Writes an integer by a pattern in the app's locale for numbers.
  public func string(
    _ value: Int,
    _ recipe: DecimalPatternFormat
  ) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes a binary number by a pattern in the app's locale for numbers.
  public func string(
    _ value: Double,
    _ recipe: DecimalPatternFormat
  ) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes a decimal number by a pattern in the app's locale for numbers.
  public func string(
    _ value: FixedDecimal,
    _ recipe: DecimalPatternFormat
  ) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Appends an integer by a pattern in the app's locale for numbers, as UTF-8.
  public func append(
    _ value: Int,
    _ recipe: DecimalPatternFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number by a pattern in the app's locale for numbers, as UTF-8.
  public func append(
    _ value: Double,
    _ recipe: DecimalPatternFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number by a pattern in the app's locale for numbers, as UTF-8.
  public func append(
    _ value: FixedDecimal,
    _ recipe: DecimalPatternFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  @inline(__always)
  private func withCurrent<Result: FreshResult>(
    _ recipe: DecimalPatternFormat,
    _ body: (DecimalPatternCore) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: recipe.audience), generation: generation, body)
    }
  }

  @inline(__always)
  private func withCurrent(
    _ recipe: DecimalPatternFormat,
    _ body: (DecimalPatternCore) -> Void
  ) throws(FormatError) {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: recipe.audience), generation: generation, body)
    }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``DecimalPatternFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID
  ) throws(FormatError) -> DecimalPatternFormat.Formatter {
    DecimalPatternFormat.Formatter(core: try table.core(recipe, locale))
  }
}
