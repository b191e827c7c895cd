internal import Sharing

/// A number pattern of UTS #35, parsed as ICU parses it; ICU itself does not report where it stops.
///
/// Source: [UTS #35, Number
/// Patterns](https://unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns); ICU's
/// `ParsedPatternInfo` in number_patternstring.cpp.
struct DecimalPattern: Hashable, Sendable {
  /// The maximum length of a pattern in bytes.
  static let maximumByteCount = 1_024

  private let bytes: ByteText
  /// The part for positive numbers.
  let positive: Number

  /// The digits and the exponent of one part of a pattern.
  struct Number: Hashable, Sendable {
    /// The integer and fraction placeholders, as a range of bytes.
    var body = 0..<0
    /// The range from the `E` to the last zero after it; empty without an exponent.
    var exponent = 0..<0
    /// The sizes of the groups, the last first, without the digits before the first separator.
    var groups: [Int] = []
    var integerDigits = 0
    var integerZeros = 0
    var significantDigits = 0
    var fractionDigits = 0
    var fractionZeros = 0
    var exponentZeros = 0
    var exponentHasPlus = false
    /// The digits of the body with their point, as a number: the rounding increment, if it is not
    /// zero.
    var increment = ""

    /// The number whose multiples are shown; nil without rounding to multiples.
    var step: FixedDecimal? {
      guard increment.utf8.contains(where: { $0.isASCIIDigit && $0 != UInt8(ascii: "0") }) else {
        return nil
      }
      return FixedDecimal(plain: increment, isNegativeZero: false)
    }

    /// The minimum number of integer digits that ICU takes from the pattern.
    var minimumIntegerDigits: Int {
      if exponentZeros > 0 { return significantDigits == 0 ? integerZeros : 1 }
      if integerDigits == 0 && fractionDigits > 0 { return 0 }
      return integerZeros == 0 && fractionZeros == 0 ? 1 : integerZeros
    }

    /// The maximum number of integer digits that ICU takes from the pattern; nil if it is
    /// unlimited.
    var maximumIntegerDigits: Int? {
      exponentZeros > 0 && significantDigits == 0 ? integerDigits : nil
    }
  }

  var text: String { bytes.string }

  /// Reads a pattern.
  ///
  /// - Throws: `FormatError.Code.invalidPattern` with the place of the first invalid byte.
  init(_ text: String) throws(FormatError) {
    guard text.utf8.count <= Self.maximumByteCount else {
      throw .invalidPattern(
        text.excerpt,
        offset: Self.maximumByteCount,
        reason: Reason(
          "pattern-over-length",
          "a pattern has at most \(Self.maximumByteCount) bytes"
        )
      )
    }
    var reader = DecimalPatternReader(text)
    positive = try reader.readPattern()
    if let step = positive.step, !step.isBinary {
      throw .invalidPattern(
        text.excerpt,
        offset: positive.body.lowerBound,
        reason: Reason(
          "increment-of-15-digits",
          "an increment has at most 15 or 16 digits"
        )
      )
    }
    bytes = ByteText(text)
  }

  /// Parses a pattern; keeps a malformed one, whose error is thrown later.
  init(unchecked text: String) {
    do throws(FormatError) {
      try self.init(text)
    } catch {
      self.init(text, positive: Number())
    }
  }

  private init(_ text: String, positive: Number) {
    bytes = ByteText(text)
    self.positive = positive
  }

  /// Throws the error of a pattern that was kept although it is malformed.
  func check() throws(FormatError) { _ = try DecimalPattern(text) }

  /// Returns the pattern with another exponent, or without one.
  ///
  /// A pattern with an exponent loses its groups, because ICU does not accept both.
  ///
  /// - Parameters:
  ///   - digits: The minimum number of digits of the exponent, at least 1; nil for no exponent.
  ///   - hasPlus: Whether a plus sign is shown before it.
  /// - Returns: The pattern's text.
  func settingExponent(digits: Int?, hasPlus: Bool) -> String {
    let bytes = Array(text.utf8)
    var body = Array(bytes[positive.body])
    if digits != nil {
      body.removeAll { $0 == UInt8(ascii: ",") }
      if body.isEmpty { body = [UInt8(ascii: "#")] }
    }
    let exponent = digits.map { "E" + (hasPlus ? "+" : "") + String(repeating: "0", count: $0) }
    let end = max(positive.body.upperBound, positive.exponent.upperBound)
    let changed =
      Array(bytes[..<positive.body.lowerBound]) + body + Array((exponent ?? "").utf8)
      + (digits == nil ? Self.suffix(bytes[end...]) : Array(bytes[end...]))
    return String(decoding: changed, as: UTF8.self)
  }

  /// Returns the text after a number without an exponent.
  ///
  /// A literal `E` must be quoted there, together with quoted text that follows it.
  private static func suffix(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.first == UInt8(ascii: "E") else { return Array(bytes) }
    let rest = bytes.dropFirst()
    guard rest.first == UInt8(ascii: "'") else { return Array("'E'".utf8) + rest }
    guard rest.dropFirst().first == UInt8(ascii: "'") else {
      return Array("'E".utf8) + rest.dropFirst()
    }
    return Array("'E'''".utf8) + rest.dropFirst(2)
  }

  /// Returns whether ICU cannot parse numbers by a pattern.
  ///
  /// ICU ends the process if an affix contains `~`, or six times `¤`, without quotes.
  ///
  /// Source: `AffixPatternMatcherBuilder::consumeToken` of ICU 72's numparse_affixes.cpp.
  static func isUnreadable(_ pattern: String) -> Bool {
    var isQuoted = false
    var currencySigns = 0
    for scalar in pattern.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() }
      currencySigns = scalar == "\u{A4}" && !isQuoted ? currencySigns + 1 : 0
      if scalar == "~" && !isQuoted || currencySigns > 5 { return true }
    }
    return false
  }
}

