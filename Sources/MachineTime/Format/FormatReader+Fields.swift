import CMachineTime

extension FormatReader {
  mutating func readFraction(from bytes: Span<UInt8>) throws(MachineTimeError) {
    guard takes(UInt8(ascii: "."), from: bytes) else { return }
    guard var nanosecond = takesDigit(from: bytes) else {
      throw Self.unparsable(bytes, at: position, "a digit of the fraction of a second")
    }
    var count = 1
    while let digit = takesDigit(from: bytes) {
      if count < 9 {
        nanosecond = nanosecond * 10 + digit
        count += 1
      }
    }
    while count < 9 {
      nanosecond *= 10
      count += 1
    }
    fields.nanosecond = nanosecond
  }

  mutating func readDayHalf(from bytes: Span<UInt8>) throws(MachineTimeError) {
    let start = position
    let first = (peek(bytes) ?? 0) | 0x20
    position += 1
    let second = (peek(bytes) ?? 0) | 0x20
    position += 1
    let isAfternoon = first == UInt8(ascii: "p")
    guard isAfternoon || first == UInt8(ascii: "a"), second == UInt8(ascii: "m") else {
      throw Self.unparsable(bytes, at: start, "AM or PM")
    }
    try ParsedFields.set(&fields.dayHalf, isAfternoon ? 1 : 0, at: start, in: bytes)
  }

  /// The offset in seconds.
  mutating func readOffset(
    _ style: OffsetStyle,
    from bytes: Span<UInt8>
  ) throws(MachineTimeError) -> Int {
    if takes(UInt8(ascii: "Z"), from: bytes) { return 0 }
    if style == .rfc3339, takes(UInt8(ascii: "z"), from: bytes) { return 0 }
    let isNegative = takes(UInt8(ascii: "-"), from: bytes)
    guard isNegative || takes(UInt8(ascii: "+"), from: bytes) else {
      throw Self.unparsable(bytes, at: position, "an offset from UTC: Z, + or -")
    }
    let hourStart = position
    let hour = try digits(2, of: "offset's hour", from: bytes)
    guard hour <= 23 else {
      throw Self.impossible(bytes, at: hourStart, "the offset's hour \(hour) is not within 0 to 23")
    }
    let hasColon = takes(UInt8(ascii: ":"), from: bytes)
    guard hasColon || style == .strftime else {
      throw Self.unparsable(bytes, at: position, "\":\"")
    }
    let minuteStart = position
    let minute = try digits(2, of: "offset's minute", from: bytes)
    guard minute <= 59 else {
      throw Self.impossible(
        bytes,
        at: minuteStart,
        "the offset's minute \(minute) is not within 0 to 59"
      )
    }
    let seconds = hour * 3_600 + minute * 60
    return isNegative ? -seconds : seconds
  }

  mutating func readSecondsSince1970(from bytes: Span<UInt8>) throws(MachineTimeError) {
    let start = position
    let isNegative = takes(UInt8(ascii: "-"), from: bytes)
    guard var value = takesDigit(from: bytes) else {
      throw Self.unparsable(bytes, at: position, "a digit of the seconds since 1970")
    }
    let bound = 1_000_000_000_000
    while let digit = takesDigit(from: bytes) {
      // Far beyond any valid instant it need not grow any more.
      value = min(value * 10 + digit, bound)
    }
    fields.secondsSince1970 = isNegative ? -value : value
    fields.dayPosition = start
  }

  mutating func readDelegated(
    _ directive: DelegatedDirective,
    from bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    let start = position
    let answer = SystemCalls.parseDirective(directive.rawValue, in: bytes, at: start)
    guard let (parsed, consumed) = answer else {
      throw Self.unparsable(bytes, at: start, directive.expected)
    }
    position += consumed
    switch directive {
    case .shortMonth, .month:
      try ParsedFields.set(&fields.month, Int(parsed.month), at: start, in: bytes)
    case .paddedDay:
      try ParsedFields.set(&fields.day, Int(parsed.day), at: start, in: bytes)
      fields.dayPosition = start
    case .paddedHour:
      try ParsedFields.set(&fields.hour, Int(parsed.hour), at: start, in: bytes)
    case .hourOfDayHalf, .paddedHourOfDayHalf:
      try ParsedFields.set(&fields.hourOfDayHalf, Int(parsed.hour) % 12, at: start, in: bytes)
    case .shortWeekday, .weekday, .isoWeekday, .weekdayFromSunday:
      let weekday = parsed.weekday == 0 ? 7 : Int(parsed.weekday)
      try ParsedFields.set(&fields.isoWeekday, weekday, at: start, in: bytes)
      fields.weekdayPosition = start
    }
  }
}
