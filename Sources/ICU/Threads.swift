// Public, since what is inlined into other modules calls it there.
public import CICU

/// A small number of the calling thread: 0, 1, 2, … in the order in which threads asked.
@inlinable @inline(__always)
package func threadIndex() -> Int { Int(cicu_thread_index()) }

/// Stores 0 in the atomic word at an address, after all that was done before.
///
/// It is the one way to end an announcement: a call that the compiler cannot see into may release
/// anything, so it takes no reference after it that is written before it.
@inlinable @inline(__always)
package func clearAnnouncement(at address: UnsafeMutableRawPointer) {
  unsafe cicu_announcement_clear(address)
}
