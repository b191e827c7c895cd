public import FoundationEssentials
public import MachineTime

extension Instant {
  /// Converts Foundation's date to the nanosecond.
  ///
  /// A `Date` is a binary number of seconds, at present a multiple of about 0.2 microseconds, so
  /// hardly any is a whole millisecond. The instant is the whole number of milliseconds that is no
  /// farther from the date than the next `Date` is; otherwise the whole number of microseconds, by
  /// the same rule; otherwise the date, rounded down to the nanosecond.
  ///
  /// ```swift
  /// try Instant(Date(timeIntervalSince1970: 1.5)).millisecondsSince1970  // 1500
  /// try Instant(Date(timeIntervalSince1970: 1_700_000_000.123)).nanosecond  // 123_000_000
  /// ```
  /// - Throws: ``FormatError/Code/instantOutOfRange`` outside the years −9999 to
  ///   9999.
  public init(_ date: Date) throws(FormatError) {
    let seconds = SecondsOfDate(date)
    guard let second = Int64(exactly: seconds.whole) else {
      throw .instantOutOfRange(secondsSince1970: seconds.whole < 0 ? .min : .max)
    }
    try self.init(secondsSince1970: second, nanosecond: seconds.nanosecond)
  }
}

extension Date {
  /// Converts an instant to the nearest `Date`.
  ///
  /// Converting it back to an `Instant` keeps the milliseconds and, for some centuries from now,
  /// the microseconds.
  ///
  /// ```swift
  /// Date(try Instant(secondsSince1970: 60)).timeIntervalSince1970  // 60
  /// ```
  public init(_ instant: Instant) {
    self.init(
      timeIntervalSince1970: Double(instant.secondsSince1970) + Double(instant.nanosecond) / 1e9
    )
  }
}

/// The seconds of a date since 1970, rounded down, and the remaining nanoseconds.
private struct SecondsOfDate {
  let whole: Double
  let nanosecond: Int32

  init(_ date: Date) {
    let interval = date.timeIntervalSince1970
    let reference = date.timeIntervalSinceReferenceDate
    // A date counts from 2001. It has lost digits if 2001 is farther away than 1970.
    let isFarther = reference.magnitude > interval.magnitude
    let shift = isFarther ? Date.timeIntervalBetween1970AndReferenceDate : 0
    let seconds = isFarther ? reference : interval
    for scale in [Int64(1_000), 1_000_000] {
      let count = (seconds * Double(scale)).rounded()
      // Below 2^53 whole numbers are exact. By conversion between 1970 and 2001 a date may have
      // moved by one unit in the last place.
      guard count.magnitude < 0x1p53,
        (count / Double(scale) - seconds).magnitude <= seconds.ulp
      else { continue }
      let rest = (Int64(count) % scale + scale) % scale
      whole = Double((Int64(count) - rest) / scale) + shift
      nanosecond = Int32(rest * (1_000_000_000 / scale))
      return
    }
    let second = seconds.rounded(.down)
    whole = second + shift
    let rest = ((seconds - second) * 1e9).rounded(.down)
    // If the difference is NaN, this comparison is false.
    nanosecond = rest < 1e9 ? Int32(rest) : 0
  }
}
