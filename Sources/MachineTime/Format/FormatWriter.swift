/// Writes the fields of a clock as bytes.
enum FormatWriter {
  static func append(_ field: FormatField, of clock: CivilDateTime, to bytes: inout [UInt8]) {
    switch field {
    case .year: append(year: clock.year, to: &bytes)
    case .yearOfCentury: append(abs(clock.year) % 100, digits: 2, to: &bytes)
    case .month: append(clock.month, digits: 2, to: &bytes)
    case .day: append(clock.day, digits: 2, to: &bytes)
    case .dayOfYear: append(clock.dayOfYear, digits: 3, to: &bytes)
    case .hour: append(clock.hour, digits: 2, to: &bytes)
    case .minute: append(clock.minute, digits: 2, to: &bytes)
    case .second: append(clock.second, digits: 2, to: &bytes)
    }
  }

  static func append(
    _ directive: DelegatedDirective,
    of clock: CivilDateTime,
    to bytes: inout [UInt8]
  ) {
    let hourOfDayHalf = (clock.hour + 11) % 12 + 1
    switch directive {
    case .weekday:
      bytes.append(contentsOf: EnglishNames.weekdays[clock.isoWeekday - 1].utf8)
    case .shortWeekday:
      let name = EnglishNames.weekdays[clock.isoWeekday - 1]
      bytes.append(contentsOf: name.utf8.prefix(EnglishNames.shortCount))
    case .month:
      bytes.append(contentsOf: EnglishNames.months[clock.month - 1].utf8)
    case .shortMonth:
      let name = EnglishNames.months[clock.month - 1]
      bytes.append(contentsOf: name.utf8.prefix(EnglishNames.shortCount))
    case .paddedDay: append(padded: clock.day, to: &bytes)
    case .hourOfDayHalf: append(hourOfDayHalf, digits: 2, to: &bytes)
    case .paddedHour: append(padded: clock.hour, to: &bytes)
    case .paddedHourOfDayHalf: append(padded: hourOfDayHalf, to: &bytes)
    case .isoWeekday: append(clock.isoWeekday, digits: 1, to: &bytes)
    case .weekdayFromSunday: append(clock.isoWeekday % 7, digits: 1, to: &bytes)
    }
  }

  static func append(fraction nanosecond: Int, to bytes: inout [UInt8]) {
    guard nanosecond != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var digits = 9
    var fraction = nanosecond
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    append(fraction, digits: digits, to: &bytes)
  }

  static func append(offset: Int, _ style: OffsetStyle, to bytes: inout [UInt8]) {
    if offset == 0 && style == .rfc3339 {
      bytes.append(UInt8(ascii: "Z"))
      return
    }
    bytes.append(UInt8(ascii: offset < 0 ? "-" : "+"))
    let minutes = abs(offset) / 60
    append(minutes / 60, digits: 2, to: &bytes)
    if style == .rfc3339 { bytes.append(UInt8(ascii: ":")) }
    append(minutes % 60, digits: 2, to: &bytes)
  }

  static func append(signed value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = abs(value)
    var digits = 1
    var bound = 10
    while magnitude >= bound {
      digits += 1
      bound *= 10
    }
    append(magnitude, digits: digits, to: &bytes)
  }

  private static func append(year: Int, to bytes: inout [UInt8]) {
    if (0...9_999).contains(year) {
      append(year, digits: 4, to: &bytes)
    } else {
      bytes.append(UInt8(ascii: year < 0 ? "-" : "+"))
      append(abs(year), digits: 6, to: &bytes)
    }
  }

  private static func append(padded value: Int, to bytes: inout [UInt8]) {
    if value < 10 { bytes.append(UInt8(ascii: " ")) }
    append(value, digits: value < 10 ? 1 : 2, to: &bytes)
  }

  private static func append(_ value: Int, digits: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    var rest = value
    while divisor > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }
}
