package import Sharing

// Numbers inside longer texts: they are written in place, without an array or a string for each.

extension FormatterCache {
  /// Writes an integer after other text.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - recipe: The recipe.
  ///   - app: The app locale; nil for the current one.
  ///   - output: The text.
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws; nothing is written then.
  package func write(
    _ value: Int,
    as recipe: NumberFormat,
    in app: AppLocale?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    let isWritten =
      if let app {
        try table.with(recipe, app.locale(for: recipe), generation: 0) {
          $0.core.write(value, to: &output)
        }
      } else {
        try withCurrent(recipe) { $0.core.write(value, to: &output) }
      }
    if !isWritten { output.append(try string(value, as: recipe, in: app)) }
  }

  /// Writes a binary number after other text, by its shortest decimal.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - recipe: The recipe.
  ///   - app: The app locale; nil for the current one.
  ///   - output: The text.
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws; nothing is written then.
  package func write(
    _ value: Double,
    as recipe: NumberFormat,
    in app: AppLocale?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    let isWritten =
      if let app {
        try table.with(recipe, app.locale(for: recipe), generation: 0) {
          $0.core.write(value, to: &output)
        }
      } else {
        try withCurrent(recipe) { $0.core.write(value, to: &output) }
      }
    if !isWritten { output.append(try string(value, as: recipe, in: app)) }
  }

  /// Writes a number in an app locale; nil for the current one.
  package func string(
    _ value: some FormattableNumber,
    as recipe: NumberFormat,
    in app: AppLocale?
  ) throws(FormatError) -> String {
    if let app { return try string(value, as: recipe, for: app.locale(for: recipe)) }
    return try string(value, as: recipe)
  }

  /// Returns the operands of plural rules for a number as a recipe shows it in an app locale; nil for
  /// the current one.
  package func pluralOperands(
    of value: some FormattableNumber,
    as recipe: NumberFormat,
    in app: AppLocale?
  ) throws(FormatError) -> PluralOperands {
    if let app {
      return try with(recipe, for: app.locale(for: recipe)) { $0.pluralOperands(of: value) }
    }
    return try with(recipe) { $0.pluralOperands(of: value) }
  }
}

extension NumberCore {
  /// Writes a number after other text; false, and nothing written, if the plan cannot.
  @inline(__always)
  func write(_ value: Int, to output: inout UTF8Output) -> Bool {
    triedPlan.lend { $0.isCompiled ? $0.write(value, to: &output) : nil } ?? false
  }

  /// Writes a number after other text; false, and nothing written, if the plan cannot.
  @inline(__always)
  func write(_ value: Double, to output: inout UTF8Output) -> Bool {
    triedPlan.lend { $0.isCompiled ? $0.write(value, to: &output) : nil } ?? false
  }
}
