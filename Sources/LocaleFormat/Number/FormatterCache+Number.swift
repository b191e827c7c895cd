// Functions for the most frequent types: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes an integer in a locale.
  ///
  /// ```swift
  /// let english = LocaleID("en")
  /// try FormatterCache.shared.string(-1234, as: .decimal, for: english)  // "-1,234"
  /// ```
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    as recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes an integer in the app's locale.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    as recipe: NumberFormat
  ) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes a binary number in a locale, by its shortest decimal.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Double,
    as recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a binary number in the app's locale, by its shortest decimal.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Double,
    as recipe: NumberFormat
  ) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes a decimal number in a locale, exactly.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: FixedDecimal,
    as recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a decimal number in the app's locale, exactly.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: FixedDecimal,
    as recipe: NumberFormat
  ) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes a number of any other type in a locale.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: some FormattableNumber,
    as recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try recipe.string(value.numericValue, through: self, for: locale)
  }

  /// Writes a number of any other type in the app's locale.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: some FormattableNumber,
    as recipe: NumberFormat
  ) throws(FormatError) -> String {
    try recipe.string(value.numericValue, through: self, for: nil)
  }

  /// Appends an integer in a locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: Int,
    as recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends an integer in the app's locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: Int,
    as recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number in a locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: Double,
    as recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number in the app's locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: Double,
    as recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number in a locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: FixedDecimal,
    as recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number in the app's locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: FixedDecimal,
    as recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a number of any other type in a locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: some FormattableNumber,
    as recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value.numericValue, through: self, for: locale, to: &bytes)
  }

  /// Appends a number of any other type in the app's locale, as UTF-8.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ value: some FormattableNumber,
    as recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value.numericValue, through: self, for: nil, to: &bytes)
  }
}
