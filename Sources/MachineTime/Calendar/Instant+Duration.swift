public import Faults

extension Instant: InstantProtocol {
  /// The earliest possible instant, -9999-01-01T00:00:00Z.
  static let first = Instant(uncheckedSeconds: validSeconds.lowerBound, nanosecond: 0)
  /// The latest possible instant, the last nanosecond of the year 9999.
  static let last = Instant(uncheckedSeconds: validSeconds.upperBound, nanosecond: 999_999_999)

  /// Returns the instant that is a duration later, or earlier if the duration is negative.
  ///
  /// `+`, `-`, `+=` and `-=` have the same result.
  ///
  /// ```swift
  /// let start = try Instant(secondsSince1970: 0)
  /// (start + .seconds(90)).secondsSince1970  // 90
  /// (start - .milliseconds(500)).millisecondsSince1970  // -500
  /// start + .seconds(90) - start == .seconds(90)  // true
  /// ```
  /// - Parameter duration: The duration to add. Fractions of a nanosecond are ignored.
  /// - Returns: The instant. Before the year −9999 it is the earliest possible instant, after the
  ///   year 9999 the latest; ``adding(_:)`` throws in these cases.
  public func advanced(by duration: Duration) -> Instant {
    nearest(byNanoseconds: duration.wholeNanoseconds)
  }

  /// Returns the instant that is a duration later, or throws if it is out of range.
  ///
  /// ```swift
  /// let age = Duration.seconds(1_000_000_000_000)
  /// try Instant(secondsSince1970: 0).adding(age)  // throws
  /// ```
  /// - Parameter duration: The duration to add; it may be negative. Fractions of a nanosecond are
  ///   ignored.
  /// - Returns: The instant.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to
  ///   9999.
  public func adding(_ duration: Duration) throws(FormatError) -> Instant {
    try moved(byNanoseconds: duration.wholeNanoseconds)
  }

  private func moved(byNanoseconds count: Int128) throws(FormatError) -> Instant {
    // None of these values comes near the bounds of 128 bits.
    try Instant(nanosecondsSince1970: nanosecondsSince1970 + count)
  }

  fileprivate func nearest(byNanoseconds count: Int128) -> Instant {
    do throws(FormatError) {
      return try moved(byNanoseconds: count)
    } catch {
      return count < 0 ? .first : .last
    }
  }

  /// Returns the exact duration from this instant to another; negative if the other is earlier.
  ///
  /// ```swift
  /// let start = try Instant(secondsSince1970: 0)
  /// start.duration(to: try Instant(secondsSince1970: 90))  // .seconds(90)
  /// ```
  public func duration(to other: Instant) -> Duration {
    .seconds(other.secondsSince1970 - secondsSince1970)
      + .nanoseconds(Int64(other.nanosecond) - Int64(nanosecond))
  }
}

extension Instant {
  /// Nanoseconds since 1970 in UTC.
  package var nanosecondsSince1970: Int128 {
    Int128(secondsSince1970) * 1_000_000_000 + Int128(nanosecond)
  }

  /// Makes the instant that is a number of nanoseconds after 1970.
  ///
  /// - Throws: `FormatError.Code.instantOutOfRange`.
  package init(nanosecondsSince1970 nanoseconds: Int128) throws(FormatError) {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let seconds = remainder < 0 ? quotient - 1 : quotient
    try self.init(
      secondsSince1970: Int64(clamping: seconds),
      nanosecond: Int32(remainder < 0 ? remainder + 1_000_000_000 : remainder)
    )
  }

  /// Returns the instant that is a duration later; see ``advanced(by:)``.
  public static func + (left: Instant, right: Duration) -> Instant { left.advanced(by: right) }

  /// Returns the instant that is a duration earlier; see ``advanced(by:)``.
  public static func - (left: Instant, right: Duration) -> Instant {
    left.nearest(byNanoseconds: -right.wholeNanoseconds)
  }

  /// Moves an instant forward by a duration; see ``advanced(by:)``.
  public static func += (left: inout Instant, right: Duration) { left = left + right }

  /// Moves an instant back by a duration; see ``advanced(by:)``.
  public static func -= (left: inout Instant, right: Duration) { left = left - right }

  /// Returns the duration from the second instant to the first; see ``duration(to:)``.
  public static func - (left: Instant, right: Instant) -> Duration { right.duration(to: left) }
}

extension Duration {
  /// The duration in whole nanoseconds.
  ///
  /// It can always be negated, unlike the least `Duration`.
  fileprivate var wholeNanoseconds: Int128 { attoseconds / 1_000_000_000 }
}
