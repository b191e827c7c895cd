extension CollationPlan {
  /// Compares two texts; nil if ICU must do it.
  func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> CollationOrder? {
    let shorter = min(first.count, second.count)
    var start = 0
    while start < shorter, first[start] == second[start] { start += 1 }
    if start == first.count, start == second.count { return .same }
    // Go to the beginning of the character that differs.
    if start > 0, first.isWithinScalar(start) || second.isWithinScalar(start) {
      start = first.scalarStart(before: start)
    }
    guard let before = entry(before: start, in: first) else { return nil }
    var left = WeightReader(at: start, after: before)
    var right = left
    while true {
      guard let one = left.next(self, first), let other = right.next(self, second) else {
        return nil
      }
      if one == other {
        if one == 0 { break }
        continue
      }
      // The next character can change the weights of the last one.
      guard left.isDecided(self, first), right.isDecided(self, second) else { return nil }
      return one < other ? .ascending : .descending
    }
    // All that is left of both texts is known.
    for level in 2...3 where level <= reach.levels {
      let order = compare(first, second, from: start, level: level)
      if order != .same { return order }
    }
    return reach.isWhole ? .same : nil
  }

  /// Compares the secondary or the tertiary weights of two texts from a place on.
  private func compare(
    _ first: Span<UInt8>,
    _ second: Span<UInt8>,
    from start: Int,
    level: Int
  ) -> CollationOrder {
    var left = LowerWeightReader(at: start, level: level)
    var right = left
    while true {
      let (one, other) = (left.next(self, first), right.next(self, second))
      if one != other { return one < other ? .ascending : .descending }
      if one == 0 { return .same }
    }
  }

  /// The first six primary weights of a text in one word, whose order is that of the texts where
  /// it differs; nil if ICU must compare the text.
  func prefix(of text: Span<UInt8>) -> UInt64? {
    var reader = WeightReader(at: 0, after: Entry())
    var prefix: UInt64 = 0
    for _ in 0..<6 {
      guard let weight = reader.next(self, text) else { return nil }
      prefix = prefix << 10 | UInt64(weight)
    }
    return reader.isDecided(self, text) ? prefix : nil
  }

  /// The first primary weight of a text; nil if ICU must read the text.
  func firstWeight(of text: Span<UInt8>) -> Int? {
    var reader = WeightReader(at: 0, after: Entry())
    guard let weight = reader.next(self, text), weight != 0, reader.isDecided(self, text) else {
      return nil
    }
    return Int(weight)
  }

  // MARK: Characters

  /// The entry of the character at a place, which moves to the next one; nil for a character that is
  /// left to ICU.
  @inline(__always)
  func entry(at place: inout Int, in text: Span<UInt8>) -> Entry? {
    guard let index = Self.index(at: &place, in: text) else { return nil }
    let entry = entries[index]
    return entry.isKnown ? entry : nil
  }

  /// The entry of the character before a place; an empty one at the beginning of the text, and nil
  /// for one that is left to ICU.
  @inline(__always)
  private func entry(before place: Int, in text: Span<UInt8>) -> Entry? {
    guard place > 0 else { return Entry() }
    var start = text.scalarStart(before: place)
    return entry(at: &start, in: text)
  }

  /// The index in the tables of the character at a place, which moves to the next one; nil for a
  /// character that no plan knows.
  @inline(__always)
  static func index(at place: inout Int, in text: Span<UInt8>) -> Int? {
    text.shortCharacter(at: &place).flatMap(index(of:))
  }

  /// The index in the tables of a ``ShortCharacter``.
  @inline(__always)
  static func index(of character: Int) -> Int? {
    if character < 0x180 { return character }
    return character < 0x800 ? nil : character - 0x800 + 0x180
  }
}

/// Reads the primary weights of a text, one after another.
private struct WeightReader {
  private var place: Int
  /// The last character that was read.
  private var last: CollationPlan.Entry
  /// Weights of that character that were not read yet.
  private var rest: UInt32 = 0

  init(at place: Int, after last: CollationPlan.Entry) {
    self.place = place
    self.last = last
  }

  /// Returns the next weight, or 0 at the end of the text; nil if ICU must compare it.
  @inline(__always)
  mutating func next(_ plan: CollationPlan, _ text: Span<UInt8>) -> UInt32? {
    if rest != 0 {
      let weight = rest
      rest = 0
      return weight
    }
    guard place < text.count else { return 0 }
    guard let entry = plan.entry(at: &place, in: text), !(last.starts && entry.follows) else {
      return nil
    }
    last = entry
    rest = entry.primaries >> 10
    return entry.primaries & 0x3FF
  }

  /// Whether the character after the last one leaves its weights as they are.
  @inline(__always)
  func isDecided(_ plan: CollationPlan, _ text: Span<UInt8>) -> Bool {
    guard place < text.count else { return true }
    var place = place
    guard let entry = plan.entry(at: &place, in: text) else { return false }
    return !(last.starts && entry.follows)
  }
}

/// Reads the secondary or the tertiary weights of a text that has no character without an entry.
private struct LowerWeightReader {
  private var place: Int
  private let level: Int
  /// Weights of the last character that were not read yet.
  private var rest: UInt32 = 0

  init(at place: Int, level: Int) {
    self.place = place
    self.level = level
  }

  /// Returns the next weight, or 0 at the end of the text.
  mutating func next(_ plan: CollationPlan, _ text: Span<UInt8>) -> UInt32 {
    while rest == 0 {
      guard place < text.count, let index = CollationPlan.index(at: &place, in: text) else {
        return 0
      }
      rest = level == 2 ? plan.secondaries[index] : plan.tertiaries[index]
    }
    let weight = rest & 0xFF
    rest >>= 8
    return weight
  }
}

extension Span<UInt8> {
  /// Whether a place is between the bytes of one character.
  @inline(__always)
  fileprivate func isWithinScalar(_ place: Int) -> Bool {
    place < count && self[place] & 0xC0 == 0x80
  }
}
