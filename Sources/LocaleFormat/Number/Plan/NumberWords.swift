internal import Sharing

/// The texts of ``NumberWordsData`` in flat tables, with the plural rules that choose among them.
///
/// No property is read with reference counting, so threads that share it write to no common memory.
struct NumberWords: ~Copyable, Sendable {
  /// Whether a number has words, and whether these include its digits.
  enum Content: UInt8, BitwiseCopyable, Sendable {
    /// No such number was seen, so ICU must write it.
    case unknown
    case aroundDigits
    case withoutDigits
  }

  /// Compact numbers of one magnitude.
  struct Step: BitwiseCopyable, Sendable {
    /// The least of them: a power of ten.
    let start: Double
    /// The factor between the number and the last digit that is shown.
    let factor: Double
    /// Whether the number is divided by the factor, and not multiplied.
    let divides: Bool
    /// The power of ten that is left out.
    let shift: UInt8
    let set: UInt8
    let ending: Ending
    /// The least and the most fraction digits.
    let leastFraction: UInt8
    let mostFraction: UInt8
    /// The number of zeros before the point that stand for dropped digits.
    let droppedCount: UInt8

    fileprivate init(magnitude: Int, shift: Int, set: Int, _ digits: CompactDigits) {
      let shown = magnitude - shift
      let count = digits.fraction(ofMagnitude: shown)
      start = NumberPlan.binaryPower(magnitude)
      factor = NumberPlan.binaryPower(abs(shift - count.upperBound))
      divides = shift > count.upperBound
      self.shift = UInt8(clamping: shift)
      self.set = UInt8(clamping: set)
      leastFraction = UInt8(clamping: max(0, count.lowerBound))
      mostFraction = UInt8(clamping: max(0, count.upperBound))
      droppedCount = UInt8(clamping: max(0, -count.upperBound))
      ending = count.upperBound == 0 ? .whole : count == 0...1 ? .tenth : .digits
    }

    /// Whether numbers in units of the last digit that is shown are exact integers, if they are
    /// below ten times the start.
    fileprivate var isQuick: Bool { 10 * (divides ? start / factor : start * factor) <= 1e15 }
  }

  /// The digits after the point, by their kind.
  enum Ending: UInt8, BitwiseCopyable, Sendable {
    case whole
    /// A tenth, unless it is zero.
    case tenth
    /// Any number of fraction digits, or zeros in place of dropped digits.
    case digits
  }

  private let rules = OnceReference<PluralRuleSet>()
  /// For each place of a set, a prefix and a suffix.
  let texts: UTF8Table
  private let contents: FlatTable<Content>
  /// The steps of compact notation, one for each magnitude.
  private let steps: FlatTable<Step>
  /// Whether the words are the same for all numbers, so that the affixes of the plan are used.
  let isEmpty: Bool
  let isCompact: Bool
  /// Whether compact numbers have the digits that a recipe asks for.
  let hasOwnDigits: Bool
  /// The limit below which compact numbers are rounded in registers.
  let quickLimit: Double

  /// No words.
  init() {
    self.init(UTF8Table(), NumberWordsData(sets: []), [])
  }

  /// Compiles words; nil if there are too many of them, or words without rules.
  init?(_ data: NumberWordsData?, _ rules: PluralRules?) {
    guard let data else {
      self.init()
      return
    }
    let affixes = Array(data.sets.joined())
    guard let rules, data.sets.count < 256,
      let texts = UTF8Table(affixes.flatMap { [$0?.prefix ?? "", $0?.suffix ?? ""] })
    else { return nil }
    self.init(texts, data, affixes)
    _ = self.rules.set(rules.ruleSet)
  }

  private init(
    _ texts: consuming UTF8Table,
    _ data: NumberWordsData,
    _ affixes: [NumberWordsData.Affixes?]
  ) {
    self.texts = texts
    contents = FlatTable(
      affixes.map { $0.map { $0.isDigitless ? .withoutDigits : .aroundDigits } ?? .unknown }
    )
    let steps = data.shifts.indices.map {
      Step(magnitude: $0, shift: data.shifts[$0], set: data.setOfMagnitude[$0], data.digits)
    }
    self.steps = FlatTable(steps)
    quickLimit = min(1e15, steps.first { !$0.isQuick }?.start ?? 1e15)
    hasOwnDigits = data.digits != .usual
    isEmpty = affixes.isEmpty
    isCompact = data.isCompact
  }

  /// The memory of the tables, in bytes.
  var byteCount: Int {
    isEmpty
      ? 0 : texts.byteCount + contents.byteCount + steps.byteCount
  }

  /// The number of magnitudes that plans write in compact notation.
  var magnitudeCount: Int { steps.count }

  @inline(__always)
  func step(_ magnitude: Int) -> Step { steps[magnitude] }

  /// Finds the texts of a number.
  ///
  /// - Parameters:
  ///   - whole: The digits before the point that are shown.
  ///   - fraction: Those after it.
  ///   - count: The number of those.
  ///   - set: The set of texts.
  ///   - isNegative: Whether the number is below zero.
  /// - Returns: The place of the prefix, which the suffix follows, and what the texts are.
  @inline(__always)
  func find(
    _ whole: UInt64,
    _ fraction: UInt64,
    count: Int,
    set: Int,
    isNegative: Bool
  ) -> (place: Int, content: Content) {
    let form: Int
    if whole | fraction == 0 {
      form = NumberWordsData.Form.zero
    } else if isCompact, whole == 1, fraction == 0 {
      form = NumberWordsData.Form.one
    } else {
      form = category(whole, fraction, count: count)
    }
    let place =
      set &* (2 * NumberWordsData.Form.count)
      &+ NumberWordsData.Form.place(form, isNegative: isNegative)
    return (2 &* place, contents[place])
  }

  @inline(__always)
  private func category(_ whole: UInt64, _ fraction: UInt64, count: Int) -> Int {
    rules.lend { rules in
      if count == 0 { return Int(rules.category(ofWhole: whole)) }
      return Int(rules.category(of: PluralOperands(whole, fraction: fraction, count: count)))
    } ?? 0
  }
}

extension NumberWordsData {
  var isCompact: Bool { !shifts.isEmpty }
}

extension PluralOperands {
  /// The operands of shown digits, of any number.
  @inline(__always)
  init(_ whole: UInt64, fraction: UInt64, count: Int) {
    if whole < 1_000_000_000, count <= 6 {
      self.init(small: whole, fraction: fraction, count: count)
    } else {
      self.init(long: whole, fraction: fraction, count: count)
    }
  }

  @inline(never)
  private init(long whole: UInt64, fraction: UInt64, count: Int) {
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: max(0, count - digits.utf8.count))
    let text = count == 0 ? "\(whole)" : "\(whole).\(zeros)\(digits)"
    self.init(FixedDecimal(plain: text, isNegativeZero: false))
  }
}
