internal import ICU
internal import Sharing

// Plans that keep the fraction digits that a decimal is written with.

extension NumberPlan {
  /// The digits of a decimal as it is written; nil if there are more than a plan shows.
  @inline(__always)
  func asWritten(_ decimal: ShortDecimal) -> ShownNumber? {
    let count = max(0, -(decimal.exponent + scale))
    guard count <= Self.maximumFraction,
      let digits = decimal.rounded(rounding, fraction: count, scale: scale)
    else { return nil }
    let shown = Shaped(whole: digits.whole, fraction: digits.fraction, count: count)
    return ShownNumber(digits: shown, isNegative: decimal.isNegative, set: 0)
  }

  /// Whether the plan shows every digit of a decimal.
  func isShownWhole(_ decimal: ShortDecimal) -> Bool {
    -(decimal.exponent + scale) <= Self.maximumFraction
  }

  @inline(never)
  func writeAsWritten(_ decimal: ShortDecimal?, to output: inout UTF8Output) {
    guard let decimal, let number = asWritten(decimal), let texts = texts(around: number) else {
      return output.fail()
    }
    write(number, texts, to: &output)
  }
}

extension NumberPlanData {
  /// Reads the data of numbers that keep their digits; nil if the digits cannot be recognized.
  ///
  /// - Throws: The status ICU gave.
  static func asWritten(
    _ recipe: NumberFormat,
    writtenBy probe: NumberProbe
  ) throws(ICUError) -> NumberPlanData? {
    // A plan has a largest number of digits, and leaves longer ones to ICU.
    let most = "." + String(repeating: "#", count: NumberPlan.maximumFraction)
    let longest = try NumberProbe(probe.specification.replacingDigits(by: most))
    var data = try NumberPlanData(recipe, writtenBy: longest)
    data?.keepsZeros = true
    return data
  }
}

extension NumberPlan {
  /// Compiles a plan that keeps the digits of decimals, and proves it.
  ///
  /// - Throws: The status ICU gave.
  static func compileAsWritten(
    _ recipe: NumberFormat,
    provedBy probe: NumberProbe
  ) throws(ICUError) -> Compilation<NumberPlan> {
    guard var data = try NumberPlanData.asWritten(recipe, writtenBy: probe) else {
      return .refused(.digits)
    }
    var rules: PluralRules?
    if recipe.hasWords {
      data.affixes = data.affixes.map { _ in .empty }
      guard let plain = NumberPlan(data) else { return .refused(.symbols) }
      let found = try PluralStore.rules(ofData: probe.specification.locale)
      data.words = try NumberWordsData(around: plain, found, writtenBy: probe)
      rules = found
    }
    let compiled = try compile(data, rules, provedBy: probe)
    guard case .plan(let plan) = compiled else { return compiled }
    let fixed = try NumberProbe(probe.specification.replacingDigits(by: ".00"))
    return try plan.keepsZeros(like: fixed) ? compiled : .refused(.difference)
  }

  /// Whether the plan writes decimals with two fraction digits as a formatter with that number.
  private func keepsZeros(like probe: NumberProbe) throws(ICUError) -> Bool {
    var own: [UInt8] = []
    var values: [Double] = []
    for text in Self.probesWithZeros {
      let digits = DecimalDigits(text).shifted(by: -scale)
      guard append(FixedDecimal(digits), to: &own) else { continue }
      values.append(FixedDecimal(digits).doubleValue)
    }
    var truth: [UInt8] = []
    _ = try probe.append([], values, to: &truth)
    return own == truth
  }

  private static let probesWithZeros: [FixedDecimal] = [
    "0.00", "-0.00", "1.00", "-1.00", "2.00", "5.00", "11.00", "0.50", "-1234.50", "1234567.80",
    "21.00", "100.00",
  ]
}
