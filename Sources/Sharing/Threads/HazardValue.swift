// Public, because code that is inlined into other modules calls it there.
public import Synchronization

/// One shared object that is read without a lock and sometimes replaced.
///
/// `@unchecked` because it has the address of the object, which no compiler checks (SE-0331). Its
/// fields are an atomic, the slots and a mutex. `HazardSlots` protects the object from being freed
/// while it is read.
@safe @usableFromInline
package final class HazardValue<Value: AnyObject & Sendable>: @unchecked Sendable {
  // The address of the object, which owns one reference to it.
  @usableFromInline let address: Atomic<UInt>
  @usableFromInline let slots = HazardSlots()
  @usableFromInline let retired = PosixMutex(RetiredObjects())

  package init(_ value: Value) {
    unsafe address = Atomic(SharedReference.make(value))
  }

  deinit {
    let free = retired.withLock { retired in
      retired.append(address.load(ordering: .sequentiallyConsistent))
      return retired.reclaim(unpublishedIn: slots)
    }
    withExtendedLifetime(free) {}
  }

  /// Calls `body` with the current object, which is borrowed.
  @inlinable @inline(__always)
  package func read<Result: FreshResult, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lend(body)
  }

  /// Calls `body` with the current object, which is borrowed, for a result without references.
  @inlinable @inline(__always)
  package func read<Result: BitwiseCopyable, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lend(body)
  }

  @inlinable @inline(__always)
  func lend<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      let found = address.load(ordering: .acquiring)
      guard let slot = slots.publish(found) else { break }
      defer { slots.clear(slot) }
      guard address.load(ordering: .sequentiallyConsistent) == found else { continue }
      let outcome = unsafe SharedReference.lend(found, as: Value.self) { value in
        Swift.Result { () throws(Failure) in try body(value) }
      }
      return try outcome.get()
    }
    return try body(copy())
  }

  /// Returns a reference to the current object, taken under the lock.
  ///
  /// It is for callers that keep the object, and for reads when every slot is taken.
  @inline(never) @usableFromInline
  package func copy() -> Value {
    retired.withLock { _ in
      unsafe unsafeDowncast(
        SharedReference.copy(address.load(ordering: .sequentiallyConsistent)),
        to: Value.self
      )
    }
  }

  /// Replaces the object.
  ///
  /// A read that begins after this returns has the new object.
  package func replace(with value: Value) {
    let free = retired.withLock { retired in
      let new = unsafe SharedReference.make(value)
      retired.append(address.exchange(new, ordering: .sequentiallyConsistent))
      return retired.reclaim(unpublishedIn: slots)
    }
    withExtendedLifetime(free) {}
  }
}
