internal import Sharing

extension NumberFormat.Formatter {
  /// Returns the operands of plural rules for a number as this formatter shows it.
  ///
  /// They have the digits after rounding, with the zeros at the end that are shown. In compact and
  /// scientific notation they also have the power of ten, which the text has in words or as an
  /// exponent.
  ///
  /// ```swift
  /// let price = try NumberFormat.currency("USD").formatter(for: "en")
  /// price.pluralOperands(of: 1).v  // 2
  /// let compact = try NumberFormat.compact.formatter(for: "fr")
  /// let million = compact.pluralOperands(of: 1_200_000)
  /// million.c  // 6
  /// try PluralRules(for: "fr").category(of: million)  // .many
  /// ```
  /// - Parameter value: The number. If it is converted for a usage or split into several units, the
  ///   operands are those of its digits before that.
  /// - Returns: The operands. A text without digits, such as Arabic for one hour, has those of the
  ///   number itself.
  public func pluralOperands(of value: some FormattableNumber) -> PluralOperands {
    core.pluralOperands(of: value.numericValue)
  }
}

extension PluralRules {
  /// Returns the category of a number as a formatter shows it.
  ///
  /// ```swift
  /// let english = try PluralRules(for: "en")
  /// let stars = try NumberFormat.decimal.fraction(1...1).formatter(for: "en")
  /// english.category(of: 1, shownBy: stars)  // .other
  /// ```
  /// - Parameters:
  ///   - value: The number.
  ///   - formatter: The formatter, in any locale; ``NumberFormat/Formatter/pluralOperands(of:)``
  ///     has the details.
  /// - Returns: The category.
  public func category(
    of value: some FormattableNumber,
    shownBy formatter: NumberFormat.Formatter
  ) -> PluralCategory {
    category(of: formatter.pluralOperands(of: value))
  }
}

extension NumberCore {
  func pluralOperands(of value: NumericValue) -> PluralOperands {
    tryPlan()
    if let shown = triedPlan.lend({ $0.isCompiled ? $0.operands(value) : nil }) { return shown }
    let decimal = decimal(value)
    if recipe.isConvertedOrSplit { return PluralOperands(decimal) }
    let text = text(decimal)
    let digits = text.digits
    guard !digits.isEmpty else { return PluralOperands(decimal) }
    let shown = FixedDecimal(plain: digits, isNegativeZero: false)
    return PluralOperands(shown, exponent: exponent(of: decimal, shownAs: shown))
  }

  /// The power of ten between a number and its shown digits; 0 without such a notation.
  private func exponent(of value: FixedDecimal, shownAs shown: FixedDecimal) -> Int {
    guard recipe.writtenNotation != .standard, value.isFinite,
      let whole = LeadingDigits(value.multiplied(by: recipe.scaleFactor)),
      let rest = LeadingDigits(shown)
    else { return 0 }
    // 999,999 is shown as 1M: the first digit is then of the next power.
    let isCarried =
      (10 * rest.number - whole.number).magnitude < (rest.number - whole.number).magnitude
    return max(0, whole.exponent - rest.exponent + (isCarried ? 1 : 0))
  }
}

/// The first digits of a number that is not zero: a number from 1 up to 10, and a power of ten.
private struct LeadingDigits {
  let number: Double
  let exponent: Int

  init?(_ value: FixedDecimal) {
    let digits = DecimalDigits(value)
    let all = digits.whole + digits.fraction
    guard let first = all.firstIndex(where: { $0 != UInt8(ascii: "0") }) else { return nil }
    let leading = all[first...].prefix(17)
    number = leading.reversed().reduce(0) { $0 / 10 + Double($1 & 0xF) }
    exponent = digits.whole.count - 1 - first
  }
}

extension FormattedText {
  /// The digits of the number, in ASCII, with a point before the fraction; empty if there are none.
  fileprivate var digits: String {
    var result = ""
    for part in parts where part.kind == .integer || part.kind == .fraction {
      if part.kind == .fraction, !result.contains(".") { result += "." }
      for scalar in String(self[part]).unicodeScalars {
        guard scalar.properties.numericType == .decimal,
          let digit = scalar.properties.numericValue
        else { continue }
        result += String(Int(digit))
      }
    }
    return result.hasPrefix(".") ? "0" + result : result
  }
}
