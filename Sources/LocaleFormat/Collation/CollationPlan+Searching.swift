extension CollationPlan {
  /// The most bytes of a text to look for: each of them may be compared at each place.
  private static let mostBytes = 1_024

  /// Calls `body` with the range of each match in UTF-8 bytes, until it returns false.
  ///
  /// A match has the same elements as the pattern, and begins and ends with characters. No
  /// character that plans know belongs to another one, and letters of ``otherScripts`` are in no
  /// match of a pattern without them.
  ///
  /// - Returns: Whether the text was searched; false if ICU must do it.
  func forEachMatch(
    of pattern: Span<UInt8>,
    in text: Span<UInt8>,
    _ body: (Range<Int>) -> Bool
  ) -> Bool {
    guard canSearch, pattern.count <= Self.mostBytes, let wantedScripts = scripts(in: pattern),
      let scripts = scripts(in: text)
    else { return false }
    guard wantedScripts.isEmpty else { return !wantedScripts.isSubset(of: scripts) }
    var place = 0
    guard let index = Self.index(at: &place, in: pattern) else { return false }
    let first = UInt16(truncatingIfNeeded: elements[index])
    place = 0
    while place < text.count {
      let start = place
      guard let index = Self.index(at: &place, in: text) else {
        // A letter of another script.
        place = start + (text[start] < 0xE0 ? 2 : 3)
        continue
      }
      guard UInt16(truncatingIfNeeded: elements[index]) == first,
        let end = match(pattern, in: text, from: start)
      else { continue }
      guard body(start..<end) else { return true }
      place = end
    }
    return true
  }

  /// The end of the characters from a place on that have exactly the elements of a pattern; nil if
  /// others are there.
  private func match(_ pattern: Span<UInt8>, in text: Span<UInt8>, from start: Int) -> Int? {
    var (place, patternPlace) = (start, 0)
    // Elements of the last characters that were not compared yet.
    var (rest, wanted): (UInt64, UInt64) = (0, 0)
    while true {
      if wanted == 0 {
        guard patternPlace < pattern.count, let index = Self.index(at: &patternPlace, in: pattern)
        else { return rest == 0 ? place : nil }
        wanted = elements[index]
      }
      if rest == 0 {
        guard place < text.count, let index = Self.index(at: &place, in: text) else { return nil }
        rest = elements[index]
      }
      guard UInt16(truncatingIfNeeded: wanted) == UInt16(truncatingIfNeeded: rest) else {
        return nil
      }
      wanted >>= 16
      rest >>= 16
    }
  }

  /// The other scripts that a text has letters of; nil if it has characters that plans do not know,
  /// or two that contract.
  private func scripts(in text: Span<UInt8>) -> OtherScripts? {
    var scripts: OtherScripts = []
    // Whether the last character begins a contraction, and whether it is a letter of another script.
    var (starts, isOther) = (false, false)
    var place = 0
    while place < text.count {
      guard text[place] != 0x0D else { return nil }
      let start = place
      if let entry = entry(at: &place, in: text) {
        guard !(entry.follows && (starts || isOther)) else { return nil }
        (starts, isOther) = (entry.starts, false)
      } else {
        place = start
        guard !starts, let script = OtherScripts(at: &place, in: text),
          otherScripts.contains(script)
        else { return nil }
        scripts.insert(script)
        (starts, isOther) = (false, true)
      }
    }
    return scripts
  }
}
