internal import MachineTime
internal import Sharing

/// The bytes of a text that pseudo-localization does not change: placeholders, markup, messages of
/// ICU, addresses and escapes.
///
/// It is read in linear time: no part is searched further than up to a sign that begins another one.
struct FixedParts {
  /// For each byte, whether it stays.
  private(set) var isFixed: [Bool]
  let bytes: [UInt8]

  private static let longestEntity = 32
  static let longestName = 64

  init(_ bytes: [UInt8], isFormat: Bool) {
    self.bytes = bytes
    isFixed = Array(repeating: false, count: bytes.count)
    let placeholders: [Range<Int>] = isFormat ? Self.placeholders(bytes) : []
    for range in placeholders { fix(range) }
    let isPlaceholder = isFixed
    findMarkup()
    findLinks()
    findAddresses(isPlaceholder)
  }

  mutating func fix(_ range: Range<Int>) {
    for place in range { isFixed[place] = true }
  }

  /// The placeholders and percent signs of a text that may be a format.
  private static func placeholders(_ bytes: [UInt8]) -> [Range<Int>] {
    FormatReader.percentParts(of: String(decoding: bytes, as: UTF8.self)).map(\.range)
  }

  // MARK: Markup

  /// Finds tags, entities, code, names and messages in braces, and escapes.
  private mutating func findMarkup() {
    let closingBraces = closingBraces()
    var place = 0
    while place < bytes.count {
      let end: Int? =
        switch bytes[place] {
        case UInt8(ascii: "<"): tagEnd(place)
        case UInt8(ascii: "&"): entityEnd(place)
        case UInt8(ascii: "`"): codeEnd(place)
        case UInt8(ascii: "{"): nameEnd(place) ?? messageEnd(place, closingBraces)
        case UInt8(ascii: "\\"): escapeEnd(place)
        default: nil
        }
      if let end { fix(place..<end) }
      place = end ?? place + 1
    }
  }

  /// The end of a tag, which can have `>` in the value of an attribute.
  private func tagEnd(_ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let next = bytes[start + 1]
    guard isLetter(next) || "/!?".utf8.contains(next) else { return nil }
    /// The end where quotation marks count for nothing, for a text that does not close them.
    var plainEnd: Int?
    var quote: UInt8?
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") {
        plainEnd = plainEnd ?? place + 1
        if quote == nil { return place + 1 }
      }
      if byte == quote {
        quote = nil
      } else if quote == nil, bytes[place - 1] == UInt8(ascii: "="), "\"'".utf8.contains(byte) {
        quote = byte
      }
      place += 1
    }
    return plainEnd
  }

  private func entityEnd(_ start: Int) -> Int? {
    var place = start + 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    let first = place
    while place < bytes.count, place - start < Self.longestEntity,
      isLetter(bytes[place]) || bytes[place].isASCIIDigit
    {
      place += 1
    }
    guard place > first, place < bytes.count, bytes[place] == UInt8(ascii: ";") else { return nil }
    return place + 1
  }

  private func codeEnd(_ start: Int) -> Int? {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "`") { return place + 1 }
      place += 1
    }
    return nil
  }

  private func nameEnd(_ start: Int) -> Int? {
    var place = start + 1
    while place < bytes.count, place - start < Self.longestName, !isSpace(bytes[place]),
      bytes[place] != UInt8(ascii: "{")
    {
      if bytes[place] == UInt8(ascii: "}") { return place + 1 }
      place += 1
    }
    return nil
  }

  private func escapeEnd(_ start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] < 0x80 else { return nil }
    var place = start + 2
    let digits: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: return place
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "{") { return nameEnd(place) ?? place }
    while place < bytes.count, place - start - 2 < digits, bytes[place].isHexadecimal {
      place += 1
    }
    return place
  }

  // MARK: Bytes

  func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
