extension MachineFormat {
  /// The Internet date and time format, strictly as its grammar says.
  ///
  /// Reading takes `T` and `Z` in either case, no space in their place, any number of digits of a
  /// second (beyond nine they are cut off), and needs an offset; `-00:00` counts as 0. Second 60 is
  /// taken in the last minute of a month in UTC, where leap seconds are, and becomes the last
  /// nanosecond of second 59: so it stays in its month and before all that follows.
  ///
  /// Writing gives the fewest digits of a second that hold the nanosecond, and offset 0 as `Z`. An
  /// offset that is not of whole minutes is rounded to one, and the clock with it, so that the text
  /// names the same instant. A year outside 0 to 9999, for which the standard has no
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
}

extension [FormatElement] {
  static let internetDate: [FormatElement] = [
    .number(.year, .four), .literal(UInt8(ascii: "-")), .number(.month, .two),
    .literal(UInt8(ascii: "-")), .number(.day, .two),
  ]
  static let internetTime: [FormatElement] = [
    .number(.hour, .two), .literal(UInt8(ascii: ":")), .number(.minute, .two),
    .literal(UInt8(ascii: ":")), .number(.second, .two), .fraction(.optional),
    .offset(.rfc3339),
  ]
  static let internetDateTime = internetDate + [.letter(UInt8(ascii: "T"))] + internetTime
}
