internal import ICU

/// The texts around the digits of a number, where they depend on the number itself: units, names of
/// currencies, compact notation.
///
/// They are found in what ICU writes, like the rest of ``NumberPlanData``.
struct NumberWordsData: Hashable, Sendable {
  typealias Affixes = NumberPlanData.Affixes

  /// A reason for other words, besides the plural category, as an index after those of the
  /// categories.
  enum Form {
    static let zero = PluralCategory.allCases.count
    /// Exactly one, in compact notation: French writes `mille`.
    static let one = zero + 1
    static let count = one + 1

    /// The place of a form and a sign among the texts of a set.
    static func place(_ form: Int, isNegative: Bool) -> Int { form * 2 + (isNegative ? 1 : 0) }
  }

  /// One set of texts for each kind of power of ten, at the places of ``Form``; nil where no number
  /// has the form.
  var sets: [[Affixes?]]
  /// In compact notation, the power of ten that is left out, for a number of each magnitude; else
  /// empty.
  var shifts: [Int] = []
  /// In compact notation, the digits that are shown.
  var digits = CompactDigits.usual
  /// The set of each magnitude.
  var setOfMagnitude: [Int] = [0]
}

extension NumberPlanData {
  /// Reads the digits and words of binary numbers that are written in full; nil if they cannot be told
  /// apart.
  ///
  /// - Throws: The status ICU gave.
  init?(_ rules: PluralRules, writtenBy probe: some PlanProbe) throws(ICUError) {
    try self.init(scale: 0, .halfEven, hasWords: true, writtenBy: probe)
    guard fraction.upperBound <= NumberPlan.maximumFraction, let plain = NumberPlan(self) else {
      return nil
    }
    words = try NumberWordsData(around: plain, rules, writtenBy: probe)
  }
}

extension NumberWordsData {
  /// Reads the words around numbers that are written in full.
  ///
  /// - Parameters:
  ///   - plan: Writes the digits alone.
  ///   - rules: The plural rules of the locale.
  ///   - probe: ICU's formatter.
  /// - Throws: The status ICU gave.
  init(
    around plan: NumberPlan,
    _ rules: PluralRules,
    writtenBy probe: some PlanProbe
  ) throws(ICUError) {
    var set = Self.emptySet
    let samples = Self.samples(Self.numbers, plan, rules)
    try Self.fill(&set, samples, probe)
    sets = [set]
  }

  static var emptySet: [Affixes?] { .init(repeating: nil, count: 2 * Form.count) }

  /// Numbers that together have every category, in every language, that numbers with their fraction
  /// digits can have.
  private static let numbers: [Double] =
    (0...31).map { Double($0) } + [100, 101, 102, 103, 111, 1_000, 1_000_000]
    + [0.1, 0.2, 0.3, 0.4, 0.5, 1.1, 1.2, 1.3, 1.5, 2.1, 2.5, 3.1, 10.1, 0.01, 0.11, 1.01, 1.31]

  /// A number for each form, with the digits that are shown.
  private typealias Sample = (form: Int, value: Double, digits: String)

  private static func samples(
    _ values: [Double],
    _ plan: NumberPlan,
    _ rules: PluralRules
  ) -> [Sample] {
    var samples: [Sample] = []
    for value in values {
      // Other numbers are rounded.
      guard let operands = plan.operands(value), operands.n == value else { continue }
      let form = operands.n == 0 ? Form.zero : rules.index(of: operands)
      guard !samples.contains(where: { $0.form == form }), let digits = plan.string(value) else {
        continue
      }
      samples.append((form, value, digits))
    }
    return samples
  }

  /// Reads the words around samples.
  private static func fill(
    _ set: inout [Affixes?],
    _ samples: [Sample],
    _ probe: some PlanProbe
  ) throws(ICUError) {
    let texts = try probe.scalars(samples.flatMap { [$0.value, -$0.value] })
    for (index, sample) in samples.enumerated() {
      let digits = Scalars(scalarsOf: sample.digits)
      let positive = affixes(of: texts[2 * index], around: digits)
      let negative = affixes(of: texts[2 * index + 1], around: digits)
      set[Form.place(sample.form, isNegative: false)] = positive
      // If words stand for both numbers, ICU leaves out the sign together with the digits.
      if negative != positive || !negative.isDigitless {
        set[Form.place(sample.form, isNegative: true)] = negative
      }
    }
  }

  /// Leaves all numbers that words stand for to ICU.
  mutating func leaveDigitless() {
    sets = sets.map { set in set.map { $0.flatMap { $0.isDigitless ? nil : $0 } } }
  }

  /// The texts around the first place of the digits.
  private static func affixes(of text: Scalars, around digits: Scalars) -> Affixes {
    for start in text.indices where text[start...].starts(with: digits) {
      return Affixes(
        prefix: text[..<start].text,
        suffix: text[(start + digits.count)...].text
      )
    }
    return Affixes(prefix: text.text, suffix: "", isDigitless: true)
  }
}

