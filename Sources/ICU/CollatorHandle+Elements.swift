internal import CICU

extension CollatorHandle {
  /// A character with its collation elements.
  package struct Character: Sendable {
    package let unit: UInt16
    /// The collation elements, each with a primary weight of 32 bits, a secondary and a tertiary
    /// one of 16 bits; nil if they are more than eight.
    package let elements: ArraySlice<UInt64>?
    /// Whether it is a part of a contraction, with characters after it.
    package let startsContraction: Bool
    /// Whether it is a part of a contraction, after another one of the characters.
    package let followsInContraction: Bool
    /// Whether the order ignores it as punctuation.
    package let isVariable: Bool
  }

  /// Reads the collation elements of characters (ucol_next), and which of them contract
  /// (ucol_getContractionsAndExpansions).
  ///
  /// This takes 1 to 30 ms, because ICU lists the contractions of all scripts, and 0.1 ms for 1,000
  /// characters.
  ///
  /// - Parameters:
  ///   - units: The characters, in ascending order.
  ///   - body: Receives what the order knows of each, in their order.
  /// - Throws: The status that ICU gave.
  package func forEachCharacter(
    of units: [UInt16],
    _ body: (Character) -> Void
  ) throws(ICUError) {
    var flags = [UInt8](repeating: 0, count: units.count)
    var status: Int32 = 0
    unsafe cicu_collator_contractions(
      handle.pointer,
      units,
      Int32(clamping: units.count),
      &flags,
      &status
    )
    try check(status, "cicu_collator_contractions")
    let most = Int(CICU_ELEMENTS_MOST)
    let size = 256
    var elements = [UInt64](repeating: 0, count: size * most)
    var kinds = [UInt8](repeating: 0, count: size)
    for start in stride(from: 0, to: units.count, by: size) {
      let part = Array(units[start..<min(start + size, units.count)])
      unsafe cicu_collator_elements(
        handle.pointer,
        part,
        Int32(clamping: part.count),
        &elements,
        &kinds,
        &status
      )
      try check(status, "cicu_collator_elements")
      for (place, unit) in part.enumerated() {
        let count = Int(kinds[place]) & Int(CICU_ELEMENTS_COUNT)
        let contraction = Int(flags[start + place])
        body(
          Character(
            unit: unit,
            elements: count == CICU_ELEMENTS_TOO_MANY
              ? nil : elements[place * most..<place * most + count],
            startsContraction: contraction & Int(CICU_CONTRACTION_STARTS) != 0,
            followsInContraction: contraction & Int(CICU_CONTRACTION_FOLLOWS) != 0,
            isVariable: Int(kinds[place]) & Int(CICU_ELEMENTS_VARIABLE) != 0
          )
        )
      }
    }
  }
}
