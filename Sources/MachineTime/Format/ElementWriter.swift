/// Writes the date and time of a clock in a format, as bytes.
struct ElementWriter {
  let instant: Instant
  let clock: CivilDateTime
  /// The seconds by which the clock is ahead of UTC.
  let offset: Int
  /// The offset that is written where it has no seconds.
  let wholeOffset: Int

  @inline(__always)
  func write(
    _ plan: FormatPlan,
    abbreviation: String? = nil,
    to output: inout OutputSpan<UInt8>
  ) {
    for step in plan.steps {
      switch step {
      case .date(let separator, _):
        write(year: clock.year, .four, to: &output)
        output.append(separator)
        Self.writeTwo(clock.month, to: &output)
        output.append(separator)
        Self.writeTwo(clock.day, to: &output)
      case .namedDate(let separator, _):
        Self.writeTwo(clock.day, to: &output)
        output.append(separator)
        Self.writeShort(.month, clock.month, to: &output)
        output.append(separator)
        write(year: clock.year, .four, to: &output)
      case .time:
        Self.writeTwo(clock.hour, to: &output)
        output.append(UInt8(ascii: ":"))
        Self.writeTwo(clock.minute, to: &output)
        output.append(UInt8(ascii: ":"))
        Self.writeTwo(clock.second, to: &output)
      case .element(.literal(let byte)), .element(.letter(let byte)): output.append(byte)
      case .element(.fraction(.optional)) where clock.nanosecond == 0: continue
      case .element(.zoneName): writeZone(abbreviation, to: &output)
      case .element(let element): write(element, to: &output)
      }
    }
  }

  /// Writes the abbreviation of a zone; without one, `UTC` or the offset as the IANA database
  /// writes it for zones that have no abbreviation, `+0530`.
  @inline(never)
  private func writeZone(_ abbreviation: String?, to output: inout OutputSpan<UInt8>) {
    if let name = abbreviation ?? (offset == 0 ? "UTC" : nil) {
      for byte in name.utf8 { output.append(byte) }
    } else {
      write(OffsetShape(hasColon: false, minutes: .unlessZero, hasSeconds: true), to: &output)
    }
  }

  @inline(__always)
  private func write(_ element: FormatElement, to output: inout OutputSpan<UInt8>) {
    switch element {
    case .literal(let byte), .letter(let byte): output.append(byte)
    case .number(let field, let shape): write(field, shape, to: &output)
    case .name(let kind, let isShort):
      let number = kind == .month ? clock.month : clock.isoWeekday
      if isShort {
        Self.writeShort(kind, number, to: &output)
      } else {
        for byte in EnglishNames.long(kind, number).utf8 { output.append(byte) }
      }
    case .dayHalf(let isSmall):
      let caseBit: UInt8 = isSmall ? 0x20 : 0
      output.append(UInt8(ascii: clock.hour < 12 ? "A" : "P") | caseBit)
      output.append(UInt8(ascii: "M") | caseBit)
    case .fraction(let shape): write(shape, to: &output)
    case .offset(let shape): write(shape, to: &output)
    case .zoneName: writeZone(nil, to: &output)
    case .count(let perSecond): writeCount(perSecond: Int(perSecond), to: &output)
    case .delegated(let directive): write(directive.field, directive.shape, to: &output)
    }
  }

  @inline(__always)
  private static func writeShort(
    _ kind: EnglishNames.Kind,
    _ number: Int,
    to output: inout OutputSpan<UInt8>
  ) {
    let letters = EnglishNames.short(kind, number)
    output.append(UInt8(truncatingIfNeeded: letters >> 16))
    output.append(UInt8(truncatingIfNeeded: letters >> 8))
    output.append(UInt8(truncatingIfNeeded: letters))
  }

  // MARK: Numbers

  @inline(__always)
  private func write(
    _ field: Field,
    _ shape: NumberShape,
    to output: inout OutputSpan<UInt8>
  ) {
    switch field {
    case .month: write(clock.month, shape, to: &output)
    case .day: write(clock.day, shape, to: &output)
    case .hour: write(clock.hour, shape, to: &output)
    case .minute: write(clock.minute, shape, to: &output)
    case .second: write(clock.second, shape, to: &output)
    case .year: write(year: clock.year, shape, to: &output)
    default: writeRare(field, shape, to: &output)
    }
  }

  @inline(never)
  private func writeRare(
    _ field: Field,
    _ shape: NumberShape,
    to output: inout OutputSpan<UInt8>
  ) {
    let value: Int
    switch field {
    case .weekYear: return write(year: clock.date.isoWeek.year, shape, to: &output)
    case .century: return writeCentury(shape, to: &output)
    case .yearOfCentury: value = abs(clock.year) % 100
    case .weekYearOfCentury: value = abs(clock.date.isoWeek.year) % 100
    case .week: value = clock.date.isoWeek.week
    case .weekFromSunday: value = clock.date.weekFromSunday
    case .weekFromMonday: value = clock.date.weekFromMonday
    case .dayOfYear: value = clock.dayOfYear
    case .isoWeekday: value = clock.isoWeekday
    case .weekdayFromSunday: value = clock.isoWeekday % 7
    case .hourFromOne: value = (clock.hour + 23) % 24 + 1
    case .hourOfDayHalf: value = (clock.hour + 11) % 12 + 1
    case .hourOfDayHalfFromZero: value = clock.hour % 12
    default: value = 0
    }
    write(value, shape, to: &output)
  }

