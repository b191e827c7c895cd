internal import Faults
internal import Sharing

extension MachineFormat {
  /// The same format, but it also reads what people and careless programs write.
  ///
  /// Every text that the format itself reads has the same result.
  ///
  /// A format made of directives or of a pattern also accepts:
  /// - white space before and after the text; and any amount of it, even none, where the format has
  ///   white space;
  /// - letters in upper or lower case, and white space in place of the `T` of ``rfc3339``;
  /// - fewer digits than a field has, if no digits follow in the format, and spaces before them;
  /// - a weekday that does not match the date;
  /// - hour 24 for midnight at the end of a day;
  /// - a comma in place of the period of a fraction, any number of digits in it, and no fraction at
  ///   all;
  /// - any form of an offset: `Z`, `UTC`, `GMT`, `+1`, `+01`, `+130`, `+0130`, `+01:30`, and U+2212
  ///   in place of the minus sign; with seconds if the field of the pattern has seconds;
  /// - `a.m.` and `p.m.`.
  ///
  /// Reading a text that is not strictly in the format allocates memory.
  ///
  /// ``http``, ``rfc5322`` and ``iso8601`` list in their own documentation what they accept.
  /// ``cookie`` is already lenient by its standard. Dates that do not exist, values out of range
  /// and contradictions are still refused, and writing does not change.
  ///
  /// ```swift
  /// let format = MachineFormat("%Y-%m-%d %H:%M:%S %z").lenient
  /// try format.parse("2014-2-7T").instant  // throws
  /// try format.parse(" 2014-2-7  12:00:00 -7").instant.secondsSince1970  // 1391799600
  /// ```
  public var lenient: MachineFormat { MachineFormat(plan, isLenient: true) }
}

extension TextReader {
  /// Reads the text strictly.
  ///
  /// If that fails, reads it again with everything that ``MachineFormat/lenient`` accepts.
  mutating func readLeniently(
    _ plan: FormatPlan,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    // Strict first: a character that lenient reading accepts may also be what the format has next,
    // such as a comma after `%.f`.
    if !readsStrictly(plan, from: bytes) {
      self = TextReader()
      try readCarelessly(plan.elements, from: bytes)
    }
    fields.ignoresWeekday = true
  }

  private mutating func readsStrictly(_ plan: FormatPlan, from bytes: Span<UInt8>) -> Bool {
    do throws(FormatError) {
      try read(plan, from: bytes)
      return position == bytes.count
    } catch {
      return false
    }
  }

  private mutating func readCarelessly(
    _ elements: [FormatElement],
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    skipSpaces(in: bytes)
    var index = 0
    while index < elements.count {
      let next = index + 1 < elements.count ? elements[index + 1] : nil
      if elements[index] == .literal(UInt8(ascii: ".")), case .fraction? = next,
        next?.beginsWithDigit ?? false
      {
        try readFractionLeniently(.optional, from: bytes)
        index += 1
      } else {
        try readLeniently(elements[index], before: next, from: bytes)
      }
      index += 1
    }
    skipSpaces(in: bytes)
  }

  private mutating func readLeniently(
    _ element: FormatElement,
    before next: FormatElement?,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    switch element {
    case .literal(let byte) where byte.isASCIISpace: skipSpaces(in: bytes)
    case .literal(let byte) where byte.isASCIILetter:
      guard takesLetter(byte & 0xDF, from: bytes) else { throw missing(byte, in: bytes) }
    case .letter where peek(bytes)?.isASCIISpace ?? false: skipSpaces(in: bytes)
    case .number(let field, let shape):
      try readNumberLeniently(field, shape, before: next, from: bytes)
    case .fraction(let shape): try readFractionLeniently(shape, from: bytes)
    case .offset(let shape): try readOffsetLeniently(shape, from: bytes)
    case .dayHalf: try readDayHalfLeniently(from: bytes)
    default: try read(element, from: bytes)
    }
  }

  /// Skips every byte that `isspace` accepts, as `strptime` does for white space in a format.
  mutating func skipSpaces(in bytes: Span<UInt8>) {
    while let byte = peek(bytes), byte.isASCIISpace { position += 1 }
  }

