/// Ten digits of a numbering system.
extension [String] {
  /// Whether the digits are those of ASCII.
  var areASCIIDigits: Bool {
    guard count == 10 else { return false }
    for (value, digit) in enumerated() {
      guard digit.utf8.count == 1, digit.utf8.first == UInt8(ascii: "0") + UInt8(value) else {
        return false
      }
    }
    return true
  }

  /// Whether the characters have the property of digits; those of `hanidec` do not, so ICU writes no
  /// space between them and the text of a currency.
  var areDigitsToICU: Bool {
    joined().unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
  }
}
