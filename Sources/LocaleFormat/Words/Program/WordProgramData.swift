internal import Sharing

/// The tables of a ``WordProgram``, as they are compiled.
struct WordProgramData {
  /// A number that a rule hands on, made of the number that it is for.
  enum Operand: UInt8 {
    case same
    /// Divided by the divisor, without the rest.
    case quotient
    /// Divided by the divisor, with a fraction.
    case exactQuotient
    case remainder
    case magnitude
    /// Without the fraction.
    case whole
    /// The fraction alone.
    case fraction
    /// The numerator of the fraction with the rule's denominator.
    case numerator
  }

  /// A piece of a rule's words.
  struct Step: BitwiseCopyable, Sendable {
    enum Kind: UInt8 {
      case text
      /// The operand by a rule set.
      case ruleSet
      /// The operand by one rule, `>>>`.
      case rule
      /// The operand in digits.
      case number
      /// The form of the quotient's plural category.
      case plural
      /// The digits of the fraction, one after another; with spaces between them.
      case spacedDigits
      case digits
      /// The zeros before the digits of the numerator.
      case zeros
    }
    let kind: Kind
    var operand = Operand.same
    /// The text, the rule set, the rule, the pattern or the plural form.
    let place: UInt16
  }

  struct Rule: BitwiseCopyable, Sendable {
    let divisor: Int64
    let firstStep: UInt16
    let endOfSteps: UInt16
    /// Whether multiples of the divisor belong to the rule before: `200` to `100: << hundred`, and
    /// not to `101: << hundred >>`.
    let rollsBack: Bool
  }

  /// The places of the rules of a set.
  struct RuleSet: BitwiseCopyable, Sendable {
    var first: UInt16 = 0
    var end: UInt16 = 0
    var negative = none
    var improper = none
    var proper = none
    var usual = none
    var infinity = none
    var nan = none
    /// The least common multiple of the base values of a set of denominators; 0 for other sets.
    var commonMultiple: Int64 = 0

    static let none = UInt16.max
  }

  /// The texts of a plural form by category.
  struct Plural: BitwiseCopyable, Sendable {
    let isOrdinal: Bool
    let texts: InlineArray<6, UInt16>
  }

  var texts: [String] = []
  var steps: [Step] = []
  var rules: [Rule] = []
  /// The base value of each rule.
  var bases: [Int64] = []
  var sets: [RuleSet] = []
  var plurals: [Plural] = []
  var patterns: [DigitPattern] = []
  /// For each set, the place of its text of 0, which those of the following numbers follow; `none` for
  /// a set without such texts.
  var smallTexts: [UInt16] = []
  /// The text of the rule sets, for ICU.
  var source = ""
}

extension WordProgramData {
  /// The number of small integers whose texts are kept.
  static let smallCount = 100
  private static let mostSmallSets = 6
  private static let mostTextBytes = 49_152

  /// Keeps the texts of small integers, so that they need no rules, for as many sets as have room.
  ///
  /// - Parameter write: Writes an integer by a set; nil if ICU must.
  mutating func keepSmallTexts(_ write: (_ value: Int64, _ set: Int) -> String?) {
    smallTexts = [UInt16](repeating: RuleSet.none, count: sets.count)
    var byteCount = texts.reduce(0) { $0 + $1.utf8.count }
    for set in sets.indices.prefix(Self.mostSmallSets) where sets[set].commonMultiple == 0 {
      let written = (0..<Int64(Self.smallCount)).compactMap { write($0, set) }
      byteCount += written.reduce(0) { $0 + $1.utf8.count }
      guard written.count == Self.smallCount, byteCount <= Self.mostTextBytes else { return }
      smallTexts[set] = UInt16(clamping: texts.count)
      texts += written
    }
  }
}

/// A pattern of ICU's for numbers in digits, such as `#,##0.#`.
struct DigitPattern: Hashable, BitwiseCopyable, Sendable {
  /// The digits of the last group before the point; 0 without groups.
  var primary: UInt8 = 0
  /// The digits of all groups before it.
  var secondary: UInt8 = 0
  var minimumWhole: UInt8 = 0
  var minimumFraction: UInt8 = 0
  var maximumFraction: UInt8 = 0
  /// Whether it is `#,##0` with Latin digits.
  var isQuick = false

  /// Reads a pattern; nil if it has more than digits, groups and a point.
  init?(_ pattern: some StringProtocol) {
    let halves = pattern.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard halves.count <= 2, let whole = halves.first, !whole.isEmpty else { return nil }
    let groups = whole.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if groups.count > 1 {
      primary = UInt8(clamping: groups[groups.count - 1].count)
      secondary = groups.count > 2 ? UInt8(clamping: groups[groups.count - 2].count) : primary
      guard primary > 0, secondary > 0 else { return nil }
    }
    guard let least = Self.digits(whole.filter { $0 != UInt8(ascii: ",") }.reversed()) else {
      return nil
    }
    minimumWhole = least
    guard minimumWhole > 0 else { return nil }
    if halves.count == 2 {
      guard let least = Self.digits(Array(halves[1])) else { return nil }
      minimumFraction = least
      maximumFraction = UInt8(clamping: halves[1].count)
    }
  }

  /// The number of zeros, which stand before the number signs; nil for other characters.
  private static func digits(_ bytes: [UInt8]) -> UInt8? {
    let zeros = bytes.prefix { $0 == UInt8(ascii: "0") }.count
    return bytes.dropFirst(zeros).allSatisfy { $0 == UInt8(ascii: "#") } && bytes.count < 18
      ? UInt8(zeros) : nil
  }
}
