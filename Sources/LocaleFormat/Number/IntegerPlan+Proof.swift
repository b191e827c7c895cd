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
  ) throws(ICUError) -> (plan: IntegerPlan?, refusal: PlanRefusal?) {
    guard let symbols else { return (nil, .digits) }
    let isGrouped: Bool
    switch recipe.style {
    case .decimal: isGrouped = true
    case .plain: isGrouped = false
    default: return (nil, .style)
    }
    if let fraction = recipe.settings.fraction, fraction.lowerBound > 0 {
      return (nil, .option)
    }
    guard recipe.settings.isKnownToIntegerPlans, recipe.texts?.isKnownToIntegerPlans ?? true else {
      return (nil, .option)
    }
    let leading = try minimumLeading(symbols: symbols, handle: handle)
    guard let plan = IntegerPlan(symbols: symbols, isGrouped: isGrouped, minimumLeading: leading)
    else {
      return (nil, .symbols)
    }
    if try plan.firstDifference(from: handle) != nil { return (nil, .difference) }
    return (plan, nil)
  }

  /// The first probe that the plan writes otherwise than ICU; nil when it equals ICU on all.
  func firstDifference(from handle: NumberHandle) throws(ICUError) -> Int? {
    var own: [UInt8] = []
    var truth: [UInt8] = []
    for probe in Self.probes {
      own.removeAll(keepingCapacity: true)
      truth.removeAll(keepingCapacity: true)
      append(probe, to: &own)
      try handle.append(Int64(probe), to: &truth)
      if own != truth { return probe }
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

  /// Every length of an integer in both signs, so both sides of every edge of a group, with every
  /// digit in turn in the first place; and the ends.
  static let probes: [Int] = {
    var probes = [0, Int.max, Int.min]
    var power = 1
    for length in 1...18 {
      // 1, 21, 321, … 987654321…: the digits that a wrong table would mix up are all there.
      let value = power * ((length - 1) % 9 + 1) + power / 10 * 9 + 1_234_567_890 % power
      probes += [value, -value, power, -power]
      power *= 10
    }
    return probes
  }()
}

extension NumberSettings {
  /// Whether every option but those that do not show in integers is at its default.
  fileprivate var isKnownToIntegerPlans: Bool {
    var rest = self
    rest.fraction = nil
    rest.rounding = .halfEven
    return rest == NumberSettings()
  }
}

extension NumberTexts {
  fileprivate var isKnownToIntegerPlans: Bool { self == NumberTexts(numbering: numbering) }
}
