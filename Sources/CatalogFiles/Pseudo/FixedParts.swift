internal import Faults
internal import Sharing

/// The bytes of a text that stay in every language, such as placeholders, markup, messages of ICU,
/// addresses and escapes: pseudo-localization does not change them, and translations are expected to
/// have them.
///
/// It is read in linear time: no part is searched further than up to a sign that begins another one.
package struct FixedParts {
  /// A part that a program reads, other than a conversion.
  package struct Part {
    package enum Kind {
      /// The name of a value: `{name}`, `{{name}}`, `${name}` or `$(name)`.
      case name
      /// An argument of a message of ICU.
      case message
      /// A tag: `<b>`, `</b>` or `<br/>`.
      case tag
      /// The target of a link, `[text](target)`, between its parentheses.
      case target
      /// The attributes of a text, `^[text](inflect: true)`, between their parentheses.
      case attributes
    }

    package let kind: Kind
    package let range: Range<Int>
  }

  /// For each byte, whether it stays.
  package private(set) var isFixed: [Bool]
  /// The parts: names, messages and tags in order, then links in order.
  package private(set) var parts: [Part] = []
  package let bytes: [UInt8]

  private static let longestEntity = 32
  static let longestName = 64

  /// Finds the parts of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isFormat: Whether it may have conversions.
  ///   - findsAddresses: Whether addresses in the sentence are found.
  package init(_ bytes: [UInt8], isFormat: Bool, findsAddresses: Bool = true) {
    self.bytes = bytes
    isFixed = Array(repeating: false, count: bytes.count)
    let placeholders: [Range<Int>] = isFormat ? Self.placeholders(bytes) : []
    for range in placeholders { fix(range) }
    let isPlaceholder = isFixed
    findMarkup()
    findLinks()
    if findsAddresses { findAddresses(isPlaceholder) }
  }

  mutating func fix(_ range: Range<Int>) {
    for place in range { isFixed[place] = true }
  }

  mutating func note(_ kind: Part.Kind, _ range: Range<Int>) {
    parts.append(Part(kind: kind, range: range))
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
      var kind: Part.Kind?
      var end: Int?
      switch bytes[place] {
      case UInt8(ascii: "<"): (kind, end) = (.tag, tagEnd(place))
      case UInt8(ascii: "&"): end = entityEnd(place)
      case UInt8(ascii: "`"): end = codeEnd(place)
      case UInt8(ascii: "$") where !isFixed[place]:
        (kind, end) = (.name, nameEndAfterDollar(place + 1))
      case UInt8(ascii: "{"):
        (kind, end) = (.name, doubleNameEnd(place) ?? nameEnd(place))
        if end == nil { (kind, end) = (.message, messageEnd(place, closingBraces)) }
      case UInt8(ascii: "\\"): end = escapeEnd(place)
      default: break
      }
      if let end {
        fix(place..<end)
        if let kind { note(kind, place..<end) }
      }
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

  /// The end of `{{name}}`, which can have spaces within its braces.
  private func doubleNameEnd(_ start: Int) -> Int? {
    var place = start + 2
    guard bytes[start...].starts(with: "{{".utf8) else { return nil }
    if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    let first = place
    while place < bytes.count, place - start < Self.longestName, isOfName(bytes[place]) {
      place += 1
    }
    guard place > first else { return nil }
    if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return bytes[place...].starts(with: "}}".utf8) ? place + 2 : nil
  }

  /// The end of `{name}` or `(name)` after a dollar sign.
  private func nameEndAfterDollar(_ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] != UInt8(ascii: "{") else {
      return start < bytes.count ? nameEnd(start) : nil
    }
    guard bytes[start] == UInt8(ascii: "(") else { return nil }
    var place = start + 1
    while place < bytes.count, place - start < Self.longestName, isOfName(bytes[place]) {
      place += 1
    }
    // `$(5)` is an amount.
    guard place > start + 1, place < bytes.count, bytes[place] == UInt8(ascii: ")"),
      !bytes[start + 1].isASCIIDigit
    else { return nil }
    return place + 1
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

  /// Whether a byte can be in the name of a value; bytes of other scripts are.
  private func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte.isASCIIDigit || byte >= 0x80 || "_.-".utf8.contains(byte)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
