internal import Sharing

// The verbs are written out for each type of value: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes an integer in a locale.
  ///
  /// ```swift
  /// try FormatterCache.shared.string(-1234, .decimal, for: LocaleID("en"))  // "-1,234"
  /// ```
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    _ recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes an integer in the app's locale for numbers.
  public func string(_ value: Int, _ recipe: NumberFormat) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes an integer of the upper half of 64 bits, too, in a locale.
  public func string(
    _ value: UInt64,
    _ recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a binary number in a locale, by its shortest decimal.
  public func string(
    _ value: Double,
    _ recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a binary number in the app's locale for numbers.
  public func string(_ value: Double, _ recipe: NumberFormat) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Writes a decimal number in a locale, exactly.
  public func string(
    _ value: FixedDecimal,
    _ recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a decimal number in the app's locale for numbers, exactly.
  public func string(_ value: FixedDecimal, _ recipe: NumberFormat) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(value) }
  }

  /// Appends an integer in a locale, as UTF-8.
  public func append(
    _ value: Int,
    _ recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    // A result of its own: otherwise the compiler makes one function of this and the rarer types', which
    // calls by pointers.
    _ = try table.with(recipe, locale, generation: 0) { core in
      core.append(value, to: &bytes)
      return true
    }
  }

  /// Appends an integer of the upper half of 64 bits, too, in a locale, as UTF-8.
  public func append(
    _ value: UInt64,
    _ recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number in a locale, as UTF-8.
  public func append(
    _ value: Double,
    _ recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number in a locale, as UTF-8.
  public func append(
    _ value: FixedDecimal,
    _ recipe: NumberFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Appends an integer in the app's locale for numbers, as UTF-8.
  public func append(
    _ value: Int,
    _ recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a binary number in the app's locale for numbers, as UTF-8.
  public func append(
    _ value: Double,
    _ recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// Appends a decimal number in the app's locale for numbers, as UTF-8.
  public func append(
    _ value: FixedDecimal,
    _ recipe: NumberFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(value, to: &bytes) }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: NumberFormat,
    for locale: LocaleID
  ) throws(FormatError) -> NumberFormat.Formatter {
    NumberFormat.Formatter(core: try table.core(recipe, locale))
  }

  @inline(__always)
  func withCurrent<Result: FreshResult>(
    _ recipe: NumberFormat,
    _ body: (NumberCore) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(
        recipe,
        app.locale(following: recipe.audience),
        generation: generation,
        body
      )
    }
  }

  @inline(__always)
  func withCurrent(
    _ recipe: NumberFormat,
    _ body: (NumberCore) -> Void
  ) throws(FormatError) {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(
        recipe,
        app.locale(following: recipe.audience),
        generation: generation,
        body
      )
    }
  }
}
