internal import ICU
internal import Sharing

extension DecimalPatternFormat: CachedRecipe {
  static var kind: UInt64 { 5 }
  func makeCore(for locale: LocaleID) throws(FormatError) -> DecimalPatternCore {
    try DecimalPatternCore(self, for: locale)
  }
}

/// The ready form of a pattern recipe: ICU's handles.
final class DecimalPatternCore: FormatterCore {
  let resolvedLocale: ResolvedLocale
  let pattern: String
  /// Whether ICU can read by the pattern: see ``DecimalPattern/isUnreadable(_:)``.
  private let canParse: Bool
  private let handles: HandlePool<DecimalHandle>
  /// Which numbers ICU would round wrong; nil where there are none.
  private let preparation: NumberPreparation?

  init(
    _ recipe: DecimalPatternFormat,
    for locale: LocaleID,
    admitted: AdmittedNames = .shared
  ) throws(FormatError) {
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
      throw .icu(status: error.name, while: "making a number formatter for \(locale)")
    }
    canParse = !DecimalPattern.isUnreadable(pattern)
    resolvedLocale = resolved
  }

  // A kept UNumberFormat, measured at 7.8 KB, and what this object holds itself.
  var estimatedByteCount: Int { 8_400 }

  /// Why ICU would write a number wrong; nil where it does not.
  private func obstacle(to value: FixedDecimal) -> String? {
    guard let preparation, case .refused(let reason) = preparation.outcome(value) else {
      return nil
    }
    return reason
  }

  private func isRefused(_ value: FixedDecimal) -> Bool {
    guard obstacle(to: value) != nil else { return false }
    FormatFailures.countRefusal()
    return true
  }

  func string(_ value: Int) -> String {
    if preparation != nil, isRefused(FixedDecimal(value)) { return "\(value)" }
    do throws(ICUError) {
      return try handles.lend { handle throws(ICUError) in try handle.string(Int64(value)) }
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  func append(_ value: Int, to bytes: inout [UInt8]) {
    if preparation != nil, isRefused(FixedDecimal(value)) {
      bytes += "\(value)".utf8
      return
    }
    do throws(ICUError) {
      try handles.lend { handle throws(ICUError) in
        try handle.append(Int64(value), to: &bytes)
      }
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: Double) -> String {
    if preparation != nil, isRefused(FixedDecimal(value)) { return "\(value)" }
    do throws(ICUError) {
      return try handles.lend { handle throws(ICUError) in try handle.string(value) }
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  func append(_ value: Double, to bytes: inout [UInt8]) {
    if preparation != nil, isRefused(FixedDecimal(value)) {
      bytes += "\(value)".utf8
      return
    }
    do throws(ICUError) {
      try handles.lend { handle throws(ICUError) in try handle.append(value, to: &bytes) }
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: FixedDecimal) -> String {
    if let binary = value.binaryValue { return string(binary) }
    if preparation != nil, isRefused(value) { return value.digits }
    do throws(ICUError) {
      return try written(value)
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    if let binary = value.binaryValue { return append(binary, to: &bytes) }
    if preparation != nil, isRefused(value) {
      bytes += value.digits.utf8
      return
    }
    do throws(ICUError) {
      try handles.lend { handle throws(ICUError) in
        try handle.append(decimal: value.digits, to: &bytes)
      }
    } catch {
      bytes += neutral(value.digits, after: error).utf8
    }
  }

  func exactString(_ value: FixedDecimal) throws(FormatError) -> String {
    if let binary = value.binaryValue { return string(binary) }
    if let reason = obstacle(to: value) { throw .unwritable(value.digits, reason: reason) }
    do throws(ICUError) {
      return try written(value)
    } catch {
      if error.isInexact { throw .inexact(value.digits) }
      throw .icu(status: error.name, while: "writing \(value.digits.excerpt)")
    }
  }

  private func written(_ value: FixedDecimal) throws(ICUError) -> String {
    try handles.lend { handle throws(ICUError) in try handle.string(decimal: value.digits) }
  }

  func text(_ value: Double) -> FormattedText {
    if preparation != nil, isRefused(FixedDecimal(value)) {
      return FormattedText(neutral: "\(value)")
    }
    do throws(ICUError) {
      return FormattedText(
        try handles.lend { handle throws(ICUError) in try handle.text(value) }
      )
    } catch {
      return FormattedText(neutral: neutral("\(value)", after: error))
    }
  }

  func text(_ value: FixedDecimal) -> FormattedText {
    if let binary = value.binaryValue { return text(binary) }
    if preparation != nil, isRefused(value) { return FormattedText(neutral: value.digits) }
    let nearest = Double(value.digits) ?? .nan
    do throws(ICUError) {
      return FormattedText(
        try handles.lend { handle throws(ICUError) in
          try handle.text(decimal: value.digits, nearest: nearest)
        }
      )
    } catch {
      return FormattedText(neutral: neutral(value.digits, after: error))
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
      // What ends near the cut could go on behind it.
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

  /// What is written when ICU fails on a valid value; one that may not be rounded is no failure.
  private func neutral(_ digits: String, after error: ICUError) -> String {
    if !error.isInexact { FormatFailures.count(error) }
    return digits
  }
}

extension FormattedText {
  /// A text without parts that are known.
  fileprivate init(neutral text: String) {
    self.init(FieldText(string: text, fields: []))
  }
}

extension DecimalPatternFormat {
  /// What numbers are rounded to multiples of; nil for nothing.
  fileprivate var step: FixedDecimal? {
    if let increment = options.roundingIncrement {
      return increment == 0 ? nil : FixedDecimal(DecimalDigits(FixedDecimal(increment)).trimmed)
    }
    return pattern?.positive.step
  }
}
