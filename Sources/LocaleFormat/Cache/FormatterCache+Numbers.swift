// Verbs for numbers of any type, for the kinds of format that write numbers.

extension FormatterCache {
  /// Writes a number in a locale, or the app's.
  ///
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func string<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String where Recipe.Formatter.Value == NumericValue {
    try recipe.string(value.numericValue, through: self, for: locale)
  }

  /// Appends a number in a locale, or the app's, as UTF-8.
  ///
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func append<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) where Recipe.Formatter.Value == NumericValue {
    try recipe.append(value.numericValue, through: self, for: locale, to: &bytes)
  }

  /// Writes a number in a locale, or the app's, with the parts of its text.
  ///
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func text<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> FormattedText where Recipe.Formatter.Value == NumericValue {
    try recipe.text(value.numericValue, through: self, for: locale)
  }

  /// Writes a number in a locale, or the app's, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and of its formatter's
  ///   ``LocaleFormatter/checkedAppend(_:to:)``.
  public func checkedString<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String where Recipe.Formatter.Value == NumericValue {
    try checkedString(value.numericValue, as: recipe, for: locale)
  }

  /// Appends a number in a locale, or the app's, as UTF-8, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of `checkedString(_:as:for:)`; the bytes are then unchanged.
  public func checkedAppend<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) where Recipe.Formatter.Value == NumericValue {
    try checkedAppend(value.numericValue, as: recipe, for: locale, to: &bytes)
  }

  /// Writes a number in a locale with the parts of its text, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of `checkedString(_:as:for:)`.
  public func checkedText<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> FormattedText where Recipe.Formatter.Value == NumericValue {
    try checkedText(value.numericValue, as: recipe, for: locale)
  }
}

extension LocaleFormatter where Value == NumericValue {
  /// Writes a number.
  @inlinable public func string(_ value: some FormattableNumber) -> String {
    string(value.numericValue)
  }
  /// Appends a number as UTF-8.
  @inlinable public func append(_ value: some FormattableNumber, to bytes: inout [UInt8]) {
    append(value.numericValue, to: &bytes)
  }
  /// Writes a number with the parts of its text.
  @inlinable public func text(_ value: some FormattableNumber) -> FormattedText {
    text(value.numericValue)
  }
  /// Writes a number, and throws if that is not possible.
  ///
  /// - Throws: The errors of ``checkedAppend(_:to:)-(Value,_)``.
  @inlinable public func checkedString(_ value: some FormattableNumber) throws(FormatError)
    -> String
  {
    try checkedString(value.numericValue)
  }
  /// Appends a number as UTF-8, and throws if that is not possible.
  ///
  /// - Throws: The errors of ``checkedAppend(_:to:)-(Value,_)``.
  @inlinable public func checkedAppend(
    _ value: some FormattableNumber,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try checkedAppend(value.numericValue, to: &bytes)
  }
  /// Writes a number with the parts of its text, and throws if that is not possible.
  ///
  /// - Throws: The errors of ``checkedAppend(_:to:)-(Value,_)``.
  @inlinable public func checkedText(_ value: some FormattableNumber) throws(FormatError)
    -> FormattedText
  {
    try checkedText(value.numericValue)
  }
}
