/// Turns a format in `strptime` syntax into elements.
struct FormatCompiler {
  private static let longest = 1_024

  let format: String
  private var elements: [FormatElement] = []

  init(format: String) {
    self.format = format
  }

  mutating func compile() throws(MachineTimeError) -> [FormatElement] {
    let bytes = Array(format.utf8)
    guard bytes.count <= Self.longest else {
      throw invalid(Self.longest, "the format is longer than \(Self.longest) bytes")
    }
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != 0 else { throw invalid(position, "the format holds a NUL") }
      guard byte == UInt8(ascii: "%") else {
        elements.append(.literal(byte))
        position += 1
        continue
      }
      guard position + 1 < bytes.count else {
        throw invalid(position, "a directive is missing after %")
      }
      try append(directive: bytes[position + 1], at: position)
      position += 2
    }
    return elements
  }

  /// Why a text with these elements does not tell one instant; nil when it does.
  static func obstacle(toReading elements: [FormatElement]) -> String? {
    if elements.contains(.secondsSince1970) {
      // Another field could only repeat or contradict the seconds.
      let count = elements.count(where: isField)
      return count == 1 ? nil : "the format has %s beside another field and cannot be read"
    }
    return missingField(in: elements).map { "the format has no \($0) to read" }
  }

  private static func missingField(in elements: [FormatElement]) -> String? {
    func has(_ fields: FormatElement...) -> Bool { fields.contains(where: elements.contains) }
    if !has(.digits(.year, count: 4), .digits(.yearOfCentury, count: 2)) { return "year" }
    if !has(.digits(.dayOfYear, count: 3)) {
      let hasMonth = has(.digits(.month, count: 2), .delegated(.month), .delegated(.shortMonth))
      if !hasMonth { return "month" }
      if !has(.digits(.day, count: 2), .delegated(.paddedDay)) { return "day" }
    }
    let hasHour = has(.digits(.hour, count: 2), .delegated(.paddedHour))
    let hasHalfHour = has(.delegated(.hourOfDayHalf), .delegated(.paddedHourOfDayHalf))
    if hasHalfHour && !hasHour && !has(.dayHalf) { return "AM or PM" }
    if !hasHalfHour && !hasHour && has(.dayHalf) { return "hour" }
    return nil
  }

  private mutating func append(directive: UInt8, at position: Int) throws(MachineTimeError) {
    guard let text = Self.composite(directive) else {
      elements.append(try simple(directive, at: position))
      return
    }
    // Composites are ours: a directive is always followed by its letter.
    var isDirective = false
    for byte in text.utf8 {
      if isDirective {
        try append(directive: byte, at: position)
        isDirective = false
      } else if byte == UInt8(ascii: "%") {
        isDirective = true
      } else {
        elements.append(.literal(byte))
      }
    }
  }

  /// What a directive for several fields stands for in the C locale.
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

  private func simple(
    _ letter: UInt8,
    at position: Int
  ) throws(MachineTimeError) -> FormatElement {
    switch letter {
    case UInt8(ascii: "Y"): return .digits(.year, count: 4)
    case UInt8(ascii: "y"): return .digits(.yearOfCentury, count: 2)
    case UInt8(ascii: "m"): return .digits(.month, count: 2)
    case UInt8(ascii: "d"): return .digits(.day, count: 2)
    case UInt8(ascii: "j"): return .digits(.dayOfYear, count: 3)
    case UInt8(ascii: "H"): return .digits(.hour, count: 2)
    case UInt8(ascii: "M"): return .digits(.minute, count: 2)
    case UInt8(ascii: "S"): return .digits(.second, count: 2)
    case UInt8(ascii: "z"): return .offset(.strftime)
    case UInt8(ascii: "s"): return .secondsSince1970
    case UInt8(ascii: "p"): return .dayHalf
    case UInt8(ascii: "h"): return .delegated(.shortMonth)
    case UInt8(ascii: "n"): return .literal(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): return .literal(UInt8(ascii: "\t"))
    case UInt8(ascii: "%"): return .literal(letter)
    default:
      guard let directive = DelegatedDirective(rawValue: letter) else {
        let isPrintable = letter > 0x20 && letter < 0x7F
        let name = isPrintable ? "%\(Character(Unicode.Scalar(letter)))" : "byte \(letter) after %"
        throw invalid(position, "\(name) is not a directive of machine formats")
      }
      return .delegated(directive)
    }
  }

  private static func isField(_ element: FormatElement) -> Bool {
    switch element {
    case .literal, .letter, .offset: false
    default: true
    }
  }

  private func invalid(_ offset: Int, _ reason: String) -> MachineTimeError {
    .invalidFormat(format, offset: offset, reason: reason)
  }
}
