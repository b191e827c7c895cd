/// The value of a text in a machine format: an instant, or less if the text has no offset, no time
/// or no date.
///
/// The names in TOML are offset date-time, local date-time, local date and local time; in Temporal
/// they are `Instant`, `PlainDateTime`, `PlainDate` and `PlainTime`.
///
/// ```swift
/// try MachineFormat.rfc3339Date.parseValue("1979-05-27")  // .date(CivilDate(year: 1979, month: 5, day: 27))
/// ```
public enum MachineValue: Hashable, Sendable {
  /// A date and time with an offset, or a count since 1970.
  case instant(OffsetInstant)
  /// A date and time without an offset.
  case dateTime(CivilDateTime)
  /// A date alone.
  case date(CivilDate)
  /// A time of day alone, and the seconds ahead of UTC if the text gives them.
  case time(CivilTime, offsetSeconds: Int?)
}
