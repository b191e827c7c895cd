extension Instant: InstantProtocol {
  /// The first instant there is, -9999-01-01T00:00:00Z.
  static let first = Instant(uncheckedSeconds: validSeconds.lowerBound, nanosecond: 0)
  /// The last instant there is, the last nanosecond of the year 9999.
  static let last = Instant(uncheckedSeconds: validSeconds.upperBound, nanosecond: 999_999_999)

  /// The instant that lies a duration later, or earlier for a negative one.
  ///
  /// `+`, `-`, `+=` and `-=` are made of it.
  ///
  /// ```swift
  /// let start = try Instant(secondsSince1970: 0)
  /// (start + .seconds(90)).secondsSince1970  // 90
  /// (start - .milliseconds(500)).millisecondsSince1970  // -500
  /// start + .seconds(90) - start == .seconds(90)  // true
  /// ```
  /// - Parameter duration: How much later; what is finer than a nanosecond counts for nothing.
  /// - Returns: The instant. Before the year −9999 it is the first there is, and after the year 9999
  ///   the last: ``adding(_:)`` tells those who need to know.
  public func advanced(by duration: Duration) -> Instant {
    nearest(byNanoseconds: duration.wholeNanoseconds)
  }

  /// The instant that lies a duration later, if there is one.
  ///
  /// ```swift
  /// let age = Duration.seconds(1_000_000_000_000)
  /// try Instant(secondsSince1970: 0).adding(age)  // throws
  /// ```
  /// - Parameter duration: How much later, or earlier for a negative one; what is finer than a
  ///   nanosecond counts for nothing.
  /// - Returns: The instant.
  /// - Throws: ``FormatError/Code/instantOutOfRange`` outside the years −9999 to
  ///   9999.
  public func adding(_ duration: Duration) throws(FormatError) -> Instant {
    try moved(byNanoseconds: duration.wholeNanoseconds)
  }

  private func moved(byNanoseconds count: Int128) throws(FormatError) -> Instant {
    // None of these is near the bounds of 128 bits.
    let sum = Int128(secondsSince1970) * 1_000_000_000 + Int128(nanosecond) + count
    let (quotient, remainder) = sum.quotientAndRemainder(dividingBy: 1_000_000_000)
    let seconds = remainder < 0 ? quotient - 1 : quotient
    return try Instant(
      secondsSince1970: Int64(clamping: seconds),
      nanosecond: Int32(remainder < 0 ? remainder + 1_000_000_000 : remainder)
    )
  }

  fileprivate func nearest(byNanoseconds count: Int128) -> Instant {
    do throws(FormatError) {
      return try moved(byNanoseconds: count)
    } catch {
      return count < 0 ? .first : .last
    }
  }

  /// How much later another instant is, to the nanosecond; negative when it is earlier.
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
  /// The instant that lies a duration later; see ``advanced(by:)``.
  public static func + (left: Instant, right: Duration) -> Instant { left.advanced(by: right) }

  /// The instant that lies a duration earlier; see ``advanced(by:)``.
  public static func - (left: Instant, right: Duration) -> Instant {
    left.nearest(byNanoseconds: -right.wholeNanoseconds)
  }

  /// Moves an instant by a duration; see ``advanced(by:)``.
  public static func += (left: inout Instant, right: Duration) { left = left + right }

  /// Moves an instant back by a duration; see ``advanced(by:)``.
  public static func -= (left: inout Instant, right: Duration) { left = left - right }

  /// How much later the first is; see ``duration(to:)``.
  public static func - (left: Instant, right: Instant) -> Duration { right.duration(to: left) }
}

extension Duration {
  /// Without what is finer; it can be negated, other than the least duration itself.
  fileprivate var wholeNanoseconds: Int128 { attoseconds / 1_000_000_000 }
}
