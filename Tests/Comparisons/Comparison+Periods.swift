import LocaleFormat
import TestSupport

/// Checks the periods between random instants by adding them again.
extension Comparison {
  static let periods: [Comparison] = [
    Comparison("period.zones", isByLocale: false) { scope, differences in
      let count = scope.count(20, sample: 1_000, all: 30_000)
      for (place, name) in PeriodSample.zones.enumerated() {
        var sample = try PeriodSample(name, seed: UInt64(place))
        for _ in 0..<count { try check(&sample, .gregorian, &differences) }
      }
    },
    Comparison("period.calendars", isByLocale: false) { scope, differences in
      for (place, calendar) in CalendarSystem.allCases.enumerated() {
        // ICU looks for each new moon, and then knows its year.
        let isSlow = [.chinese, .dangi, .islamic, .islamicRGSA].contains(calendar)
        let count = scope.count(2, sample: 40, all: isSlow ? 100 : 2_000)
        for (index, name) in PeriodSample.zones.enumerated() {
          var sample = try PeriodSample(name, seed: UInt64(100 * place + index))
          for _ in 0..<count { try check(&sample, calendar, &differences) }
        }
      }
    },
  ]

  private static func check(
    _ sample: inout PeriodSample,
    _ calendar: CalendarSystem,
    _ differences: inout Differences
  ) throws {
    let (start, end) = try sample.pair()
    let zone = sample.zone
    let exact = sample.units().union(.nanosecond)
    let period = try start.period(to: end, in: zone, calendar: calendar, units: exact)
    let what = "\(start) to \(end) in \(zone.id.identifier), \(calendar.rawValue), \(exact)"
    differences.compare(
      values: try start.adding(period, in: zone, calendar: calendar),
      end,
      "\(what): \(period)"
    )
    let sign = end < start ? -1 : 1
    let parts = [period.years, period.months, period.weeks, period.days]
    differences.expect(
      parts.allSatisfy { $0 * sign >= 0 } && (period.time == .zero || period.sign == sign),
      "\(what): the signs of \(period)"
    )
    try checkWhole(start, end, zone, calendar, units: sample.dateUnits(), &differences)
  }

  /// Checks that whole units do not lead past the end, and that one more does.
  private static func checkWhole(
    _ start: Instant,
    _ end: Instant,
    _ zone: TimeZoneRules,
    _ calendar: CalendarSystem,
    units: TimeUnits,
    _ differences: inout Differences
  ) throws {
    let sign = end < start ? -1 : 1
    func isPast(_ instant: Instant, _ end: Instant) -> Bool {
      sign > 0 ? instant > end : instant < end
    }
    let whole = try start.period(to: end, in: zone, calendar: calendar, units: units)
    let what =
      "\(start) to \(end) in \(zone.id.identifier), \(calendar.rawValue), \(units): \(whole)"
    differences.expect(
      try !isPast(start.adding(whole, in: zone, calendar: calendar), end),
      "\(what) leads past the end"
    )
    guard let smallest = units.members.last else { return }
    do throws(FormatError) {
      let longer = try whole.adding(sign, smallest)
      let next = try start.adding(longer, in: zone, calendar: calendar)
      guard !isPast(next, end) else { return }
      // The clocks can show a time twice or skip it, and then days are counted by what they show.
      let clock = CivilDateTime(start, offsetSeconds: zone.offsetSeconds(at: start))
      var date = try clock.date.adding(longer, calendar: calendar)
      // In a short month, its last day ends no month.
      if smallest == .year || smallest == .month {
        date = try date.adding(CalendarPeriod(days: sign))
      }
      // The place of a leap month counts, also in a year without that month.
      if smallest == .year, [.hebrew, .chinese, .dangi].contains(calendar) {
        date = try date.adding(CalendarPeriod(months: sign), calendar: calendar)
      }
      differences.expect(
        isPast(try Instant(CivilDateTime(date, clock.time)), zone.clock(at: end)),
        "\(what) is not the largest"
      )
    } catch {
      // One more leads out of the range of instants.
      guard error.code == .instantOutOfRange else { throw error }
    }
  }
}

