public import Faults

extension FormatError.Code {
  // MARK: Instants and fields

  /// An instant outside the years −9999 to 9999 in UTC.
  public static var instantOutOfRange: Self { Self(rawValue: "instant-out-of-range") }
  /// A field of a date, a time or an offset (in seconds) that is outside its range.
  public static var fieldOutOfRange: Self { Self(rawValue: "field-out-of-range") }
  /// A day that its month does not have.
  public static var impossibleDay: Self { Self(rawValue: "impossible-day") }

  // MARK: Machine formats

  /// A format that cannot be used.
  ///
  /// The offset is the byte where the fault begins.
  public static var invalidFormat: Self { Self(rawValue: "invalid-format") }
  /// A text that does not have the shape of its format.
  ///
  /// The offset is the byte where it deviates.
  ///
  /// The reason names what would have fitted. For a text written by a person, the proposal shows
  /// how the locale writes it, if that can be found out. A text of more than 120 bytes is
  /// shortened.
  public static var unreadable: Self { Self(rawValue: "unreadable") }
  /// A text of the right shape that is not a real date or time.
  ///
  /// The offset is where the field begins.
  ///
  /// A text of more than 120 bytes is shortened.
  public static var impossible: Self { Self(rawValue: "impossible") }
  /// An offset that the zone does not have at that instant, in a text that marks the zone as
  /// critical.
  public static var inconsistentOffset: Self { Self(rawValue: "inconsistent-offset") }

  // MARK: Time zones

  /// A name that cannot be the name of a zone.
  ///
  /// It is empty, longer than 255 bytes or an absolute path; or it has an empty, `.` or `..`
  /// component, or a byte that is not a letter, a digit or one of `._+-/`.
  public static var invalidTimeZoneID: Self { Self(rawValue: "invalid-time-zone-id") }
  /// A well-formed zone name that the system's data does not contain.
  public static var unknownTimeZone: Self { Self(rawValue: "unknown-time-zone") }
  /// A zone file that exists but cannot be used.
  public static var invalidTimeZoneData: Self { Self(rawValue: "invalid-time-zone-data") }
  /// Missing time zone data: none of the system's folders exists, because the package `tzdata` is
  /// not installed.
  public static var missingTimeZoneData: Self { Self(rawValue: "missing-time-zone-data") }
  /// A current zone that is set by a file (the error's text), where nothing gives the zone's name.
  public static var unnamedCurrentTimeZone: Self { Self(rawValue: "unnamed-current-time-zone") }
  /// A setting of the current zone, a file or the variable `TZ`, that exists but cannot be used.
  public static var invalidCurrentTimeZone: Self { Self(rawValue: "invalid-current-time-zone") }
  /// A local time that the zone's clocks never show, because a transition moves them forward past
  /// it.
  public static var skippedLocalTime: Self { Self(rawValue: "skipped-local-time") }
  /// A local time that the zone's clocks show more than once, because a transition moves them back.
  public static var repeatedLocalTime: Self { Self(rawValue: "repeated-local-time") }
}
