extension ParsedFields {
  /// The instant that the fields of the whole text name; without an offset, on a clock at UTC.
  @inline(__always)
  mutating func instant(_ bytes: Span<UInt8>) throws(MachineTimeError) -> OffsetInstant {
    guard has(.count) || tellsDate else {
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
      throw Self.outOfRange(bytes)
    }
    return OffsetInstant(
      instant: Instant(uncheckedSeconds: Int64(seconds), nanosecond: Int32(nanosecond)),
      offsetSeconds: has(.offset) ? self[.offset] : nil
    )
  }

  /// The instant that the fields of the whole text name on the clocks of a zone.
  mutating func instant(
    _ bytes: Span<UInt8>,
    in rules: TimeZoneRules,
    choosing choice: LocalTimeChoice
  ) throws(MachineTimeError) -> OffsetInstant {
    guard tellsDate else { throw Self.timeAlone(bytes) }
    let isLeapSecond = self[.second] == 60
    let seconds =
      try day(bytes) * CivilCalendar.secondsPerDay + (try secondOfMinutes(bytes))
      + (isLeapSecond ? 59 : self[.second])
    let nanosecond = isLeapSecond ? 999_999_999 : self[.fraction]
    let found: OffsetInstant
    do throws(MachineTimeError) {
      let clock = CivilDateTime(clockSeconds: seconds, Int32(nanosecond))
      found = try rules.instant(of: clock, choosing: choice)
    } catch {
      if case .instantOutOfRange = error { throw Self.outOfRange(bytes) }
      throw error
    }
    if isLeapSecond {
      try checkLeapSecond(endingAt: Int(found.instant.secondsSince1970) + 1, bytes)
    }
    return found
  }

  /// What the fields name: an instant, or less where they do not tell one.
  mutating func value(_ bytes: Span<UInt8>) throws(MachineTimeError) -> MachineValue {
    let hasTime = !present.isDisjoint(with: .times)
    if has(.count) || (has(.offset) && tellsDate) { return .instant(try instant(bytes)) }
    guard tellsDate else { return try timeOfDay(bytes) }
    if hasTime {
      let instant = try instant(bytes).instant
      return .dateTime(CivilDateTime(instant))
    }
    let days = try day(bytes)
    // The weeks of a year reach into the years beside it.
    guard Instant.validSeconds.contains(Int64(days &* CivilCalendar.secondsPerDay)) else {
      throw Self.outOfRange(bytes)
    }
    return .date(CivilDate(daysSince1970: days))
  }

