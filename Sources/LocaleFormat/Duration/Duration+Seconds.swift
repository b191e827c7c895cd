internal import MachineTime

extension Duration {
  /// Makes a duration from decimal seconds, exactly.
  ///
  /// ```swift
  /// try Duration(seconds: "61.25") == .milliseconds(61_250)  // true
  /// ```
  /// - Parameter seconds: A number of seconds, at most about 1.7 × 10^20 and not finer than an
  ///   attosecond.
  /// - Throws: `FormatError.Code.unwritable` for any other number.
  public init(seconds: FixedDecimal) throws(FormatError) {
    switch seconds.special {
    case .nan, .infinity, .negativeInfinity:
      throw .unwritable(
        seconds.digits,
        reason: Reason("duration-not-finite", "a duration is a finite number of seconds")
      )
    case nil, .negativeZero: break
    }
    let attoseconds = DecimalDigits(seconds).shifted(by: 18)
    guard attoseconds.trimmed.fraction.isEmpty else {
      throw .unwritable(seconds.digits, reason: .durationTooFine)
    }
    guard attoseconds.whole.count < 40, let whole = Int128(attoseconds.wholeText) else {
      throw .unwritable(seconds.digits, reason: .durationTooLong)
    }
    self.init(attoseconds: whole)
  }
}