  /// Writes two digits.
  ///
  /// Outside the years 0 to 9999 it writes the sign and the first four of the year's six digits.
  private func writeCentury(_ shape: NumberShape, to output: inout OutputSpan<UInt8>) {
    guard (0...9_999).contains(clock.year) else {
      output.append(UInt8(ascii: clock.year < 0 ? "-" : "+"))
      return Self.write(abs(clock.year) / 100, .four, to: &output)
    }
    write(clock.year / 100, shape, to: &output)
  }

  @inline(__always)
  private func write(_ value: Int, _ shape: NumberShape, to output: inout OutputSpan<UInt8>) {
    if shape == .two {
      Self.writeTwo(value, to: &output)
    } else {
      Self.write(value, shape, to: &output)
    }
  }

  /// A year before 0 or of more than four digits is written with its sign and six digits.
  @inline(__always)
  private func write(year: Int, _ shape: NumberShape, to output: inout OutputSpan<UInt8>) {
    if year >= 0, year <= 9_999 {
      if shape.padding == .zeros {
        Self.writeTwo(year / 100, to: &output)
        Self.writeTwo(year % 100, to: &output)
      } else {
        Self.write(year, shape, to: &output)
      }
    } else {
      output.append(UInt8(ascii: year < 0 ? "-" : "+"))
      Self.write(abs(year), NumberShape(digits: 6), to: &output)
    }
  }

  @inline(__always)
  private static func writeTwo(_ value: Int, to output: inout OutputSpan<UInt8>) {
    let value = UInt32(truncatingIfNeeded: value)
    output.append(UInt8(truncatingIfNeeded: 0x30 &+ value / 10))
    output.append(UInt8(truncatingIfNeeded: 0x30 &+ value % 10))
  }

  @inline(never)
  private static func write(
    _ value: Int,
    _ shape: NumberShape,
    to output: inout OutputSpan<UInt8>
  ) {
    var count = 1
    var bound = 10
    while value >= bound, count < 19 {
      count += 1
      bound = count < 19 ? bound * 10 : bound
    }
    if shape.padding != .none {
      let padding = shape.padding == .spaces ? UInt8(ascii: " ") : UInt8(ascii: "0")
      for _ in 0..<max(0, Int(shape.digits) - count) { output.append(padding) }
    }
    var divisor = count < 19 ? bound / 10 : bound
    var rest = value
    while divisor > 0 {
      output.append(0x30 + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// An instant in nanoseconds has more digits than 64 bits can hold.
  ///
  /// So the seconds and the rest are written separately.
  private func writeCount(perSecond: Int, to output: inout OutputSpan<UInt8>) {
    var seconds = Int(instant.secondsSince1970)
    var part = Int(instant.nanosecond) / (1_000_000_000 / perSecond)
    if seconds < 0 {
      output.append(UInt8(ascii: "-"))
      seconds = -seconds
      if part > 0 {
        seconds -= 1
        part = perSecond - part
      }
    }
    var digits: UInt8 = 0
    var rest = perSecond
    while rest > 1 {
      digits += 1
      rest /= 10
    }
    if seconds > 0 || digits == 0 {
      Self.write(seconds, NumberShape(digits: 1), to: &output)
      if digits > 0 { Self.write(part, NumberShape(digits: digits), to: &output) }
    } else {
      Self.write(part, NumberShape(digits: 1), to: &output)
    }
  }

  // MARK: Fraction and offset

  @inline(__always)
  private func write(_ shape: FractionShape, to output: inout OutputSpan<UInt8>) {
    switch shape {
    case .optional:
      guard clock.nanosecond != 0 else { return }
      output.append(UInt8(ascii: "."))
      writeFraction(nil, to: &output)
    case .digits: writeFraction(nil, to: &output)
    case .fixed(let count): writeFraction(Int(count), to: &output)
    case .point(let count):
      output.append(UInt8(ascii: "."))
      writeFraction(Int(count), to: &output)
    }
  }

  /// Writes the wanted number of digits; without one, as few as are needed, but at least one.
  @inline(never)
  private func writeFraction(_ wanted: Int?, to output: inout OutputSpan<UInt8>) {
    var digits = wanted ?? 9
    var fraction = clock.nanosecond
    for _ in 0..<(9 - digits) { fraction /= 10 }
    if wanted == nil {
      while digits > 1, fraction % 10 == 0 {
        fraction /= 10
        digits -= 1
      }
    }
    Self.write(fraction, NumberShape(digits: UInt8(digits)), to: &output)
  }

  @inline(__always)
  private func write(_ shape: OffsetShape, to output: inout OutputSpan<UInt8>) {
    let offset = shape.hasSeconds ? self.offset : wholeOffset
    if offset == 0 && shape.writesZ {
      output.append(UInt8(ascii: "Z"))
      return
    }
    if shape.prefix != .none {
      for letter in "GMT".utf8 { output.append(letter) }
      if offset == 0 { return }
    }
    output.append(UInt8(ascii: offset < 0 ? "-" : "+"))
    let seconds = abs(offset)
    if shape.prefix == .shortGMT, seconds < 36_000 {
      output.append(0x30 + UInt8(truncatingIfNeeded: seconds / 3_600))
    } else {
      Self.writeTwo(seconds / 3_600, to: &output)
    }
    let hasSeconds = shape.hasSeconds && (seconds % 60 != 0 || shape.keepsSeconds)
    guard shape.minutes == .always || seconds / 60 % 60 != 0 || hasSeconds else { return }
    if shape.hasColon { output.append(UInt8(ascii: ":")) }
    Self.writeTwo(seconds / 60 % 60, to: &output)
    guard hasSeconds else { return }
    if shape.hasColon { output.append(UInt8(ascii: ":")) }
    Self.writeTwo(seconds % 60, to: &output)
  }
}