  private mutating func timeOfDay(_ bytes: Span<UInt8>) throws(MachineTimeError) -> MachineValue {
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
          "second 60 is only after 23:59:59 UTC"
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
  private var tellsDate: Bool {
    !present.isDisjoint(with: .calendarYears.union(.weekYears))
  }

  // MARK: The day

  /// The date as a day counted from 1970-01-01.
  ///
  /// The format names every field that is needed.
  @inline(__always)
  private mutating func day(_ bytes: Span<UInt8>) throws(MachineTimeError) -> Int {
    // Nothing but year, month and day tells a date: the usual case.
    let others: FieldSet = [
      FieldSet(.century), FieldSet(.yearOfCentury), FieldSet(.weekYear),
      FieldSet(.weekYearOfCentury), FieldSet(.week), FieldSet(.weekFromSunday),
      FieldSet(.weekFromMonday), FieldSet(.dayOfYear),
    ]
    guard present.isDisjoint(with: others), present.isSuperset(of: .calendarDate) else {
      return try dayByOtherFields(bytes)
    }
    let days = try calendarDay(year: self[.year], bytes)
    if !present.isDisjoint(with: .weekdays) { try checkWeekday(of: days, bytes) }
    return days
  }

  @inline(__always)
  private mutating func calendarDay(year: Int, _ bytes: Span<UInt8>) throws(MachineTimeError) -> Int
  {
    let month = self[.month]
    let day = self[.day]
    if day > 28, day > CivilCalendar.dayCount(ofMonth: month, year: year) {
      throw TextReader.impossible(
        bytes,
        at: position(of: .day),
        MachineTimeError.impossibleDayReason(year: year, month: month, day: day)
      )
    }
    return CivilCalendar.day(year: year, month: month, day: day)
  }

  @inline(never)
  private mutating func dayByOtherFields(_ bytes: Span<UInt8>) throws(MachineTimeError) -> Int {
    let days = try dayByFirstOfOtherFields(bytes)
    let date = CivilDate(daysSince1970: days)
    let isoWeek = date.isoWeek
    let actualWeekday = CivilCalendar.isoWeekday(ofDay: days)
    let dayIndex = days - CivilCalendar.day(year: date.year, month: 1, day: 1)
    // Every field that did not decide must agree.
    let facts: [(Field, Int)] = [
      (.year, date.year), (.century, CivilCalendar.floorDivide(date.year, by: 100)),
      (.yearOfCentury, CivilCalendar.yearOfCentury(date.year)),
      (.month, date.month), (.day, date.day), (.dayOfYear, dayIndex + 1),
      (.weekYear, isoWeek.year), (.week, isoWeek.week),
      (.weekYearOfCentury, CivilCalendar.yearOfCentury(isoWeek.year)),
      (.weekFromSunday, (dayIndex + 7 - actualWeekday % 7) / 7),
      (.weekFromMonday, (dayIndex + 8 - actualWeekday) / 7),
    ]
    for (field, value) in facts where has(field) && self[field] != value {
      throw TextReader.impossible(
        bytes,
        at: position(of: field),
        "\(field.name) \(self[field]) contradicts the date, whose \(field.name) is \(value)"
      )
    }
    try checkWeekday(of: days, bytes)
    return days
  }

  /// The day by those fields that tell one, without a look at the others.
  private mutating func dayByFirstOfOtherFields(_ bytes: Span<UInt8>) throws(MachineTimeError)
    -> Int
  {
    if present.isSuperset(of: [.month, .day]), !present.isDisjoint(with: .calendarYears) {
      return try calendarDay(year: fullYear, bytes)
    }
    if has(.dayOfYear), !present.isDisjoint(with: .calendarYears) {
      let year = fullYear
      guard self[.dayOfYear] < 366 || CivilCalendar.isLeap(year) else {
        throw TextReader.impossible(
          bytes,
          at: position(of: .dayOfYear),
          "day \(self[.dayOfYear]) does not exist in the year \(year)"
        )
      }
      return CivilCalendar.day(year: year, month: 1, day: 1) + self[.dayOfYear] - 1
    }
    guard has(.week), !present.isDisjoint(with: .weekYears) else {
      return try dayByWeekFromSundayOrMonday(bytes)
    }
    let year = has(.weekYear) ? self[.weekYear] : Self.year(ofCentury: self[.weekYearOfCentury])
    guard self[.week] <= CivilCalendar.weekCount(ofISOYear: year) else {
      throw TextReader.impossible(
        bytes,
        at: position(of: .week),
        "week \(self[.week]) does not exist in the year \(year)"
      )
    }
    return CivilCalendar.firstDay(ofISOYear: year) + (self[.week] - 1) * 7 + (isoWeekday ?? 1) - 1
  }

  private mutating func dayByWeekFromSundayOrMonday(
    _ bytes: Span<UInt8>
  ) throws(MachineTimeError) -> Int {
    let isFromSunday = has(.weekFromSunday)
    let field: Field = isFromSunday ? .weekFromSunday : .weekFromMonday
    let weekday = isoWeekday ?? 1
    let first = CivilCalendar.day(year: fullYear, month: 1, day: 1)
    let firstWeekday = CivilCalendar.isoWeekday(ofDay: first)
    let daysBeforeWeekOne = isFromSunday ? (7 - firstWeekday % 7) % 7 : (8 - firstWeekday) % 7
    let index =
      daysBeforeWeekOne + (self[field] - 1) * 7 + (isFromSunday ? weekday % 7 : weekday - 1)
    let length = CivilCalendar.isLeap(fullYear) ? 366 : 365
    guard (0..<length).contains(index) else {
      throw TextReader.impossible(
        bytes,
        at: position(of: field),
        "week \(self[field]) of the year \(fullYear) has no such weekday"
      )
    }
    return first + index
  }

  /// The year by its four digits, or by its last two and the century, if the text has one.
  private var fullYear: Int {
    if has(.year) { return self[.year] }
    if has(.century) { return self[.century] * 100 + self[.yearOfCentury] }
    return Self.year(ofCentury: self[.yearOfCentury])
  }

  /// 1969 to 2068, as POSIX has it for `%y`.
  static func year(ofCentury year: Int) -> Int {
    year < 69 ? 2_000 + year : 1_900 + year
  }

  private var isoWeekday: Int? {
    if has(.isoWeekday) { return self[.isoWeekday] }
    guard has(.weekdayFromSunday) else { return nil }
    return self[.weekdayFromSunday] == 0 ? 7 : self[.weekdayFromSunday]
  }

  private mutating func checkWeekday(of days: Int, _ bytes: Span<UInt8>) throws(MachineTimeError) {
    let actual = CivilCalendar.isoWeekday(ofDay: days)
    let isWrong = has(.isoWeekday) && self[.isoWeekday] != actual
    let isWrongFromSunday = has(.weekdayFromSunday) && self[.weekdayFromSunday] != actual % 7
    guard isWrong || isWrongFromSunday, !ignoresWeekday else { return }
    throw TextReader.impossible(
      bytes,
      at: position(of: isWrong ? .isoWeekday : .weekdayFromSunday),
      "the date is a \(EnglishNames.weekdays[actual - 1])"
    )
  }

  // MARK: The time

  /// Seconds from midnight to the minute.
  @inline(__always)
  private mutating func secondOfMinutes(_ bytes: Span<UInt8>) throws(MachineTimeError) -> Int {
    let others: FieldSet = [
      FieldSet(.hourFromOne), FieldSet(.hourOfDayHalf), FieldSet(.hourOfDayHalfFromZero),
      FieldSet(.dayHalf),
    ]
    let isPlain = present.isDisjoint(with: others)
    let hour = isPlain ? self[.hour] : try hourByOtherFields(bytes)
    if hour == 24, self[.minute] | self[.second] | self[.fraction] != 0 {
      throw TextReader.impossible(bytes, at: position(of: .hour), "hour 24 is only 24:00:00")
    }
    return hour &* 3_600 &+ self[.minute] &* 60
  }

  @inline(never)
  private mutating func hourByOtherFields(_ bytes: Span<UInt8>) throws(MachineTimeError) -> Int {
    let half =
      has(.hourOfDayHalf)
      ? self[.hourOfDayHalf] % 12
      : has(.hourOfDayHalfFromZero) ? self[.hourOfDayHalfFromZero] : nil
    let whole = has(.hour) ? self[.hour] : has(.hourFromOne) ? self[.hourFromOne] % 24 : nil
    let hour = whole ?? (half ?? 0) + self[.dayHalf] * 12
    let facts: [(Field, Int)] = [
      (.hour, hour), (.hourFromOne, (hour + 23) % 24 + 1), (.hourOfDayHalf, (hour + 11) % 12 + 1),
      (.hourOfDayHalfFromZero, hour % 12), (.dayHalf, hour / 12),
    ]
    for (field, value) in facts where has(field) && self[field] != value {
      throw TextReader.impossible(
        bytes,
        at: position(of: field),
        "the hours of the text contradict one another"
      )
    }
    return hour
  }

  /// Second 60 exists only where UTC inserts leap seconds: after the last minute of a month.
  @inline(never)
  private mutating func checkLeapSecond(
    endingAt end: Int,
    _ bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    let day = CivilCalendar.floorDivide(end, by: CivilCalendar.secondsPerDay)
    guard end == day * CivilCalendar.secondsPerDay, CivilCalendar.date(ofDay: day).day == 1 else {
      throw TextReader.impossible(
        bytes,
        at: position(of: .second),
        "second 60 is only after 23:59:59 UTC on a month's last day"
      )
    }
  }

  @inline(never)
  private static func timeAlone(_ bytes: Span<UInt8>) -> MachineTimeError {
    TextReader.impossible(bytes, at: 0, "a time alone is no instant")
  }

  @inline(never)
  private static func outOfRange(_ bytes: Span<UInt8>) -> MachineTimeError {
    TextReader.impossible(bytes, at: 0, "the instant lies outside the years -9999 to 9999 in UTC")
  }
}