  private mutating func readNumberLeniently(
    _ field: Field,
    _ shape: NumberShape,
    before next: FormatElement?,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    skipSpaces(in: bytes)
    let start = position
    let width = Int(shape.digits)
    let digits = min(digitCount(in: bytes), width)
    // If another number follows, only the full width shows where the first number ends.
    guard digits > 0, digits == width || !(next?.beginsWithDigit ?? false) else {
      throw missingDigits(next?.beginsWithDigit ?? false ? width : 1, of: field, in: bytes)
    }
    var value = 0
    for _ in 0..<digits { value = value * 10 + (takesDigit(from: bytes) ?? 0) }
    if field == .hour, value == 24 {
      try fields.set(field, value, at: start, in: bytes)
    } else {
      try keep(field, value, at: start, in: bytes)
    }
  }

  private mutating func readFractionLeniently(
    _ shape: FractionShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    switch shape {
    case .optional, .point:
      guard takes(UInt8(ascii: "."), from: bytes) || takes(UInt8(ascii: ","), from: bytes) else {
        return
      }
    case .digits, .fixed: guard startsWithDigit(bytes) else { return }
    }
    try readFractionDigits(nil, from: bytes)
  }

  private mutating func readDayHalfLeniently(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    let isAfternoon = takesLetter(UInt8(ascii: "P"), from: bytes)
    let hasFirst = isAfternoon || takesLetter(UInt8(ascii: "A"), from: bytes)
    let hasPeriod = takes(UInt8(ascii: "."), from: bytes)
    guard hasFirst, takesLetter(UInt8(ascii: "M"), from: bytes) else {
      throw Self.unreadable(bytes, at: start, .dayHalfExpected)
    }
    if hasPeriod { _ = takes(UInt8(ascii: "."), from: bytes) }
    try fields.set(.dayHalf, isAfternoon ? 1 : 0, at: start, in: bytes)
  }

  /// Reads any form of an offset.
  mutating func readOffsetLeniently(
    _ shape: OffsetShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    skipSpaces(in: bytes)
    let start = position
    let hasName = takesZoneOfUTC(from: bytes)
    let isNegative = takesMinus(.minusSign, from: bytes)
    guard isNegative || takes(UInt8(ascii: "+"), from: bytes) else {
      guard hasName else { throw unreadable(bytes, .offsetOrZExpected) }
      return try fields.set(.offset, 0, at: start, in: bytes)
    }
    let count = digitCount(in: bytes)
    let hasSeconds = shape.hasSeconds && count > 4
    let hourCount = count > 2 ? count - (hasSeconds ? 4 : 2) : count
    guard (1...2).contains(hourCount) else {
      let most = shape.hasSeconds ? 6 : 4
      throw unreadable(
        bytes,
        Reason("digits-of-whole-offset-expected", "expected 1 to \(most) digits of the offset")
      )
    }
    var seconds = try offsetPart("hour", digits: hourCount, 0...23, from: bytes) * 3_600
    if count > 2 || takes(UInt8(ascii: ":"), from: bytes) {
      seconds += try offsetPart("minute", digits: 2, 0...59, from: bytes) * 60
      if hasSeconds || shape.hasSeconds && count <= 2 && takes(UInt8(ascii: ":"), from: bytes) {
        seconds += try offsetPart("second", digits: 2, 0...59, from: bytes)
      }
    }
    try fields.set(.offset, isNegative ? -seconds : seconds, at: start, in: bytes)
  }

  /// Takes `Z`, `UTC`, `UT` or `GMT`, in upper or lower case.
  private mutating func takesZoneOfUTC(from bytes: Span<UInt8>) -> Bool {
    let start = position
    if takesLetter(UInt8(ascii: "Z"), from: bytes) { return true }
    if takesLetter(UInt8(ascii: "U"), from: bytes), takesLetter(UInt8(ascii: "T"), from: bytes) {
      _ = takesLetter(UInt8(ascii: "C"), from: bytes)
      return true
    }
    position = start
    if takesLetter(UInt8(ascii: "G"), from: bytes), takesLetter(UInt8(ascii: "M"), from: bytes),
      takesLetter(UInt8(ascii: "T"), from: bytes)
    {
      return true
    }
    position = start
    return false
  }
}

extension FormatElement {
  /// Whether the element's text begins with a digit.
  fileprivate var beginsWithDigit: Bool {
    switch self {
    case .literal(let byte): byte.isASCIIDigit
    case .number, .count, .delegated: true
    case .fraction(let shape): shape == .digits || shape.beginsWithFixedDigit
    case .letter, .name, .dayHalf, .offset, .zoneName: false
    }
  }
}

extension FractionShape {
  fileprivate var beginsWithFixedDigit: Bool {
    if case .fixed = self { true } else { false }
  }
}
