internal import ICU

extension IntegerPlan {
  /// Compiles a plan for a recipe and proves it; without a plan, says why.
  ///
  /// - Parameters:
  ///   - recipe: What is to be written.
  ///   - symbols: The signs of the locale; nil where its numbering system has no ten digits.
  ///   - handle: ICU's formatter for the same recipe and locale, whose bytes are the truth.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ recipe: NumberFormat,
    symbols: NumberSymbols?,
    provedBy handle: NumberHandle
  ) throws(ICUError) -> (plan: IntegerPlan?, refusal: String?) {
    guard let symbols else { return (nil, "the numbering system has no ten digits") }
    let isGrouped: Bool
    switch recipe.style {
    case .decimal: isGrouped = true
    case .plain: isGrouped = false
    case .percent, .currency: return (nil, "the style has no compiled plan")
    }
    if let fraction = recipe.fraction, fraction.lowerBound > 0 {
      return (nil, "the recipe asks for fraction digits")
    }
    let leading = try minimumLeading(symbols: symbols, handle: handle)
    guard let plan = IntegerPlan(symbols: symbols, isGrouped: isGrouped, minimumLeading: leading)
    else { return (nil, "the digits of the locale are of different lengths") }
    if let wrong = try plan.firstDifference(from: handle) {
      return (nil, "the plan differs from ICU on \(wrong)")
    }
    return (plan, nil)
  }

  /// The first probe that the plan writes otherwise than ICU; nil when it equals ICU on all.
  func firstDifference(from handle: NumberHandle) throws(ICUError) -> Int? {
    for probe in Self.probes where try string(probe) != handle.string(Int64(probe)) {
      return probe
    }
    return nil
  }

  /// CLDR's minimum grouping digits, seen in what ICU writes: unum_open does not tell.
  private static func minimumLeading(
    symbols: NumberSymbols,
    handle: NumberHandle
  ) throws(ICUError) -> Int {
    guard symbols.primaryGroup > 0, symbols.primaryGroup < 18 else { return 1 }
    var probe: Int64 = 1
    for _ in 0..<symbols.primaryGroup { probe *= 10 }
    return try handle.string(probe).contains(symbols.groupSeparator) ? 1 : 2
  }

  /// Both signs around every power of ten, so around every edge of a group, and every digit in
  /// every place.
  static let probes: [Int] = {
    var probes = [0, Int.max, Int.min, Int.min + 1, 1_234_567_890_123_456_789, 9_876_543_210]
    var power = 1
    for _ in 0..<18 {
      power *= 10
      for value in [power - 1, power, power + 1, power / 10 * 7] { probes += [value, -value] }
    }
    return probes + [1, -1, 5, -5]
  }()
}
