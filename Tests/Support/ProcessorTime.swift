import Glibc

/// What a thread takes of the processor's time.
///
/// Tests run beside one another, so the wall's time says more of the others than of the code.
public enum ProcessorTime {
  /// The time the calling thread takes for a closure; what other threads do is not counted.
  public static func measure<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Duration {
    let start = now
    try body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
