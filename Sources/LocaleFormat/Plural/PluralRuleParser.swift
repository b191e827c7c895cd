/// A rule of CLDR's plural data, taken apart.
///
/// Such a rule is `v = 0 and n % 10 = 2..4 and n % 100 != 12..14 or … @integer 2, 22~24, …`.
///
/// Source: [UTS #35, Plural rules syntax](https://unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax).
struct PluralRule {
  /// A comparison of an operand with ranges.
  struct Relation {
    var operand: PluralOperand
    /// The number that the operand is divided by, to compare the remainder; 0 for none.
    var modulus: UInt32
    var isNegated: Bool
    var ranges: [ClosedRange<UInt32>]
  }

  /// The alternatives, in each of which all relations must hold; empty for the rule of `other`.
  private(set) var alternatives: [[Relation]] = []
  /// The first number that the data gives as an example, such as `2`, `0.5` or `1c6`.
  let sample: String?

  /// Takes a rule apart; nil if it has syntax that is not known here.
  init?(_ text: String) {
    // Bytes, because a program that starts reads a rule for each of its languages.
    let bytes = text.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "@")) ?? bytes.endIndex
    sample = bytes[end...].split(separator: UInt8(ascii: "@")).lazy.compactMap(Self.sample).first
    var words = bytes[..<end].split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
    guard !words.isEmpty else { return }
    var relations: [Relation] = []
    while true {
      guard let relation = Relation(&words) else { return nil }
      relations.append(relation)
      switch words.popFirst() {
      case "and": continue
      case "or":
        alternatives.append(relations)
        relations = []
      case nil:
        alternatives.append(relations)
        return
      default: return nil
      }
    }
  }
}

extension PluralRule {
  /// The first of some numbers, such as `integer 2, 22~24`; nil if there are none.
  private static func sample(_ numbers: Substring.UTF8View) -> String? {
    let parts = numbers.split(maxSplits: 2) { byte in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "~")
    }
    return parts.count > 1 ? String(Substring(parts[1])) : nil
  }
}

/// An operand of plural rules.
enum PluralOperand: String {
  case n
  case i
  case f
  case t
  case v
  case w
  case c
  case e
}

extension PluralRule.Relation {
  /// Takes a relation from the front of the words.
  fileprivate init?(_ words: inout ArraySlice<Substring>) {
    guard let operand = words.popFirst().flatMap({ PluralOperand(rawValue: String($0)) }) else {
      return nil
    }
    self.operand = operand
    modulus = 0
    if words.first == "%" {
      words.removeFirst()
      guard let number = words.popFirst().flatMap({ UInt32($0) }), number > 0 else { return nil }
      modulus = number
    }
    switch words.popFirst() {
    case "=": isNegated = false
    case "!=": isNegated = true
    default: return nil
    }
    guard let list = words.popFirst() else { return nil }
    ranges = []
    let items = list.utf8.split(
      separator: UInt8(ascii: ","),
      omittingEmptySubsequences: false
    )
    for item in items {
      let ends = item.split(separator: UInt8(ascii: ".")).map { UInt32(Substring($0)) }
      guard let low = ends.first ?? nil, let high = ends.last ?? nil, low <= high,
        ends.count <= 2
      else { return nil }
      ranges.append(low...high)
    }
  }
}
