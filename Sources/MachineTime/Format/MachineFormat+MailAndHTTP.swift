extension MachineFormat {
  /// The date of HTTP headers such as `Last-Modified`: read in three forms, written in one.
  ///
  /// Reading accepts the preferred form, `Sun, 06 Nov 1994 08:49:37 GMT`, and the two obsolete
  /// ones, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`. Every letter must be as
  /// shown here, including its case. All of them are in UTC, and the offset is 0. The weekday must
  /// match the date. Second 60 is read as in ``rfc3339``. A year of four digits can be any year,
  /// also one before 1900.
  ///
  /// A year of two digits is the latest year that puts the text at most 50 years from now. So in
  /// this form, and in no other, the result depends on the system's clock.
  ///
  /// Writing gives the preferred form, always in UTC, and cuts off fractions of a second. A year
  /// outside 0 to 9999 is written with its sign and six digits, and cannot be read.
  ///
  /// ``lenient`` also accepts:
  /// - names, `GMT` and `UTC` in upper or lower case, and long names in place of short ones
  /// - no weekday, one that does not match the date, and no comma after it
  /// - any white space in place of a space, and around the text
  /// - hyphens or spaces between day, month and year, and a year of two or four digits
  /// - one digit for the day and the hour
  /// - no second, and 24:00 or 24:00:00 for the next midnight
  /// - `UTC` or nothing in place of `GMT`, and `GMT` in the third form; the offset is always 0
  ///
  /// ```swift
  /// let instant = try MachineFormat.http.parse("Sun Nov  6 08:49:37 1994").instant
  /// MachineFormat.http.string(instant, offsetSeconds: 3_600)  // "Sun, 06 Nov 1994 08:49:37 GMT"
  /// ```
  ///
  /// Source: [RFC 9110, section 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
  public static let http = MachineFormat(
    FormatPlan(source: "http", grammar: .http, elements: .fixedDate, isUTC: true)
  )

  /// The date of a mail header, including the obsolete forms.
  ///
  /// Reading accepts names in upper or lower case, and a day of one or two digits. The weekday may
  /// be missing; if present, it must match the date. The second may be missing; second 60 is read
  /// as in ``rfc3339``. White space is any run of spaces, tabs and line ends; around the month
  /// there may be none. Of the obsolete forms it accepts:
  /// - years of two digits for 2000 to 2049 and 1950 to 1999, and of three digits for 1900 and
  ///   later; a year of four digits can be any year, though RFC 5322 begins with 1900
  /// - comments, nested up to 100 levels, around hour, minute and second and at the end
  /// - the zones `UT`, `GMT`, and `EST`, `EDT` and so on to `PDT`
  /// - a single letter except `J`, and three to five letters that are none of these zones; they do
  ///   not define an offset, so it is read as 0, like `-0000`
  ///
  /// White space must precede the zone, and an offset is at most 23:59. Comments around the
  /// weekday, the day and the year, which section 4.3 also allows, are only accepted by
  /// ``lenient``.
  ///
  /// Writing gives two digits of the day, the second, and an offset of hours and minutes, to which
  /// other offsets are rounded as in ``rfc3339``. Fractions of a second are cut off. A year outside
  /// 0 to 9999 is written with its sign and six digits, and cannot be read.
  ///
  /// ``lenient`` also accepts:
  /// - a weekday that does not match the date, and long names of weekdays and months
  /// - no comma after the weekday
  /// - hyphens between day, month and year
  /// - periods in place of colons, and one digit for the hour
  /// - a colon in the offset, no space before the zone, and no zone; without a zone the offset is
  ///   nil, and the text is read as UTC
  /// - comments wherever white space is allowed
  ///
  /// ```swift
  /// let parsed = try MachineFormat.rfc5322.parse("7 Feb 14 12:00 (noon) MST")
  /// parsed.instant.secondsSince1970  // 1391799600
  /// MachineFormat.rfc5322.string(parsed.instant, offsetSeconds: -25_200)  // "Fri, 07 Feb 2014 12:00:00 -0700"
  /// ```
  ///
  /// Source: [RFC 5322, section 3.3](https://www.rfc-editor.org/rfc/rfc5322#section-3.3) and
  /// [section 4.3](https://www.rfc-editor.org/rfc/rfc5322#section-4.3).
  public static let rfc5322 = MachineFormat(
    FormatPlan(
      source: "rfc5322",
      grammar: .rfc5322,
      elements: .fixedDateAndTime + [.offset(.rfc5322)]
    )
  )

  /// The expiry date of a cookie, read from any text in which browsers would find one.
  ///
  /// Reading looks at the tokens of the text in their order; spaces and most punctuation separate
  /// them. The first token that starts like a time is the time, and so on for day, month and year.
  /// All other tokens are ignored, weekdays and zones among them. The result is in UTC, and the
  /// offset is 0. A year of two digits is one of 1970 to 2069, and years before 1601 are refused.
  /// Second 60 is refused.
  ///
  /// Writing gives the form of ``http``, which servers should send. ``lenient`` accepts nothing
  /// more, because the format itself is already lenient.
  ///
  /// ```swift
  /// let instant = try MachineFormat.cookie.parse("expires on 9-Jun-21, 10:18:14 (EST)").instant
  /// MachineFormat.cookie.string(instant)  // "Wed, 09 Jun 2021 10:18:14 GMT"
  /// ```
  ///
  /// Source: [RFC 6265, section 5.1.1](https://www.rfc-editor.org/rfc/rfc6265#section-5.1.1), with
  /// [erratum 4148](https://www.rfc-editor.org/errata/eid4148): a token may end after its digits.
  public static let cookie = MachineFormat(
    FormatPlan(source: "cookie", grammar: .cookie, elements: .fixedDate, isUTC: true)
  )
}

extension [FormatElement] {
  /// `Sun, 06 Nov 1994 08:49:37 `, which a zone must follow.
  fileprivate static let fixedDateAndTime: [FormatElement] = [
    .name(.weekday, isShort: true), .literal(UInt8(ascii: ",")), .literal(UInt8(ascii: " ")),
    .number(.day, .two), .literal(UInt8(ascii: " ")), .name(.month, isShort: true),
    .literal(UInt8(ascii: " ")), .number(.year, .four), .literal(UInt8(ascii: " ")),
    .number(.hour, .two), .literal(UInt8(ascii: ":")), .number(.minute, .two),
    .literal(UInt8(ascii: ":")), .number(.second, .two), .literal(UInt8(ascii: " ")),
  ]
  fileprivate static let fixedDate = fixedDateAndTime + "GMT".utf8.map { .literal($0) }
}
