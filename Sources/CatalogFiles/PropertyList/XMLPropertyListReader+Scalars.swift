internal import Faults
internal import Sharing

extension XMLPropertyListReader {
  /// Reads a whole number: decimal digits, or hexadecimal ones after `0x`, with or without a sign.
  mutating func integer(in tag: XMLTag) throws(CatalogIssue) -> Int128 {
    let start = xml.source.position
    let text = try trimmedText(in: tag)
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    var radix = 10
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      digits.removeFirst(2)
      radix = 16
    }
    guard digits.first != "-", digits.first != "+", let number = UInt64(digits, radix: radix),
      !isNegative || number <= Int64.min.magnitude
    else { throw valueExpected("a whole number of 64 bits", not: text, at: start) }
    return isNegative ? -Int128(number) : Int128(number)
  }

  /// Reads a number as the standard library does, which includes `inf` and `nan`.
  mutating func real(in tag: XMLTag) throws(CatalogIssue) -> Double {
    let start = xml.source.position
    let text = try trimmedText(in: tag)
    guard let number = Double(text) else { throw valueExpected("a number", not: text, at: start) }
    return number
  }

  /// Reads a date of RFC 3339.
  mutating func date(in tag: XMLTag) throws(CatalogIssue) -> PropertyListDate {
    let start = xml.source.position
    let text = try trimmedText(in: tag)
    if let date = PropertyListDate(rfc3339: text) { return date }
    throw valueExpected("a date such as '2001-01-01T00:00:00Z'", not: text, at: start)
  }

  /// Reads Base64 with space anywhere.
  mutating func data(in tag: XMLTag) throws(CatalogIssue) -> [UInt8] {
    let start = xml.source.position
    let text = try xml.text(in: tag)
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text.utf8 where !byte.isASCIISpace {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let digit = byte.base64Digit else {
        throw valueExpected("Base64", not: text, at: start)
      }
      bits = bits << 6 | digit
      count += 1
      guard count % 4 != 1 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32((8 - count % 4 * 2) & 7)))
    }
    guard padding == (4 - count % 4) % 4, padding < 3 else {
      throw valueExpected("Base64", not: text, at: start)
    }
    return bytes
  }

  private mutating func trimmedText(in tag: XMLTag) throws(CatalogIssue) -> String {
    let bytes = Array(try xml.text(in: tag).utf8)
    let rest = bytes.drop { $0.isASCIISpace }
    guard let last = rest.lastIndex(where: { !$0.isASCIISpace }) else { return "" }
    return String(decoding: rest[...last], as: UTF8.self)
  }

  private func valueExpected(
    _ expectation: String,
    not text: String,
    at start: Int
  ) -> CatalogIssue {
    xml.source.issue(
      at: start,
      Reason("scalar-expected", "\(expectation) was expected, not '\(text.excerpt)'")
    )
  }
}

extension UInt8 {
  fileprivate var base64Digit: UInt32? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(self) - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(self) - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
