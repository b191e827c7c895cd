internal import CExtraction
internal import Glibc
internal import Sharing

/// Work that calls itself deeply, such as a parser that is not ours, on a thread with a large stack.
package enum LargeStack {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Calls a function on such a thread, and waits for it.
  ///
  /// A function that takes more time goes on in the background, and its result is dropped. If it needs a
  /// larger stack, the process ends by SIGSEGV, because nothing can go on; but not if its result is
  /// dropped in any case.
  ///
  /// - Parameters:
  ///   - byteCount: The size of the stack. Only what is used takes memory.
  ///   - nanoseconds: The processor time that it may take; what it takes is subtracted. Time in which
  ///     other programs run does not count.
  ///   - body: The function.
  /// - Returns: The result; nil after that time.
  package static func run<Value: Sendable>(
    byteCount: Int,
    nanoseconds: inout Int64,
    _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = PosixMutex<Value?>(nil)
    let work = Work {
      let value = body()
      result.withLock { $0 = value }
    }
    let context = unsafe Unmanaged.passRetained(work)
    let fault = unsafe cextraction_call_deeply(
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
      },
      context.toOpaque(),
      byteCount,
      &nanoseconds
    )
    // Without a thread the function runs here.
    if fault != 0, fault != ETIMEDOUT { unsafe context.takeRetainedValue().body() }
    return result.withLock { $0 }
  }
}