// MARK: - Compact notation

extension NumberWordsData {
  /// The number of magnitudes that plans write: up to 18 digits.
  static let magnitudes = 18

  /// Reads the words of compact notation; nil if they cannot be told from the digits.
  ///
  /// - Parameters:
  ///   - plan: Writes the digits alone.
  ///   - digits: The digits that are shown. If they are the usual ones, the plan writes all digits.
  ///   - rules: The plural rules of the locale.
  ///   - probe: ICU's formatter.
  /// - Throws: The status ICU gave.
  init?(
    compact plan: NumberPlan,
    _ digits: CompactDigits,
    _ rules: PluralRules,
    writtenBy probe: some PlanProbe
  ) throws(ICUError) {
    guard let (shifts, all) = try Self.magnitudes(plan, digits, rules, writtenBy: probe) else {
      return nil
    }
    self.shifts = shifts
    self.digits = digits
    sets = []
    setOfMagnitude = []
    for (set, shift) in zip(all, shifts) {
      if let known = sets.indices.first(where: { place in
        shift == shifts[setOfMagnitude.firstIndex(of: place) ?? 0]
          && zip(sets[place], set).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
      }) {
        sets[known] = zip(sets[known], set).map { $0 ?? $1 }
        setOfMagnitude.append(known)
      } else {
        setOfMagnitude.append(sets.count)
        sets.append(set)
      }
    }
  }

  /// Reads the words of each magnitude, and the power of ten that is left out; nil if they cannot be
  /// told from the digits.
  ///
  /// The parameters are those of the initializer.
  ///
  /// - Throws: The status ICU gave.
  static func magnitudes(
    _ plan: NumberPlan,
    _ digits: CompactDigits,
    _ rules: PluralRules,
    writtenBy probe: some PlanProbe
  ) throws(ICUError) -> (shifts: [Int], sets: [[Affixes?]])? {
    guard let shifts = try shifts(plan, probe) else { return nil }
    var sets: [[Affixes?]] = []
    let mostForms = rules.categories.count + 2
    for magnitude in 0..<magnitudes {
      let shift = shifts[magnitude]
      var samples: [Sample] = []
      let power = NumberPlan.binaryPower(shift)
      let numbers = reduced(magnitude - shift, hasFraction: digits != .usual)
      for shown in numbers where samples.count < mostForms {
        // Other numbers have a smaller magnitude, or are rounded.
        guard shown >= 1 || shift == 0, let operands = plan.operands(shown), operands.n == shown
        else { continue }
        let form =
          shown == 0 ? Form.zero : shown == 1 ? Form.one : rules.index(of: operands)
        guard !samples.contains(where: { $0.form == form }), let digits = plan.string(shown) else {
          continue
        }
        samples.append((form, (shown * power).rounded(if: shift > 0), digits))
      }
      var set = emptySet
      try fill(&set, samples, probe)
      sets.append(set)
    }
    return (shifts, sets)
  }

  /// Finds how many zeros are left out at each magnitude; nil if a text has no digits.
  private static func shifts(
    _ plan: NumberPlan,
    _ probe: some PlanProbe
  ) throws(ICUError) -> [Int]? {
    let fives = (0..<magnitudes).map { 5 * NumberPlan.binaryPower($0) }
    let texts = try probe.scalars(fives)
    var shifts: [Int] = []
    for (magnitude, text) in texts.enumerated() {
      let zeros = (0...magnitude).reversed().first { zeros in
        guard let digits = plan.string(fives[zeros]) else { return false }
        return text.contains(Scalars(scalarsOf: digits))
      }
      guard let zeros else { return nil }
      shifts.append(magnitude - zeros)
    }
    return shifts
  }

  /// Numbers with a number of digits before the point that together have every category that such
  /// numbers can have.
  private static func reduced(_ magnitude: Int, hasFraction: Bool) -> [Double] {
    let fractions = [0.1, 0.2, 0.3, 0.5, 0.01, 0.11, 0.31]
    switch magnitude {
    case 0:
      return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1.1, 1.2, 1.3, 1.5, 2.1, 2.5, 3.1, 0.1, 0.5]
        + (hasFraction ? [0.01, 0.11, 1.01, 1.11, 1.31, 2.11] : [])
    case 1:
      return (10...99).map { Double($0) }
        + (hasFraction ? fractions.flatMap { [10 + $0, 11 + $0, 22 + $0] } : [])
    default:
      let start = NumberPlan.binaryPower(magnitude)
      return (0...130).map { start + Double($0) }
        + (hasFraction ? fractions.map { start + $0 } : [])
    }
  }
}

extension Double {
  /// The nearest integer, if a condition holds.
  fileprivate func rounded(if condition: Bool) -> Double { condition ? rounded() : self }
}
