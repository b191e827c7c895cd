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
    let isProved = try plan.equals(handle, on: integerProbes, binaryProbes(data))
    return isProved ? .plan(plan) : .refused(.difference)
  }

  /// Whether the plan writes all probes as ICU does.
  ///
  /// What a plan does not write, ICU does.
  private func equals(
    _ handle: NumberHandle,
    on integers: [Int64],
    _ doubles: [Double]
  ) throws(ICUError) -> Bool {
    var own: [UInt8] = []
    own.reserveCapacity(32 * (integers.count + doubles.count))
    var ends: [Int32] = []
    ends.reserveCapacity(integers.count + doubles.count)
    var isOneText = true
    let writtenIntegers = integers.filter { value in
      let start = own.count
      let isWritten = append(Int(value), to: &own)
      if isWritten { ends.append(Int32(clamping: own.count)) }
      // Short ones are written to a string in another way.
      let text = string(Int(value))
      isOneText = isOneText && text?.utf8.elementsEqual(own[start...]) ?? !isWritten
      return isWritten
    }
    guard isOneText else { return false }
    let writtenDoubles = doubles.filter { value in
      let isWritten = append(value, to: &own)
      if isWritten { ends.append(Int32(clamping: own.count)) }
      return isWritten
    }
    var truth: [UInt8] = []
    let trueEnds = try handle.append(writtenIntegers, writtenDoubles, to: &truth)
    guard own == truth, ends == trueEnds else { return false }
    // Spans and decimals go the long way, where single short numbers go a quick one.
    var long: [UInt8] = []
    let wholes = writtenIntegers.map { Int($0) }
    guard append(wholes.span, ShortText(), to: &long) else { return false }
    guard append(writtenDoubles.span, ShortText(), to: &long) else { return false }
    return long == truth
  }

  /// Every length of an integer, so both sides of every edge of a group, with signs in turn and
  /// every digit in the first place; and the ends.
  private static let integerProbes: [Int64] = {
    var probes: [Int64] = [0, -1, 1_000, 10_000, -100_000, 1_000_000, .max, .min]
    var power: Int64 = 1
    for length: Int64 in 1...18 {
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
    var probes: [Double] = []
    probes.reserveCapacity(48)
    probes += [-0.0, .nan, -.nan, .infinity, -.infinity, 0.1 + 0.2, 1e15, -1e18, 1e-300]
    let unit = binaryPower(data.scale)
    probes += [1_234_567.891 / unit, -9_876.54321 / unit, 0.99999 / unit]
    // 0.2, 0.23, 0.234, …: at most 19 digits.
    var digits: Int64 = 0
    var power = 1.0
    for place in 1...(Int64(data.fraction.upperBound) + 1) {
      digits = digits * 10 + place % 9 + 1
      power *= 10
      probes.append(Double(digits) / power / unit)
    }
    let tenths = binaryPower(data.fraction.upperBound + data.scale + 1)
    for units in [0.0, 1, 2, 1_000_000_004] {
      let tie = (units * 10 + 5) / tenths
      probes += [tie, -tie.nextUp, tie.nextDown]
    }
    let limit = 0x1p52 / tenths
    probes += [limit, -limit.nextDown, limit * 1.1]
    return probes
  }
}
