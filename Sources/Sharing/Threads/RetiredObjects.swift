/// Objects taken out of shared memory that a reader may still be looking at.
///
/// Guarded by their owner's lock.
@safe @usableFromInline package struct RetiredObjects: Sendable {
  private var addresses: [UInt] = []

  package init() {}

  /// How many objects wait.
  package var count: Int { addresses.count }

  /// Takes over the reference that shared memory held.
  package mutating func append(_ address: UInt) { addresses.append(address) }

  /// Takes out the objects that nobody announces; they are destroyed when the caller, having left
  /// the lock, drops them.
  package mutating func reclaim(unannouncedIn slots: borrowing HazardSlots) -> [AnyObject] {
    guard !addresses.isEmpty else { return [] }
    let busy = slots.announced()
    var free: [AnyObject] = []
    addresses.removeAll { address in
      guard !busy.contains(address) else { return false }
      free.append(unsafe SharedReference.take(address))
      return true
    }
    return free
  }
}

/// A strong reference as a plain address, for atomics.
@unsafe @usableFromInline package enum SharedReference {
  /// Makes an address that holds one reference to an object.
  package static func make(_ object: AnyObject) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// Gives back the reference an address holds.
  package static func take(_ address: UInt) -> AnyObject {
    unsafe unmanaged(address).takeRetainedValue()
  }

  /// Another reference to the object; its address must hold one, or be announced.
  package static func copy(_ address: UInt) -> AnyObject {
    unsafe unmanaged(address).takeUnretainedValue()
  }

  /// Lends the object without touching its reference count.
  @inlinable @inline(__always)
  package static func lend<Object: AnyObject, Result>(
    _ address: UInt,
    as type: Object.Type,
    _ body: (Object) -> Result
  ) -> Result {
    let reference = unsafe Unmanaged<Object>.fromOpaque(
      UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
    )
    return unsafe reference._withUnsafeGuaranteedRef(body)
  }

  private static func unmanaged(_ address: UInt) -> Unmanaged<AnyObject> {
    unsafe .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
  }
}
