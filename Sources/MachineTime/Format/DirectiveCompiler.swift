internal import Faults

/// Compiles a format in `strptime` syntax to elements.
struct DirectiveCompiler {
  static let longest = 1_024

  private let format: String
  private let bytes: [UInt8]
  private var elements: [FormatElement] = []

  init(_ format: String) {
    self.format = format
    bytes = Array(format.utf8)
  }

  mutating func compile() throws(FormatError) -> [FormatElement] {
    guard bytes.count <= Self.longest else {
      throw invalid(
        Self.longest,
        Reason("format-too-long", "the format is longer than \(Self.longest) bytes")
      )
    }
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != 0 else {
        throw invalid(position, Reason("nul-in-format", "the format contains a NUL"))
      }
      if byte == UInt8(ascii: "%") {
        let start = position
        position += 1
        try append(try takeDirective(&position, from: start), at: start)
      } else {
        elements.append(.literal(byte))
        position += 1
      }
    }
    return elements
  }

  /// A directive of a format: `%`, a flag or width or modifier, and a letter.
  private struct Directive {
    var padding: NumberShape.Padding?
    /// Whether a period precedes the fraction.
    var hasPoint = false
    /// The number of digits of a fraction.
    var width: UInt8?
    /// The number of colons before `z`.
    var colons = 0
    /// `E` or `O`, or 0.
    var modifier: UInt8 = 0
    var letter: UInt8 = 0
    /// The directive for errors, as it is written; or its byte if that cannot be printed.
    var text = ""

    var isPlain: Bool {
      padding == nil && !hasPoint && width == nil && colons == 0 && modifier == 0
    }
  }

  private func takeDirective(
    _ position: inout Int,
    from start: Int
  ) throws(FormatError) -> Directive {
    func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }
    var directive = Directive()
    switch peek() {
    case UInt8(ascii: "-"): directive.padding = NumberShape.Padding.none
    case UInt8(ascii: "_"): directive.padding = .spaces
    case UInt8(ascii: "0"): directive.padding = .zeros
    case UInt8(ascii: ":"):
      directive.colons = 1
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ":") {
        directive.colons = 2
        position += 1
      }
    case UInt8(ascii: "E"), UInt8(ascii: "O"): directive.modifier = bytes[position]
    case UInt8(ascii: "."): directive.hasPoint = true
    default: position -= 1
    }
    position += 1
    if directive.padding == nil, let digit = peek(), digit &- 0x31 < 9 {
      directive.width = digit &- 0x30
      position += 1
    }
    guard let letter = peek() else {
      throw invalid(start, Reason("directive-missing", "a directive is missing after %"))
    }
    directive.letter = letter
    position += 1
    let text = bytes[(start + 1)..<position]
    let isPrintable = text.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    directive.text =
      isPrintable ? "%" + String(decoding: text, as: UTF8.self) : "byte \(letter) after %"
    return directive
  }

  private mutating func append(_ directive: Directive, at start: Int) throws(FormatError) {
    if directive.isPlain, let composite = Self.composite(directive.letter) {
      var inner = Self(composite)
      elements += try inner.compile()
    } else {
      guard let element = Self.element(directive) else {
        throw invalid(
          start,
          Reason(
            "no-such-directive",
            "\(directive.text) is not a directive of machine formats"
          )
        )
      }
      elements.append(element)
    }
  }

  /// The format in the C locale that a directive for several fields stands for.
  private static func composite(_ letter: UInt8) -> String? {
    switch letter {
    case UInt8(ascii: "F"): "%Y-%m-%d"
    case UInt8(ascii: "T"), UInt8(ascii: "X"): "%H:%M:%S"
    case UInt8(ascii: "R"): "%H:%M"
    case UInt8(ascii: "D"), UInt8(ascii: "x"): "%m/%d/%y"
    case UInt8(ascii: "r"): "%I:%M:%S %p"
    case UInt8(ascii: "c"): "%a %b %e %H:%M:%S %Y"
    default: nil
    }
  }

  private static func element(_ directive: Directive) -> FormatElement? {
    let letter = directive.letter
    if letter == UInt8(ascii: "f") || letter == UInt8(ascii: "N") { return fraction(directive) }
    guard !directive.hasPoint, directive.width == nil else { return nil }
    if directive.colons > 0 {
      guard letter == UInt8(ascii: "z") else { return nil }
      return .offset(directive.colons == 1 ? .strftimeColon : .strftimeSeconds)
    }
    if directive.modifier != 0 { return delegated(directive) }
    if let (field, shape) = number(letter) {
      var shape = shape
      if let padding = directive.padding { shape.padding = padding }
      return .number(field, shape)
    }
    return directive.padding == nil ? simple(letter) : nil
  }

  private static func fraction(_ directive: Directive) -> FormatElement? {
    guard directive.padding == nil, directive.modifier == 0, directive.colons == 0 else {
      return nil
    }
    if directive.letter == UInt8(ascii: "N") {
      return directive.hasPoint || directive.width != nil ? nil : .fraction(.fixed(9))
    }
    guard let width = directive.width else {
      return .fraction(directive.hasPoint ? .optional : .digits)
    }
    return .fraction(directive.hasPoint ? .point(width) : .fixed(width))
  }

  private static func number(_ letter: UInt8) -> (Field, NumberShape)? {
    switch letter {
    case UInt8(ascii: "Y"): (.year, .four)
    case UInt8(ascii: "C"): (.century, .two)
    case UInt8(ascii: "y"): (.yearOfCentury, .two)
    case UInt8(ascii: "G"): (.weekYear, .four)
    case UInt8(ascii: "g"): (.weekYearOfCentury, .two)
    case UInt8(ascii: "V"): (.week, .two)
    case UInt8(ascii: "U"): (.weekFromSunday, .two)
    case UInt8(ascii: "W"): (.weekFromMonday, .two)
    case UInt8(ascii: "m"): (.month, .two)
    case UInt8(ascii: "d"): (.day, .two)
    case UInt8(ascii: "e"): (.day, NumberShape(digits: 2, padding: .spaces))
    case UInt8(ascii: "j"): (.dayOfYear, .three)
    case UInt8(ascii: "u"): (.isoWeekday, .one)
    case UInt8(ascii: "w"): (.weekdayFromSunday, .one)
    case UInt8(ascii: "H"): (.hour, .two)
    case UInt8(ascii: "k"): (.hour, NumberShape(digits: 2, padding: .spaces))
    case UInt8(ascii: "I"): (.hourOfDayHalf, .two)
    case UInt8(ascii: "l"): (.hourOfDayHalf, NumberShape(digits: 2, padding: .spaces))
    case UInt8(ascii: "M"): (.minute, .two)
    case UInt8(ascii: "S"): (.second, .two)
    default: nil
    }
  }

  private static func simple(_ letter: UInt8) -> FormatElement? {
    switch letter {
    case UInt8(ascii: "a"): .name(.weekday, isShort: true)
    case UInt8(ascii: "A"): .name(.weekday, isShort: false)
    case UInt8(ascii: "b"), UInt8(ascii: "h"): .name(.month, isShort: true)
    case UInt8(ascii: "B"): .name(.month, isShort: false)
    case UInt8(ascii: "p"): .dayHalf(isSmall: false)
    case UInt8(ascii: "P"): .dayHalf(isSmall: true)
    case UInt8(ascii: "z"): .offset(.strftime)
    case UInt8(ascii: "Z"): .zoneName
    case UInt8(ascii: "s"): .count(perSecond: 1)
    case UInt8(ascii: "n"): .literal(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): .literal(UInt8(ascii: "\t"))
    case UInt8(ascii: "%"): .literal(letter)
    default: nil
    }
  }

  /// `%Od` and the other directives that POSIX allows with `O`.
  ///
  /// Directives with `E` need a locale's eras, which the C locale does not have.
  private static func delegated(_ directive: Directive) -> FormatElement? {
    guard directive.modifier == UInt8(ascii: "O"), "deHImMSwy".utf8.contains(directive.letter),
      let (field, shape) = number(directive.letter)
    else { return nil }
    return .delegated(
      DelegatedDirective(letter: directive.letter, field: field, shape: shape)
    )
  }

  private func invalid(_ offset: Int, _ reason: Reason) -> FormatError {
    .invalidFormat(format, offset: offset, reason: reason)
  }
}
