internal import ICU
internal import Sharing

extension NumberPlan {
  /// Compiles a plan for a recipe from what ICU writes, and proves it.
  ///
  /// - Throws: The status ICU gave.
  static func compile(
    _ recipe: NumberFormat,
    provedBy probe: NumberProbe
  ) throws(ICUError) -> Compilation<NumberPlan> {
    if let refusal = recipe.planRefusal { return .refused(refusal) }
    if recipe.settings.isAsWritten { return try compileAsWritten(recipe, provedBy: probe) }
    guard recipe.hasWords else {
      let data = try NumberPlanData.withoutWords(recipe, writtenBy: probe)
      return try data.map { data throws(ICUError) in try compile(data, provedBy: probe) }
        ?? .refused(.digits)
    }
    let digits =
      recipe.isCompact
      ? try NumberProbe(probe.specification.withAllDigits) : probe
    guard var data = try NumberPlanData(recipe, writtenBy: digits) else { return .refused(.digits) }
    data.affixes = data.affixes.map { _ in .empty }
    let shown = CompactDigits(recipe)
    if recipe.isCompact {
      data.shape = recipe.shape
      if case .fraction(let fraction) = shown { data.fraction = fraction }
    }
    guard let plain = NumberPlan(data) else { return .refused(.symbols) }
    let rules = try PluralStore.rules(ofData: probe.specification.locale)
    data.words =
      recipe.isCompact
      ? try NumberWordsData(compact: plain, shown, rules, writtenBy: probe)
      : try NumberWordsData(around: plain, rules, writtenBy: probe)
    guard data.words != nil else { return .refused(.digits) }
    // ICU leaves out every sign together with the digits, and SignKeeper writes it.
    if recipe.style == .unit, recipe.settings.sign.showsPlus { data.words?.leaveDigitless() }
    return try compile(data, rules, provedBy: probe)
  }

