// Public, since what is inlined into other modules calls it there.
public import Synchronization

/// A reference that one of several threads sets, once.
///
/// Not an `AtomicLazyReference`: that cannot lend its object without counting it, and in a debug build its
/// functions are calls into a library, in which the thread sanitizer sees nothing.
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

  /// Sets the object, unless another thread was first.
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

  /// Lends the object without counting, once it is set.
  ///
  /// A caller that does nothing after it should put all of its work into `body`: the compiler then jumps there
  /// instead of calling it.
  @inlinable @inline(__always)
  package func use(_ body: (Object) -> Void) {
    guard let object = unsafe reference.load(ordering: .acquiring) else { return }
    unsafe object._withUnsafeGuaranteedRef(body)
  }

  /// Lends the object without touching its reference count: all threads would write to it.
  @inlinable @inline(__always)
  package func lend<Result>(_ body: (Object) -> Result?) -> Result? {
    guard let object = unsafe reference.load(ordering: .acquiring) else { return nil }
    return unsafe object._withUnsafeGuaranteedRef(body)
  }
}
