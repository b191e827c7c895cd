public import FoundationEssentials
public import MachineTime

extension Instant {
  /// Takes Foundation's date, rounded down to the nanosecond.
  ///
  /// ```swift
  /// try Instant(Date(timeIntervalSince1970: 1.5)).millisecondsSince1970  // 1500
  /// ```
  /// - Throws: ``MachineTimeError/instantOutOfRange(secondsSince1970:)`` outside the years −9999 to
  ///   9999.
  public init(_ date: Date) throws(MachineTimeError) {
    let interval = date.timeIntervalSince1970
    let second = interval.rounded(.down)
    guard let whole = Int64(exactly: second) else {
      throw .instantOutOfRange(secondsSince1970: interval < 0 ? .min : .max)
    }
    let nanosecond = min(999_999_999, ((interval - second) * 1e9).rounded(.down))
    try self.init(secondsSince1970: whole, nanosecond: Int32(nanosecond))
  }
}

extension Date {
  /// The date of an instant, as near as a `Date` can hold it.
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
