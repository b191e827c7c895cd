internal import MachineTime

/// The hundred years in which a year of two digits lies.
struct Century {
  /// The beginning, in milliseconds as on a clock at UTC that shows the zone's time.
  let start: Double

  /// - Parameters:
  ///   - rules: The zone's rules.
  ///   - options: The options; without a start of the hundred years, it is 80 years ago.
  init(_ rules: TimeZoneRules, _ options: DateReadingOptions) {
    if let instant = options.start {
      let offset = rules.offsetSeconds(at: instant)
      start = Double(instant.millisecondsSince1970 + Int64(offset) * 1_000)
    } else {
      let now = Instant.now()
      let clock = CivilDateTime(now, offsetSeconds: rules.offsetSeconds(at: now))
      let days = CivilArithmetic.days(toYear: clock.year - 80) + clock.dayOfYear - 1
      start = Double(days) * 86_400_000 + Double(clock.time.millisecondOfDay)
    }
  }

  /// The date of a year of two digits; nil if there is none, or if the calendar could be another one.
  func date(_ year: Int, _ month: Int, _ day: Int, _ time: CivilTime) -> CivilDate? {
    do throws(FormatError) {
      let first = CivilDateTime(try Instant(millisecondsSince1970: Int64(start))).year
      guard (1_600...9_800).contains(first) else { return nil }
      let same = first % 100
      let whole = first - same + year + (year < same ? 100 : 0)
      let date = try CivilDate(year: whole, month: month, day: day)
      let instant = try Instant(CivilDateTime(date, time))
      guard whole == first, Double(instant.millisecondsSince1970) < start else { return date }
      return try CivilDate(year: whole + 100, month: month, day: day)
    } catch {
      return nil
    }
  }
}

extension CivilTime {
  fileprivate var millisecondOfDay: Int {
    ((hour * 60 + minute) * 60 + second) * 1_000 + nanosecond / 1_000_000
  }
}
