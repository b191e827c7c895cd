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

  private static var now: Duration { .nanoseconds(oracle_thread_nanoseconds()) }
}
