internal import Sharing

// Most durations are whole seconds, not negative, and their numbers have plans. Such a duration is
// split in registers and written at once, without an array of numbers or texts.

/// The numbers of a duration of whole seconds, from weeks to seconds.
struct QuickDuration {
  /// The numbers, by the place of their unit from ``first`` on.
  private(set) var numbers = SIMD8<Int>()
  /// A bit for each number that is written.
  private(set) var shown: UInt8 = 0

  /// The place of weeks.
  private static let first = TimeUnit.week.place
  private static let units = TimeUnit.week.place...TimeUnit.second.place
  private static let seconds = SIMD8<Int>(604_800, 86_400, 3_600, 60, 1, 1, 1, 1)
  private static let limit = Duration.seconds(Int64.max)
  /// The bits of hours, minutes and seconds.
  static let clock: UInt8 = 0b1_1100

  /// The bits of some units; nil if one is shorter than a second.
  static func bits(_ units: TimeUnits) -> UInt8? {
    let all = Int(units.rawValue) >> first
    return units.isSubset(of: [.week, .day, .clock]) ? UInt8(truncatingIfNeeded: all) : nil
  }

  /// Splits a duration; nil if it is negative, or not a multiple of the smallest unit.
  @inline(__always)
  init?(_ duration: Duration, _ plan: DurationPlan.Quick) {
    // The components of a longer duration do not fit, and stop the process.
    guard duration >= .zero, duration < Self.limit else { return nil }
    let (seconds, attoseconds) = duration.components
    guard attoseconds == 0 else { return nil }
    var rest = Int(seconds)
    for place in 0..<5 where plan.units & 1 << UInt8(place) != 0 {
      let (number, behind) = rest.quotientAndRemainder(dividingBy: Self.seconds[place])
      numbers[place] = number
      if number != 0 { shown |= 1 << UInt8(place) }
      rest = behind
    }
    guard rest == 0 else { return nil }
    shown |= plan.always
    if shown == 0 { shown = plan.last }
    // A clock after days has its hours, too.
    if plan.isClock, shown & ~Self.clock != 0 { shown |= plan.units & Self.clock }
  }

  static func unit(_ place: Int) -> TimeUnit { TimeUnit.largestFirst[first + place] }
}

extension DurationPlan {
  /// The choices of a recipe without rounding, for ``QuickDuration``.
  struct Quick {
    let units: UInt8
    let always: UInt8
    /// The bit of the smallest unit.
    let last: UInt8
    let isClock: Bool
  }
}

extension DurationCore {
  /// The most bytes that are written at once; other durations go another way.
  private static let quickCapacity = 200

  func quickString(_ duration: Duration) -> String? {
    guard let quick = quickPlan, let amounts = QuickDuration(duration, quick) else { return nil }
    return String(utf8AtMost: Self.quickCapacity) { write(amounts, quick, to: &$0) }
  }

  func appendQuickly(_ duration: Duration, to bytes: inout [UInt8]) -> Bool {
    guard let quick = quickPlan, let amounts = QuickDuration(duration, quick) else { return false }
    return bytes.append(utf8AtMost: Self.quickCapacity) { write(amounts, quick, to: &$0) }
  }

  /// Writes the numbers, or marks the text as incomplete if the way to write one is not known yet.
  private func write(
    _ duration: QuickDuration,
    _ plan: DurationPlan.Quick,
    to output: inout UTF8Output
  ) {
    var named = duration.shown
    let clock = duration.shown & QuickDuration.clock
    let hasClock = plan.isClock && clock.nonzeroBitCount > 1
    if hasClock { named &= ~QuickDuration.clock }
    let count = named.nonzeroBitCount + (hasClock ? 1 : 0)
    guard count == 1 || listPlan.joinsByNumber else { return output.fail() }
    let lastPlace = 7 - duration.shown.leadingZeroBitCount
    var item = 0
    var rest = named
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      listPlan.writeText(before: item, of: count, to: &output)
      let number = number(
        QuickDuration.unit(place),
        isLast: place == lastPlace,
        isZero: duration.numbers[place] == 0
      )
      writeNumber(duration.numbers[place], at: number.place, to: &output)
      item += 1
    }
    if hasClock {
      listPlan.writeText(before: item, of: count, to: &output)
      writeClock(duration, clock, to: &output)
    }
    listPlan.writeTail(of: count, to: &output)
  }

  private func writeNumber(_ value: Int, at place: Int, to output: inout UTF8Output) {
    // Nil if the number was not written before, and its writer is not made yet.
    let written: Void? = named.lend(at: place) { $0.write(value, to: &output) }
    if written == nil { output.fail() }
  }

  private func writeClock(
    _ duration: QuickDuration,
    _ shown: UInt8,
    to output: inout UTF8Output
  ) {
    func number(_ place: Int) -> Int? {
      shown & 1 << UInt8(place) == 0 ? nil : duration.numbers[place]
    }
    clock?.write(hour: number(2), minute: number(3) ?? 0, second: number(4), to: &output)
  }
}
