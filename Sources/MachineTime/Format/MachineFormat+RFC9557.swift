extension MachineFormat {
  /// The date and time of ``rfc3339`` with suffixes in brackets: a zone, a calendar, and others.
  ///
  /// A zone comes first, as a name or as an offset `[+01:00]`. Keys with values follow. `!` makes a
  /// suffix critical. The key `u-ca` names the calendar that the date should be shown in; it does
  /// not change the result. If it is given twice, the first is used, and both are refused when
  /// either is critical. Every other key is ignored, or refused when it is critical.
  ///
  /// ``parse(_:)-(String)`` returns the instant by the offset and ignores the suffixes; but a
  /// critical offset in place of the zone must be the offset of the time.
  /// ``parseZoned(_:)-(String)`` returns the suffixes too, and
  /// ``ZonedInstant/offsetInstant(in:resolving:choosing:)`` applies the zone. ``string(_:in:)`` writes the zone;
  /// without a zone the text is that of ``rfc3339``.
  ///
  /// ```swift
  /// let text = "2022-07-08T02:14:07+02:00[Europe/Paris][u-ca=hebrew]"
  /// try MachineFormat.rfc9557.parse(text).instant.secondsSince1970  // 1657239247
  /// try MachineFormat.rfc9557.parseZoned(text).calendar  // "hebrew"
  /// ```
  ///
  /// Source: [RFC 9557, sections 3 and 4](https://www.rfc-editor.org/rfc/rfc9557#section-3).
  public static let rfc9557 = MachineFormat(
    FormatPlan(source: "rfc9557", grammar: .iso8601(.rfc9557), elements: .internetDateTime)
  )

  /// The profile of ISO 8601 that ECMAScript's Temporal reads.
  ///
  /// It is ``rfc9557`` and more. It also reads basic and extended parts in any mixture, an hour
  /// alone or hour and minute, a comma in place of the period, at most nine digits of a fraction,
  /// and a space in place of `T`. It reads years with a sign and six digits (here within −9999 to
  /// 9999), offsets and zones of hours alone, and offsets with seconds. A fraction of an offset
  /// must be 0, since offsets here are whole seconds. Second 60 is read as 59 in any minute; hour
  /// 24 is refused.
  ///
  /// ``parse(_:)-(String)`` requires date, time and offset, as `Temporal.Instant` does.
  /// ``parseValue(_:)-(String)`` also reads a date alone, a date and time, a time alone, and the
  /// date alone of an ISO week, `2024-W01-5`. A time alone without its `T` must have a colon or six
  /// digits. Temporal refuses such digits if they could be a year and a month; here they are a
  /// time. Two or four digits need the `T` here, and so do `13-14` and `2021-13`, which cannot be
  /// such a date. A year and month alone, or a month and day alone, cannot be read.
  ///
  /// ``parse(_:)-(String)`` reads an offset as it is written, as `Temporal.Instant` does, even if it
  /// is the rounded form of an offset with seconds that the zone once had;
  /// ``ZonedInstant/offsetInstant(in:resolving:choosing:)`` finds the exact instant. A text is
  /// written as in ``rfc9557``.
  ///
  /// ```swift
  /// try MachineFormat.temporal.parse("20200101 00:00+00:00:01[!u-ca=iso8601]").offsetSeconds  // 1
  /// try MachineFormat.temporal.parseValue("2024-W01-5")  // .date(CivilDate(year: 2024, month: 1, day: 5))
  /// try MachineFormat.temporal.parse("2020-01-01T00:00")  // throws
  /// ```
  ///
  /// Source: [Temporal, ISO 8601
  /// grammar](https://tc39.es/proposal-temporal/#sec-temporal-iso8601grammar).
  public static let temporal = MachineFormat(
    FormatPlan(source: "temporal", grammar: .iso8601(.temporal), elements: .internetDateTime)
  )

  /// Whether a text in this format may name a zone in brackets, as in ``rfc9557`` and ``temporal``.
  ///
  /// ```swift
  /// MachineFormat.rfc9557.readsZoneNames  // true
  /// MachineFormat.rfc3339.readsZoneNames  // false
  /// ```
  public var readsZoneNames: Bool {
    guard case .iso8601(let profile) = plan.grammar else { return false }
    return profile.contains(.annotations)
  }
}
