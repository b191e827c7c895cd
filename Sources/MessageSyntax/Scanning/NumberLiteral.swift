/// The texts that are numbers of messages.
package enum NumberLiteral {
  /// Whether a text is a number: `-12.5e3`, and neither `+1` nor `01` nor `1.`.
  package static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func takeDigits() -> Int {
      let digits = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(digits)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard takeDigits() > 0 else { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Whether a text is a number as it is written without an exponent, and without zeros that it does not
  /// need: keys are compared with such texts.
  static func isPlain(_ text: String) -> Bool {
    guard isNumber(text), text != "-0" else { return false }
    let hasExponent = text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    return !hasExponent && !(text.utf8.contains(UInt8(ascii: ".")) && text.hasSuffix("0"))
  }
}
