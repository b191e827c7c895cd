internal import Faults

extension ParsedFields {
  /// The instant of the fields of the whole text; without an offset it is in UTC.
  @inline(__always)
  mutating func instant(_ bytes: Span<UInt8>) throws(FormatError) -> OffsetInstant {
    guard has(.count) || reportsDate else {
      throw Self.timeAlone(bytes)
    }
    var nanosecond = self[.fraction]
    var seconds: Int
    if has(.count) {
      seconds = countSeconds
    } else {
      let second = self[.second]
      seconds =
        try day(bytes) &* CivilCalendar.secondsPerDay &+ (try secondOfMinutes(bytes))
        &- self[.offset] &+ second
      if second == 60 {
        try checkLeapSecond(endingAt: seconds, bytes)
        seconds &-= 1
        nanosecond = 999_999_999
      }
    }
    guard Instant.validSeconds.contains(Int64(seconds)) else {
      throw Self.outOfRange(bytes, at: has(.count) ? position(of: .count) : 0)
    }
    return OffsetInstant(
      instant: Instant(uncheckedSeconds: Int64(seconds), nanosecond: Int32(nanosecond)),
      offsetSeconds: has(.offset) ? self[.offset] : nil
    )
  }

  /// The instant of the fields of the whole text, as a local time of a zone; a date alone is the
  /// first moment of its day.
  mutating func instant(
    _ bytes: Span<UInt8>,
    in rules: TimeZoneRules,
    choosing choice: LocalTimeChoice
  ) throws(FormatError) -> OffsetInstant {
    guard reportsDate else { throw Self.timeAlone(bytes) }
    let isLeapSecond = self[.second] == 60
    let isDateAlone = present.isDisjoint(with: .times)
    let seconds =
      try day(bytes) * CivilCalendar.secondsPerDay + (try secondOfMinutes(bytes))
      + (isLeapSecond ? 59 : self[.second])
    let nanosecond = isLeapSecond ? 999_999_999 : self[.fraction]
    let found: OffsetInstant
    do throws(FormatError) {
      let clock = CivilDateTime(clockSeconds: seconds, Int32(nanosecond))
      found =
        has(.zoneName)
        ? try instant(ofNamed: clock, bytes, in: rules, choosing: choice)
        : isDateAlone
          ? try rules.startOfDay(clock.date, choosing: choice)
          : try rules.instant(of: clock, choosing: choice)
    } catch {
      if error.code == .instantOutOfRange { throw Self.outOfRange(bytes) }
      throw error
    }
    if isLeapSecond {
      try checkLeapSecond(endingAt: Int(found.instant.secondsSince1970) + 1, bytes)
    }
    return found
  }

  /// The value of the fields: an instant, or less if they do not give one.
  mutating func value(_ bytes: Span<UInt8>) throws(FormatError) -> MachineValue {
    let hasTime = !present.isDisjoint(with: .times)
    if has(.count) || (has(.offset) && reportsDate) { return .instant(try instant(bytes)) }
    guard reportsDate else { return try timeOfDay(bytes) }
    if hasTime {
      let instant = try instant(bytes).instant
      return .dateTime(CivilDateTime(instant))
    }
    let days = try day(bytes)
    // Weeks at the start or end of a year can extend into the year before or after it.
    guard Instant.validSeconds.contains(Int64(days &* CivilCalendar.secondsPerDay)) else {
      throw Self.outOfRange(bytes)
    }
    return .date(CivilDate(daysSince1970: days))
  }

  private mutating func timeOfDay(_ bytes: Span<UInt8>) throws(FormatError) -> MachineValue {
    let isLeapSecond = self[.second] == 60
    let minutes = try secondOfMinutes(bytes)
    if isLeapSecond {
      let clock = minutes - self[.offset] + 60
      let atUTC =
        clock - CivilCalendar.floorDivide(clock, by: CivilCalendar.secondsPerDay)
        * CivilCalendar.secondsPerDay
      guard atUTC == 0 else {
        throw TextReader.impossible(
          bytes,
          at: position(of: .second),
          Reason("second-60-not-at-midnight", "second 60 follows only 23:59:59 UTC")
        )
      }
    }
    let time = CivilTime(
      secondOfDay: (minutes + (isLeapSecond ? 59 : self[.second])) % CivilCalendar.secondsPerDay,
      nanosecond: isLeapSecond ? 999_999_999 : self[.fraction]
    )
    return .time(time, offsetSeconds: has(.offset) ? self[.offset] : nil)
  }

  @inline(__always)
  private var reportsDate: Bool {
    !present.isDisjoint(with: .calendarYears.union(.weekYears))
  }

  @inline(never)
  private static func timeAlone(_ bytes: Span<UInt8>) -> FormatError {
    TextReader.impossible(
      bytes,
      at: 0,
      Reason("time-alone", "a time without a date is not an instant")
    )
  }

  @inline(never)
  static func outOfRange(_ bytes: Span<UInt8>, at offset: Int = 0) -> FormatError {
    TextReader.impossible(
      bytes,
      at: offset,
      Reason(
        "instant-outside-of-years",
        "the instant is outside the years -9999 to 9999 in UTC"
      )
    )
  }
}
