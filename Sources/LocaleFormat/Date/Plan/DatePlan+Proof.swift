internal import ICU
internal import MachineTime
internal import Sharing

extension DatePlan {
  /// Finds the first probe that the plan writes differently from ICU; nil if they agree on all.
  func firstDifference(
    from handle: borrowing DateHandle,
    on probes: [Probe]
  ) throws(ICUError) -> Probe? {
    var own: [UInt8] = []
    var truth: [UInt8] = []
    var probes = probes
    if zonePlaces.count > 0 {
      // An hour into the first period of a state; at its start for generic names, which may last
      // only an hour.
      let middle: Int64 = clock.names == .generic ? 0 : 3_600
      probes += clock.states.map { Probe(seconds: $0.first + min(middle, $0.last - $0.first)) }
    }
    for probe in probes {
      own.removeAll(keepingCapacity: true)
      truth.removeAll(keepingCapacity: true)
      // The plan leaves to ICU what it cannot write.
      guard append(probe, to: &own) else { continue }
      let moment = clock.moment(at: probe.seconds, milliseconds: probe.millisecond)
      try handle.append(moment, to: &truth)
      if own != truth { return probe }
    }
    return nil
  }

  private func append(_ probe: Probe, to bytes: inout [UInt8]) -> Bool {
    do throws(FormatError) {
      let nanosecond = Int32(probe.millisecond) * 1_000_000
      let instant = try Instant(secondsSince1970: probe.seconds, nanosecond: nanosecond)
      return append(instant, to: &bytes)
    } catch {
      return false
    }
  }

  /// An instant at which a plan is compared with ICU.
  struct Probe: Hashable, Sendable {
    let seconds: Int64
    var millisecond = 0
  }

  /// Instants that show each part of a pattern on the clocks of the plan's zone.
  var textProbes: [Probe] { Self.textTimes.map(onClock) }

  /// Returns the instant at which the clocks of the plan's zone show what UTC shows at another.
  func onClock(_ time: Probe) -> Probe {
    let offset = clock.reading(at: time.seconds).offset
    return Probe(seconds: time.seconds - Int64(offset), millisecond: time.millisecond)
  }

  /// Midnight, noon, both halves of the day, days, months and hours of one and two digits, years
  /// before and after the end of the Julian calendar.
  ///
  /// These are the times that clocks show, written as instants of UTC.
  private static let textTimes: [Probe] = [
    (1987, 1, 5, 0, 7, 46), (2034, 12, 31, 12, 59, 8), (2056, 8, 17, 23, 18, 39),
    (1066, 10, 14, 9, 0, 5), (2009, 3, 28, 15, 26, 57), (2000, 2, 29, 10, 45, 12),
  ].map { year, month, day, hour, minute, second in
    let day = CivilCalendar.day(year: year, month: month, day: day)
    let seconds = day * 86_400 + hour * 3_600 + minute * 60 + second
    return Probe(seconds: Int64(seconds), millisecond: 709)
  }

  /// An instant of each hour, with every month, every weekday, and days, minutes and seconds of one
  /// and two digits; then the ends of the years, the end of the Julian calendar and a leap day.
  static let probes: [Probe] = {
    var probes: [Probe] = []
    for hour in 0..<24 {
      let day = CivilCalendar.day(
        year: 1971 + hour * 11 % 67,
        month: hour % 12 + 1,
        day: (hour * 5 + hour / 12) % 28 + 1
      )
      let second = hour * 3_600 + hour * 37 % 60 * 60 + hour * 23 % 60
      let millisecond = [7, 70, 700, 999, 0, 123][hour % 6]
      probes.append(Probe(seconds: Int64(day * 86_400 + second), millisecond: millisecond))
    }
    for (year, month, day, second) in [
      (1, 6, 15, 3_600), (99, 12, 31, 40_000), (999, 3, 1, 86_399), (1582, 10, 13, 50_000),
      (1582, 10, 16, 50_000), (1999, 12, 31, 86_399), (2000, 2, 29, 43_200),
      (9999, 12, 30, 60_000),
    ] {
      let day = CivilCalendar.day(year: year, month: month, day: day)
      probes.append(Probe(seconds: Int64(day * 86_400 + second), millisecond: 1))
    }
    return probes
  }()

  /// The first and the last days of eras, and of their first years.
  static func probes(of eras: CalendarEras) -> [Probe] {
    eras.eras.filter { $0.firstDay > .min }.flatMap { era in
      [-366, -1, 0, 1, 100, 365, 366, 731].map { days in
        Probe(seconds: Int64((era.firstDay + days) * 86_400 + 43_200))
      }
    }
  }

  /// The first and the last days of years, and of the months of some of them; years that ICU 72
  /// begins a day late in the Hebrew calendar, and both ends of the table of Umm al-Qura.
  static func monthProbes(of calendar: CalendarYears) -> [Probe] {
    let present = calendar.date(ofDay: 14_610).year
    var days = (0..<12).flatMap { year in
      let first = calendar.arithmetic.firstDay(ofYear: present + year)
      return [first - 1, first]
    }
    let first = calendar.arithmetic.firstDay(ofYear: present)
    days += (first..<first + 740).filter { calendar.date(ofDay: $0 + 1).day == 1 }
    days += [-62_184, 28_032, -31_827, 74_838].flatMap { [$0, $0 + 1] }
    return days.map { Probe(seconds: Int64($0) * 86_400 + 43_200) }
  }

  /// The first and the last days of years that begin with different weekdays.
  static let weekProbes: [Probe] = (2001...2013).flatMap { year in
    [(1, 1), (1, 4), (12, 28), (12, 31)].map { month, day in
      let number = CivilCalendar.day(year: year, month: month, day: day)
      return Probe(seconds: Int64(number * 86_400 + 43_200))
    }
  }
}
