extension NumberSkeleton {
  /// The reason why no plan writes numbers by these stems; nil if a plan may.
  ///
  /// A plan is read from the texts of the skeleton itself, and proved by them. So a stem may be used
  /// here if it changes only texts, group sizes, fraction digits or a power of ten.
  static func planRefusal(of stems: [Stem]) -> PlanRefusal? {
    guard stems.allSatisfy(\.isKnownToPlans) else { return .style }
    guard stems.contains(where: \.isCompact) else { return nil }
    if stems.contains(where: \.isPercent) { return .style }
    // The digits of a compact plan are read from the skeleton with another precision, so that its own
    // must be known.
    return stems.contains(where: \.isPrecision) && fraction(of: stems) == nil ? .option : nil
  }

  /// The fraction digits that one stem asks for; nil without such a stem, and with several.
  static func fraction(of stems: [Stem]) -> ClosedRange<Int>? {
    let precisions = stems.filter(\.isPrecision)
    return precisions.count == 1 ? precisions[0].fraction : nil
  }

  /// The power of ten that a plan multiplies by.
  var planScale: Int { scale?.powerOfTen ?? 0 }

  /// The stems that a plan needs no number for.
  fileprivate static let plain: Set<Substring> = [
    "notation-simple", "compact-short", "compact-long", "K", "KK", "percent", "%", "%x100",
    "permille", "precision-integer", "precision-currency-standard", "rounding-mode-half-even",
    "group-off", ",_", "group-min2", ",?", "group-auto", "group-on-aligned", ",!",
    "group-thousands", "sign-auto", "sign-always", "+!", "sign-never", "+_", "sign-accounting",
    "()", "sign-accounting-always", "()!", "sign-except-zero", "+?",
    "sign-accounting-except-zero", "()?", "sign-negative", "+-", "sign-accounting-negative",
    "()-", "unit-width-narrow", "unit-width-short", "unit-width-iso-code", "unit-width-hidden",
    "unit-width-formal", "unit-width-variant", "latin",
  ]
}

extension NumberSkeleton.Stem {
  fileprivate var isKnownToPlans: Bool {
    switch (name, option) {
    case ("currency", .some), ("numbering-system", .some): true
    case ("scale", let option?): option == "100" || option == "1000"
    case (_, nil): isFraction || NumberSkeleton.plain.contains(name)
    default: false
    }
  }

  /// Whether it is a number of fraction digits, such as `.0#`.
  private var isFraction: Bool {
    name.first == "." && name.dropFirst().drop { $0 == "0" }.allSatisfy { $0 == "#" }
  }

  /// The numbers of digits of `.0#` or of `precision-integer`; nil for other stems.
  fileprivate var fraction: ClosedRange<Int>? {
    if name == "precision-integer" { return 0...0 }
    guard isFraction else { return nil }
    let least = name.count { $0 == "0" }
    return least...(name.count - 1)
  }

  fileprivate var isPrecision: Bool { isFraction || name.hasPrefix("precision-") }

  fileprivate var isCompact: Bool { ["compact-short", "compact-long", "K", "KK"].contains(name) }

  fileprivate var isPercent: Bool {
    ["percent", "%", "%x100", "permille", "scale"].contains(name)
  }
}
