/// The value of a JSON number, without any rounding.
package struct JSONNumber {
  private let isNegative: Bool
  /// The digits from the first one that is not zero.
  private let digits: [UInt8]
  /// The power of ten of the last digit.
  private let exponent: Int

  /// Makes a number from the text that a JSON text has, or that a finite `FixedDecimal` has.
  package init(_ text: String) {
    var digits: [UInt8] = []
    var exponent = 0
    var isFraction = false
    var bytes = text.utf8[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent += Self.exponent(bytes)
        bytes = bytes[bytes.endIndex...]
      default:
        if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
        if isFraction { exponent -= 1 }
      }
    }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  /// The value of an exponent, limited to more than the length of any text.
  private static func exponent(_ digits: Substring.UTF8View) -> Int {
    let limit = 1 << 32
    var value = 0
    for byte in digits where byte >= UInt8(ascii: "0") {
      value = min(limit, value * 10 + Int(byte - UInt8(ascii: "0")))
    }
    return digits.first == UInt8(ascii: "-") ? -value : value
  }

  /// Whether the fraction is zero.
  package var isWhole: Bool {
    digits.suffix(max(0, -exponent)).allSatisfy { $0 == UInt8(ascii: "0") }
  }

  /// The number without its fraction; nil when it does not fit into 64 bits.
  package var whole: Int64? {
    let count = max(0, digits.count + exponent)
    guard count <= 19 else { return nil }
    var whole: Int64 = 0
    for index in 0..<count {
      let digit = index < digits.count ? Int64(digits[index] - UInt8(ascii: "0")) : 0
      let (tens, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
      let (next, isTooLargeYet) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isTooLarge, !isTooLargeYet else { return nil }
      whole = next
    }
    return whole
  }

  /// The number without an exponent; nil when that needs more than 100 zeros.
  package var plain: String? {
    guard (-100 - digits.count...100).contains(exponent) else { return nil }
    let zero = UInt8(ascii: "0")
    let point = digits.count + exponent
    var text = [UInt8](repeating: zero, count: max(0, 1 - point)) + digits
    text += [UInt8](repeating: zero, count: max(0, exponent))
    if exponent < 0 { text.insert(UInt8(ascii: "."), at: text.count + exponent) }
    return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
  }
}
