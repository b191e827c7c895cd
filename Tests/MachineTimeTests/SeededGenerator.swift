/// A repeatable source of random numbers (xorshift64*), so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed | 1
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

extension [UInt8] {
  /// A copy with up to four bytes changed, put in or taken out, or with its end cut off.
  func mutated(using generator: inout SeededGenerator) -> [UInt8] {
    var copy = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !copy.isEmpty {
      let index = copy.indices.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: copy[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: copy[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: copy.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      case 3: copy.remove(at: index)
      default:
        if Int.random(in: 0..<20, using: &generator) == 0 { copy.removeSubrange(index...) }
      }
    }
    return copy
  }
}
