internal import CICU

extension CollatorHandle {
  /// A character with its collation elements.
  package struct Character: Sendable {
    package let unit: UInt16
    /// The collation elements, each with a primary weight of 32 bits, a secondary and a tertiary
    /// one of 16 bits; nil if they are more than four.
    package let elements: [UInt64]?
    /// Whether it is a part of a contraction, with characters after it.
    package let startsContraction: Bool
    /// Whether it is a part of a contraction, with characters before it.
    package let followsInContraction: Bool
    /// Whether the order ignores it as punctuation.
    package let isVariable: Bool
  }

  /// Reads the collation elements of characters (ucol_next), and which of them contract
  /// (ucol_getContractionsAndExpansions).
  ///
  /// This takes 3 to 30 ms, because ICU lists the contractions of all scripts.
  ///
  /// - Parameter units: The characters, in ascending order.
  /// - Returns: What the order knows of each.
  /// - Throws: The status that ICU gave.
  package func characters(_ units: [UInt16]) throws(ICUError) -> [Character] {
    let most = Int(CICU_ELEMENTS_MOST)
    var elements = [UInt64](repeating: 0, count: units.count * most)
    var kinds = [UInt8](repeating: 0, count: units.count)
    var status: Int32 = 0
    unsafe cicu_collator_elements(
      handle.pointer,
      units,
      Int32(clamping: units.count),
      &elements,
      &kinds,
      &status
    )
    try check(status, "cicu_collator_elements")
    return units.indices.map { place in
      let kind = Int(kinds[place])
      let count = kind & Int(CICU_ELEMENTS_COUNT)
      return Character(
        unit: units[place],
        elements: count == CICU_ELEMENTS_TOO_MANY
          ? nil : Array(elements[place * most..<place * most + count]),
        startsContraction: kind & Int(CICU_ELEMENTS_STARTS) != 0,
        followsInContraction: kind & Int(CICU_ELEMENTS_FOLLOWS) != 0,
        isVariable: kind & Int(CICU_ELEMENTS_VARIABLE) != 0
      )
    }
  }
}
