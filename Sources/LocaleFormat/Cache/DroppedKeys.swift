internal import Synchronization

/// The hashes of keys whose formatters a cache dropped lately for others.
///
/// A formatter that is made again costs little: plans and proofs of it are still in the stores of the
/// process. So threads that need it do not wait for one another. Waiting would cost more, since
/// threads that wait for one formatter go on together, and wait for the next one too.
///
/// It is read without a lock, and only the holder of the table's mutex writes. A mark that is read too
/// early or too late changes only whether a thread waits.
struct DroppedKeys: ~Copyable, Sendable {
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

  private func place(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 20) & (marks.count - 1)
  }

  /// The low bits of a hash, which is odd.
  private func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) }
}
