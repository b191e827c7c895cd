/// A small random number generator (SplitMix64).
///
/// Its numbers are the same at every run.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension [UInt8] {
  /// Returns a copy with up to four bytes changed, inserted or removed, or with its end cut off.
  package func mutated(using generator: inout SplitMix) -> [UInt8] {
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
