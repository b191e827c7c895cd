internal import Sharing

extension NumberPlanScan {
  /// The scan of a formatter's texts, made from its plan; a stand-in if there can be none.
  static func of(_ core: NumberCore) -> NumberPlanScan {
    let recipe = core.recipe
    if recipe.readingObstacle != nil { return NumberPlanScan(refusedFor: .noPlan) }
    core.tryPlan()
    guard let plan = core.plan, plan.isCompiled else { return NumberPlanScan(refusedFor: .noPlan) }
    // The forms are then learned from numbers that were rounded before.
    if recipe.ownIncrement != nil { return NumberPlanScan(refusedFor: .rounding) }
    if let known = plan.scan.object { return known }
    return plan.scan.set(make(plan))
  }

  /// Makes the scan of what a plan writes.
  private static func make(_ plan: NumberPlan) -> NumberPlanScan {
    guard plan.words.isEmpty, plan.shape.isUsual else { return NumberPlanScan(refusedFor: .words) }
    guard plan.rounding.keepsPowersOfTen else { return NumberPlanScan(refusedFor: .rounding) }
    let signs = (0..<4).map { plan.text(NumberPlan.Place.positive + $0) }
    let specials = (0..<4).map { plan.text(NumberPlan.Place.special + $0) }
    let separators = [plan.point.text, plan.group.text]
    guard !(signs + specials + separators).contains(where: ScanDigits.isIn) else {
      return NumberPlanScan(refusedFor: .texts)
    }
    let folded = (signs + separators).map { FoldedText.fold($0) }
    guard folded[Place.point].isEmpty || folded[Place.point] != folded[Place.group] else {
      return NumberPlanScan(refusedFor: .separators)
    }
    let digits = plan.isUsual ? [] : (0..<10).map { plan.text(NumberPlan.Place.digit + $0) }
    guard plan.isUsual || ScanDigits.canRead(digits) else {
      return NumberPlanScan(refusedFor: .digits)
    }
    guard let texts = FoldedTexts(signs + separators) else {
      return NumberPlanScan(refusedFor: .texts)
    }
    // The first of two forms with the same texts counts.
    let hasNegative = folded[0..<2] != folded[2..<4]
    let scan = NumberPlanScan(texts, ScanDigits(digits), plan, hasNegative: hasNegative)
    return scan.reads(plan, hasNegative) ? scan : NumberPlanScan(refusedFor: .difference)
  }

  /// Whether it reads what the plan writes.
  private func reads(_ plan: NumberPlan, _ hasNegative: Bool) -> Bool {
    for (digits, point) in Self.probes {
      for isNegative in [false, true] {
        let value = DecimalDigits(
          Array(digits.utf8),
          point: point - plan.scale,
          isNegative: isNegative && hasNegative
        )
        guard plan.mostFraction >= digits.utf8.count - point,
          let text = plan.string(FixedDecimal(value))
        else { continue }
        guard let read = self.value(of: text), DecimalDigits(read).trimmed == value.trimmed else {
          return false
        }
      }
    }
    return true
  }

  /// Digits, and the number of them before the point.
  private static let probes: [(digits: String, point: Int)] = [
    ("1", 1), ("12", 1), ("987", 3), ("12345", 5), ("1234567", 7), ("98765432109", 10),
  ]
}

extension NumberPlan {
  /// One of the texts of the plan.
  fileprivate func text(_ place: Int) -> String {
    String(utf8AtMost: String.plannedCapacity) { $0.append(texts, place) } ?? ""
  }
}

extension ShortText {
  fileprivate var text: String {
    String(utf8AtMost: 8) { $0.append(self) } ?? ""
  }
}

extension NumberFormat.Rounding {
  /// Whether no number below a half unit of the last digit is rounded up to that unit: then 0.1
  /// would be written as 1.
  fileprivate var keepsPowersOfTen: Bool {
    switch self {
    case .up, .ceiling, .floor: false
    case .down, .halfEven, .halfUp, .halfDown, .halfOdd, .halfCeiling, .halfFloor: true
    }
  }
}
