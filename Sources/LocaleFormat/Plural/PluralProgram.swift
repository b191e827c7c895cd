internal import Sharing

/// The rules of a set in flat tables, and their evaluation.
///
/// No property is reference-counted, so threads that share it write to no common memory.
struct PluralProgram: ~Copyable, Sendable {
  /// A relation of a rule, with its place among the others.
  struct Relation: BitwiseCopyable, Sendable {
    let operand: PluralOperand
    let isNegated: Bool
    /// Whether it is the last of an alternative, which decides for `category`.
    let isLast: Bool
    let category: UInt8
    /// The place of the next alternative.
    var next: UInt16 = 0
    let modulus: UInt32
    let firstRange: UInt16
    let endOfRanges: UInt16
  }

  struct Range: BitwiseCopyable, Sendable {
    let low: UInt32
    let high: UInt32
  }

  private let relations: FlatTable<Relation>
  private let ranges: FlatTable<Range>
  /// Whether the categories of 1000 to 1999 are those of all larger integers, again and again.
  let repeatsAfterThousand: Bool
  /// Whether all numbers with fraction digits are `other`, as in Russian.
  private let needsWhole: Bool

  init(_ rules: [(category: PluralCategory, rule: PluralRule)]) {
    var relations: [Relation] = []
    var ranges: [Range] = []
    for (category, rule) in rules {
      for alternative in rule.alternatives {
        let next = relations.count + alternative.count
        for (place, relation) in alternative.enumerated() {
          let first = ranges.count
          ranges += relation.ranges.map { Range(low: $0.lowerBound, high: $0.upperBound) }
          relations.append(
            Relation(
              operand: relation.operand,
              isNegated: relation.isNegated,
              isLast: place == alternative.count - 1,
              category: category.index,
              next: UInt16(clamping: next),
              modulus: relation.modulus,
              firstRange: UInt16(clamping: first),
              endOfRanges: UInt16(clamping: ranges.count)
            )
          )
        }
      }
    }
    self.relations = FlatTable(relations)
    self.ranges = FlatTable(ranges)
    repeatsAfterThousand = rules.allSatisfy {
      $0.rule.alternatives.joined().allSatisfy(\.repeatsAfterThousand)
    }
    needsWhole = rules.allSatisfy {
      $0.rule.alternatives.allSatisfy { $0.contains(where: \.isWhole) }
    }
  }

  /// The place of the category of a number.
  func category(of operands: PluralOperands) -> UInt8 {
    guard operands.kind == .small else { return categoryOfLong(operands) }
    if needsWhole, operands.v != 0 { return PluralCategory.other.index }
    var place = 0
    while place < relations.count {
      let relation = relations[place]
      if !holds(relation, operands) {
        place = Int(relation.next)
      } else if relation.isLast {
        return relation.category
      } else {
        place &+= 1
      }
    }
    return PluralCategory.other.index
  }

  @inline(__always)
  private func holds(_ relation: Relation, _ operands: PluralOperands) -> Bool {
    var value: UInt64
    switch relation.operand {
    case .n:
      // A number with a fraction is in no range.
      if operands.f != 0 { return relation.isNegated }
      value = operands.i
    case .i: value = operands.i
    case .f: value = operands.f
    case .t: value = operands.t
    case .v: value = UInt64(operands.v)
    case .w: value = UInt64(operands.w)
    case .c, .e: value = UInt64(operands.c)
    }
    if relation.modulus != 0 {
      value =
        value <= UInt32.max
        ? UInt64(UInt32(truncatingIfNeeded: value) % relation.modulus)
        : value % UInt64(relation.modulus)
    }
    for place in relation.firstRange..<relation.endOfRanges {
      let range = ranges[Int(place)]
      if value >= range.low, value <= range.high { return !relation.isNegated }
    }
    return relation.isNegated
  }

  /// The category of a number that has more digits than a binary number, or an exponent.
  ///
  /// As in ICU, the operands become binary numbers.
  private func categoryOfLong(_ operands: PluralOperands) -> UInt8 {
    guard operands.kind == .long else { return PluralCategory.other.index }
    var place = 0
    while place < relations.count {
      let relation = relations[place]
      if !holdsForLong(relation, operands) {
        place = Int(relation.next)
      } else if relation.isLast {
        return relation.category
      } else {
        place += 1
      }
    }
    return PluralCategory.other.index
  }

  private func holdsForLong(_ relation: Relation, _ operands: PluralOperands) -> Bool {
    var value: Double
    switch relation.operand {
    case .n:
      value = operands.n
      if value != value.rounded(.down) { return relation.isNegated }
    case .i: value = Double(operands.i)
    case .f: value = Double(operands.f)
    case .t: value = Double(operands.t)
    case .v: value = Double(operands.v)
    case .w: value = Double(operands.w)
    case .c, .e: value = Double(operands.c)
    }
    if relation.modulus != 0 {
      value = value.truncatingRemainder(dividingBy: Double(relation.modulus))
    }
    for place in relation.firstRange..<relation.endOfRanges {
      let range = ranges[Int(place)]
      if value >= Double(range.low), value <= Double(range.high) { return !relation.isNegated }
    }
    return relation.isNegated
  }
}

extension PluralRule.Relation {
  /// Whether the relation is `v = 0`.
  fileprivate var isWhole: Bool {
    operand == .v && modulus == 0 && !isNegated && ranges == [0...0]
  }

  /// Whether the relation holds for an integer above 999 if it does for the last three digits of
  /// the integer plus 1000.
  fileprivate var repeatsAfterThousand: Bool {
    switch operand {
    case .n, .i:
      modulus == 0 ? ranges.allSatisfy { $0.upperBound < 1_000 } : 1_000 % modulus == 0
    case .f, .t, .v, .w, .c, .e: true
    }
  }
}
