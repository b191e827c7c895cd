internal import ICU

extension NumberFormat {
  /// The reason why no plan writes the recipe; nil if a plan may.
  var planRefusal: PlanRefusal? {
    if let refusal = texts?.skeleton?.planRefusal { return refusal }
    switch style {
    case .unit where isCompact || isConvertedOrSplit: return .style
    // The plus sign too is left out together with the digits.
    case .unit where settings.sign == .always || settings.sign == .exceptZero: return .option
    case .percent, .permille:
      if isCompact { return .style }
    case .skeleton where settings.notation != .standard: return .style
    case .unit, .plain, .decimal, .currency, .localCurrency, .skeleton: break
    }
    if isCompact {
      if settings.presentation == .name { return .style }
      if settings.isAsWritten { return .option }
    }
    if let refusal = shapeRefusal { return refusal }
    guard settings.isKnownToPlans(style), texts?.isKnownToPlans ?? true else { return .option }
    guard settings.fraction?.upperBound ?? 0 <= NumberPlan.maximumFraction else { return .option }
    return nil
  }

  /// Whether the words around the digits depend on the number.
  var hasWords: Bool { hasWordsByNumber || isCompact }

  /// Whether a number has words around all of its digits.
  var hasWordsByNumber: Bool { style == .unit || settings.presentation == .name }

  /// The fraction digits of compact numbers; nil if they follow from the number.
  var compactFraction: ClosedRange<Int>? { settings.fraction ?? texts?.skeleton?.fraction }

  /// Whether a power of ten is written as a word.
  var isCompact: Bool { writtenNotation == .compact }

  /// The power of ten that the style multiplies by.
  var planScale: Int {
    switch style {
    case .percent: 2
    case .permille: 3
    case .skeleton: texts?.skeleton?.planScale ?? 0
    default: 0
    }
  }
}

extension NumberSettings {
  /// Whether all options are at their default, except those that a plan reads, or that show in
  /// ICU's texts.
  fileprivate func isKnownToPlans(_ style: NumberFormat.Style) -> Bool {
    var rest = self
    if style == .unit { (rest.width, rest.grammaticalCase) = (.short, .nominative) }
    rest.notation = .standard
    rest.fraction = nil
    rest.significant = nil
    rest.leastInteger = nil
    rest.rounding = .halfEven
    rest.grouping = nil
    rest.sign = .auto
    rest.isAccounting = false
    rest.presentation = .symbol
    return rest == NumberSettings()
  }
}

extension NumberTexts {
  fileprivate var isKnownToPlans: Bool {
    self == NumberTexts(skeleton: skeleton, unit: unit, numbering: numbering)
  }
}

extension NumberSpecification {
  /// The same without compact notation, with every digit of a number and no others, and grouped as
  /// compact numbers are.
  var withAllDigits: NumberSpecification {
    var stems = NumberSkeleton.words(of: skeleton).map(String.init)
    let others = ["compact-", "precision-", ".", "@", "integer-width"]
    stems.removeAll { stem in
      stem == "K" || stem == "KK" || others.contains { stem.hasPrefix($0) }
    }
    stems.append("." + String(repeating: "#", count: NumberPlan.maximumFraction))
    if !stems.contains(where: { $0.hasPrefix("group-") || $0.hasPrefix(",") }) {
      stems.append("group-min2")
    }
    return with(skeleton: stems.joined(separator: " "))
  }

  /// The same with every digit of standard notation, without an exponent.
  ///
  /// - Parameter isGrouped: Whether digits are grouped as without an exponent.
  /// - Returns: The specification.
  func unshaped(isGrouped: Bool) -> NumberSpecification {
    let exponents: Set = ["scientific", "engineering"]
    var stems = NumberSkeleton.words(of: skeleton).map(String.init)
    let others = ["precision-", ".", "@", "integer-width"] + (isGrouped ? [] : ["group-"])
    stems.removeAll { stem in exponents.contains(stem) || others.contains { stem.hasPrefix($0) } }
    stems.append("." + String(repeating: "#", count: NumberPlan.maximumFraction))
    if !isGrouped { stems.append("group-off") }
    return with(skeleton: stems.joined(separator: " "))
  }

  /// Returns the same with a number of fraction digits in place of all digits.
  ///
  /// - Parameter fraction: The stem, such as `.00`.
  /// - Returns: The specification.
  func replacingDigits(by fraction: String) -> NumberSpecification {
    with(
      skeleton: NumberSkeleton.words(of: skeleton)
        .map { $0 == "precision-unlimited" ? fraction : String($0) }
        .joined(separator: " ")
    )
  }
}

extension NumberPlanData.Affixes {
  static let empty = NumberPlanData.Affixes(prefix: "", suffix: "")
}
