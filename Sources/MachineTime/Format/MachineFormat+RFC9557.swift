extension MachineFormat {
  /// The date and time of ``rfc3339`` with suffixes in brackets: a zone, a calendar, and others.
  ///
  /// A zone comes first, by its name or as an offset `[+01:00]`; then come keys and values. `!`
  /// makes a suffix critical. The key `u-ca` names a calendar to show the date in, by which nothing
  /// is reckoned here; of two the first counts, and both are refused when either is critical. Every
  /// other key is ignored, or refused when it is critical.
  ///
  /// ``parse(_:)-(String)`` gives the instant by the offset and drops the suffixes; a critical
  /// offset in the zone's place has to be that of the time. ``parseZoned(_:)-(String)`` gives the
  /// suffixes too. Whether the zone has that offset then, ``ZonedInstant/offsetInstant(in:)`` finds
  /// out. ``string(_:in:)`` writes the zone; without one the text is that of ``rfc3339``.
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
  /// It is ``rfc9557`` and more: basic and extended parts in any mixture, the hour alone or hour and
  /// minute, a comma for the period, at most nine digits of a fraction, a space for `T`, years of a
  /// sign and six digits (here within −9999 to 9999), offsets and zones of hours alone, and offsets
  /// with seconds. A fraction of an offset has to be 0, since offsets here are whole seconds. Second
  /// 60 is read as 59, wherever it stands; hour 24 is refused.
  ///
  /// ``parse(_:)-(String)`` needs date, time and offset, as `Temporal.Instant` does.
  /// ``parseValue(_:)-(String)`` takes the date, the date and time or the time alone too, and the
  /// date alone of an ISO week, `2024-W01-5`. A time alone without its `T` has a colon or six digits,
  /// though Temporal wants the `T` where these could be a year and a month; what has two digits or
  /// four, and `13-14` or `2021-13`, which are no such date, needs its `T` here. Years and months,
  /// months and days alone are not read.
  ///
  /// An offset is taken as it is written, also where it stands for one with seconds that a zone had
  /// long ago. Writing is that of ``rfc9557``.
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
