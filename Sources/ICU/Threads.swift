// Public, since what is inlined into other modules calls it there.
public import CICU

/// A small number of the calling thread: 0, 1, 2, … in the order in which threads asked.
@inlinable @inline(__always)
package func threadIndex() -> Int { Int(cicu_thread_index()) }

/// Keeps the compiler from moving the taking of a reference behind it: a call it cannot see into
/// may release anything.
@inlinable @inline(__always)
package func referenceBarrier() { cicu_reference_barrier() }
