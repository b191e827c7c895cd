internal import ICU

extension CollationPlan {
  /// Compiles a plan from the collation elements of an order, and proves it by comparisons.
  ///
  /// - Parameters:
  ///   - collator: The order.
  ///   - searches: Whether it is made to be searched by: the letters of other scripts, which are 33,000,
  ///     take 4 ms.
  /// - Returns: The plan, or one that has only the reason why ICU compares.
  /// - Throws: The status ICU gave.
  static func compile(of collator: CollatorHandle, forSearching searches: Bool = false)
    throws(ICUError) -> CollationPlan
  {
    let attributes = try collator.attributes
    let letters = try CollatedLetters(of: collator, isNumeric: attributes.isNumeric == true)
    let others = searches ? try OtherScripts(apartFrom: letters, in: collator) : []
    guard let plan = CollationPlan(letters, attributes, otherScripts: others) else {
      return .refused(.symbols)
    }
    return try plan.equals(collator, letters) ? plan : .refused(.difference)
  }

  /// Whether the plan orders neighbours as ICU does: every character and the next one of its order,
  /// alone and among others.
  func equals(
    _ collator: CollatorHandle,
    _ letters: CollatedLetters
  ) throws(ICUError) -> Bool {
    let texts = letters.letters.filter { entries[$0.place].isKnown }
      .sorted { $0.elements.lexicographicallyPrecedes($1.elements) }
      .map { Array(String(decoding: [$0.unit], as: UTF16.self).utf8) }
    for (one, other) in zip(texts, texts.dropFirst()) {
      for (first, second) in [
        (one, other), (one + other, other + one), ([0x62] + other, [0x62] + one),
      ] {
        guard let own = compare(first.span, second.span) else { continue }
        let truth = try collator.compare(first.span, second.span)
        guard own.rawValue == truth else { return false }
      }
    }
    return true
  }
}
