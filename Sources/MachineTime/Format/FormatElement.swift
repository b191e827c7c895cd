/// One step of a compiled machine format.
enum FormatElement: Hashable, Sendable {
  /// Exactly this byte.
  case literal(UInt8)
  /// This capital letter; reading takes the small one too.
  case letter(UInt8)
  /// Exactly this many digits for one field.
  case digits(FormatField, count: Int)
  /// A directive that reading leaves to `strptime_l`.
  case delegated(DelegatedDirective)
  /// `AM` or `PM`, in either case.
  case dayHalf
  /// A period and digits when the nanosecond is not zero; reading takes any number of digits.
  case optionalFraction
  /// An offset from UTC.
  case offset(OffsetStyle)
  /// Seconds since 1970 with an optional minus sign.
  case secondsSince1970
}

/// A field that is written as a fixed number of digits.
enum FormatField: Hashable, Sendable {
  case year
  case yearOfCentury
  case month
  case day
  case dayOfYear
  case hour
  case minute
  case second

  /// What an error calls the field.
  var name: String {
    switch self {
    case .year: "year"
    case .yearOfCentury: "year of the century"
    case .month: "month"
    case .day: "day"
    case .dayOfYear: "day of the year"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// The values that some date or time has.
  var range: ClosedRange<Int> {
    switch self {
    case .year: 0...9_999
    case .yearOfCentury: 0...99
    case .month: 1...12
    case .day: 1...31
    case .dayOfYear: 1...366
    case .hour: 0...23
    case .minute: 0...59
    case .second: 0...60
    }
  }
}

/// A directive whose text is not of a fixed width; the raw value is its letter.
enum DelegatedDirective: UInt8, Hashable, Sendable {
  case shortWeekday = 0x61  // a
  case weekday = 0x41  // A
  case shortMonth = 0x62  // b
  case month = 0x42  // B
  case paddedDay = 0x65  // e
  case hourOfDayHalf = 0x49  // I
  case paddedHour = 0x6B  // k
  case paddedHourOfDayHalf = 0x6C  // l
  case isoWeekday = 0x75  // u
  case weekdayFromSunday = 0x77  // w

  /// What an error says should have stood there.
  var expected: String {
    switch self {
    case .shortWeekday, .weekday: "the English name of a weekday"
    case .shortMonth, .month: "the English name of a month"
    case .paddedDay: "a day from 1 to 31"
    case .hourOfDayHalf, .paddedHourOfDayHalf: "an hour from 1 to 12"
    case .paddedHour: "an hour from 0 to 23"
    case .isoWeekday: "a weekday from 1 to 7"
    case .weekdayFromSunday: "a weekday from 0 to 6"
    }
  }
}

/// How an offset is written and what is read for one.
enum OffsetStyle: Hashable, Sendable {
  /// Written `+hhmm`; reading takes `+hhmm`, `+hh:mm` and `Z`.
  case strftime
  /// Written `Z` or `+hh:mm`; reading takes the same, and `z`.
  case rfc3339
}
