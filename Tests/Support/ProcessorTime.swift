import ICUOracle

/// Measures the processor time of a thread.
///
/// Tests run at the same time, so wall-clock time depends more on the other tests than on the code.
public enum ProcessorTime {
  /// Returns the processor time that the calling thread uses for a closure.
  ///
  /// The time of other threads is not included.
  public static func measure<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Duration {
    let start = now
    try body()
    return now - start
  }

  /// Whether a closure takes at most some times as long for a larger count, in at least one of five
  /// attempts.
  ///
  /// A limit in seconds would depend on what else the processor does.
  public static func growsAtMost<E: Error>(
    _ factor: Int,
    from small: Int,
    to large: Int,
    _ body: (Int) throws(E) -> Void
  ) throws(E) -> Bool {
    for _ in 0..<5 {
      let short = try measure { () throws(E) in try body(small) }
      let long = try measure { () throws(E) in try body(large) }
      if long < short * factor { return true }
    }
    return false
  }

  private static var now: Duration { .nanoseconds(oracle_thread_nanoseconds()) }
}
