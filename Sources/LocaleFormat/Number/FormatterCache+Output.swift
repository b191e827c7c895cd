package import Sharing

// Numbers and dates inside longer texts: they are written in place, without an array or a string for
// each.

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
    let isWritten = try table.with(recipe, locale, generation: 0) { $0.write(value, to: &output) }
    if !isWritten { output.append(try checkedString(.integer(value), as: recipe, for: locale)) }
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
    let isWritten = try with(recipe, in: nil) { $0.write(value, to: &output) }
    if !isWritten { output.append(try checkedString(.integer(value), as: recipe)) }
  }

  /// Writes a number of any type after other text, in a locale; nil for that of the app.
  ///
  /// - Throws: What ``NumberFormat/formatter(for:)`` and the formatter's `checkedString` throw.
  @inline(__always)
  package func write(
    _ value: NumericValue,
    as recipe: NumberFormat,
    for locale: LocaleID?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    let isWritten = try with(recipe, in: locale) { $0.write(value, to: &output) }
    if !isWritten { output.append(try checkedString(value, as: recipe, for: locale)) }
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

extension NumberFormat.Formatter {
  /// Writes an integer after other text; false, and nothing is written, if it may be refused.
  @inline(__always)
  fileprivate func write(_ value: Int, to output: inout UTF8Output) -> Bool {
    if mayRefuse { return false }
    core.write(value, to: &output)
    return true
  }

  /// Writes a number after other text; false, and nothing is written, if it may be refused.
  @inline(__always)
  fileprivate func write(_ value: NumericValue, to output: inout UTF8Output) -> Bool {
    if mayRefuse { return false }
    core.write(value, to: &output)
    return true
  }
}

extension NumberCore {
  /// Writes a number after other text.
  @inline(__always)
  func write(_ value: Int, to output: inout UTF8Output) {
    let isWritten = triedPlan.lend { $0.isCompiled ? $0.write(value, to: &output) : nil } ?? false
    if !isWritten { writeWithoutPlan(value, to: &output) }
  }

  /// Writes a number of any type after other text.
  @inline(__always)
  func write(_ value: NumericValue, to output: inout UTF8Output) {
    let isWritten: Bool?
    switch value {
    case .integer(let value): return write(value, to: &output)
    case .binary(let value):
      isWritten = triedPlan.lend { plan in
        if plan.isCompiled { plan.write(value, to: &output) }
        return plan.isCompiled
      }
    case .decimal(let value):
      isWritten = triedPlan.lend { plan in
        if plan.isCompiled { plan.write(value, to: &output) }
        return plan.isCompiled
      }
    }
    if isWritten != true { writeWithoutPlan(value, to: &output) }
  }

  @inline(never)
  private func writeWithoutPlan(_ value: Int, to output: inout UTF8Output) {
    writeWithoutPlan(.integer(value), to: &output)
  }

  @inline(never)
  private func writeWithoutPlan(_ value: NumericValue, to output: inout UTF8Output) {
    output.append(stringWithoutPlan(value))
  }
}
