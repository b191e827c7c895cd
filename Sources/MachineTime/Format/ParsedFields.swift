/// What a text has told so far, and where errors about it point.
struct ParsedFields {
  var year: Int?
  var month: Int?
  var day: Int?
  var dayOfYear: Int?
  var hour: Int?
  /// The hour within its half of the day, 0 to 11.
  var hourOfDayHalf: Int?
  /// 0 before noon, 1 after.
  var dayHalf: Int?
  var minute: Int?
  var second: Int?
  var nanosecond = 0
  var isoWeekday: Int?
  var offsetSeconds: Int?
  var secondsSince1970: Int?
  var dayPosition = 0
  var dayOfYearPosition = 0
  var secondPosition = 0
  var weekdayPosition = 0

  /// Keeps a field; a text that tells it twice must say the same.
  static func set(
    _ field: inout Int?,
    _ value: Int,
    at start: Int,
    in bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    guard field == nil || field == value else {
      throw FormatReader.impossible(bytes, at: start, "\(value) contradicts an earlier field")
    }
    field = value
  }

  /// The instant that the fields of the whole text name.
  func resolve(_ bytes: Span<UInt8>) throws(MachineTimeError) -> OffsetInstant {
    var seconds: Int
    var nanosecond = nanosecond
    if let secondsSince1970 {
      seconds = secondsSince1970
    } else {
      let days = try resolveDay(bytes)
      let time = try resolveHour(bytes) * 3_600 + (minute ?? 0) * 60
      seconds = days * CivilCalendar.secondsPerDay + time - (offsetSeconds ?? 0)
      if second == 60 {
        try checkLeapSecond(afterMinuteAt: seconds, bytes)
        seconds += 59
        nanosecond = 999_999_999
      } else {
        seconds += second ?? 0
      }
    }
    guard Instant.validSeconds.contains(Int64(seconds)) else {
      throw FormatReader.impossible(
        bytes,
        at: 0,
        "the instant lies outside the years -9999 to 9999 in UTC"
      )
    }
    let instant = Instant(uncheckedSeconds: Int64(seconds), nanosecond: Int32(nanosecond))
    return OffsetInstant(instant: instant, offsetSeconds: offsetSeconds)
  }

  /// The date as a day counted from 1970-01-01.
  ///
  /// The format names every field that is needed.
  private func resolveDay(_ bytes: Span<UInt8>) throws(MachineTimeError) -> Int {
    let year = year ?? 1970
    var days = CivilCalendar.day(year: year, month: 1, day: 1)
    if let dayOfYear {
      guard dayOfYear < 366 || CivilCalendar.isLeap(year) else {
        throw FormatReader.impossible(
          bytes,
          at: dayOfYearPosition,
          "day \(dayOfYear) does not exist in the year \(year)"
        )
      }
      days += dayOfYear - 1
      let date = CivilCalendar.date(ofDay: days)
      guard month == nil || month == date.month, day == nil || day == date.day else {
        throw FormatReader.impossible(
          bytes,
          at: dayOfYearPosition,
          "day \(dayOfYear) of the year contradicts the date"
        )
      }
    } else {
      let month = month ?? 1
      let day = day ?? 1
      guard day <= CivilCalendar.dayCount(ofMonth: month, year: year) else {
        throw FormatReader.impossible(
          bytes,
          at: dayPosition,
          MachineTimeError.impossibleDayReason(year: year, month: month, day: day)
        )
      }
      days = CivilCalendar.day(year: year, month: month, day: day)
    }
    let actual = CivilCalendar.isoWeekday(ofDay: days)
    if let isoWeekday, isoWeekday != actual {
      throw FormatReader.impossible(
        bytes,
        at: weekdayPosition,
        "the date is a \(EnglishNames.weekdays[actual - 1])"
      )
    }
    return days
  }

  private func resolveHour(_ bytes: Span<UInt8>) throws(MachineTimeError) -> Int {
    guard let hour else {
      return (hourOfDayHalf ?? 0) + (dayHalf ?? 0) * 12
    }
    guard hourOfDayHalf == nil || hourOfDayHalf == hour % 12,
      dayHalf == nil || dayHalf == hour / 12
    else {
      throw FormatReader.impossible(bytes, at: 0, "the hours of the text contradict one another")
    }
    return hour
  }

  /// Second 60 exists only where UTC inserts leap seconds: after the last minute of a month.
  private func checkLeapSecond(
    afterMinuteAt seconds: Int,
    _ bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    let end = seconds + 60
    let day = CivilCalendar.floorDivide(end, by: CivilCalendar.secondsPerDay)
    guard end == day * CivilCalendar.secondsPerDay, CivilCalendar.date(ofDay: day).day == 1 else {
      throw FormatReader.impossible(
        bytes,
        at: secondPosition,
        "second 60 is only after 23:59:59 UTC on a month's last day"
      )
    }
  }
}
