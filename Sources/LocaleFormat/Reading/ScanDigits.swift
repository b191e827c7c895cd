/// The digits that a scan reads: those of ASCII, and ten others that follow one another.
struct ScanDigits: Sendable {
  /// The bytes of one of the others; 0 if there are none.
  private let width: Int
  /// The bytes before the last one, the first in the lowest.
  private let lead: UInt32
  /// The last byte of zero.
  private let zero: UInt8

  /// - Parameter digits: The ten digits, zero first; other than ASCII digits they are read only if
  ///   they differ in the last byte.
  init(_ digits: [String]) {
    let bytes = digits.map { Array($0.utf8) }
    guard bytes.count == 10, let first = bytes[0].last, bytes[0].count > 1, bytes[0].count <= 4,
      digits.allSatisfy({ $0.unicodeScalars.count == 1 }),
      bytes.enumerated().allSatisfy({ place, digit in
        digit.dropLast() == bytes[0].dropLast() && digit.last == first &+ UInt8(place)
      })
    else {
      (width, lead, zero) = (0, 0, 0)
      return
    }
    width = bytes[0].count
    lead = bytes[0].dropLast().reversed().reduce(0) { $0 << 8 | UInt32($1) }
    zero = first
  }

  /// Whether all ten digits of a plan are read.
  static func canRead(_ digits: [String]) -> Bool {
    digits.areASCIIDigits || ScanDigits(digits).width > 0
  }

  /// The digit at a place; nil if there is none.
  @inline(__always)
  func digit(
    in text: Span<UInt8>,
    at place: Int
  ) -> (value: UInt8, width: Int, isASCII: Bool)? {
    guard place < text.count else { return nil }
    let value = text[place] &- 0x30
    if value < 10 { return (value, 1, true) }
    guard width > 0, text[place] >= 0x80 else { return nil }
    return other(in: text, at: place).map { ($0, width, false) }
  }

  @inline(never)
  private func other(in text: Span<UInt8>, at place: Int) -> UInt8? {
    guard place + width <= text.count else { return nil }
    var lead = lead
    for offset in 0..<(width - 1) {
      guard text[place + offset] == UInt8(truncatingIfNeeded: lead) else { return nil }
      lead >>= 8
    }
    let value = text[place + width - 1] &- zero
    return value < 10 ? value : nil
  }

  /// Whether a text has a digit of any script.
  static func isIn(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value < 0x80
        ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
    }
  }
}
