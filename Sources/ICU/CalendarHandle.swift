internal import CICU

/// An ICU calendar in UTC, which finds the place of a day in its year and month.
///
/// It can move between threads, but two threads must never use it at the same time: every function
/// changes it.
package struct CalendarHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_calendar_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// The place of a day.
  package struct Day: Hashable, Sendable {
    /// The year; each year has a higher number than the one before.
    package let year: Int
    /// The month, from 0.
    package let month: Int
    /// Whether the month is a leap month after the month of this number.
    package let isLeapMonth: Bool
    /// The day of the month, from 1.
    package let day: Int
  }

  /// Opens a calendar (ucal_open).
  ///
  /// - Parameter keyword: ICU's name of the calendar.
  /// - Throws: The status that ICU gave.
  package init(_ keyword: String) throws(ICUError) {
    let locale = "root@calendar=\(keyword)"
    handle = try unsafe Handle("cicu_calendar_open") { unsafe cicu_calendar_open(locale, &$0) }
  }

  /// Finds the place of a day (ucal_setMillis, ucal_get).
  ///
  /// - Parameter day: The number of the day, from 1970-01-01.
  /// - Returns: The place.
  /// - Throws: The status that ICU gave.
  package borrowing func place(ofDay day: Int) throws(ICUError) -> Day {
    var place = cicu_calendar_day()
    var status: Int32 = 0
    unsafe cicu_calendar_find(handle.pointer, Int64(day), &place, &status)
    try check(status, "cicu_calendar_find")
    return Day(
      year: Int(place.year),
      month: Int(place.month),
      isLeapMonth: place.isLeapMonth,
      day: Int(place.day)
    )
  }
}
