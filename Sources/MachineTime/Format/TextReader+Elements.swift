import CMachineTime
internal import Faults
internal import Sharing

extension TextReader {
  /// Reads one element of a compiled format, strictly.
  mutating func read(
    _ element: FormatElement,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    switch element {
    case .literal(let byte): try require(byte, from: bytes)
    case .letter(let capital):
      guard takesLetter(capital, from: bytes) else { throw missing(capital, in: bytes) }
    case .number(let field, let shape): try readNumber(field, shape, from: bytes)
    case .name(let kind, _): try readName(kind, from: bytes)
    case .dayHalf: try readDayHalf(from: bytes)
    case .fraction(let shape): try readFraction(shape, from: bytes)
    case .offset(let shape): try readOffset(shape, from: bytes)
    case .zoneName: try readZoneAbbreviation(from: bytes)
    case .count(let perSecond): try readCount(perSecond: Int(perSecond), from: bytes)
    case .delegated(let directive): try readDelegated(directive, from: bytes)
    }
  }

  // MARK: Numbers

  private mutating func readNumber(
    _ field: Field,
    _ shape: NumberShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let count = Int(shape.digits)
    switch shape.padding {
    case .zeros: try read(field, digits: count, from: bytes)
    case .spaces, .none:
      var width = 1
      if shape.padding == .spaces {
        while width < count, takes(0x20, from: bytes) { width += 1 }
      }
      let digits = min(digitCount(in: bytes), count + 1 - width)
      guard digits > 0 else { throw missingDigits(1, of: field, in: bytes) }
      guard digits == 1 || bytes[position] != 0x30 else {
        throw Self.unreadable(
          bytes,
          at: start,
          Reason(
            "field-without-zeros-expected",
            "expected the \(field.name) without zeros before it"
          )
        )
      }
      try read(field, digits: digits, from: bytes)
    }
  }

  private mutating func readCount(
    perSecond: Int,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let isNegative = takes(UInt8(ascii: "-"), from: bytes)
    guard let first = takesDigit(from: bytes) else {
      throw unreadable(
        bytes,
        Reason("digit-of-count-expected", "expected a digit of the count since 1970")
      )
    }
    // A count this large is refused in any case, so it need not grow further.
    let bound: Int128 = 1_000_000_000_000_000_000_000_000
    var value = Int128(first)
    var isBeyond = false
    while let digit = takesDigit(from: bytes) {
      value = value * 10 + Int128(digit)
      if value > bound {
        value = bound
        isBeyond = true
      }
    }
    if isNegative { value = -value }
    var (seconds, rest) = value.quotientAndRemainder(dividingBy: Int128(perSecond))
    if rest < 0 {
      seconds -= 1
      rest += Int128(perSecond)
    }
    guard !isBeyond, let whole = Int(exactly: seconds) else {
      throw ParsedFields.outOfRange(bytes, at: start)
    }
    fields.putCount(
      seconds: whole,
      nanosecond: Int(rest) * (1_000_000_000 / perSecond),
      at: start
    )
  }

  // MARK: Names

  /// Reads a short or a long name, in upper or lower case.
  @inline(__always)
  mutating func readName(
    _ kind: EnglishNames.Kind,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    guard let number = takesName(kind, from: bytes) else {
      throw unreadable(
        bytes,
        kind == .month
          ? Reason("english-month-expected", "expected the English name of a month")
          : Reason("english-weekday-expected", "expected the English name of a weekday")
      )
    }
    try fields.set(kind == .month ? .month : .isoWeekday, number, at: start, in: bytes)
  }

  /// Takes a name, the long one if all of it is there.
  ///
  /// Returns its number from 1.
  @inline(__always)
  mutating func takesName(_ kind: EnglishNames.Kind, from bytes: Span<UInt8>) -> Int? {
    guard bytes.count &- position >= 3 else { return nil }
    let letters = EnglishNames.packed(
      bytes[position],
      bytes[position &+ 1],
      bytes[position &+ 2]
    )
    let number = EnglishNames.number(of: letters, kind)
    guard number > 0 else { return nil }
    position &+= 3
    if position < bytes.count, bytes[position].isASCIILetter {
      takeRest(ofName: EnglishNames.long(kind, number), from: bytes)
    }
    return number
  }

  /// Takes the letters after the third of a long name, if all of them are there.
  private mutating func takeRest(ofName name: String, from bytes: Span<UInt8>) {
    var end = position
    for letter in name.utf8.dropFirst(3) {
      guard end < bytes.count, bytes[end] | 0x20 == letter else { return }
      end += 1
    }
    position = end
  }

  private mutating func readDayHalf(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    let isAfternoon = takesLetter(UInt8(ascii: "P"), from: bytes)
    guard isAfternoon || takesLetter(UInt8(ascii: "A"), from: bytes),
      takesLetter(UInt8(ascii: "M"), from: bytes)
    else {
      throw Self.unreadable(bytes, at: start, .dayHalfExpected)
    }
    try fields.set(.dayHalf, isAfternoon ? 1 : 0, at: start, in: bytes)
  }

  // MARK: The fraction

  @inline(__always)
  private mutating func readFraction(
    _ shape: FractionShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    switch shape {
    case .optional:
      guard takes(UInt8(ascii: "."), from: bytes) else { return }
      try readFractionDigits(nil, from: bytes)
    case .digits: try readFractionDigits(nil, from: bytes)
    case .fixed(let count): try readFractionDigits(Int(count), from: bytes)
    case .point(let count):
      try require(UInt8(ascii: "."), from: bytes)
      try readFractionDigits(Int(count), from: bytes)
    }
  }

  /// Reads the wanted number of digits of a fraction; without one, all digits, at least one.
  ///
  /// Beyond nine they are cut off.
  mutating func readFractionDigits(
    _ wanted: Int?,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    var nanosecond = 0
    var count = 0
    while count != wanted, let digit = takesDigit(from: bytes) {
      if count < 9 { nanosecond = nanosecond &* 10 &+ digit }
      count &+= 1
    }
    guard count > 0, wanted == nil || count == wanted else {
      throw missingFraction(wanted, in: bytes)
    }
    while count < 9 {
      nanosecond &*= 10
      count &+= 1
    }
    try fields.set(.fraction, nanosecond, at: start, in: bytes)
  }

  @inline(never)
  private func missingFraction(_ wanted: Int?, in bytes: Span<UInt8>) -> FormatError {
    guard let wanted else {
      return unreadable(
        bytes,
        Reason("digit-of-fraction-expected", "expected a digit of the fraction of a second")
      )
    }
    return unreadable(
      bytes,
      Reason(
        "digits-of-fraction-expected",
        "expected \(wanted) digits of the fraction of a second"
      )
    )
  }

  // MARK: The rest, by the C library

  private mutating func readDelegated(
    _ directive: DelegatedDirective,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let read = SystemCalls.parse(directive: directive.letter, in: bytes, at: start)
    guard let (parsed, consumed) = read else {
      throw Self.unreadable(
        bytes,
        at: start,
        Reason("field-expected", "expected the \(directive.field.name)")
      )
    }
    position += consumed
    let value: Int32
    switch directive.field {
    case .yearOfCentury: value = parsed.year % 100
    case .month: value = parsed.month
    case .day: value = parsed.day
    case .minute: value = parsed.minute
    case .second: value = parsed.second
    case .weekdayFromSunday: value = parsed.weekday
    case .hourOfDayHalf: value = (parsed.hour + 11) % 12 + 1
    default: value = parsed.hour
    }
    try keep(directive.field, Int(value), at: start, in: bytes)
  }
}
