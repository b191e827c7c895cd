extension MachineFormat {
  /// Every standard format; its ``source`` is its name.
  ///
  /// ```swift
  /// MachineFormat.standards.contains(.rfc3339)  // true
  /// ```
  public static let standards: [MachineFormat] = [
    .rfc3339, .rfc3339Date, .rfc3339Time, .rfc9557, .iso8601, .iso8601Basic, .iso8601Week,
    .iso8601Ordinal, .temporal, .toml, .rfc5322, .http, .cookie, .unixSeconds, .unixMilliseconds,
    .unixMicroseconds, .unixNanoseconds,
  ]

  /// Returns the standard format with a name.
  ///
  /// ```swift
  /// MachineFormat.standard(named: "unix-ms") == .unixMilliseconds  // true
  /// MachineFormat.standard(named: "ISO")  // nil
  /// ```
  /// - Parameter name: The ``source`` of one of ``standards``; upper and lower case differ.
  /// - Returns: The format, or nil when no format has that name.
  public static func standard(named name: String) -> MachineFormat? {
    standards.first { $0.source == name }
  }

  /// The Internet date and time format, exactly as its grammar defines it.
  ///
  /// Reading accepts `T` and `Z` in upper or lower case, but no space in place of `T`. It accepts
  /// any number of digits of a fraction (beyond nine they are cut off), and requires an offset;
  /// `-00:00` is read as 0. Second 60 is accepted in the last minute of a month in UTC, where leap
  /// seconds occur. It becomes the last nanosecond of second 59, so that it stays in its month and
  /// before every later instant.
  ///
  /// Writing gives the fewest digits of a fraction that keep the nanosecond, and offset 0 as `Z`.
  /// An offset that is not of whole minutes is rounded to whole minutes, and the clock with it, so
  /// that the text is the same instant. A year outside 0 to 9999, for which the standard has no
  /// form, is written with its sign and six digits.
  ///
  /// ```swift
  /// let instant = try MachineFormat.rfc3339.parse("1985-04-12T23:20:50.52Z").instant
  /// MachineFormat.rfc3339.string(instant)  // "1985-04-12T23:20:50.52Z"
  /// let leap = try MachineFormat.rfc3339.parse("1990-12-31T15:59:60-08:00").instant
  /// MachineFormat.rfc3339.string(leap)  // "1990-12-31T23:59:59.999999999Z"
  /// ```
  ///
  /// Source: [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  public static let rfc3339 = MachineFormat(
    FormatPlan(source: "rfc3339", elements: .internetDateTime)
  )

  /// The date of ``rfc3339`` alone, `full-date` in its grammar.
  ///
  /// ``parse(_:)-(String)`` returns midnight of that date in UTC.
  ///
  /// ```swift
  /// try MachineFormat.rfc3339Date.parse("1970-01-02").instant.secondsSince1970  // 86400
  /// ```
  ///
  /// Source: [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  public static let rfc3339Date = MachineFormat(
    FormatPlan(source: "rfc3339-date", elements: .internetDate)
  )

  /// The time of ``rfc3339`` alone, `full-time` in its grammar.
  ///
  /// It requires an offset and is read by ``parseValue(_:)-(String)``.
  ///
  /// ```swift
  /// try MachineFormat.rfc3339Time.parseValue("08:30:06Z")  // .time(CivilTime(hour: 8, minute: 30, second: 6), offsetSeconds: 0)
  /// ```
  ///
  /// Source: [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  public static let rfc3339Time = MachineFormat(
    FormatPlan(source: "rfc3339-time", elements: .internetTime)
  )

  /// Seconds since 1970 in UTC: a whole number, with a minus sign before 1970.
  ///
  /// Writing rounds down.
  ///
  /// ```swift
  /// try MachineFormat.unixSeconds.parse("1391799600").instant.secondsSince1970  // 1391799600
  /// ```
  public static let unixSeconds = MachineFormat(name: "unix", perSecond: 1)

  /// Milliseconds since 1970 in UTC, otherwise like ``unixSeconds``.
  ///
  /// ```swift
  /// try MachineFormat.unixMilliseconds.parse("-1").instant.nanosecond  // 999000000
  /// ```
  public static let unixMilliseconds = MachineFormat(name: "unix-ms", perSecond: 1_000)

  /// Microseconds since 1970 in UTC, otherwise like ``unixSeconds``.
  ///
  /// ```swift
  /// MachineFormat.unixMicroseconds.string(try Instant(secondsSince1970: 1, nanosecond: 1_999))  // "1000001"
  /// ```
  public static let unixMicroseconds = MachineFormat(name: "unix-us", perSecond: 1_000_000)

  /// Nanoseconds since 1970 in UTC, otherwise like ``unixSeconds``; also beyond 64 bits.
  ///
  /// ```swift
  /// MachineFormat.unixNanoseconds.string(try Instant(secondsSince1970: 253_402_300_799))  // "253402300799000000000"
  /// ```
  public static let unixNanoseconds = MachineFormat(name: "unix-ns", perSecond: 1_000_000_000)

  private init(name: String, perSecond: Int32) {
    self.init(FormatPlan(source: name, elements: [.count(perSecond: perSecond)]))
  }
}

extension [FormatElement] {
  static let internetDate: [FormatElement] = [
    .number(.year, .four), .literal(UInt8(ascii: "-")), .number(.month, .two),
    .literal(UInt8(ascii: "-")), .number(.day, .two),
  ]
  static let localTime: [FormatElement] = [
    .number(.hour, .two), .literal(UInt8(ascii: ":")), .number(.minute, .two),
    .literal(UInt8(ascii: ":")), .number(.second, .two), .fraction(.optional),
  ]
  static let internetTime = localTime + [.offset(.rfc3339)]
  static let internetDateTime = internetDate + [.letter(UInt8(ascii: "T"))] + internetTime
}
