internal import Faults

extension ParsedFields {
  /// Seconds from midnight to the start of the minute.
  @inline(__always)
  mutating func secondOfMinutes(_ bytes: Span<UInt8>) throws(FormatError) -> Int {
    let others: FieldSet = [
      FieldSet(.hourFromOne), FieldSet(.hourOfDayHalf), FieldSet(.hourOfDayHalfFromZero),
      FieldSet(.dayHalf),
    ]
    let isPlain = present.isDisjoint(with: others)
    let hour = isPlain ? self[.hour] : try hourByOtherFields(bytes)
    if hour == 24, self[.minute] | self[.second] | self[.fraction] != 0 {
      throw TextReader.impossible(
        bytes,
        at: position(of: .hour),
        Reason("hour-24-not-at-midnight", "hour 24 is only 24:00:00")
      )
    }
    return hour &* 3_600 &+ self[.minute] &* 60
  }

  @inline(never)
  private mutating func hourByOtherFields(_ bytes: Span<UInt8>) throws(FormatError) -> Int {
    let half =
      has(.hourOfDayHalf)
      ? self[.hourOfDayHalf] % 12
      : has(.hourOfDayHalfFromZero) ? self[.hourOfDayHalfFromZero] : nil
    let whole = has(.hour) ? self[.hour] : has(.hourFromOne) ? self[.hourFromOne] % 24 : nil
    let hour = whole ?? (half ?? 0) + self[.dayHalf] * 12
    // No array of fields, because it would be allocated.
    try checkHour(.hour, hour, bytes)
    try checkHour(.hourFromOne, (hour + 23) % 24 + 1, bytes)
    try checkHour(.hourOfDayHalf, (hour + 11) % 12 + 1, bytes)
    try checkHour(.hourOfDayHalfFromZero, hour % 12, bytes)
    try checkHour(.dayHalf, hour / 12, bytes)
    return hour
  }

  private mutating func checkHour(
    _ field: Field,
    _ value: Int,
    _ bytes: Span<UInt8>
  ) throws(FormatError) {
    guard has(field), self[field] != value else { return }
    throw TextReader.impossible(
      bytes,
      at: position(of: field),
      Reason("hours-contradict", "the hours contradict one another")
    )
  }

  /// Checks that second 60 is where UTC inserts leap seconds: after the last minute of a month.
  @inline(never)
  mutating func checkLeapSecond(
    endingAt end: Int,
    _ bytes: Span<UInt8>
  ) throws(FormatError) {
    let day = CivilCalendar.floorDivide(end, by: CivilCalendar.secondsPerDay)
    guard end == day * CivilCalendar.secondsPerDay, CivilCalendar.date(ofDay: day).day == 1 else {
      throw TextReader.impossible(
        bytes,
        at: position(of: .second),
        Reason(
          "second-60-not-at-month-end",
          "second 60 follows only 23:59:59 UTC on the last day of a month"
        )
      )
    }
  }
}
