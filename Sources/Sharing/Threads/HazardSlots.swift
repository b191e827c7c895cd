// Public, since what is inlined into other modules calls it there.
public import CSharing
public import Synchronization

/// Hazard pointers: where readers announce the object they are looking at, so that nobody frees it.
///
/// A reader announces the address of an object that it found in shared memory, then reads that
/// memory again: if the address is still there, the object cannot be freed before the announcement
/// is cleared. A writer takes the object out of the shared memory first and frees it
/// only when no slot announces it. The announcement, the second read, the taking out and the scan
/// are sequentially consistent; that order is the proof.
///
/// Each slot has two cache lines of its own, and a thread begins at its own slot, so threads do not
/// slow each other.
@safe @usableFromInline package struct HazardSlots: ~Copyable {
  @usableFromInline struct Slot: ~Copyable {
    /// The first field, so that it lies where the slot does.
    @usableFromInline let address = Atomic<UInt>(0)
    @usableFromInline let hits = Atomic<Int>(0)
    // Two lines: processors fetch them in pairs.
    let padding = InlineArray<14, UInt>(repeating: 0)
  }
  @usableFromInline let slots: UnsafeMutablePointer<Slot>

  /// How many readers can be inside at once, a power of two; one more takes the locked path.
  @inlinable package static var count: Int { 64 }

  package init() {
    unsafe slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { unsafe (slots + index).initialize(to: Slot()) }
  }

  deinit {
    unsafe slots.deinitialize(count: Self.count)
    unsafe slots.deallocate()
  }

  /// Announces an address; nil when every slot is taken.
  ///
  /// It nests: a reader inside another takes a second slot.
  @inlinable @inline(__always)
  package func announce(_ address: UInt) -> Int? {
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

  /// Takes the announcement back.
  ///
  /// The object must not be used after it.
  ///
  /// The store is a function in C: the optimizer moved a retain of the object after a store that it
  /// could see, where the object may be freed already.
  @inlinable @inline(__always)
  package func clear(_ slot: Int) {
    unsafe csharing_hazard_clear(UnsafeMutableRawPointer(slots + slot))
  }

  /// Counts a hit; only between announcing and clearing, while the slot belongs to the caller.
  @inlinable @inline(__always)
  package func countHit(_ slot: Int) {
    let hits = unsafe slots[slot].hits.load(ordering: .relaxed)
    unsafe slots[slot].hits.store(hits &+ 1, ordering: .relaxed)
  }

  /// The hits that were counted.
  package var hits: Int {
    var total = 0
    for index in 0..<Self.count { total += unsafe slots[index].hits.load(ordering: .relaxed) }
    return total
  }

  /// The addresses announced now.
  package func announced() -> Set<UInt> {
    var addresses: Set<UInt> = []
    for index in 0..<Self.count {
      let address = unsafe slots[index].address.load(ordering: .sequentiallyConsistent)
      if address != 0 { addresses.insert(address) }
    }
    return addresses
  }
}

// Unchecked for the pointer (SE-0331): the slots hold nothing but atomics, and live as long as their owner.
extension HazardSlots: @unchecked Sendable {}
