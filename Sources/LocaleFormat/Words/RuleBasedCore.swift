internal import ICU
internal import Sharing

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

  // The rules and the program are shared: `RulesStore` counts their size.
  var estimatedByteCount: Int { 1_000 }

  @inline(__always)
  func string(_ value: NumericValue) throws(FormatError) -> String {
    if case .integer(let value) = value, let text = writer.program.lend({ $0.string(value) }) {
      return text
    }
    return try otherString(value)
  }

  @inline(__always)
  func append(_ value: NumericValue, to bytes: inout [UInt8]) throws(FormatError) {
    if case .integer(let value) = value,
      writer.program.lend({ $0.append(value, to: &bytes) }) == true
    {
      return
    }
    try appendOther(value, to: &bytes)
  }

  @inline(never)
  private func otherString(_ value: NumericValue) throws(FormatError) -> String {
    try checked(value) { () throws(ICUError) in
      switch value {
      case .integer(let value): try writer.string(value)
      case .binary(let value): try writer.string(value)
      case .decimal(let value): try writer.string(value)
      }
    }
  }

  @inline(never)
  private func appendOther(_ value: NumericValue, to bytes: inout [UInt8]) throws(FormatError) {
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
