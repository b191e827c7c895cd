extension MachineFormat {
  /// The forms of ISO 8601-1 that give a day, a time of day, or both.
  ///
  /// | Part | Extended | Basic |
  /// |---|---|---|
  /// | date | `2014-02-07`, `2014-038`, `2014-W06-5` | `20140207`, `2014038`, `2014W065` |
  /// | time, after a `T` | `12`, `12:00`, `12:00:00` | `12`, `1200`, `120000` |
  /// | offset | `Z`, `-07`, `-07:00` | `Z`, `-07`, `-0700` |
  ///
  /// The parts of a text are all extended or all basic. A fraction of the smallest unit follows a
  /// period or a comma. It has any number of digits and is read exactly, cut to nanoseconds. Hour
  /// 24 is the start of the next day, `24:00:00`. A year outside 0 to 9999 has a sign and six
  /// digits, within −9999 to 9999; `-000000` is refused. Second 60 is read as in ``rfc3339``, and
  /// `-00:00` is read as 0.
  ///
  /// The parts that are present decide the ``MachineValue``. Without an offset it is a date and
  /// time without an offset, which ``parse(_:)-(String)`` reads as UTC. It can also be a date
  /// alone, or a time alone with its `T`. Dates without a day (`2014-02`, `2014-W06`, `2014`) are
  /// refused.
  ///
  /// ``lenient`` also accepts:
  /// - extended and basic parts in one text
  /// - `t` and `z`, one space in place of `T`, and a time alone without `T`, if it has a colon or
  ///   six digits
  /// - spaces before and after the text and before the offset
  /// - dates without a day, which are read as the first day of the month or year, or the Monday of
  ///   the week
  /// - U+2212 in place of a minus sign
  /// - whole seconds in an offset, `-00:00:30`
  ///
  /// A text is written as in ``rfc3339``.
  ///
  /// ```swift
  /// try MachineFormat.iso8601.parse("2014-W06-5T12,5-07").instant.secondsSince1970  // 1391801400
  /// try MachineFormat.iso8601.parseValue("2014038")  // .date(CivilDate(year: 2014, month: 2, day: 7))
  /// try MachineFormat.iso8601.parseValue("T07:32")  // .time(CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
  /// try MachineFormat.iso8601.parse("2014-02-07T1200")  // throws
  /// ```
  ///
  /// Source: ISO 8601-1:2019, 4.3 and 5.2 to 5.4.
  public static let iso8601 = MachineFormat(
    FormatPlan(source: "iso8601", grammar: .iso8601(.iso8601), elements: .internetDateTime)
  )

  /// ``iso8601``, but written in its basic format, without separators.
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: 1_391_799_600)
  /// MachineFormat.iso8601Basic.string(instant, offsetSeconds: -25_200)  // "20140207T120000-0700"
  /// ```
  ///
  /// Source: ISO 8601-1:2019, 5.4.2.1.
  public static let iso8601Basic = MachineFormat(
    FormatPlan(
      source: "iso8601-basic",
      grammar: .iso8601(.iso8601),
      elements: [
        .number(.year, .four), .number(.month, .two), .number(.day, .two),
        .letter(UInt8(ascii: "T")), .number(.hour, .two), .number(.minute, .two),
        .number(.second, .two), .fraction(.optional),
        .offset(OffsetShape(hasColon: false, writesZ: true)),
      ]
    )
  )

  /// ``iso8601``, but written with the week year, the week and the weekday (Monday is 1).
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: 1_391_799_600)
  /// MachineFormat.iso8601Week.string(instant, offsetSeconds: -25_200)  // "2014-W06-5T12:00:00-07:00"
  /// ```
  ///
  /// Source: ISO 8601-1:2019, 5.2.4 and 5.4.2.1.
  public static let iso8601Week = MachineFormat(
    FormatPlan(
      source: "iso8601-week",
      grammar: .iso8601(.iso8601),
      elements: [
        .number(.weekYear, .four), .literal(UInt8(ascii: "-")), .literal(UInt8(ascii: "W")),
        .number(.week, .two), .literal(UInt8(ascii: "-")), .number(.isoWeekday, .one),
        .letter(UInt8(ascii: "T")),
      ] + .internetTime
    )
  )

  /// ``iso8601``, but written with the day of the year.
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: 1_391_799_600)
  /// MachineFormat.iso8601Ordinal.string(instant, offsetSeconds: -25_200)  // "2014-038T12:00:00-07:00"
  /// ```
  ///
  /// Source: ISO 8601-1:2019, 5.2.3 and 5.4.2.1.
  public static let iso8601Ordinal = MachineFormat(
    FormatPlan(
      source: "iso8601-ordinal",
      grammar: .iso8601(.iso8601),
      elements: [
        .number(.year, .four), .literal(UInt8(ascii: "-")), .number(.dayOfYear, .three),
        .letter(UInt8(ascii: "T")),
      ] + .internetTime
    )
  )

  /// The four kinds of dates and times of TOML.
  ///
  /// They are an offset date-time, a local date-time, a local date and a local time, in the form of
  /// ``rfc3339``. One space may replace the `T`. Seconds are required, and a fraction follows a
  /// period. A time alone has neither a `T` nor an offset. Second 60 is read as in ``rfc3339``. A
  /// text is written as in ``rfc3339``.
  ///
  /// ```swift
  /// try MachineFormat.toml.parse("1979-05-27 07:32:00Z").instant.secondsSince1970  // 296638320
  /// try MachineFormat.toml.parseValue("1979-05-27")  // .date(CivilDate(year: 1979, month: 5, day: 27))
  /// try MachineFormat.toml.parseValue("07:32:00")  // .time(CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
  /// ```
  ///
  /// Source: [TOML 1.0, Offset Date-Time to Local
  /// Time](https://toml.io/en/v1.0.0#offset-date-time).
  public static let toml = MachineFormat(
    FormatPlan(source: "toml", grammar: .iso8601(.toml), elements: .internetDateTime)
  )
}
