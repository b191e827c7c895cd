extension MachineFormat {
  /// The date of HTTP headers such as `Last-Modified`: read in three forms, written in one.
  ///
  /// Reading takes the preferred form, `Sun, 06 Nov 1994 08:49:37 GMT`, and the two obsolete ones,
  /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`, letter by letter, capitals as
  /// here. All of them are in UTC, and the offset is 0. The weekday has to be the date's. Second 60
  /// is taken as ``rfc3339`` takes it. Four digits are any year, also one before 1900.
  ///
  /// A year of two digits is the latest that puts the text at most 50 years from now. So the text's
  /// year depends on the system's clock, in this form and in no other.
  ///
  /// Writing gives the preferred form, in UTC whatever the offset, and cuts off parts of a second.
  /// A year outside 0 to 9999 is written with its sign and six digits, and not read.
  ///
  /// ``lenient`` takes besides:
  /// - names, `GMT` and `UTC` in either case, and long names for short ones
  /// - no weekday, one that is not the date's, and no comma behind it
  /// - any white space for a space, and around the text
  /// - hyphens or spaces between day, month and year, and a year of two or four digits
  /// - one digit for the day and the hour
  /// - no second, and 24:00 or 24:00:00, the next midnight
  /// - `UTC` or nothing for `GMT`, and `GMT` in the third form; the offset is 0 in every case
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

  /// The date of a mail's header, the obsolete forms too.
  ///
  /// Reading takes names in either case; a day of one or two digits; a date without weekday, or with
  /// the date's; a time without second; second 60 as ``rfc3339`` takes it; for white space any run of
  /// spaces, tabs and line ends, or nothing around the month. Of the obsolete forms it takes:
  /// - two digits for a year of 2000 to 2049 and of 1950 to 1999, three for 1900 and more; four are any
  ///   year, though RFC 5322 begins with 1900
  /// - comments, up to 100 within one another, around hour, minute and second and at the end
  /// - the zones `UT`, `GMT`, and `EST`, `EDT` and so on to `PDT`
  /// - a letter but `J`, and three to five letters that are none of these zones, which say nothing of
  ///   the offset: it counts as 0, as `-0000` does
  ///
  /// White space has to stand before the zone, and an offset reaches to 23:59. Comments around the
  /// weekday, the day and the year, which section 4.3 has too, are left to ``lenient``.
  ///
  /// Writing gives two digits of the day, the second and an offset of hours and minutes, to which
  /// other offsets are rounded as in ``rfc3339``. Parts of a second are cut off. A year outside 0 to
  /// 9999 is written with its sign and six digits, and not read.
  ///
  /// ``lenient`` takes besides:
  /// - a weekday that is not the date's, its long name and the month's
  /// - no comma behind the weekday
  /// - hyphens between day, month and year
  /// - periods for colons, and one digit for the hour
  /// - a colon in the offset, no space before the zone, and no zone, which leaves the offset nil and
  ///   is read as UTC
  /// - comments wherever white space may stand
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

  /// The date at which a cookie expires, read from any text in which browsers would find one.
  ///
  /// Reading looks at the text's tokens, between spaces and most punctuation, in their order: the
  /// first that starts like a time is the time, and so on for day, month and year. Other tokens,
  /// weekdays and zones among them, say nothing; the result is in UTC, and the offset is 0. A year of
  /// two digits is one of 1970 to 2069, and no year is before 1601. Second 60 is refused.
  ///
  /// Writing gives the form of ``http``, which servers should send. ``lenient`` takes nothing
  /// besides, for there is little left to forgive.
  ///
  /// ```swift
  /// let instant = try MachineFormat.cookie.parse("expires on 9-Jun-21, 10:18:14 (EST)").instant
  /// MachineFormat.cookie.string(instant)  // "Wed, 09 Jun 2021 10:18:14 GMT"
  /// ```
  ///
  /// Source: [RFC 6265, section 5.1.1](https://www.rfc-editor.org/rfc/rfc6265#section-5.1.1), with
  /// [erratum 4148](https://www.rfc-editor.org/errata/eid4148): a token may end with its digits.
  public static let cookie = MachineFormat(
    FormatPlan(source: "cookie", grammar: .cookie, elements: .fixedDate, isUTC: true)
  )
}

extension [FormatElement] {
  /// `Sun, 06 Nov 1994 08:49:37 ` and a zone behind it.
  fileprivate static let fixedDateAndTime: [FormatElement] = [
    .name(.weekday, isShort: true), .literal(UInt8(ascii: ",")), .literal(UInt8(ascii: " ")),
    .number(.day, .two), .literal(UInt8(ascii: " ")), .name(.month, isShort: true),
    .literal(UInt8(ascii: " ")), .number(.year, .four), .literal(UInt8(ascii: " ")),
    .number(.hour, .two), .literal(UInt8(ascii: ":")), .number(.minute, .two),
    .literal(UInt8(ascii: ":")), .number(.second, .two), .literal(UInt8(ascii: " ")),
  ]
  fileprivate static let fixedDate = fixedDateAndTime + "GMT".utf8.map { .literal($0) }
}
