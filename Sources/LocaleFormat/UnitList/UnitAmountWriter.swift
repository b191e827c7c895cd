/// Writes amounts of one unit, and never loses a sign.
struct UnitAmountWriter: Sendable {
  private let formatter: NumberFormat.Formatter
  private let sign: SignText

  /// Makes the writer.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of a unit.
  ///   - sign: The sign of the same locale.
  ///   - locale: The locale.
  /// - Throws: What `NumberFormat.formatter(for:)` throws.
  init(
    _ recipe: NumberFormat,
    sign: SignText,
    for locale: LocaleID
  ) throws(FormatError) {
    formatter = try recipe.cachedFormatter(for: locale)
    self.sign = sign
  }

  var resolvedLocale: ResolvedLocale { formatter.resolvedLocale }
  var planState: PlanState { formatter.planState }
  var estimatedByteCount: Int { formatter.estimatedByteCount }

  /// Does the work that the formatter put off.
  func complete() { formatter.complete() }

  /// Writes a finite amount that is not negative.
  ///
  /// It takes the number as it is; `checkedString` makes a decimal of it first.
  func string(positive value: NumericValue) -> String { formatter.string(value) }

  /// Appends a finite amount that is not negative.
  func append(positive value: NumericValue, to bytes: inout [UInt8]) {
    formatter.append(value, to: &bytes)
  }

  func checkedString(_ value: NumericValue) throws(FormatError) -> String {
    let text = try formatter.checkedString(value)
    guard let magnitude = value.magnitudeIfNegative,
      try formatter.checkedString(magnitude) == text
    else { return text }
    return sign.text + text
  }

  func checkedText(_ value: NumericValue) throws(FormatError) -> FormattedText {
    let text = try formatter.checkedText(value)
    guard let magnitude = value.magnitudeIfNegative,
      try formatter.checkedString(magnitude) == text.string
    else { return text }
    var joined = TextJoiner()
    joined.append(FormattedText(sign.text, kind: .sign))
    joined.append(text)
    return joined.text
  }
}

/// The minus sign of a locale, with the marks that set its direction.
struct SignText: Sendable {
  let text: String

  /// Finds the sign.
  ///
  /// - Throws: What `NumberFormat.formatter(for:)` throws.
  init(for locale: LocaleID) throws(FormatError) {
    let text = try NumberFormat.decimal.cachedFormatter(for: locale).checkedText(-1)
    let end = text.parts.first { $0.kind == .integer }?.utf8Range.lowerBound ?? 0
    let found = String(decoding: Array(text.string.utf8)[..<end], as: UTF8.self)
    self.text = found.isEmpty ? "-" : found
  }
}

extension NumericValue {
  /// The number without its minus sign; nil if it has none.
  var magnitudeIfNegative: NumericValue? {
    switch self {
    case .integer(let value):
      return value < 0 ? NumericValue(value.magnitude) : nil
    case .binary(let value): return value.sign == .minus && !value.isNaN ? .binary(-value) : nil
    case .decimal(let value): return value.withoutSign.map { .decimal($0) }
    }
  }
}

extension FixedDecimal {
  /// The number without its minus sign; nil if it has none.
  fileprivate var withoutSign: FixedDecimal? {
    switch special {
    case .nan, .infinity: nil
    case .negativeInfinity: .infinity
    case nil, .negativeZero:
      digits.utf8.first == UInt8(ascii: "-")
        ? FixedDecimal(plain: String(digits.dropFirst()), isNegativeZero: false) : nil
    }
  }
}
