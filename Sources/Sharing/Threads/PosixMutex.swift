// Public, because code that is inlined into other modules calls it there.
public import Glibc

/// A value that a POSIX mutex protects, which avoids lock convoys when threads outnumber cores.
///
/// Unchecked because the compiler cannot see the lock. `value` is only used in `withLock`, between
/// `pthread_mutex_lock` and `pthread_mutex_unlock`, which order memory between threads by POSIX
/// (XSH 4.12, Memory Synchronization). Safe because the pointer is never returned.
@safe @usableFromInline package final class PosixMutex<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline var value: Value

  @inlinable package init(_ value: Value) {
    // Such a value's address is past the end of this object, where the thread sanitizer reports
    // the uses of another one.
    precondition(MemoryLayout<Value>.size > 0, "a mutex needs something to protect")
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    let status = unsafe pthread_mutex_init(mutex, nil)
    precondition(status == 0, "pthread_mutex_init failed")
  }

  @inlinable deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Calls `body` with the value while no other thread uses it.
  ///
  /// The lock is not re-entrant.
  @inlinable package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
