internal import ICU
internal import Sharing
internal import Synchronization

/// The rules of a group of languages, compiled: they decide without ICU, and were compared with it.
///
/// ICU decides only if its data has syntax that is not known here, or if the comparison failed.
final class PluralRuleSet: Sendable {
  private let program: PluralProgram
  /// The categories of whole numbers, once a few were asked for.
  private let wholes = OnceReference<WholeCategories>()
  private let earlyUses = Atomic<Int>(0)
  private let repeatsAfterThousand: Bool
  /// The categories of the set, in the order of `allCases`, each with an example of ICU's data.
  let samples: [(category: PluralCategory, sample: String)]
  /// ICU's rules, if they must decide.
  private let handle: PluralHandle?
  /// The reason why ICU decides; nil if it does not.
  let refusal: PlanRefusal?

  /// The number of whole numbers whose categories cost as much as a part of the table.
  private static let mostEarlyUses = 64

  /// Compiles the rules of a set, and compares them with ICU's unless they are from compiled data.
  ///
  /// - Parameters:
  ///   - set: The name of the set in ICU's data; nil for that of a language without rules.
  ///   - name: The ICU name of a locale that has the set.
  ///   - isOrdinal: Whether the rules are those of ordinal numbers.
  /// - Throws: The status ICU gave.
  init(_ set: String?, of name: String, isOrdinal: Bool) throws(ICUError) {
    let lines = try set.map { set throws(ICUError) in try PluralData.rules(of: set) } ?? []
    let keywords = lines.map { PluralCategory(rawValue: $0.keyword) ?? .other }
    let rules = lines.map { PluralRule($0.rule) }
    let known = zip(keywords, rules).compactMap { keyword, rule in rule.map { (keyword, $0) } }
    samples = Self.samples(known)
    program = PluralProgram(known)
    let needsProof = set.map { !PluralData.isCompiled($0) } ?? false
    let trial = try PluralTrial(known, needsProof ? PluralHandle(name, isOrdinal: isOrdinal) : nil)
    refusal = known.count < lines.count ? .pattern : trial.isEqual ? nil : .difference
    handle = refusal == nil ? nil : trial.handle
    repeatsAfterThousand = refusal == nil && program.repeatsAfterThousand
  }

  private static func samples(
    _ rules: [(PluralCategory, PluralRule)]
  ) -> [(PluralCategory, String)] {
    guard !rules.isEmpty else { return [(.other, "0")] }
    return rules.map { ($0, $1.sample ?? "0") }.sorted { $0.0.index < $1.0.index }
  }

  /// The place of the category of an integer that is shown in full.
  @inline(__always)
  func category(ofWhole magnitude: UInt64) -> UInt8 {
    let size = UInt64(WholeCategories.size)
    let place: Int
    if magnitude < size {
      place = Int(magnitude)
    } else if repeatsAfterThousand, magnitude < 1_000_000_000_000_000 {
      place = WholeCategories.size + Int(magnitude % size)
    } else {
      return categoryByRules(of: PluralOperands(magnitude))
    }
    return wholes.lend { $0.table[place] } ?? earlyCategory(of: magnitude)
  }

  /// The category of a whole number before there is a table, which costs as much as thousands of them.
  @inline(never)
  private func earlyCategory(of magnitude: UInt64) -> UInt8 {
    if earlyUses.wrappingAdd(1, ordering: .relaxed).newValue > Self.mostEarlyUses {
      _ = wholes.object {
        WholeCategories { categoryByRules(of: PluralOperands($0)) }
      }
    }
    return categoryByRules(of: PluralOperands(magnitude))
  }

  /// The place of the category of a number.
  @inline(__always)
  func category(of operands: PluralOperands) -> UInt8 {
    operands.kind == .small && operands.v == 0
      ? category(ofWhole: operands.i) : categoryByRules(of: operands)
  }

  @inline(never)
  private func categoryByRules(of operands: PluralOperands) -> UInt8 {
    if refusal != nil, let handle { return handle.category(of: operands) }
    return program.category(of: operands)
  }
}

/// The categories of 0 to 999, then those of 1000 to 1999.
private final class WholeCategories: Sendable {
  static let size = 1_000
  let table: FlatTable<UInt8>

  init(_ category: (UInt64) -> UInt8) {
    table = FlatTable((0..<UInt64(2 * Self.size)).map(category))
  }
}

/// Compiled rules beside ICU's.
private final class PluralTrial {
  private let program: PluralProgram
  private let rules: [PluralRule]
  /// Nil for a language without rules, and for rules that need no proof.
  let handle: PluralHandle?
  /// Whether the rules and ICU's choose the same categories for probes.
  private(set) var isEqual = true

  init(
    _ rules: [(category: PluralCategory, rule: PluralRule)],
    _ handle: PluralHandle?
  ) throws(ICUError) {
    program = PluralProgram(rules)
    self.rules = rules.map(\.rule)
    self.handle = handle
    guard let handle else { return }
    let probes = probes()
    let letters = try handle.letters(of: probes)
    let own = probes.map { program.category(of: PluralOperands($0)) }
    isEqual = own == letters.map { PluralHandle.category($0) }
  }

  /// Small integers, and the numbers at each end of a rule's range, with fractions.
  ///
  /// The fractions are sums of halves, quarters and eighths: of others ICU finds too many digits
  /// (0.14 has 16), though only if it gets them as binary numbers without a format.
  private func probes() -> [Double] {
    var probes = (0...130).map { Double($0) }
    probes += [1e3, 2e3, 1e4, 1e5, 1e6, 2e6, 1_000_001, 1e9, 1e12, 1e15]
    for relation in rules.flatMap({ $0.alternatives.joined() }) {
      for end in relation.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
        let numbers = [end, end + 1, end + relation.modulus, end + 2 * relation.modulus]
        probes += numbers.map { Double($0) }
        if end > 0 { probes += [Double(end - 1), Double(end - 1 + relation.modulus)] }
        probes += [0.5, 0.25, 0.125, 0.75].map { Double(end) + $0 }
      }
    }
    return probes
  }
}

extension PluralHandle {
  /// The place of the category of a number, whose zeros at the end ICU does not get.
  fileprivate func category(of operands: PluralOperands) -> UInt8 {
    do throws(ICUError) {
      return Self.category(try letters(of: [operands.n]).first)
    } catch {
      FormatFailures.expect(error)
      return PluralCategory.other.index
    }
  }

  /// The place of the category with a third letter.
  fileprivate static func category(_ letter: UInt8?) -> UInt8 {
    let category: PluralCategory =
      switch letter {
      case UInt8(ascii: "r"): .zero
      case UInt8(ascii: "e"): .one
      case UInt8(ascii: "o"): .two
      case UInt8(ascii: "w"): .few
      case UInt8(ascii: "n"): .many
      default: .other
      }
    return category.index
  }
}
