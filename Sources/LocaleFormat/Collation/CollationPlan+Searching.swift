extension CollationPlan {
  /// The most collation elements of a text to look for.
  private static let mostElements = 64

  /// Calls `body` with the range of each match in UTF-8 bytes, until it returns false.
  ///
  /// A match has the same elements as the pattern, and begins and ends with characters. No
  /// character that plans know belongs to another one.
  ///
  /// - Returns: Whether the text was searched; false if ICU must do it.
  func forEachMatch(
    of pattern: Span<UInt8>,
    in text: Span<UInt8>,
    _ body: (Range<Int>) -> Bool
  ) -> Bool {
    guard canSearch, knows(pattern), knows(text) else { return false }
    var wanted = InlineArray<64, UInt16>(repeating: 0)
    var count = 0
    var place = 0
    while place < pattern.count, let index = Self.index(at: &place, in: pattern) {
      var rest = elements[index]
      while rest != 0 {
        guard count < Self.mostElements else { return false }
        wanted[count] = UInt16(truncatingIfNeeded: rest)
        count += 1
        rest >>= 16
      }
    }
    let first = wanted[0]
    place = 0
    while place < text.count {
      let start = place
      guard let index = Self.index(at: &place, in: text) else { return false }
      guard UInt16(truncatingIfNeeded: elements[index]) == first,
        let end = match(wanted, count, in: text, from: start)
      else { continue }
      guard body(start..<end) else { return true }
      place = end
    }
    return true
  }

  /// The end of the characters from a place on that have exactly the wanted elements; nil if others
  /// are there.
  private func match(
    _ wanted: InlineArray<64, UInt16>,
    _ count: Int,
    in text: Span<UInt8>,
    from start: Int
  ) -> Int? {
    var (place, found) = (start, 0)
    while found < count {
      guard place < text.count, let index = Self.index(at: &place, in: text) else { return nil }
      var rest = elements[index]
      while rest != 0 {
        guard found < count, wanted[found] == UInt16(truncatingIfNeeded: rest) else { return nil }
        found += 1
        rest >>= 16
      }
    }
    return place
  }

  /// Whether all characters of a text have entries and no two of them contract.
  private func knows(_ text: Span<UInt8>) -> Bool {
    var last = Entry()
    var place = 0
    while place < text.count {
      guard text[place] != 0x0D, let entry = entry(at: &place, in: text),
        !(last.starts && entry.follows)
      else { return false }
      last = entry
    }
    return true
  }
}