/// Random pairs of instants in a zone, many of them near changes of its clocks.
struct PeriodSample {
  let zone: TimeZoneRules
  private var random: SplitMix

  /// Zones with skipped midnights and days, days that were shown twice, offsets with seconds, a
  /// shift of half an hour, and a few without any change.
  static let zones = """
    UTC Etc/GMT-14 Etc/GMT+12 Africa/Cairo Africa/Casablanca Africa/Monrovia America/Asuncion \
    America/Caracas America/Havana America/Juneau America/Los_Angeles America/Manaus \
    America/New_York America/Nuuk America/Santiago America/Sao_Paulo America/Scoresbysund \
    America/St_Johns Antarctica/Troll Asia/Amman Asia/Beirut Asia/Damascus Asia/Gaza Asia/Kathmandu \
    Asia/Kolkata Asia/Manila Asia/Pyongyang Asia/Tehran Atlantic/Azores Australia/Lord_Howe \
    Australia/Sydney Europe/Amsterdam Europe/Berlin Europe/Dublin Europe/London Europe/Paris \
    Pacific/Apia Pacific/Kanton Pacific/Kwajalein Pacific/Tongatapu
    """.split(separator: " ").map(String.init)

  init(_ name: String, seed: UInt64) throws {
    zone = try TimeZoneRules.rules(for: TimeZoneID(name))
    random = SplitMix(seed: seed &* 7_919 &+ 1)
  }

  /// Two instants, in any order.
  mutating func pair() throws -> (Instant, Instant) {
    let start = try instant()
    return Bool.random(using: &random) ? (start, try instant()) : (start, try near(start))
  }

  private mutating func instant() throws -> Instant {
    let nanosecond =
      Bool.random(using: &random) ? 0 : Int32.random(in: 0...999_999_999, using: &random)
    // Years −9999 to 9999, 1800 to 2100, or near a change of the clocks.
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let seconds = Int64.random(in: -377_705_116_800...253_402_300_799, using: &random)
      return try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    case 1:
      let seconds = Int64.random(in: -5_364_662_400...4_102_444_800, using: &random)
      return try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    default:
      let seconds = Int64.random(in: -5_364_662_400...2_145_916_800, using: &random)
      let any = try Instant(secondsSince1970: seconds)
      let change = zone.nextTransition(after: any)?.instant ?? any
      return change + .seconds(Int.random(in: -100...100, using: &random) * 300)
    }
  }

  /// An instant some days, months or years away, often at the same time of day.
  private mutating func near(_ start: Instant) throws -> Instant {
    do throws(FormatError) {
      let period = try CalendarPeriod(
        months: Int.random(in: 0...40, using: &random),
        days: Int.random(in: 0...3, using: &random),
        time: Bool.random(using: &random)
          ? .zero : .nanoseconds(Int64.random(in: 0...100_000_000_000_000, using: &random))
      )
      return try start.adding(Bool.random(using: &random) ? period : -period, in: zone)
    } catch {
      return start
    }
  }

  /// A few units.
  mutating func units() -> TimeUnits {
    TimeUnits(rawValue: UInt16.random(in: 0...2_047, using: &random))
  }

  /// Some of years to days, at least one.
  mutating func dateUnits() -> TimeUnits {
    let units: [TimeUnit] = [.year, .month, .week, .day]
    let chosen = units.filter { _ in Bool.random(using: &random) }
    return TimeUnits((chosen.isEmpty ? [.month] : chosen).map(TimeUnits.init(_:)))
  }
}

extension CalendarPeriod {
  /// The period with more of one of the units from years to days.
  fileprivate func adding(_ count: Int, _ unit: TimeUnit) throws(FormatError) -> CalendarPeriod {
    try CalendarPeriod(
      years: years + (unit == .year ? count : 0),
      months: months + (unit == .month ? count : 0),
      weeks: weeks + (unit == .week ? count : 0),
      days: days + (unit == .day ? count : 0)
    )
  }
}

extension TimeZoneRules {
  /// The date and time that the clocks show, in an order.
  fileprivate func clock(at instant: Instant) -> Instant {
    instant + .seconds(offsetSeconds(at: instant))
  }
}
