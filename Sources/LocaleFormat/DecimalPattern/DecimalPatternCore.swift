internal import ICU
internal import Sharing

extension DecimalPatternFormat: FormatRecipe, DigestedRecipe {
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

/// A pattern recipe made ready for one locale: ICU's handles.
final class DecimalPatternCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let pattern: String
  /// Whether ICU can read by the pattern: see ``DecimalPattern/isUnreadable(_:)``.
  private let canParse: Bool
  private let handles: HandlePool<DecimalHandle>
  /// Finds the numbers that ICU would round wrongly; nil if all are rounded correctly.
  private let preparation: NumberPreparation?

  init(
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID,
    admitted: AdmittedNames = .shared
  ) throws(FormatError) {
    try recipe.check()
    let resolved = try ResolvedLocale(locale, trees: [.main, .currencies])
    let opening = try DecimalOpening(recipe, for: resolved, admitted: admitted)
    do throws(ICUError) {
      handles = try HandlePool { () throws(ICUError) in try opening.open() }
      let multiplier: Int32
      (pattern, multiplier) = try handles.lend { handle throws(ICUError) in
        (try handle.pattern(), handle.value(.multiplier))
      }
      preparation = recipe.step.flatMap {
        NumberPreparation(increment: $0, multiplier: max(1, abs(Int(multiplier))))
      }
    } catch {
      throw .icu(error, while: "making a number formatter for \(locale)")
    }
    canParse = !DecimalPattern.isUnreadable(pattern)
    resolvedLocale = resolved
  }

  // The size of a UNumberFormat in memory is 7.8 KB, measured; the rest is this object.
  var estimatedByteCount: Int { 8_400 }

  // MARK: Verbs

  func string(_ value: NumericValue) throws(FormatError) -> String {
    try checked(value) { handle, value throws(ICUError) in
      switch value {
      case .integer(let value): try handle.string(Int64(value))
      case .binary(let value): try handle.string(value)
      case .decimal(let value): try handle.string(decimal: value.digits)
      }
    }
  }

  func append(_ value: NumericValue, to bytes: inout [UInt8]) throws(FormatError) {
    try checked(value) { handle, value throws(ICUError) in
      switch value {
      case .integer(let value): try handle.append(Int64(value), to: &bytes)
      case .binary(let value): try handle.append(value, to: &bytes)
      case .decimal(let value): try handle.append(decimal: value.digits, to: &bytes)
      }
    }
  }

  func text(_ value: NumericValue) throws(FormatError) -> FormattedText {
    FormattedText(
      try checked(value) { handle, value throws(ICUError) in
        switch value {
        case .integer(let value):
          try handle.text(decimal: "\(value)", nearest: Double(value))
        case .binary(let value): try handle.text(value)
        case .decimal(let value):
          try handle.text(decimal: value.digits, nearest: Double(value.digits) ?? .nan)
        }
      }
    )
  }

  /// Calls `write` with a formatter from the pool, if ICU writes the value correctly.
  private func checked<Text>(
    _ value: NumericValue,
    _ write: (borrowing DecimalHandle, NumericValue) throws(ICUError) -> Text
  ) throws(FormatError) -> Text {
    var value = value
    // ICU does not read these values from decimal text.
    if case .decimal(let decimal) = value, let binary = decimal.binaryValue {
      value = .binary(binary)
    }
    if let preparation, case .refused(let reason) = preparation.outcome(value.decimal) {
      throw .unwritable(value.description, reason: reason)
    }
    do throws(ICUError) {
      return try handles.lend { handle throws(ICUError) in try write(handle, value) }
    } catch {
      if error.isInexact { throw .inexact(value.description) }
      FormatFailures.expect(error)
      throw .icu(error, while: "writing \(value.description.excerpt)")
    }
  }

  func parsePrefix(_ text: String, withCurrency: Bool) -> DecimalPatternFormat.Prefix? {
    guard canParse else { return nil }
    let limit = DecimalPatternFormat.maximumParsedByteCount
    let isCut = text.utf8.count > limit
    let read = isCut ? String(decoding: text.utf8.prefix(limit), as: UTF8.self) : text
    do throws(ICUError) {
      let parsed = try handles.lend { handle throws(ICUError) in
        try handle.parse(read, withCurrency: withCurrency)
      }
      // A number that ends near the cut could continue after it.
      guard let parsed, !isCut || parsed.utf8Count < limit / 2 else { return nil }
      return DecimalPatternFormat.Prefix(
        digits: parsed.digits,
        utf8Count: parsed.utf8Count,
        utf16Count: parsed.utf16Count,
        currencyCode: parsed.currency
      )
    } catch {
      FormatFailures.count(error)
      return nil
    }
  }
}

extension DecimalPatternFormat {
  /// The number whose multiples are shown; nil without rounding to multiples.
  fileprivate var step: FixedDecimal? {
    if let increment = options.roundingIncrement {
      return increment == 0 ? nil : FixedDecimal(DecimalDigits(FixedDecimal(increment)).trimmed)
    }
    return pattern?.positive.step
  }
}
