internal import Sharing

/// Reads a format into its pieces, once from the beginning to the end.
package struct FormatReader {
  private let text: String
  let bytes: [UInt8]
  private let isSubstitution: Bool
  var position = 0
  /// The most bytes of a name.
  var longestName = Int.max

  /// The largest width, precision and number of an argument.
  package static let maximumCount = 999
  /// The largest number of parts of a format.
  package static let maximumPieces = 4_096

  init(_ text: String, isSubstitution: Bool) {
    self.text = text
    self.isSubstitution = isSubstitution
    bytes = Array(text.utf8)
  }

  mutating func read() throws(FormatError) -> [FormatString.Piece] {
    var pieces: [FormatString.Piece] = []
    var literal: [UInt8] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "%") else {
        literal.append(bytes[position])
        position += 1
        continue
      }
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "%") {
        literal.append(UInt8(ascii: "%"))
        position += 2
        continue
      }
      let piece = try conversion()
      guard pieces.count < Self.maximumPieces else {
        throw failure(
          position,
          Reason("too-many-conversions", "a format has at most \(Self.maximumPieces) parts")
        )
      }
      if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
      pieces.append(piece)
    }
    if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
    return pieces
  }

  // MARK: One conversion

  /// Reads a conversion that begins at its percent sign.
  mutating func conversion() throws(FormatError) -> FormatString.Piece {
    let start = position
    position += 1
    if isSubstitution, bytes[position...].starts(with: "arg".utf8) {
      position += 3
      return .ownArgument(offset: start)
    }
    var parts = Parts()
    parts.argument = try argumentNumber(from: start)
    parts.name = try name(from: start)
    try read(&parts, from: start)
    var flags = parts.flags
    if flags.contains(.alternative), next == UInt8(ascii: "@") {
      position += 1
      // A width changes nothing here, because texts are not padded.
      return .variable(try variableName(from: start), argument: parts.argument, offset: start)
    }
    var bitCount = length()
    guard let letter = next else {
      throw failure(start, Reason("conversion-expected", "a conversion was expected, not the end"))
    }
    position += 1
    guard let (kind, isWide) = Self.kind(of: letter) else { throw unknown(letter, from: start) }
    if isWide { bitCount = 64 }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter), !isWide { flags.insert(.capital) }
    let conversion = FormatConversion(
      kind,
      flags: flags,
      width: parts.width,
      precision: parts.precision,
      bitCount: bitCount,
      argument: parts.argument,
      name: parts.name,
      specifier: String(decoding: bytes[start..<position], as: UTF8.self),
      offset: start
    )
    return .conversion(conversion)
  }

  /// The kind of a conversion's letter, and whether the letter alone means 64 bits.
  private static func kind(of letter: UInt8) -> (FormatConversion.Kind, isWide: Bool)? {
    switch letter {
    case UInt8(ascii: "@"): (.object, false)
    case UInt8(ascii: "d"), UInt8(ascii: "i"): (.signed, false)
    case UInt8(ascii: "D"): (.signed, true)
    case UInt8(ascii: "u"): (.unsigned, false)
    case UInt8(ascii: "U"): (.unsigned, true)
    case UInt8(ascii: "o"): (.octal, false)
    case UInt8(ascii: "O"): (.octal, true)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): (.hexadecimal, false)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): (.fixed, false)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): (.exponent, false)
    case UInt8(ascii: "g"), UInt8(ascii: "G"): (.shortest, false)
    case UInt8(ascii: "a"), UInt8(ascii: "A"): (.hexadecimalFloat, false)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): (.character, false)
    case UInt8(ascii: "s"), UInt8(ascii: "S"): (.text, false)
    default: nil
    }
  }

  private func unknown(_ letter: UInt8, from start: Int) -> FormatError {
    let specifier = specifier(from: start)
    switch letter {
    case UInt8(ascii: "p"):
      return failure(
        start,
        Reason(
          "address-conversion",
          "'\(specifier)' is not a conversion for people: it writes an address"
        )
      )
    case UInt8(ascii: "n"):
      return failure(
        start,
        Reason("storing-conversion", "'\(specifier)' is not a conversion: it stores a number")
      )
    default:
      return failure(
        start,
        Reason("unknown-conversion", "'\(specifier)' is not a conversion; a percent sign is '%%'")
      )
    }
  }

  // MARK: Its parts

  /// Reads `2$`; reads nothing and returns nil if digits are not followed by `$`.
  private mutating func argumentNumber(from start: Int) throws(FormatError) -> Int? {
    let before = position
    guard let number = try number(from: start), take(UInt8(ascii: "$")) else {
      position = before
      return nil
    }
    guard number > 0 else {
      throw failure(
        start,
        Reason("argument-zero", "'\(specifier(from: start))': arguments are counted from 1")
      )
    }
    return number
  }

  /// Reads `(name)`; nil if there is none.
  private mutating func name(from start: Int) throws(FormatError) -> String? {
    guard take(UInt8(ascii: "(")) else { return nil }
    let first = position
    guard skipName(to: UInt8(ascii: ")")), position > first else {
      throw failure(
        start,
        Reason("argument-name-expected", "a name and ')' were expected after '%('")
      )
    }
    defer { position += 1 }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }

  /// The parts of a conversion before its length.
  private struct Parts {
    var flags: FormatConversion.Flags = []
    var width = FormatConversion.Count.none
    var precision = FormatConversion.Count.none
    var argument: Int?
    var name: String?
  }

  /// Reads the flags, the width, the precision and the number of the argument in any order, as Apple's
  /// systems do; of two widths the last one counts.
  private mutating func read(_ parts: inout Parts, from start: Int) throws(FormatError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "-"): parts.flags.insert(.left)
      case UInt8(ascii: "+"): parts.flags.insert(.sign)
      case UInt8(ascii: "#"): parts.flags.insert(.alternative)
      case UInt8(ascii: "'"): parts.flags.insert(.grouping)
      case UInt8(ascii: " "):
        // After a number it is a space between words, as in `%50 indirim`, which is Turkish, and in
        // `50%. Details`; Apple's systems do read a flag there.
        guard parts.width == .none, parts.precision == .none else { return }
        parts.flags.insert(.space)
      case UInt8(ascii: "*"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if parts.argument == nil, let number = try argumentNumber(from: start) {
          parts.argument = number
        } else if take(UInt8(ascii: "0")) {
          parts.flags.insert(.zero)
        } else {
          parts.width = try count(from: start)
        }
        continue
      case UInt8(ascii: "."):
        position += 1
        parts.precision = try count(from: start)
        // A point alone means no digits.
        if parts.precision == .none { parts.precision = .fixed(0) }
        continue
      default: return
      }
      position += 1
    }
  }

  /// Reads a width or a precision: digits, `*` or `*2$`.
  private mutating func count(from start: Int) throws(FormatError) -> FormatConversion.Count {
    if take(UInt8(ascii: "*")) { return .argument(try argumentNumber(from: start)) }
    return try number(from: start).map { .fixed($0) } ?? .none
  }

  /// Reads a length, and returns the size of an integer in bits.
  private mutating func length() -> Int {
    var bits = 32
    while let byte = next {
      switch byte {
      case UInt8(ascii: "h"): bits = bits == 16 ? 8 : 16
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"),
        UInt8(ascii: "t"), UInt8(ascii: "L"):
        bits = 64
      default: return bits
      }
      position += 1
    }
    return bits
  }

  /// Reads digits; nil if there are none.
  private mutating func number(from start: Int) throws(FormatError) -> Int? {
    var result: Int?
    while let byte = next, byte.isASCIIDigit {
      let value = (result ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
      guard value <= Self.maximumCount else {
        throw failure(
          start,
          Reason(
            "conversion-number-too-large",
            "a number of a conversion is at most \(Self.maximumCount)"
          )
        )
      }
      result = value
    }
    return result
  }

  /// Reads `name@`.
  private mutating func variableName(from start: Int) throws(FormatError) -> String {
    let first = position
    guard skipName(to: UInt8(ascii: "@")), position > first else {
      throw failure(
        start,
        Reason("variable-name-expected", "a name and '@' were expected after '%#@'")
      )
    }
    defer { position += 1 }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }

  // MARK: Bytes

  /// Goes to the byte that ends a name; returns false if there is none.
  private mutating func skipName(to end: UInt8) -> Bool {
    let first = position
    while let byte = next, byte != end, position - first < longestName { position += 1 }
    return next == end
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// The conversion as far as it was read, up to the end of a character.
  private func specifier(from start: Int) -> String {
    var end = position
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func failure(_ offset: Int, _ reason: Reason) -> FormatError {
    FormatError(.invalidStringFormat, text, offset: offset, reason: reason)
  }
}
