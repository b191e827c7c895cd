internal import Faults

extension ParsedFields {
  /// The date as a day number counted from 1970-01-01.
  ///
  /// The caller guarantees that the format has every field that is needed.
  @inline(__always)
  mutating func day(_ bytes: Span<UInt8>) throws(FormatError) -> Int {
    // The usual case: only year, month and day give the date.
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
  private mutating func calendarDay(year: Int, _ bytes: Span<UInt8>) throws(FormatError) -> Int {
    let month = self[.month]
    let day = self[.day]
    if day > 28, day > CivilCalendar.dayCount(ofMonth: month, year: year) {
      throw TextReader.impossible(
        bytes,
        at: position(of: .day),
        .impossibleDay(year: year, month: month, day: day)
      )
    }
    return CivilCalendar.day(year: year, month: month, day: day)
  }

  @inline(never)
  private mutating func dayByOtherFields(_ bytes: Span<UInt8>) throws(FormatError) -> Int {
    let days = try dayByFirstOfOtherFields(bytes)
    let date = CivilDate(daysSince1970: days)
    let isoWeek = date.isoWeek
    // Every field that was not used must agree. No array of fields, because it would be allocated.
    try check(.year, date.year, bytes)
    try check(.century, CivilCalendar.floorDivide(date.year, by: 100), bytes)
    try check(.yearOfCentury, CivilCalendar.yearOfCentury(date.year), bytes)
    try check(.month, date.month, bytes)
    try check(.day, date.day, bytes)
    try check(.dayOfYear, date.dayOfYear, bytes)
    try check(.weekYear, isoWeek.year, bytes)
    try check(.week, isoWeek.week, bytes)
    try check(.weekYearOfCentury, CivilCalendar.yearOfCentury(isoWeek.year), bytes)
    try check(.weekFromSunday, date.weekFromSunday, bytes)
    try check(.weekFromMonday, date.weekFromMonday, bytes)
    try checkWeekday(of: days, bytes)
    return days
  }

  private mutating func check(
    _ field: Field,
    _ value: Int,
    _ bytes: Span<UInt8>
  ) throws(FormatError) {
    guard has(field), self[field] != value else { return }
    let name = field.name
    throw TextReader.impossible(
      bytes,
      at: position(of: field),
      Reason(
        "field-contradicts-date",
        "\(name) \(self[field]) contradicts the date, whose \(name) is \(value)"
      )
    )
  }

  /// The day from the first fields that give one; the other fields are not checked.
  private mutating func dayByFirstOfOtherFields(_ bytes: Span<UInt8>) throws(FormatError)
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
          Reason(
            "impossible-day-of-year",
            "day \(self[.dayOfYear]) does not exist in the year \(year)"
          )
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
        Reason("impossible-week", "week \(self[.week]) does not exist in the year \(year)")
      )
    }
    return CivilCalendar.firstDay(ofISOYear: year) + (self[.week] - 1) * 7 + (isoWeekday ?? 1) - 1
  }

  private mutating func dayByWeekFromSundayOrMonday(
    _ bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
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
        Reason(
          "impossible-weekday",
          "week \(self[field]) of the year \(fullYear) has no such weekday"
        )
      )
    }
    return first + index
  }

  /// The year from its four digits, or from its last two and the century if the text has one.
  private var fullYear: Int {
    if has(.year) { return self[.year] }
    if has(.century) { return self[.century] * 100 + self[.yearOfCentury] }
    return Self.year(ofCentury: self[.yearOfCentury])
  }

  /// Returns a year of 1969 to 2068, as POSIX defines it for `%y`.
  static func year(ofCentury year: Int) -> Int {
    year < 69 ? 2_000 + year : 1_900 + year
  }

  private var isoWeekday: Int? {
    if has(.isoWeekday) { return self[.isoWeekday] }
    guard has(.weekdayFromSunday) else { return nil }
    return self[.weekdayFromSunday] == 0 ? 7 : self[.weekdayFromSunday]
  }

  private mutating func checkWeekday(of days: Int, _ bytes: Span<UInt8>) throws(FormatError) {
    let actual = CivilCalendar.isoWeekday(ofDay: days)
    let isWrong = has(.isoWeekday) && self[.isoWeekday] != actual
    let isWrongFromSunday = has(.weekdayFromSunday) && self[.weekdayFromSunday] != actual % 7
    guard isWrong || isWrongFromSunday, !ignoresWeekday else { return }
    throw TextReader.impossible(
      bytes,
      at: position(of: isWrong ? .isoWeekday : .weekdayFromSunday),
      Reason("other-weekday", "the date is a \(EnglishNames.weekdays[actual - 1])")
    )
  }
}
