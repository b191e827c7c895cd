/// The times in UTC at which the second offset of a rule begins and ends, in any year.
///
/// A change depends only on whether the year is a leap year and on its first weekday. So one entry
/// for each of these fourteen kinds of year is enough for all years.
struct DaylightCalendar: Hashable, Sendable {
  private enum Pattern: Hashable, Sendable {
    case always
    case never
    /// Both changes are within their year in UTC, in the same order every year.
    case insideYears(startsFirst: Bool)
    case acrossYears
  }

  /// A year in UTC.
  private struct Year {
    let number: Int
    /// Seconds from 1970 to its first day.
    let start: Int
    /// The index of its kind.
    let kind: Int

    init(_ number: Int) {
      let day = CivilCalendar.day(year: number, month: 1, day: 1)
      self.init(number, firstDay: day, isLeap: CivilCalendar.isLeap(number))
    }

    /// Valid for the years -12,000 to 13,000.
    init(containing seconds: Int) {
      let day = CivilCalendar.floorDivide(seconds, by: CivilCalendar.secondsPerDay)
      // Counted from the first day of a 400-year cycle, the leap year is the last of its four
      // years, and the longer century the last of its four centuries. So plain divisions of quarter
      // days find the year.
      let quarters = UInt32(day - Self.firstCycleDay) * 4 + 3
      let (century, rest) = quarters.quotientAndRemainder(dividingBy: 146_097)
      let (single, quarterOfYear) = (rest | 3).quotientAndRemainder(dividingBy: 1_461)
      let isLeap = single & 3 == 3 && (single != 99 || century & 3 == 3)
      self.init(
        Self.firstCycleYear + Int(100 * century + single),
        firstDay: day - Int(quarterOfYear / 4),
        isLeap: isLeap
      )
    }

    private static let firstCycleYear = -11_999
    /// The first day of that year, which is a Monday, as in every cycle.
    private static let firstCycleDay = -5_102_072

    private init(_ number: Int, firstDay: Int, isLeap: Bool) {
      self.number = number
      start = firstDay * CivilCalendar.secondsPerDay
      kind = Int(UInt32(firstDay - Self.firstCycleDay) % 7) + (isLeap ? 7 : 0)
    }
  }

  /// Indexed by kind of year: seconds from its first day.
  private var starts: [Int32]
  private var ends: [Int32]
  private var pattern: Pattern

  init(
    start: PosixZoneRule.Change,
    end: PosixZoneRule.Change,
    standardSeconds: Int,
    daylightSeconds: Int
  ) {
    starts = [Int32](repeating: 0, count: 14)
    ends = starts
    // Any 28 years without a skipped leap day contain all fourteen kinds.
    for number in 2000..<2028 {
      let year = Year(number)
      starts[year.kind] = Int32(start.seconds(in: number) - standardSeconds - year.start)
      ends[year.kind] = Int32(end.seconds(in: number) - daylightSeconds - year.start)
    }
    pattern = .acrossYears
    pattern = findPattern()
  }

  private func findPattern() -> Pattern {
    let isInside = starts.indices.allSatisfy { kind in
      let year = 0..<Int32((kind < 7 ? 365 : 366) * CivilCalendar.secondsPerDay)
      return year.contains(starts[kind]) && year.contains(ends[kind])
    }
    if isInside, starts.indices.allSatisfy({ starts[$0] < ends[$0] }) {
      return .insideYears(startsFirst: true)
    }
    if isInside, starts.indices.allSatisfy({ starts[$0] > ends[$0] }) {
      return .insideYears(startsFirst: false)
    }
    // After 400 years every date has the same weekday again.
    let changesEver = (2000..<2400).contains { number in
      changes(in: number).contains { isChange(at: $0) }
    }
    if changesEver { return .acrossYears }
    return isDaylight(at: Year(2000).start) ? .always : .never
  }

  func isDaylight(at seconds: Int) -> Bool {
    switch pattern {
    case .always: return true
    case .never: return false
    case .insideYears(let startsFirst):
      let year = Year(containing: seconds)
      let start = Int(starts[year.kind])
      let end = Int(ends[year.kind])
      let second = seconds - year.start
      return startsFirst ? start <= second && second < end : second < end || start <= second
    case .acrossYears:
      return isDaylightAcrossYears(at: seconds)
    }
  }

  func change(after seconds: Int) -> Int? {
    let year = Year(containing: seconds)
    switch pattern {
    case .always, .never: return nil
    case .insideYears:
      if let change = changes(in: year.number).first(where: { $0 > seconds }) { return change }
      return changes(in: year.number + 1).first
    case .acrossYears:
      return nearest(in: year.number - 2...year.number + 402, step: 1, by: <) { $0 > seconds }
    }
  }

  func change(before seconds: Int) -> Int? {
    let year = Year(containing: seconds)
    switch pattern {
    case .always, .never: return nil
    case .insideYears:
      if let change = changes(in: year.number).last(where: { $0 < seconds }) { return change }
      return changes(in: year.number - 1).last
    case .acrossYears:
      return nearest(in: year.number - 402...year.number + 2, step: -1, by: >) { $0 < seconds }
    }
  }

  /// The start and the end that a year's dates give, in chronological order.
  private func changes(in number: Int) -> [Int] {
    let year = Year(number)
    let start = year.start + Int(starts[year.kind])
    let end = year.start + Int(ends[year.kind])
    return start <= end ? [start, end] : [end, start]
  }

  private func isDaylightAcrossYears(at seconds: Int) -> Bool {
    let year = Year(containing: seconds).number
    // A change may be eight days outside its year. So possibly none of last year's changes has
    // happened yet. Of two changes at the same moment the one of the later year counts: that is how
    // daylight saving time all year long is written.
    var latest = Int.min
    var isDaylight = false
    for candidate in (year - 2)...(year + 1) {
      let year = Year(candidate)
      let start = year.start + Int(starts[year.kind])
      let end = year.start + Int(ends[year.kind])
      let startsFirst = start <= end
      for isStart in [startsFirst, !startsFirst] {
        let change = isStart ? start : end
        if change <= seconds && change >= latest {
          latest = change
          isDaylight = isStart
        }
      }
    }
    return isDaylight
  }

  private func isChange(at seconds: Int) -> Bool {
    isDaylightAcrossYears(at: seconds - 1) != isDaylightAcrossYears(at: seconds)
  }

  private func nearest(
    in years: ClosedRange<Int>,
    step: Int,
    by precedes: (Int, Int) -> Bool,
    where isWanted: (Int) -> Bool
  ) -> Int? {
    var nearest: Int?
    var isLastYear = false
    let first = step > 0 ? years.lowerBound : years.upperBound
    for offset in 0..<years.count where !isLastYear {
      // A change of a year may come before a change that belongs to the previous year.
      isLastYear = nearest != nil
      for change in changes(in: first + offset * step)
      where isWanted(change) && isChange(at: change) {
        if let found = nearest, !precedes(change, found) { continue }
        nearest = change
      }
    }
    return nearest
  }
}
