/// Objects that were removed from shared memory but may still be read.
///
/// They are protected by the lock of their owner.
@safe @usableFromInline package struct RetiredObjects: Sendable {
  private var addresses: [UInt] = []

  package init() {}

  /// The number of retired objects.
  package var count: Int { addresses.count }

  /// Takes over the reference that the shared memory owned.
  package mutating func append(_ address: UInt) { addresses.append(address) }

  /// Removes and returns the objects whose address no slot contains.
  ///
  /// They are destroyed when the caller releases them, after it has left the lock.
  package mutating func reclaim(unpublishedIn slots: borrowing HazardSlots) -> [AnyObject] {
    guard !addresses.isEmpty else { return [] }
    let busy = slots.published()
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
  /// Makes an address that owns one reference to an object.
  package static func make(_ object: AnyObject) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// Returns the reference that an address owns; the address then owns none.
  package static func take(_ address: UInt) -> AnyObject {
    unsafe unmanaged(address).takeRetainedValue()
  }

  /// Returns another reference to the object.
  ///
  /// Its address must own one, or be in a hazard slot.
  package static func copy(_ address: UInt) -> AnyObject {
    unsafe unmanaged(address).takeUnretainedValue()
  }

  /// Calls `body` with the object, without a change of its reference count.
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
