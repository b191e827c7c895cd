internal import ICU

/// The ready form of a rule-based recipe.
final class RuleBasedCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let writer: WordWriter

  init(_ recipe: RuleBasedFormat, for locale: LocaleID) throws(FormatError) {
    resolvedLocale = try ResolvedLocale(locale, trees: WordWriter.trees)
    writer = try WordWriter(
      recipe.kind,
      ruleSet: recipe.ruleSetName,
      for: resolvedLocale,
      digits: try ResolvedLocale(locale)
    )
  }

  // The rules are shared: `RulesStore` counts their size.
  var estimatedByteCount: Int { 1_000 }

  func string(_ value: NumericValue) throws(FormatError) -> String {
    try checked(value) { () throws(ICUError) in
      switch value {
      case .integer(let value): try writer.string(value)
      case .binary(let value): try writer.string(value)
      case .decimal(let value): try writer.string(value)
      }
    }
  }

  func append(_ value: NumericValue, to bytes: inout [UInt8]) throws(FormatError) {
    try checked(value) { () throws(ICUError) in
      switch value {
      case .integer(let value): try writer.append(value, to: &bytes)
      case .binary(let value): try writer.append(value, to: &bytes)
      case .decimal(let value): try writer.append(value, to: &bytes)
      }
    }
  }

  private func checked<Text>(
    _ value: NumericValue,
    _ write: () throws(ICUError) -> Text
  ) throws(FormatError) -> Text {
    do throws(ICUError) {
      return try write()
    } catch {
      FormatFailures.expect(error)
      throw .icu(error, while: "writing \(value.description.excerpt)")
    }
  }
}
