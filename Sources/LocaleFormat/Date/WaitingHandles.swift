internal import ICU
internal import MachineTime
internal import Sharing

/// Pools with one of ICU's formatters of dates in it, 60 KB each, that wait for the second text, which
/// compiles a plan.
///
/// A text may be the only one of its kind and locale, so that only so many wait: the one that waited
/// longest is closed, and opened again if it is wanted after all.
enum WaitingHandles {
  private struct Waiting: Sendable {
    weak let pool: HandlePool<DateHandle>?
  }

  private static let queue = PosixMutex<[Waiting]>([])
  static let limit = 64

  static func add(_ pool: HandlePool<DateHandle>) {
    let longest = queue.withLock { queue in
      queue.append(Waiting(pool: pool))
      if queue.count > limit { queue.removeAll { $0.pool == nil } }
      return queue.count > limit ? queue.removeFirst().pool : nil
    }
    longest?.removeIdle()
  }

  static func remove(_ pool: HandlePool<DateHandle>) {
    queue.withLock { queue in queue.removeAll { $0.pool == nil || $0.pool === pool } }
  }
}
