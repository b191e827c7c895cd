extension NumberFormat.Formatter {
  /// Appends integers as UTF-8, with a text between them.
  ///
  /// ```swift
  /// let german = try NumberFormat.decimal.formatter(for: "de")
  /// var bytes: [UInt8] = []
  /// german.append([1_234, -5].span, separatedBy: "; ", to: &bytes)
  /// String(decoding: bytes, as: UTF8.self)  // "1.234; -5"
  /// ```
  /// - Parameters:
  ///   - values: The integers.
  ///   - separator: The text between two numbers; up to 8 bytes of UTF-8 are fastest.
  ///   - bytes: The array to append to. Nothing is allocated if 64 more of the longest texts fit into
  ///     its capacity, up to 200 bytes each.
  public func append(
    _ values: Span<Int>,
    separatedBy separator: String,
    to bytes: inout [UInt8]
  ) {
    core.append(values, separatedBy: separator, to: &bytes)
  }

  /// Appends binary numbers as UTF-8, by their shortest decimals, with a text between them.
  public func append(
    _ values: Span<Double>,
    separatedBy separator: String,
    to bytes: inout [UInt8]
  ) {
    core.append(values, separatedBy: separator, to: &bytes)
  }
}

extension FormatterCache {
  /// Appends integers in a locale, with a text between them; the formatter is looked up once.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ values: Span<Int>,
    separatedBy separator: String,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) {
      $0.append(values, separatedBy: separator, to: &bytes)
    }
  }

  /// Appends binary numbers in a locale, or the app's, with a text between them; the formatter is
  /// looked up once.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws.
  public func append(
    _ values: Span<Double>,
    separatedBy separator: String,
    as recipe: NumberFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) {
      $0.append(values, separatedBy: separator, to: &bytes)
    }
  }
}
