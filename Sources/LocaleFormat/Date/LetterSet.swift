internal import Sharing

/// A set of ASCII letters as bits.
struct LetterSet: Sendable {
  private var bits: UInt64 = 0

  init(_ letters: String) {
    for byte in letters.utf8 where byte.isASCIILetter {
      bits |= 1 << UInt64(byte - UInt8(ascii: "A"))
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte.isASCIILetter && bits & (1 << UInt64(byte - UInt8(ascii: "A"))) != 0
  }
}
