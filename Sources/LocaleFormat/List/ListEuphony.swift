internal import ICU

/// A rule by which the text around the last item of a list depends on how that item begins.
///
/// Each rule is one of ICU's, and is tried in every language. A list has a rule only if ICU's own
/// texts show it, and the proof of a plan compares it with ICU.
enum ListEuphony: String, CaseIterable, Hashable, Sendable {
  /// The item sounds like an i: Spanish `y` becomes `e`.
  case soundOfI
  /// The item sounds like an o, also `ho`, `8` and `11`: Spanish `o` becomes `u`.
  case soundOfO
  /// The item does not begin with a character of another script: the prefix ו has no hyphen.
  case hebrewLetter

  /// An item that the rule applies to.
  var example: String {
    switch self {
    case .soundOfI: "i"
    case .soundOfO: "o"
    case .hebrewLetter: "\u{5D0}"
    }
  }

  func applies(to item: some StringProtocol) -> Bool {
    var bytes = item.utf8.makeIterator()
    guard let first = bytes.next() else { return self == .hebrewLetter }
    switch self {
    case .soundOfI:
      switch first {
      case UInt8(ascii: "i"), UInt8(ascii: "I"): return true
      case UInt8(ascii: "h"), UInt8(ascii: "H"):
        guard let second = bytes.next(), second.lowercase == UInt8(ascii: "i") else { return false }
        // Not before a diphthong: `hielo`, `hiato`.
        guard let third = bytes.next()?.lowercase else { return true }
        return third != UInt8(ascii: "a") && third != UInt8(ascii: "e")
      default: return false
      }
    case .soundOfO:
      switch first {
      case UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "8"): return true
      case UInt8(ascii: "h"), UInt8(ascii: "H"):
        return bytes.next()?.lowercase == UInt8(ascii: "o")
      case UInt8(ascii: "1"):
        guard bytes.next() == UInt8(ascii: "1") else { return false }
        let third = bytes.next()
        return third == nil || third == UInt8(ascii: " ")
      default: return false
      }
    case .hebrewLetter:
      guard first >= 0xD6, let scalar = item.unicodeScalars.first else { return false }
      return Self.isHebrew(scalar)
    }
  }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5D0...0x5EA: true
    // The blocks that have other Hebrew characters, some of them unassigned yet.
    case 0x590...0x5FF, 0xFB00...0xFB4F: ListHandle.isHebrew(scalar)
    default: false
    }
  }
}

extension UInt8 {
  /// An ASCII letter in lower case; another byte may become any byte that is not a letter.
  fileprivate var lowercase: UInt8 { self | 0x20 }
}
