internal import Faults
internal import Sharing

/// Compiles a date pattern of UTS #35 to elements.
///
/// Source: [UTS #35, Date Field Symbol
/// Table](https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table).
struct PatternCompiler {
  private let pattern: String
  private let bytes: [UInt8]
  private var elements: [FormatElement] = []

  init(_ pattern: String) {
    self.pattern = pattern
    bytes = Array(pattern.utf8)
  }

  mutating func compile() throws(FormatError) -> [FormatElement] {
    guard bytes.count <= DirectiveCompiler.longest else {
      throw invalid(
        DirectiveCompiler.longest,
        Reason("pattern-too-long", "the pattern is longer than \(DirectiveCompiler.longest) bytes")
      )
    }
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != 0 else {
        throw invalid(position, Reason("nul-in-pattern", "the pattern contains a NUL"))
      }
      if byte == UInt8(ascii: "'") {
        try takeQuoted(&position)
      } else if byte.isASCIILetter {
        let end = bytes[position...].firstIndex { $0 != byte } ?? bytes.count
        elements.append(try field(byte, count: end - position, at: position))
        position = end
      } else {
        elements.append(.literal(byte))
        position += 1
      }
    }
    return elements
  }

  /// Takes `'text'`.
  ///
  /// Inside and outside of it, `''` is an apostrophe.
  private mutating func takeQuoted(_ position: inout Int) throws(FormatError) {
    let apostrophe = UInt8(ascii: "'")
    let start = position
    position += 1
    if position < bytes.count, bytes[position] == apostrophe {
      elements.append(.literal(apostrophe))
      position += 1
      return
    }
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != 0 else {
        throw invalid(position, Reason("nul-in-pattern", "the pattern contains a NUL"))
      }
      position += 1
      if byte != apostrophe {
        elements.append(.literal(byte))
      } else if position < bytes.count, bytes[position] == apostrophe {
        elements.append(.literal(apostrophe))
        position += 1
      } else {
        return
      }
    }
    throw invalid(start, Reason("apostrophe-alone", "the apostrophe is not closed"))
  }

  private func field(
    _ letter: UInt8,
    count: Int,
    at position: Int
  ) throws(FormatError) -> FormatElement {
    if let element = Self.date(letter, count) ?? Self.time(letter, count)
      ?? Self.offset(letter, count)
    {
      return element
    }
    let field = String(repeating: Character(Unicode.Scalar(letter)), count: min(count, 8))
    throw invalid(position, Self.complaint(letter, count, field))
  }

  private static func date(_ letter: UInt8, _ count: Int) -> FormatElement? {
    switch (letter, count) {
    case (UInt8(ascii: "y"), 2): .number(.yearOfCentury, .two)
    case (UInt8(ascii: "y"), 4), (UInt8(ascii: "u"), 4): .number(.year, .four)
    case (UInt8(ascii: "y"), 1), (UInt8(ascii: "u"), 1):
      .number(.year, NumberShape(digits: 4, padding: .none))
    case (UInt8(ascii: "M"), 1...2), (UInt8(ascii: "L"), 1...2): .number(.month, digits(count))
    case (UInt8(ascii: "M"), 3...4), (UInt8(ascii: "L"), 3...4):
      .name(.month, isShort: count == 3)
    case (UInt8(ascii: "d"), 1...2): .number(.day, digits(count))
    case (UInt8(ascii: "D"), 1): .number(.dayOfYear, NumberShape(digits: 3, padding: .none))
    case (UInt8(ascii: "D"), 3): .number(.dayOfYear, .three)
    case (UInt8(ascii: "E"), 1...4): .name(.weekday, isShort: count < 4)
    case (UInt8(ascii: "c"), 3...4): .name(.weekday, isShort: count == 3)
    default: nil
    }
  }

  private static func time(_ letter: UInt8, _ count: Int) -> FormatElement? {
    switch (letter, count) {
    case (UInt8(ascii: "a"), 1...4): .dayHalf(isSmall: false)
    case (UInt8(ascii: "H"), 1...2): .number(.hour, digits(count))
    case (UInt8(ascii: "k"), 1...2): .number(.hourFromOne, digits(count))
    case (UInt8(ascii: "h"), 1...2): .number(.hourOfDayHalf, digits(count))
    case (UInt8(ascii: "K"), 1...2): .number(.hourOfDayHalfFromZero, digits(count))
    case (UInt8(ascii: "m"), 1...2): .number(.minute, digits(count))
    case (UInt8(ascii: "s"), 1...2): .number(.second, digits(count))
    case (UInt8(ascii: "S"), 1...9): .fraction(.fixed(UInt8(count)))
    default: nil
    }
  }

  private static func offset(_ letter: UInt8, _ count: Int) -> FormatElement? {
    switch (letter, count) {
    case (UInt8(ascii: "Z"), 1...3): .offset(OffsetShape(hasColon: false, hasSeconds: true))
    case (UInt8(ascii: "Z"), 4), (UInt8(ascii: "O"), 4):
      .offset(OffsetShape(hasColon: true, hasSeconds: true, prefix: .longGMT))
    case (UInt8(ascii: "O"), 1):
      .offset(
        OffsetShape(hasColon: true, minutes: .unlessZero, hasSeconds: true, prefix: .shortGMT)
      )
    case (UInt8(ascii: "Z"), 5), (UInt8(ascii: "X"), 1...5): iso(count, hasZ: true)
    case (UInt8(ascii: "x"), 1...5): iso(count, hasZ: false)
    default: nil
    }
  }

  private static func iso(_ count: Int, hasZ: Bool) -> FormatElement {
    .offset(
      OffsetShape(
        hasColon: count == 3 || count == 5,
        writesZ: hasZ,
        readsZ: hasZ,
        minutes: count == 1 ? .unlessZero : .always,
        hasSeconds: count > 3
      )
    )
  }

  private static func digits(_ count: Int) -> NumberShape {
    count == 1 ? NumberShape(digits: 2, padding: .none) : .two
  }

  /// The error for a field that machine formats do not have, with the alternative to it.
  private static func complaint(_ letter: UInt8, _ count: Int, _ field: String) -> Reason {
    switch letter {
    case UInt8(ascii: "Y"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "e"),
      UInt8(ascii: "c"), UInt8(ascii: "F"):
      Reason(
        "field-counts-by-weeks",
        """
        \(field) counts by weeks, which begin on different days in different regions; for the year \
        write yyyy
        """
      )
    case UInt8(ascii: "z"), UInt8(ascii: "v"), UInt8(ascii: "V"):
      Reason(
        "field-names-zone",
        "\(field) is the name of a zone, which does not determine an offset; write Z, X or x"
      )
    case UInt8(ascii: "G"), UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "Q"),
      UInt8(ascii: "q"), UInt8(ascii: "U"), UInt8(ascii: "r"), UInt8(ascii: "A"),
      UInt8(ascii: "g"), UInt8(ascii: "l"):
      Reason(
        "field-for-people",
        "\(field) is a field for people, which machine formats do not have"
      )
    case UInt8(ascii: "y"), UInt8(ascii: "u"), UInt8(ascii: "M"), UInt8(ascii: "L"),
      UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "E"), UInt8(ascii: "a"),
      UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "K"), UInt8(ascii: "k"),
      UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "Z"),
      UInt8(ascii: "O"), UInt8(ascii: "X"), UInt8(ascii: "x"):
      Reason(
        "field-of-other-width",
        "\(field) has \(count) letters, a width that machine formats do not have"
      )
    default:
      Reason(
        "no-such-field",
        "\(field) is not a field of a date pattern; put text between apostrophes"
      )
    }
  }

  private func invalid(_ offset: Int, _ reason: Reason) -> FormatError {
    .invalidFormat(pattern, offset: offset, reason: reason)
  }
}
