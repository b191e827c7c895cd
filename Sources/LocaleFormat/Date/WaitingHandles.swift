internal import ICU
internal import MachineTime
internal import Sharing

/// The pools with an ICU formatter of dates or intervals, of 60 KB or 70 KB each, that wait for the second text, which
/// compiles a plan.
///
/// A text may be the only one of its kind and locale, so at most `limit` pools wait. Beyond that,
/// the formatter that waited longest is closed, and opened again if it is needed after all.
enum WaitingHandles {
  private struct Waiting: Sendable {
    weak let pool: (any HandleHolder)?
  }

  private static let queue: PosixMutex<[Waiting]> = {
    let queue = PosixMutex<[Waiting]>([])
    StoreRegistry.add(
      StoreRegistry.Store(
        "date formatters before their plan",
        maximumCount: limit,
        byteCountOfEach: 70_000,
        count: { queue.withLock { $0.count { $0.pool != nil } } },
        removeAll: removeAll
      )
    )
    return queue
  }()
  static let limit = 64

  static func add(_ pool: any HandleHolder) {
    let longest = queue.withLock { queue in
      queue.append(Waiting(pool: pool))
      if queue.count > limit { queue.removeAll { $0.pool == nil } }
      return queue.count > limit ? queue.removeFirst().pool : nil
    }
    longest?.removeIdle()
  }

  @Sendable private static func removeAll() {
    let pools = queue.withLock { queue in
      defer { queue = [] }
      return queue.compactMap(\.pool)
    }
    for pool in pools { pool.removeIdle() }
  }

  static func remove(_ pool: any HandleHolder) {
    queue.withLock { queue in queue.removeAll { $0.pool == nil || $0.pool === pool } }
  }
}
