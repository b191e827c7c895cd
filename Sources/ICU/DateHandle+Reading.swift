internal import CICU

/// A field of a calendar (UCalendarDateFields).
package enum CalendarField: Int32, Hashable, Sendable, CaseIterable {
  case era = 0
  case year = 1
  case month = 2
  case weekOfYear = 3
  case weekOfMonth = 4
  case day = 5
  case dayOfYear = 6
  case weekday = 7
  case weekdayInMonth = 8
  case halfOfDay = 9
  case hour = 10
  case hourOfDay = 11
  case minute = 12
  case second = 13
  case millisecond = 14
  case yearForWeek = 17
  case localWeekday = 18
  case extendedYear = 19
  case julianDay = 20
  case millisecondsInDay = 21
  case isLeapMonth = 22
}

extension DateHandle {
  /// The date that ICU reads at the beginning of a text.
  package struct Prefix: Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    ///
    /// If the text has no zone, they count on the local clock.
    package let milliseconds: Double
    /// Whether the text itself has a zone or an offset.
    package let namesZone: Bool
    /// The length of the text that was read, in UTF-16 units.
    package let utf16Count: Int
    /// The length of the text that was read, in UTF-8 bytes.
    package let utf8Count: Int
  }

  /// A field of a calendar and its value.
  package typealias FieldValue = (field: CalendarField, value: Int32)

  /// Reads the date that a text begins with, as ICU does (udat_parseCalendar).
  ///
  /// - Parameters:
  ///   - text: At most `Int32.max` bytes.
  ///   - isLenient: As for udat_setLenient; it does not change the text that this formatter writes.
  /// - Returns: The date; nil if the text does not begin with one.
  /// - Throws: The status that ICU gave.
  package borrowing func prefix(
    of text: String,
    isLenient: Bool
  ) throws(ICUError) -> Prefix? {
    var status: Int32 = 0
    var prefix = cicu_date_prefix()
    let count = Int32(clamping: text.utf8.count)
    unsafe cicu_date_parse(handle.pointer, text, count, isLenient, &prefix, &status)
    try check(status, "cicu_date_parse")
    guard prefix.utf16Count > 0 else { return nil }
    return Prefix(
      milliseconds: prefix.milliseconds,
      namesZone: prefix.namesZone,
      utf16Count: Int(prefix.utf16Count),
      utf8Count: Int(prefix.utf8Count)
    )
  }

  /// Returns the type of the calendar (ucal_getType).
  package borrowing func calendarType() throws(ICUError) -> String {
    let date = unsafe handle.pointer
    return try unsafe String(opened: "cicu_date_calendar") {
      unsafe cicu_date_calendar(date, $0, $1, &$2)
    }
  }

  /// Returns the values of the calendar's fields at a time in UTC (ucal_get).
  package borrowing func values(
    of fields: [CalendarField],
    atMilliseconds milliseconds: Double
  ) throws(ICUError) -> [Int32] {
    var status: Int32 = 0
    let numbers = fields.map(\.rawValue)
    var values = [Int32](repeating: 0, count: fields.count)
    let count = Int32(clamping: fields.count)
    unsafe cicu_date_values(handle.pointer, milliseconds, numbers, count, &values, &status)
    try check(status, "cicu_date_values")
    return values
  }

  /// Returns the time in UTC at which the calendar has some fields (ucal_set, ucal_getMillis).
  ///
  /// - Parameters:
  ///   - fields: The fields that decide the time.
  ///   - others: Fields that must then agree.
  /// - Returns: Milliseconds since 1970; or, if such a time does not exist, the index of the field
  ///   that is most likely wrong, in `fields` followed by `others`.
  /// - Throws: The status that ICU gave.
  package borrowing func resolve(
    _ fields: [FieldValue],
    checking others: [FieldValue]
  ) throws(ICUError) -> Resolution {
    var status: Int32 = 0
    var milliseconds = 0.0
    let all = fields + others
    let numbers = all.map(\.field.rawValue)
    let values = all.map(\.value)
    let culprit = unsafe cicu_date_resolve(
      handle.pointer,
      numbers,
      values,
      Int32(clamping: fields.count),
      Int32(clamping: all.count),
      &milliseconds,
      &status
    )
    try check(status, "cicu_date_resolve")
    return culprit < 0 ? .time(milliseconds) : .contradiction(Int(culprit))
  }

  /// The result of resolving several fields of a calendar.
  package enum Resolution: Sendable {
    /// Milliseconds since 1970 in UTC.
    case time(Double)
    /// The time does not exist; the value is the index of the field that is most likely wrong.
    case contradiction(Int)
  }
}

extension DateData {
  /// Returns the offset in seconds that ICU reads in a text that is one field of a pattern.
  ///
  /// - Parameters:
  ///   - text: A zone's name or an offset.
  ///   - field: The letters of the field, such as `zzzz`.
  ///   - locale: The locale of the names.
  ///   - local: The local time in the zone, in milliseconds since 1970 on the local clock.
  /// - Returns: The seconds ahead of UTC; nil if the text is not a zone.
  /// - Throws: The status that ICU gave.
  package static func zoneOffset(
    _ text: String,
    field: String,
    locale: String,
    atLocalMilliseconds local: Double
  ) throws(ICUError) -> Int? {
    var status: Int32 = 0
    var offset: Int32 = 0
    let isZone = unsafe cicu_zone_parse(
      locale,
      field,
      text,
      Int32(clamping: text.utf8.count),
      local,
      &offset,
      &status
    )
    try check(status, "cicu_zone_parse")
    return isZone ? Int(offset) : nil
  }
}
