public import FoundationEssentials
public import MachineTime

extension Instant {
  /// Takes Foundation's date, to the nanosecond.
  ///
  /// A `Date` is a binary number of seconds, today a multiple of some 0.2 microseconds, so hardly one
  /// is a whole millisecond. The instant is the whole number of milliseconds, or else of microseconds,
  /// that is no farther from it than the next `Date`; where there is none, it is rounded down to the
  /// nanosecond.
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
  /// The date of an instant, as near as a `Date` can hold it: `Instant` takes back its milliseconds
  /// and, for some centuries from now, its microseconds.
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

/// The seconds since 1970 of a date, rounded down, and the nanoseconds beyond.
private struct SecondsOfDate {
  let whole: Double
  let nanosecond: Int32

  init(_ date: Date) {
    let interval = date.timeIntervalSince1970
    let reference = date.timeIntervalSinceReferenceDate
    // A date counts from 2001, and has lost digits where that is the farther year.
    let isFarther = reference.magnitude > interval.magnitude
    let shift = isFarther ? Date.timeIntervalBetween1970AndReferenceDate : 0
    let seconds = isFarther ? reference : interval
    for scale in [Int64(1_000), 1_000_000] {
      let count = (seconds * Double(scale)).rounded()
      // Below 2^53 whole numbers are exact. Reckoned between 1970 and 2001 a date may have moved by one place.
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
    // No number is less than a difference that is not a number.
    nanosecond = rest < 1e9 ? Int32(rest) : 0
  }
}