  /// Compiles a plan from data and proves it.
  ///
  /// If the arithmetic of the plan was proved before, in another locale, only its texts are
  /// compared.
  ///
  /// - Parameters:
  ///   - data: The texts and sizes that ICU uses.
  ///   - rules: The plural rules of the locale, if there are words.
  ///   - probe: ICU's formatter, whose bytes the plan must equal.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ data: NumberPlanData,
    _ rules: PluralRules? = nil,
    provedBy probe: NumberProbe
  ) throws(ICUError) -> Compilation<NumberPlan> {
    try compile(data, rules, skeleton: probe.specification.skeleton, provedBy: probe)
  }

  /// Compiles a plan from data and proves it by any formatter.
  ///
  /// - Throws: The status ICU gave.
  static func compile(
    _ data: NumberPlanData,
    _ rules: PluralRules?,
    skeleton: String,
    provedBy probe: some PlanProbe
  ) throws(ICUError) -> Compilation<NumberPlan> {
    guard data.fraction.upperBound <= maximumFraction else { return .refused(.option) }
    guard let plan = NumberPlan(data, rules) else { return .refused(.symbols) }
    if let words = data.words {
      let numbers = words.isCompact ? words.digits.probes : wordProbes + textNumbers(data)
      guard try plan.equals(probe, on: textIntegers, numbers) else { return .refused(.difference) }
      if words.isCompact { return .plan(plan) }
    }
    let arithmetic = Arithmetic(data, plan, skeleton: skeleton)
    if arithmetic.isProved {
      let isProved = try plan.equals(probe, on: textIntegers, textNumbers(data))
      return isProved ? .plan(plan) : .refused(.difference)
    }
    let shapes = data.shape.isUsual ? [] : shapeProbes
    let isProved = try plan.equals(
      probe,
      on: textIntegers + integerProbes,
      textNumbers(data) + binaryProbes(data) + shapes
    )
    guard isProved else { return .refused(.difference) }
    arithmetic.keepProved()
    return .plan(plan)
  }

  /// Compiles a plan with words for binary numbers, and proves it.
  ///
  /// - Parameters:
  ///   - rules: The plural rules of the locale.
  ///   - probe: ICU's formatter, whose bytes the plan must equal.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ rules: PluralRules,
    provedBy probe: some PlanProbe
  ) throws(ICUError) -> Compilation<NumberPlan> {
    guard let data = try NumberPlanData(rules, writtenBy: probe) else { return .refused(.digits) }
    return try compile(data, rules, provedByBinary: probe)
  }

  /// Compiles a plan with words from data, and proves it for binary numbers.
  ///
  /// - Throws: The status ICU gave.
  static func compile(
    _ data: NumberPlanData,
    _ rules: PluralRules,
    provedByBinary probe: some PlanProbe
  ) throws(ICUError) -> Compilation<NumberPlan> {
    guard data.fraction.upperBound <= maximumFraction else { return .refused(.option) }
    guard let plan = NumberPlan(data, rules) else { return .refused(.symbols) }
    let wholes = (textIntegers + integerProbes).map { Double($0) }
    let numbers = wordProbes + textNumbers(data) + wholes + binaryProbes(data)
    return try plan.equals(probe, on: [], numbers) ? .plan(plan) : .refused(.difference)
  }

  /// Everything that decides a plan's digits: how it counts, rounds and groups, and which of its
  /// code paths it uses.
  ///
  /// The rest of a plan is texts. ICU's digits depend on the skeleton, which has the precision and
  /// the currency. They also depend on the locale's pattern, from which the fraction digits and the
  /// sizes of groups were read.
  private struct Arithmetic: Hashable, Sendable {
    let skeleton: String
    let primaryGroup: Int
    let secondaryGroup: Int
    let minimumLeading: Int
    let fraction: ClosedRange<Int>
    let scale: Int
    let rounding: NumberFormat.Rounding
    let ways: [Bool]
    let lengths: [Int]

    private static let proved = BoundedStore<Arithmetic, Bool>(
      ofProcess: "proofs of numbers",
      maximumCount: 256,
      byteCountOfEach: 300
    )

    init(_ data: NumberPlanData, _ plan: NumberPlan, skeleton: String) {
      self.skeleton = skeleton
      primaryGroup = data.primaryGroup
      secondaryGroup = data.secondaryGroup
      minimumLeading = data.minimumLeading
      fraction = data.fraction
      scale = data.scale
      rounding = data.rounding
      ways = [plan.isUsual, plan.isSmall, plan.usesTexts, plan.quickLimit > 0, plan.words.isEmpty]
      lengths = [plan.group.count, plan.point.count]
    }

    var isProved: Bool { Self.proved.kept(for: self) ?? false }
    func keepProved() { Self.proved.keep(true, for: self) }
  }

  /// Whether the plan writes all probes as ICU does.
  ///
  /// Probes that the plan leaves to ICU are skipped.
  private func equals(
    _ probe: some PlanProbe,
    on integers: [Int64],
    _ doubles: [Double]
  ) throws(ICUError) -> Bool {
    var own: [UInt8] = []
    own.reserveCapacity(64 * (integers.count + doubles.count))
    var ends: [Int32] = []
    ends.reserveCapacity(integers.count + doubles.count)
    var wholes: [Int] = []
    wholes.reserveCapacity(integers.count)
    for value in integers {
      let start = own.count
      let isWritten = append(Int(value), to: &own)
      // Short numbers are written to a string in another way.
      let text = string(Int(value))
      guard text?.utf8.elementsEqual(own[start...]) ?? !isWritten else { return false }
      guard isWritten else { continue }
      ends.append(Int32(clamping: own.count))
      wholes.append(Int(value))
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(doubles.count)
    for value in doubles where append(value, to: &own) {
      ends.append(Int32(clamping: own.count))
      numbers.append(value)
    }
    var truth: [UInt8] = []
    let trueEnds = try probe.append(wholes.map { Int64($0) }, numbers, decimal: nil, to: &truth)
    guard own == truth, ends == trueEnds else { return false }
    // Spans and decimals always take the slow path; single short numbers take a quick one.
    var long: [UInt8] = []
    long.reserveCapacity(own.capacity)
    guard append(wholes.span, ShortText(), to: &long) else { return false }
    guard append(numbers.span, ShortText(), to: &long) else { return false }
    return long == truth
  }

  /// Whole numbers that show each text of a plan: all digits, no separator and one, two or more of
  /// them, both signs, zero.
  private static let textIntegers: [Int64] = [
    0, -1, -345, 6_789, -10_234, 1_234_567, -89_012_345, 6_789_012_345, .max, .min,
  ]

  /// Numbers that show the other texts: the point on each side of a tie, zero with a sign, NaN and
  /// the infinities.
  private static func textNumbers(_ data: NumberPlanData) -> [Double] {
    let unit = binaryPower(data.scale)
    let tie = 5 / binaryPower(data.fraction.upperBound + data.scale + 1)
    return [
      -0.0, .nan, -.nan, .infinity, -.infinity, 1_234_567.891 / unit, -9_876.54321 / unit,
      0.99999 / unit, tie, -tie.nextUp,
    ]
  }

  /// Numbers of every plural category, with both signs.
  private static let wordProbes: [Double] =
    ((0...31).map { Double($0) } + [100, 101, 102, 103, 111, 999, 1_000, 1_001, 1e6, 2e6]
    + [0.1, 0.2, 0.5, 1.1, 1.5, 2.1, 2.5, 3.3, 10.1, 21.1, 0.01, 1.01, 0.11, 5.13])
    .flatMap { [$0, -$0] }

  /// Numbers of every magnitude and plural category, on both sides of each limit of rounding, with
  /// both signs.
  static let compactProbes: [Double] = {
    var numbers: [Double] = [0, 0.000_12, 0.012_5, 0.123, 0.5, 0.994, 0.995, 0.996]
    let shown: [Double] = [
      1, 1.04, 1.05, 1.1, 1.149, 1.15, 1.5, 1.95, 2, 2.1, 3, 4.5, 5, 6, 9.94, 9.95, 9.96, 9.999,
    ]
    for magnitude in 0..<NumberWordsData.magnitudes - 1 {
      numbers += shown.map { $0 * binaryPower(magnitude) }
      if magnitude > 0 {
        numbers += [11, 12, 13, 21, 22, 25].map { $0 * binaryPower(magnitude - 1) }
      }
      if magnitude > 1 {
        numbers += [101, 102, 103, 111, 112, 121].map { $0 * binaryPower(magnitude - 2) }
      }
    }
    return numbers.flatMap { [$0, -$0] } + [.nan, -.nan, .infinity, -.infinity]
  }()

  /// Integers of every length, and so both sides of each group boundary, with alternating signs and
  /// every digit in the first place.
  private static let integerProbes: [Int64] = {
    var probes: [Int64] = [1_000, 10_000, -100_000, 1_000_000]
    var power: Int64 = 1
    for length: Int64 in 1...18 {
      // 1, 21, 321, … 987654321…: they have all digits that a wrong table would confuse.
      let value = power * ((length - 1) % 9 + 1) + power / 10 * 9 + 1_234_567_890 % power
      probes.append(length % 2 == 0 ? -value : value)
      power *= 10
    }
    return probes
  }()

  /// Numbers of every length of fraction, ties and their neighbours, and both sides of the limit of
  /// rounding in registers.
  private static func binaryProbes(_ data: NumberPlanData) -> [Double] {
    var probes: [Double] = []
    probes.reserveCapacity(48)
    probes += [0.1 + 0.2, 1e15, -1e18, 1e-300]
    let unit = binaryPower(data.scale)
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