/// A parser of patterns, byte by byte; no byte of a multi-byte character is a special character.
private struct DecimalPatternReader {
  private let text: String
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ reason: Reason) -> FormatError {
    .invalidPattern(text.excerpt, offset: offset, reason: reason)
  }

  mutating func readPattern() throws(FormatError) -> DecimalPattern.Number {
    let positive = try readPart()
    if next == UInt8(ascii: ";") {
      offset += 1
      if next != nil { _ = try readPart() }
    }
    guard next == nil else {
      throw error(Reason("special-character-unquoted", "a special character must be quoted"))
    }
    return positive
  }

  private mutating func readPart() throws(FormatError) -> DecimalPattern.Number {
    var number = DecimalPattern.Number()
    var hasPadding = false
    try readPadding(&hasPadding)
    try readAffix()
    try readPadding(&hasPadding)
    let start = offset
    try readInteger(&number)
    try readFraction(&number)
    number.body = start..<offset
    number.exponent = offset..<offset
    try readExponent(&number)
    try readPadding(&hasPadding)
    try readAffix()
    try readPadding(&hasPadding)
    return number
  }

  private mutating func readPadding(_ hasPadding: inout Bool) throws(FormatError) {
    guard next == UInt8(ascii: "*") else { return }
    guard !hasPadding else {
      throw error(Reason("padding-twice", "a pattern has padding only once"))
    }
    hasPadding = true
    offset += 1
    guard next != nil else {
      throw error(Reason("padding-expected", "a padding character was expected"))
    }
    try readLiteral()
    // The continuation bytes of a character.
    while let byte = next, byte & 0xC0 == 0x80 { offset += 1 }
  }

  private mutating func readAffix() throws(FormatError) {
    while let byte = next, !"#@;*.,0123456789".utf8.contains(byte) { try readLiteral() }
  }

  private mutating func readLiteral() throws(FormatError) {
    guard next == UInt8(ascii: "'") else {
      offset += 1
      return
    }
    offset += 1
    while next != UInt8(ascii: "'") {
      guard next != nil else { throw error(Reason("quote-open", "a quote is not closed")) }
      offset += 1
    }
    offset += 1
  }

  private mutating func readInteger(_ number: inout DecimalPattern.Number) throws(FormatError) {
    var groups = [0]
    var trailingHashes = 0
    loop: while let byte = next {
      switch byte {
      case UInt8(ascii: ","):
        groups.append(0)
        offset += 1
        continue loop
      case UInt8(ascii: "#"):
        guard number.integerZeros == 0 else {
          throw error(Reason("hash-after-digit", "'#' cannot follow a digit"))
        }
        if number.significantDigits > 0 { trailingHashes += 1 }
      case UInt8(ascii: "@"):
        guard number.integerZeros == 0 else {
          throw error(Reason("at-sign-after-digit", "'@' cannot follow a digit"))
        }
        guard trailingHashes == 0 else {
          throw error(Reason("at-sign-after-hash", "'@' cannot follow '#' that follows '@'"))
        }
        number.significantDigits += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard number.significantDigits == 0 else {
          throw error(Reason("digit-after-at-sign", "a digit cannot follow '@'"))
        }
        number.integerZeros += 1
        number.increment.unicodeScalars.append(Unicode.Scalar(byte))
      default: break loop
      }
      number.integerDigits += 1
      groups[groups.count - 1] += 1
      offset += 1
    }
    // ICU uses only the last two groups.
    let sizes = Array(groups.reversed())
    if sizes.count > 1 && sizes[0] == 0 {
      throw error(
        Reason("digit-expected-behind-separator", "a digit was expected after the separator")
      )
    }
    if sizes.count > 2 && sizes[1] == 0 { throw error(Reason("group-empty", "a group is empty")) }
    number.groups = sizes.dropLast()
  }

  /// The bytes of a decimal separator; since ICU 71 this may be a currency sign before a digit or
  /// `#`.
  private var decimalSeparatorCount: Int? {
    if next == UInt8(ascii: ".") { return 1 }
    let rest = bytes[offset...]
    guard rest.starts(with: "\u{A4}".utf8), let digit = rest.dropFirst(2).first else { return nil }
    return digit.isASCIIDigit || digit == UInt8(ascii: "#") ? 2 : nil
  }

  private mutating func readFraction(_ number: inout DecimalPattern.Number) throws(FormatError) {
    guard let separator = decimalSeparatorCount else { return }
    offset += separator
    number.increment += "."
    while let byte = next {
      switch byte {
      case UInt8(ascii: "#"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard number.fractionZeros == number.fractionDigits else {
          throw error(Reason("digit-after-hash", "a digit cannot follow '#'"))
        }
        number.fractionZeros += 1
        number.increment.unicodeScalars.append(Unicode.Scalar(byte))
      default: return
      }
      number.fractionDigits += 1
      offset += 1
    }
  }

  private mutating func readExponent(_ number: inout DecimalPattern.Number) throws(FormatError) {
    guard next == UInt8(ascii: "E") else { return }
    guard number.groups.isEmpty else {
      throw error(
        Reason("groups-beside-exponent", "a pattern with an exponent cannot group digits")
      )
    }
    let start = offset
    offset += 1
    if next == UInt8(ascii: "+") {
      offset += 1
      number.exponentHasPlus = true
    }
    while next == UInt8(ascii: "0") {
      offset += 1
      number.exponentZeros += 1
    }
    number.exponent = start..<offset
  }
}
