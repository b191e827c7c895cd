internal import MachineTime
internal import Sharing

/// The bytes of a text that pseudo-localization does not change: placeholders, markup, addresses and
/// escapes.
///
/// It is read in linear time: no part is searched further than up to a sign that begins another one.
struct FixedParts {
  /// For each byte, whether it stays.
  private(set) var isFixed: [Bool]
  private let bytes: [UInt8]

  private static let longestEntity = 32
  private static let longestName = 64

  init(_ bytes: [UInt8], isFormat: Bool) {
    self.bytes = bytes
    isFixed = Array(repeating: false, count: bytes.count)
    let placeholders = isFormat ? Self.placeholders(bytes) : []
    for range in placeholders { fix(range) }
    let isPlaceholder = isFixed
    findMarkup()
    findLinks()
    findAddresses(isPlaceholder)
  }

  private mutating func fix(_ range: Range<Int>) {
    for place in range { isFixed[place] = true }
  }

  // MARK: Placeholders

  /// The placeholders and doubled percent signs of a format; `%arg` is always one.
  static func placeholders(_ bytes: [UInt8]) -> [Range<Int>] {
    let pieces: [FormatString.Piece]
    do throws(FormatError) {
      pieces = try FormatString(String(decoding: bytes, as: UTF8.self)).pieces
    } catch {
      return []
    }
    var found: [Range<Int>] = []
    for piece in pieces {
      switch piece {
      case .literal: continue
      case .conversion(let conversion):
        let start = conversion.offset
        let count =
          bytes[start...].starts(with: "%arg".utf8) ? 4 : conversion.specifier.utf8.count
        found.append(start..<start + count)
      case .variable(let name, _, let offset):
        let ending = Array("@\(name)@".utf8)
        var end = parenthesis(bytes, after: offset)
        while !bytes[end...].starts(with: ending) { end += 1 }
        found.append(offset..<end + ending.count)
      case .ownArgument(let offset): found.append(offset..<offset + 4)
      }
    }
    return found + percentSigns(bytes, outside: found)
  }

  /// The end of a name in parentheses after a percent sign, which can have any text; the percent sign
  /// if there is none.
  private static func parenthesis(_ bytes: [UInt8], after start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place].isASCIIDigit || bytes[place] == UInt8(ascii: "$") {
      place += 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return start }
    return bytes[place...].firstIndex(of: UInt8(ascii: ")")) ?? start
  }

  private static func percentSigns(
    _ bytes: [UInt8],
    outside placeholders: [Range<Int>]
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = placeholders[...]
    var place = 0
    while place < bytes.count {
      if let next = rest.first, next.lowerBound == place {
        place = next.upperBound
        rest.removeFirst()
      } else if bytes[place] == UInt8(ascii: "%") {
        found.append(place..<min(place + 2, bytes.count))
        place += 2
      } else {
        place += 1
      }
    }
    return found
  }

  // MARK: Markup

  /// Finds tags, entities, code, names in braces and escapes.
  private mutating func findMarkup() {
    var place = 0
    while place < bytes.count {
      let end: Int? =
        switch bytes[place] {
        case UInt8(ascii: "<"): tagEnd(place)
        case UInt8(ascii: "&"): entityEnd(place)
        case UInt8(ascii: "`"): codeEnd(place)
        case UInt8(ascii: "{"): nameEnd(place)
        case UInt8(ascii: "\\"): escapeEnd(place)
        default: nil
        }
      if let end { fix(place..<end) }
      place = end ?? place + 1
    }
  }

  private func tagEnd(_ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let next = bytes[start + 1]
    guard isLetter(next) || "/!?".utf8.contains(next) else { return nil }
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
      if bytes[place] == UInt8(ascii: ">") { return place + 1 }
      place += 1
    }
    return nil
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

  // MARK: Links

  /// Finds the brackets and the targets of Markdown's links and attributes: `[…](target)`.
  private mutating func findLinks() {
    var open: [Int] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") { open = [] }
      if byte == UInt8(ascii: "["), !isFixed[place] { open.append(place) }
      guard byte == UInt8(ascii: "]"), !isFixed[place], let start = open.popLast(),
        let end = targetEnd(place + 1)
      else {
        place += 1
        continue
      }
      fix(start..<start + 1)
      if start > 0, bytes[start - 1] == UInt8(ascii: "!") || bytes[start - 1] == UInt8(ascii: "^") {
        fix(start - 1..<start)
      }
      fix(place..<end)
      place = end
    }
  }

  private func targetEnd(_ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var place = start + 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ")"): return place + 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\n"): return nil
      default: place += 1
      }
    }
    return nil
  }

  // MARK: Addresses

  /// Finds addresses of the web and of mail, which end at space and at brackets.
  private mutating func findAddresses(_ isPlaceholder: [Bool]) {
    var start = 0
    for end in 0...bytes.count
    where end == bytes.count || (!isPlaceholder[end] && isEndOfAddress(bytes[end])) {
      if start < end, isAddress(start..<end, isPlaceholder) { fix(start..<end) }
      start = end + 1
    }
  }

  private func isEndOfAddress(_ byte: UInt8) -> Bool {
    isSpace(byte) || "<>\"()[]{}|".utf8.contains(byte)
  }

  private func isAddress(_ range: Range<Int>, _ isPlaceholder: [Bool]) -> Bool {
    let word = bytes[range]
    if ["www.", "mailto:", "tel:"].contains(where: { word.starts(with: $0.utf8) }) { return true }
    var at: Int?
    for place in range where !isPlaceholder[place] {
      switch bytes[place] {
      case UInt8(ascii: ":"):
        if place > range.lowerBound, bytes[place..<range.upperBound].starts(with: "://".utf8) {
          return true
        }
      case UInt8(ascii: "@"): if place > range.lowerBound { at = place }
      case UInt8(ascii: "."):
        if let at, place > at + 1, place + 1 < range.upperBound { return true }
      default: break
      }
    }
    return false
  }

  // MARK: Bytes

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
