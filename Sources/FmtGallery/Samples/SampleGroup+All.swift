internal import LocaleFormat

extension SampleGroup {
  /// The groups of a localization, in the order of the page.
  ///
  /// - Parameters:
  ///   - info: The facts of its locale.
  ///   - times: The instants of dates.
  /// - Returns: The groups.
  /// - Throws: The error of a number whose category is shown.
  static func all(in info: LocaleInfo, _ times: SampleTimes) throws(FormatError) -> [SampleGroup] {
    var calendars = info.preferredCalendars.filter { $0 != info.calendar }
    calendars.insert(info.calendar, at: 0)
    return [
      numbers, money, ranges, dates(times, calendars), intervals(times), relative,
      durations(times), units, bytes, lists, try plurals(), names, persons, cases, texts(times),
    ]
  }
}
