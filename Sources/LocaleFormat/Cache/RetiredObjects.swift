/// Objects taken out of shared memory that a reader may still be looking at.
///
/// Guarded by their owner's lock.
@safe struct RetiredObjects: Sendable {
  private var addresses: [UInt] = []

  var count: Int { addresses.count }

  /// Takes over the reference that shared memory held.
  mutating func append(_ address: UInt) { addresses.append(address) }

  /// Takes out the objects that nobody announces; they are destroyed when the caller, having left
  /// the lock, drops them.
  mutating func reclaim(unannouncedIn slots: borrowing AnnouncementSlots) -> [AnyObject] {
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

/// A counted reference as a plain address, for atomics.
@unsafe enum SharedReference {
  /// Makes an address that holds one reference to an object.
  static func make(_ object: AnyObject) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// Gives back the reference an address holds.
  static func take(_ address: UInt) -> AnyObject {
    unsafe unmanaged(address).takeRetainedValue()
  }

  /// Another reference to the object; its address must hold one, or be announced.
  static func copy(_ address: UInt) -> AnyObject {
    unsafe unmanaged(address).takeUnretainedValue()
  }

  /// Lends the object without touching its reference count.
  @inline(__always)
  static func lend<Object: AnyObject, Result>(
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
