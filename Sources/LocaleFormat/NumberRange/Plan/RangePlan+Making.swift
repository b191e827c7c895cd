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
    byteCountOfEach: 2_000
  )

  /// A plan that was made before: a proved one, or the reason why there is none.
  static func kept(_ key: Key) -> RangePlan? { store.kept(for: key) }

  /// Compiles a plan from what ICU writes, and proves it.
  ///
  /// - Parameters:
  ///   - key: The key under which the outcome is kept.
  ///   - number: The plan of single numbers.
  ///   - handle: ICU's formatter of ranges.
  ///   - truth: A function that writes a range without a plan.
  /// - Returns: The plan, or the reason why there is none.
  /// - Throws: The failure of ICU, or of `truth`.
  static func compile(
    _ key: Key,
    _ number: NumberPlan,
    writtenBy handle: RangeHandle,
    provedBy truth: (ValueRange<FixedDecimal>) throws -> String
  ) throws -> RangePlan {
    let plan: RangePlan
    if let refusal = number.refusal {
      plan = RangePlan(refusal)
    } else if let data = try RangePlanData(writtenBy: handle) {
      // Nil if the texts are too long.
      let compiled = RangePlan(data, number, key.recipe.identity)
      let isProved = try compiled?.isProved(by: truth) ?? true
      plan = isProved ? compiled ?? RangePlan(.symbols) : RangePlan(.difference)
    } else {
      plan = RangePlan(.digits)
    }
    store.keep(plan, for: key)
    return plan
  }

  /// Whether ICU writes the same ranges.
  func isProved(by truth: (ValueRange<FixedDecimal>) throws -> String) throws -> Bool {
    for (place, start) in Self.probes.enumerated() {
      for distance in [0, 1, 5] {
        let end = Self.probes[(place + distance) % Self.probes.count]
        let range = ValueRange(from: start, through: end)
        // The plan leaves to ICU what it cannot write.
        guard let text = string(range) else { continue }
        if text != (try truth(range)) { return false }
      }
    }
    return true
  }

  /// Numbers of both signs, with and without groups and a fraction, some of which look alike.
  private static let probes: [FixedDecimal] = [
    "0", "1", "2", "1.0", "-1", "-2", "0.004", "0.0041", "-3.5", "3.5", "4.5", "0.995", "999.995",
    "1000", "12345.678", "-1234567.891", "-1234567.8912", "5", "5.0000001", "1000000000000000",
    "11",
    "-100", "100", "0", "0.00", "-0.001", "NaN", "Infinity", "10",
  ]
}

extension NumberRangeFormat {
  /// The reason why no plan writes the recipe; nil if a plan may.
  var planRefusal: PlanRefusal? {
    if number.settings.isAsWritten { return .option }
    if number.hasWords || !number.shape.isUsual { return .style }
    return number.planRefusal
  }
}
