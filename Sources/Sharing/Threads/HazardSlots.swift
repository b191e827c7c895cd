// Public, because code that is inlined into other modules calls it there.
public import CSharing
public import Synchronization

/// Hazard pointers: slots in which readers publish the object that they read, so that it is not
/// freed.
///
/// A reader publishes the address of an object that it found in shared memory, then reads that
/// memory again. If the address is still there, the object is not freed before the slot is cleared.
/// A writer first removes the object from the shared memory, and frees it only when no slot
/// contains its address. The publishing, the second read, the removal and the scan are sequentially
/// consistent; that order is the proof.
///
/// Each slot has two cache lines, and a thread begins at its own slot, so threads do not slow each
/// other down.
@safe @usableFromInline package struct HazardSlots: ~Copyable {
  @usableFromInline struct Slot: ~Copyable {
    /// The first field, so that its address is the address of the slot.
    @usableFromInline let address = Atomic<UInt>(0)
    @usableFromInline let hits = Atomic<Int>(0)
    // Two cache lines, because processors fetch them in pairs.
    let padding = InlineArray<14, UInt>(repeating: 0)
  }
  @usableFromInline let slots: UnsafeMutablePointer<Slot>

  /// The number of readers that can be inside at once, a power of two.
  ///
  /// Further readers take a lock instead.
  @inlinable package static var count: Int { 64 }

  package init() {
    unsafe slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { unsafe (slots + index).initialize(to: Slot()) }
  }

  deinit {
    unsafe slots.deinitialize(count: Self.count)
    unsafe slots.deallocate()
  }

  /// Publishes an address in a slot and returns the slot; nil when every slot is taken.
  ///
  /// It nests: a reader inside another takes a second slot.
  @inlinable @inline(__always)
  package func publish(_ address: UInt) -> Int? {
    var slot = threadIndex() & (Self.count - 1)
    for _ in 0..<Self.count {
      if unsafe slots[slot].address.compareExchange(
        expected: 0,
        desired: address,
        ordering: .sequentiallyConsistent
      ).exchanged {
        return slot
      }
      slot = (slot &+ 1) & (Self.count - 1)
    }
    return nil
  }

  /// Clears a slot.
  ///
  /// The object must not be used after that.
  ///
  /// The store is a C function, because the optimizer moved a retain of the object past a store
  /// that it could see, where the object may already be freed.
  @inlinable @inline(__always)
  package func clear(_ slot: Int) {
    unsafe csharing_hazard_clear(UnsafeMutableRawPointer(slots + slot))
  }

  /// Counts a hit.
  ///
  /// It may only be called while the caller owns the slot.
  @inlinable @inline(__always)
  package func countHit(_ slot: Int) {
    let hits = unsafe slots[slot].hits.load(ordering: .relaxed)
    unsafe slots[slot].hits.store(hits &+ 1, ordering: .relaxed)
  }

  /// The number of hits of all slots.
  package var hits: Int {
    var total = 0
    for index in 0..<Self.count { total += unsafe slots[index].hits.load(ordering: .relaxed) }
    return total
  }

  /// The addresses that are published now.
  package func published() -> Set<UInt> {
    var addresses: Set<UInt> = []
    for index in 0..<Self.count {
      let address = unsafe slots[index].address.load(ordering: .sequentiallyConsistent)
      if address != 0 { addresses.insert(address) }
    }
    return addresses
  }
}

// Unchecked for the pointer (SE-0331): the slots contain only atomics, and live as long as their
// owner.
extension HazardSlots: @unchecked Sendable {}
