internal import ICU

extension NumberFormat {
  /// Why no plan writes the recipe; nil when one may.
  var planRefusal: PlanRefusal? {
    switch style {
    case .words: return .rules
    case .unit, .skeleton: return .style
    case .plain, .decimal, .percent, .permille, .currency, .localCurrency: break
    }
    guard settings.notation == .standard, settings.width != .fullName else { return .style }
    guard settings.isKnownToPlans, texts?.isKnownToPlans ?? true else { return .option }
    guard settings.fraction?.upperBound ?? 0 <= NumberPlan.maximumFraction else { return .option }
    return nil
  }

  /// The power of ten that the style multiplies by.
  var planScale: Int {
    switch style {
    case .percent: 2
    case .permille: 3
    default: 0
    }
  }
}

extension NumberSettings {
  /// Whether every option but those that a plan reads or sees in ICU's texts is at its default.
  fileprivate var isKnownToPlans: Bool {
    var rest = self
    rest.fraction = nil
    rest.rounding = .halfEven
    rest.grouping = nil
    rest.sign = .auto
    rest.isAccounting = false
    rest.width = .short
    return rest == NumberSettings()
  }
}

extension NumberTexts {
  fileprivate var isKnownToPlans: Bool { self == NumberTexts(numbering: numbering) }
}

extension NumberPlan {
  /// Compiles a plan for a recipe from what ICU writes, and proves it.
  ///
  /// - Throws: The status ICU gave.
  static func compile(
    _ recipe: NumberFormat,
    provedBy handle: NumberHandle
  ) throws(ICUError) -> Compilation<NumberPlan> {
    if let refusal = recipe.planRefusal { return .refused(refusal) }
    guard let data = try NumberPlanData(recipe, writtenBy: handle) else { return .refused(.digits) }
    return try compile(data, provedBy: handle)
  }

  /// Compiles a plan from data and proves it.
  ///
  /// - Parameters:
  ///   - data: What ICU writes.
  ///   - handle: ICU's formatter, whose bytes are the truth.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ data: NumberPlanData,
    provedBy handle: NumberHandle
  ) throws(ICUError) -> Compilation<NumberPlan> {
    guard data.fraction.upperBound <= maximumFraction else { return .refused(.option) }
    guard let plan = NumberPlan(data) else { return .refused(.symbols) }
    guard try plan.firstDifference(from: handle, data) == nil else { return .refused(.difference) }
    return .plan(plan)
  }

  /// The first probe that the plan writes otherwise than ICU; nil when it equals ICU on all.
  private func firstDifference(
    from handle: NumberHandle,
    _ data: NumberPlanData
  ) throws(ICUError) -> String? {
    var own: [UInt8] = []
    var truth: [UInt8] = []
    for probe in Self.integerProbes {
      own.removeAll(keepingCapacity: true)
      truth.removeAll(keepingCapacity: true)
      // What a plan does not write, ICU does.
      guard append(probe, to: &own) else { continue }
      try handle.append(Int64(probe), to: &truth)
      if own != truth { return "\(probe)" }
    }
    for probe in Self.binaryProbes(data) {
      own.removeAll(keepingCapacity: true)
      truth.removeAll(keepingCapacity: true)
      guard append(probe, to: &own) else { continue }
      try handle.append(probe, to: &truth)
      if own != truth { return "\(probe)" }
    }
    return nil
  }

  /// Every length of an integer, so both sides of every edge of a group, with signs in turn and
  /// every digit in the first place; and the ends.
  private static let integerProbes: [Int] = {
    var probes = [0, -1, 1_000, 10_000, -100_000, 1_000_000, Int.max, Int.min]
    var power = 1
    for length in 1...18 {
      // 1, 21, 321, … 987654321…: the digits that a wrong table would mix up are all there.
      let value = power * ((length - 1) % 9 + 1) + power / 10 * 9 + 1_234_567_890 % power
      probes.append(length % 2 == 0 ? -value : value)
      power *= 10
    }
    return probes
  }()

  /// Numbers of every length of fraction, ties and their neighbours, the edges of what is rounded
  /// in registers, and what is no number.
  private static func binaryProbes(_ data: NumberPlanData) -> [Double] {
    var probes = [-0.0, .nan, -.nan, .infinity, -.infinity, 0.1 + 0.2, 1e15, -1e18, 1e-300]
    let unit = binaryPower(data.scale)
    probes += [1_234_567.891, -9_876.54321, 0.99999].map { $0 / unit }
    var fraction = "0."
    for digit in 1...(data.fraction.upperBound + 1) {
      fraction += "\(digit % 9 + 1)"
      if let value = Double(fraction) { probes.append(value / unit) }
    }
    let tenths = binaryPower(data.fraction.upperBound + data.scale + 1)
    for units in [0.0, 1, 2, 1_000_000_004] {
      let tie = (units * 10 + 5) / tenths
      probes += [tie, -tie.nextUp, tie.nextDown]
    }
    let limit = 0x1p52 / tenths
    return probes + [limit, -limit.nextDown, limit * 1.1]
  }
}
