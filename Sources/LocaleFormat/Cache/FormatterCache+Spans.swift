// Spans of numbers of any type. `Number` has faster versions for `Int` and `Double`, whose texts a
// plan writes as a whole.

extension LocaleFormatter where Value == NumericValue {
  /// Appends numbers as UTF-8, with a separator between them.
  ///
  /// ```swift
  /// let amounts: [FixedDecimal] = ["1234.5", 7]
  /// var bytes: [UInt8] = []
  /// let german = try NumberFormat.currency("EUR").formatter(for: "de")
  /// german.append(amounts.span, separatedBy: "; ", to: &bytes)
  /// String(decoding: bytes, as: UTF8.self)  // "1.234,50\u{A0}€; 7,00\u{A0}€"
  /// ```
  /// - Parameters:
  ///   - values: The numbers.
  ///   - separator: The text between two numbers.
  ///   - bytes: The array to append to.
  public func append<Number: FormattableNumber>(
    _ values: Span<Number>,
    separatedBy separator: String,
    to bytes: inout [UInt8]
  ) {
    for index in values.indices {
      if index > 0 { bytes += separator.utf8 }
      append(values[index].numericValue, to: &bytes)
    }
  }
}

extension FormatterCache {
  /// Appends numbers in a locale, with a separator between them; looks the formatter up once.
  ///
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func append<Number: FormattableNumber, Recipe: FormatRecipe>(
    _ values: Span<Number>,
    separatedBy separator: String,
    as recipe: Recipe,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) where Recipe.Formatter.Value == NumericValue {
    try with(recipe, for: locale) { formatter throws(FormatError) in
      formatter.append(values, separatedBy: separator, to: &bytes)
    }
  }
}
