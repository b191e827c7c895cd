package import Sharing

// Numbers inside longer texts: they are written in place, without an array or a string for each.

extension FormatterCache {
  /// Writes an integer after other text, in a locale.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - recipe: The recipe.
  ///   - locale: The locale.
  ///   - output: The text.
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws; nothing is written then.
  @inline(__always)
  package func write(
    _ value: Int,
    as recipe: NumberFormat,
    for locale: LocaleID,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.core.write(value, to: &output) }
  }

  /// Writes an integer after other text, in the app's locale.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - recipe: The recipe.
  ///   - output: The text.
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws; nothing is written then.
  @inline(__always)
  package func write(
    _ value: Int,
    as recipe: NumberFormat,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try with(recipe, in: nil) { $0.core.write(value, to: &output) }
  }

  /// Returns the operands of plural rules for a number as a recipe shows it in a locale; nil for that
  /// of the app.
  package func pluralOperands(
    of value: some FormattableNumber,
    as recipe: NumberFormat,
    for locale: LocaleID?
  ) throws(FormatError) -> PluralOperands {
    try with(recipe, for: locale) { $0.pluralOperands(of: value) }
  }
}

extension NumberCore {
  /// Writes a number after other text.
  @inline(__always)
  func write(_ value: Int, to output: inout UTF8Output) {
    let isWritten = triedPlan.lend { $0.isCompiled ? $0.write(value, to: &output) : nil } ?? false
    if !isWritten { writeWithoutPlan(value, to: &output) }
  }

  @inline(never)
  private func writeWithoutPlan(_ value: Int, to output: inout UTF8Output) {
    output.append(stringWithoutPlan(.integer(value)))
  }
}
