// Public, because code that is inlined into other modules calls it there.
public import Synchronization

/// A reference that is set once, by one of several threads.
///
/// It is not an `AtomicLazyReference`, which cannot give access to its object without retaining it.
/// Also, in a debug build its functions are calls into a library that the thread sanitizer does not
/// see.
@safe @usableFromInline
package struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  @usableFromInline let reference = unsafe Atomic<Unmanaged<Object>?>(nil)

  @inlinable package init() {}

  @inlinable deinit { unsafe reference.load(ordering: .acquiring)?.release() }

  /// The object; nil before it is set.
  @inlinable package var object: Object? {
    unsafe reference.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  @inlinable package var isSet: Bool { unsafe reference.load(ordering: .acquiring) != nil }

  /// Sets the object, unless another thread has already set one.
  ///
  /// - Returns: The object that is set now.
  @inlinable package func set(_ object: Object) -> Object {
    let own = unsafe Unmanaged.passRetained(object)
    let (isFirst, other) = unsafe reference.compareExchange(
      expected: nil,
      desired: own,
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let other = unsafe other else { return object }
    unsafe own.release()
    return unsafe other.takeUnretainedValue()
  }

  /// The object, which is made now if it is not set.
  ///
  /// If several threads make it at the same time, one object is kept and all use it.
  @inlinable package func object<Failure: Error>(
    orMake make: () throws(Failure) -> Object
  ) throws(Failure) -> Object {
    if let object { return object }
    return set(try make())
  }

  /// Calls `body` with the object, if it is set, without reference counting.
  ///
  /// A caller that does nothing after this call should do all of its work in `body`: the compiler
  /// can then jump to it instead of calling it.
  @inlinable @inline(__always)
  package func use(_ body: (Object) -> Void) {
    guard let object = unsafe reference.load(ordering: .acquiring) else { return }
    unsafe object._withUnsafeGuaranteedRef(body)
  }

  /// Calls `body` with the object, if it is set, and returns its result.
  ///
  /// The reference count is not changed, because all threads would write to it.
  @inlinable @inline(__always)
  package func lend<Result>(_ body: (Object) -> Result?) -> Result? {
    guard let object = unsafe reference.load(ordering: .acquiring) else { return nil }
    return unsafe object._withUnsafeGuaranteedRef(body)
  }
}
