// Numbers of any type, for the kinds of format that write numbers.

extension FormatterCache {
  /// Writes a number in a locale.
  public func string<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> String where Recipe.Formatter.Value == NumericValue {
    try recipe.string(value.numericValue, through: self, for: locale)
  }

  /// Writes a number in the app's locale.
  public func string<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe
  ) throws(FormatError) -> String where Recipe.Formatter.Value == NumericValue {
    try recipe.string(value.numericValue, through: self, for: nil)
  }

  /// Appends a number in a locale, as UTF-8.
  public func append<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) where Recipe.Formatter.Value == NumericValue {
    try recipe.append(value.numericValue, through: self, for: locale, to: &bytes)
  }

  /// Appends a number in the app's locale, as UTF-8.
  public func append<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    to bytes: inout [UInt8]
  ) throws(FormatError) where Recipe.Formatter.Value == NumericValue {
    try recipe.append(value.numericValue, through: self, for: nil, to: &bytes)
  }

  /// Writes a number in a locale and names the parts of the text.
  public func text<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText where Recipe.Formatter.Value == NumericValue {
    try recipe.text(value.numericValue, through: self, for: locale)
  }

  /// Writes a number in the app's locale and names the parts of the text.
  public func text<Recipe: FormatRecipe>(
    _ value: some FormattableNumber,
    as recipe: Recipe
  ) throws(FormatError) -> FormattedText where Recipe.Formatter.Value == NumericValue {
    try recipe.text(value.numericValue, through: self, for: nil)
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
  /// Writes a number and names the parts of the text.
  @inlinable public func text(_ value: some FormattableNumber) -> FormattedText {
    text(value.numericValue)
  }
  /// Writes a number, or says why it cannot be written.
  @inlinable public func checkedString(_ value: some FormattableNumber) throws(FormatError)
    -> String
  {
    try checkedString(value.numericValue)
  }
  /// Writes a number and names the parts of the text, or says why it cannot be written.
  @inlinable public func checkedText(_ value: some FormattableNumber) throws(FormatError)
    -> FormattedText
  {
    try checkedText(value.numericValue)
  }
}
