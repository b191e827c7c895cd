extension FormatError {
  /// What kind of error it is.
  ///
  /// The codes are not a closed list: a later version may have more.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// A stable name in lower case, such as `unknown-time-zone`.
    public let rawValue: String
    /// The name.
    public var description: String { rawValue }

    /// Makes a code of a name.
    ///
    /// - Parameter rawValue: A name in lower case, such as `unknown-time-zone`.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension FormatError.Code {
  // MARK: Instants and fields

  /// An instant outside the years −9999 to 9999 in UTC.
  public static var instantOutOfRange: Self { Self(rawValue: "instant-out-of-range") }
  /// A field of a date, a time or an offset (in seconds) that is not within its range.
  public static var fieldOutOfRange: Self { Self(rawValue: "field-out-of-range") }
  /// A day that its month does not have.
  public static var impossibleDay: Self { Self(rawValue: "impossible-day") }

  // MARK: Machine formats

  /// A format that cannot be used, and the byte where its fault begins.
  public static var invalidFormat: Self { Self(rawValue: "invalid-format") }
  /// A text that is not of its format's shape, and the byte where it departs.
  ///
  /// The reason says what would have fitted, and for a text that a person wrote the proposal how the locale
  /// writes it, if that can be told. A text of more than 120 bytes is shortened.
  public static var unreadable: Self { Self(rawValue: "unreadable") }
  /// A text of the right shape that names no real date or time, and the byte where the field begins.
  ///
  /// A text of more than 120 bytes is shortened.
  public static var impossible: Self { Self(rawValue: "impossible") }
  /// An offset at which the zone's clocks do not stand at that instant, in a text that makes the
  /// zone critical.
  public static var inconsistentOffset: Self { Self(rawValue: "inconsistent-offset") }

  // MARK: Time zones

  /// A zone name that no zone could have.
  ///
  /// It is empty, longer than 255 bytes, an absolute path, with an empty, `.` or `..` component, or
  /// with a byte that is not a letter, a digit or one of `._+-/`.
  public static var invalidTimeZoneID: Self { Self(rawValue: "invalid-time-zone-id") }
  /// A well-formed zone name that the system's data does not hold.
  public static var unknownTimeZone: Self { Self(rawValue: "unknown-time-zone") }
  /// A file of the zone that is there and cannot be used.
  public static var invalidTimeZoneData: Self { Self(rawValue: "invalid-time-zone-data") }
  /// The lack of the system's time zone data: none of its folders exists, so the package `tzdata` is
  /// not installed.
  public static var missingTimeZoneData: Self { Self(rawValue: "missing-time-zone-data") }
  /// A current zone that is set by a file (the error's text) without anything that says the zone's name.
  public static var unnamedCurrentTimeZone: Self { Self(rawValue: "unnamed-current-time-zone") }
  /// A setting of the current zone, a file or the variable `TZ`, that is there and cannot be used.
  public static var invalidCurrentTimeZone: Self { Self(rawValue: "invalid-current-time-zone") }
  /// A local time that the zone's clocks never show: a transition sets them forward past it.
  public static var skippedLocalTime: Self { Self(rawValue: "skipped-local-time") }
  /// A local time that the zone's clocks show more than once: a transition sets them back.
  public static var repeatedLocalTime: Self { Self(rawValue: "repeated-local-time") }
}
