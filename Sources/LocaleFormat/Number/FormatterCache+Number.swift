// Functions for the most frequent types: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes an integer in a locale, or the app's.
  ///
  /// ```swift
  /// let english = LocaleID("en")
  /// try FormatterCache.shared.string(-1234, as: .decimal, for: english)  // "-1,234"
  /// ```
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    try with(recipe, in: locale) { $0.string(value) }
  }

  /// Writes a binary number in a locale, or the app's, by its shortest decimal.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Double,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    try with(recipe, in: locale) { $0.string(value) }
  }

  /// Writes a decimal number in a locale, or the app's, exactly.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: FixedDecimal,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    try with(recipe, in: locale) { $0.string(value) }
  }

  /// Writes a number of any other type in a locale, or the app's.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: some FormattableNumber,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    try recipe.string(value.numericValue, through: self, for: locale)
  }

  /// Appends an integer in a locale, or the app's, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: Int,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number in a locale, or the app's, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: Double,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number in a locale, or the app's, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: FixedDecimal,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) { $0.append(value, to: &bytes) }
  }

  /// Appends a number of any other type in a locale, or the app's, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: some FormattableNumber,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value.numericValue, through: self, for: locale, to: &bytes)
  }
}
