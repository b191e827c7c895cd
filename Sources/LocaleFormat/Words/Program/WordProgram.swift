internal import ICU
internal import Sharing

/// Writes numbers by one rule set of ICU's, without ICU.
///
/// It is compiled from ICU's data, and compared with ICU before its first use. It contains the rule
/// set and those that it uses. No property is read with reference counting.
final class WordProgram: Sendable {
  typealias Step = WordProgramData.Step
  typealias Rule = WordProgramData.Rule
  typealias RuleSet = WordProgramData.RuleSet

  let texts: UTF8Table
  let steps: FlatTable<Step>
  let rules: FlatTable<Rule>
  let bases: FlatTable<Int64>
  let sets: FlatTable<RuleSet>
  let plurals: FlatTable<WordProgramData.Plural>
  let digits: DigitWriter
  /// For each set, the places where the search for a rule begins, by the number of bits.
  let starts: FlatTable<UInt16>
  /// The texts of small integers by set, as in the data.
  let smallTexts: FlatTable<UInt16>
  let cardinals = OnceReference<PluralRuleSet>()
  let ordinals = OnceReference<PluralRuleSet>()
  /// The reason why this stand-in cannot write; nil for a real program.
  let refusal: PlanRefusal?
  /// Whether it also writes fractions, infinity and NaN.
  let writesBinaries: Bool

  /// The most rules within rules: ICU stops there, and writes no more.
  static let maximumDepth = 64
  /// The number of entries of a set in ``starts``.
  static let startCount = 65

  /// A stand-in for a program that could not be made.
  init(refused: PlanRefusal) {
    refusal = refused
    writesBinaries = false
    texts = UTF8Table()
    steps = FlatTable([])
    rules = FlatTable([])
    bases = FlatTable([])
    sets = FlatTable([])
    plurals = FlatTable([])
    digits = DigitWriter([], [])
    starts = FlatTable([])
    smallTexts = FlatTable([])
  }

  /// Makes a program of compiled rules; a stand-in if it has more texts than fit.
  ///
  /// - Parameters:
  ///   - data: The rules.
  ///   - symbols: The symbols of the locale, in the order of `RulesHandle.symbols`.
  ///   - name: The ICU name of the locale.
  ///   - writesBinaries: Whether it may write fractions.
  /// - Throws: The status ICU gave.
  init(
    _ data: WordProgramData,
    symbols: [String],
    for name: String,
    writesBinaries: Bool
  ) throws(ICUError) {
    texts = UTF8Table(data.texts) ?? UTF8Table()
    digits = DigitWriter(data.patterns, symbols)
    refusal = texts.count < data.texts.count ? .symbols : digits.canWrite ? nil : .digits
    self.writesBinaries = writesBinaries
    steps = FlatTable(data.steps)
    rules = FlatTable(data.rules)
    bases = FlatTable(data.bases)
    sets = FlatTable(data.sets)
    plurals = FlatTable(data.plurals)
    starts = FlatTable(data.sets.flatMap { Self.starts($0, data.bases) })
    smallTexts = FlatTable(
      data.smallTexts.isEmpty ? data.sets.map { _ in RuleSet.none } : data.smallTexts
    )
    if data.plurals.contains(where: { !$0.isOrdinal }) {
      _ = cardinals.set(try PluralStore.rules(ofData: name).ruleSet)
    }
    if data.plurals.contains(where: \.isOrdinal) {
      _ = ordinals.set(try PluralStore.rules(ofData: name, .ordinal).ruleSet)
    }
  }

  /// For each number of bits, the last rule that is not above any number of that length.
  private static func starts(_ set: RuleSet, _ bases: [Int64]) -> [UInt16] {
    (0..<startCount).map { bits in
      let least: Int64 = bits == 0 ? 0 : bits >= 64 ? .max : 1 << Int64(bits - 1)
      let later = (set.first..<set.end).first { bases[Int($0)] > least } ?? set.end
      return max(later, set.first + 1) - 1
    }
  }

  /// The size in bytes.
  var byteCount: Int {
    500 + texts.byteCount + steps.byteCount + rules.byteCount + bases.byteCount + sets.byteCount
      + plurals.byteCount + starts.byteCount + digits.byteCount
  }
}
