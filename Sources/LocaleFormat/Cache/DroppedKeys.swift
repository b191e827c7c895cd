internal import Synchronization

/// The hashes of keys whose formatters a cache dropped lately for others.
///
/// A formatter that is made again costs little: plans and proofs of it are still in the stores of the
/// process. So threads that need it do not wait for one another. Waiting would cost more, since
/// threads that wait for one formatter go on together, and wait for the next one too.
///
/// It is read without a lock, and only the holder of the table's mutex writes marks. A mark that is
/// read too early or too late changes only whether a thread waits.
struct DroppedKeys: ~Copyable, Sendable {
  /// A count for some of the keys, in two cache lines, so that threads do not slow each other down.
  private struct Counter: ~Copyable {
    let value = Atomic<Int>(0)
    let padding = InlineArray<15, UInt>(repeating: 0)
  }

  /// The number of formatters that are made again for each one of them that is stored.
  ///
  /// If more keys are in use than there is room for, each formatter that is stored drops one that is
  /// needed as much. Without this, a cache with room for a quarter of the keys that are used in turn
  /// found none of them; with it, it finds a sixth.
  private static let storedOf = 8

  private let counters = InlineArray<16, Counter> { _ in Counter() }
  /// A part of each hash, at a place that another part decides; 0 without one.
  private let marks = InlineArray<1_024, Atomic<UInt32>> { _ in Atomic(0) }

  /// Whether a hash is in the set; rarely, it is also true for another hash.
  func contains(_ hash: UInt64) -> Bool {
    marks[place(hash)].load(ordering: .relaxed) == mark(hash)
  }

  func insert(_ hash: UInt64) { marks[place(hash)].store(mark(hash), ordering: .relaxed) }

  func remove(_ hash: UInt64) {
    if contains(hash) { marks[place(hash)].store(0, ordering: .relaxed) }
  }

  func removeAll() {
    for place in marks.indices { marks[place].store(0, ordering: .relaxed) }
  }

  /// Counts a formatter that was made again, and decides whether to store it.
  func isStoredAgain(_ hash: UInt64) -> Bool {
    let index = Int(truncatingIfNeeded: hash >> 40) & (counters.count - 1)
    let earlier = counters[index].value.wrappingAdd(1, ordering: .relaxed).oldValue
    return earlier % Self.storedOf == 0
  }

  /// The number of formatters that were made again and not stored.
  var unstoredCount: Int {
    counters.indices.reduce(0) { sum, index in
      let count = counters[index].value.load(ordering: .relaxed)
      return sum + count - (count + Self.storedOf - 1) / Self.storedOf
    }
  }

  private func place(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 20) & (marks.count - 1)
  }

  /// The low bits of a hash, which is odd.
  private func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) }
}
