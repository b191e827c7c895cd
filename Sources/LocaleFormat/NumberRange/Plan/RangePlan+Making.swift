internal import ICU
internal import Sharing

extension RangePlan {
  /// Everything that decides the texts of a range.
  struct Key: Hashable, Sendable {
    let recipe: NumberRangeFormat
    /// The skeleton, which has the currency.
    let skeleton: String
    /// An ICU locale name.
    let locale: String
  }

  private static let store = BoundedStore<Key, RangePlan>(
    ofProcess: "plans of ranges",
    maximumCount: 128,
    byteCountOfEach: 3_000
  )

  /// A plan that was made before: a proved one, or the reason why there is none.
  static func kept(_ key: Key) -> RangePlan? { store.kept(for: key) }

  /// Makes a plan that has learned some texts from ICU, and proves it.
  ///
  /// - Parameters:
  ///   - key: The key under which the outcome is kept.
  ///   - number: The plan of single numbers.
  ///   - truth: A function that writes a range by ICU.
  /// - Returns: The plan, or the reason why there is none.
  /// - Throws: The failure of `truth`.
  static func compile(
    _ key: Key,
    _ number: NumberPlan,
    byICU truth: (ValueRange<FixedDecimal>) throws -> FieldText
  ) throws -> RangePlan {
    let plan: RangePlan
    if let refusal = number.refusal {
      plan = RangePlan(refusal)
    } else {
      let compiled = RangePlan(number, key.recipe.identity)
      let isProved = try compiled.isProved(byICU: truth)
      plan = isProved ? compiled : RangePlan(.difference)
    }
    store.keep(plan, for: key)
    return plan
  }

  /// Whether ICU writes the same ranges of the usual forms, with the same parts.
  func isProved(
    byICU truth: (ValueRange<FixedDecimal>) throws -> FieldText
  ) throws -> Bool {
    let count = Self.probes.count
    for (place, start) in Self.probes.enumerated() {
      for distance in [0, 1, 5] {
        let range = ValueRange(from: start, through: Self.probes[(place + distance) % count])
        _ = learn(range, byICU: truth)
        // The plan leaves to ICU what it cannot write.
        guard let text = text(range) else { continue }
        if text != FormattedText(try truth(range)) { return false }
      }
    }
    return true
  }

  /// A few numbers above zero with different words, some of which look alike.
  private static let probes: [FixedDecimal] = [
    "1", "2", "2.5", "5", "5.0000001", "1000", "12345.678", "21",
  ]
}

extension NumberRangeFormat {
  /// The reason why no plan writes the recipe; nil if a plan may.
  var planRefusal: PlanRefusal? {
    if number.settings.isAsWritten { return .option }
    if number.shape.interval > 0 { return .style }
    return number.planRefusal
  }
}
