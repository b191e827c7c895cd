internal import ICU

/// Scripts whose letters are not in the tables of plans.
///
/// A text with them is searched by a plan if the order gives them no weight of a letter that the plan
/// knows: then no match of a pattern without them has one, and one with them is not in a text
/// without.
struct OtherScripts: OptionSet, Sendable {
  let rawValue: UInt8

  static let greek = OtherScripts(rawValue: 1)
  static let cyrillic = OtherScripts(rawValue: 2)
  static let hebrew = OtherScripts(rawValue: 4)
  static let arabic = OtherScripts(rawValue: 8)
  /// Chinese characters, Kana and Hangul: Korean gives a Chinese character the weight of its syllable.
  static let eastAsian = OtherScripts(rawValue: 16)

  private static let all: OtherScripts = [.greek, .cyrillic, .hebrew, .arabic, .eastAsian]

  /// All letters.
  private static let units = (UInt16(0x0391)...0xD7A3).filter { OtherScripts(of: $0) != nil }
}

extension OtherScripts {
  /// The script of the letter at a place, which moves to the next character; nil for any other
  /// character.
  @inline(__always)
  init?(at place: inout Int, in text: Span<UInt8>) {
    let rest = text.count - place
    let lead = text[place]
    guard (0xCE..<0xEE).contains(lead), rest > (lead < 0xE0 ? 1 : 2) else { return nil }
    let second = UInt16(text[place + 1] & 0x3F)
    let unit: UInt16
    if lead < 0xE0 {
      unit = UInt16(lead & 0x1F) << 6 | second
      place += 2
    } else {
      unit = UInt16(lead & 0x0F) << 12 | second << 6 | UInt16(text[place + 2] & 0x3F)
      place += 3
    }
    self.init(of: unit)
  }

  /// The script of a letter that is neither a mark nor written together with another letter.
  @inline(__always)
  private init?(of unit: UInt16) {
    switch unit {
    case 0x0391...0x03A1, 0x03A3...0x03CE: self = .greek
    case 0x0400...0x045F: self = .cyrillic
    case 0x05D0...0x05EA: self = .hebrew
    case 0x0621...0x063A, 0x0641...0x064A: self = .arabic
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .eastAsian
    default: return nil
    }
  }

  /// Finds the scripts whose letters have no primary weight of other letters, and do not contract
  /// with each other.
  ///
  /// - Parameters:
  ///   - letters: The letters that the plan knows.
  ///   - collator: Their order.
  /// - Throws: The status that ICU gave.
  init(apartFrom letters: CollatedLetters, in collator: CollatorHandle) throws(ICUError) {
    var owners: [UInt32: OtherScripts] = [:]
    for element in letters.letters.lazy.flatMap(\.elements) { owners[element.primary] = [] }
    var shared: OtherScripts = []
    try collator.forEachCharacter(of: Self.units) { character in
      guard let script = OtherScripts(of: character.unit) else { return }
      guard let elements = character.elements, let first = elements.first, first.primary != 0,
        !character.isVariable, !character.followsInContraction
      else {
        shared.insert(script)
        return
      }
      for element in elements where element.primary != 0 {
        let owner = owners[element.primary]
        if let owner, owner != script { shared.formUnion([owner, script]) }
        // The many weights of the last script are compared with no others.
        if owner == nil, script != .eastAsian { owners[element.primary] = script }
      }
    }
    self = Self.all.subtracting(shared)
  }
}

extension UInt64 {
  /// The primary weight of a collation element.
  fileprivate var primary: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
}
