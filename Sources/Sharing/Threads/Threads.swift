// Public, because code that is inlined into other modules calls it there.
public import CSharing

/// A small number of the calling thread: 0, 1, 2, … in the order in which threads asked for one.
@inlinable @inline(__always)
package func threadIndex() -> Int { Int(csharing_thread_index()) }

/// The number of processors that the process may use, at least 1.
package func processorCount() -> Int { max(1, Int(csharing_processor_count())) }
