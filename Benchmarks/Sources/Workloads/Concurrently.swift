internal import Foundation
internal import Glibc
internal import Synchronization

/// Threads that start together, timed by one clock.
enum Concurrently {
  /// The work of one thread, with the number of the thread and of its calls.
  typealias Work = @Sendable (_ thread: Int, _ calls: Int) throws -> Void

  /// The state that the threads share.
  private final class Run: Sendable {
    struct State: Sendable {
      var start: ContinuousClock.Instant?
      var end: ContinuousClock.Instant?
      var allocations = 0
      var failure: (any Error)?
    }
    let ready = Atomic<Int>(0)
    let mayBegin = Atomic<Bool>(false)
    let state = Mutex(State())
    let ended = DispatchSemaphore(value: 0)
  }

  /// Returns the time of all threads, from the start of the first to the end of the last, and their
  /// allocations.
  static func time(
    threads: Int,
    calls: Int,
    _ work: @escaping Work
  ) throws -> (nanoseconds: Double, allocations: Int) {
    let run = Run()
    for thread in 0..<threads {
      Thread.detachNewThread {
        execute(run, thread, calls, work)
        run.ended.signal()
      }
    }
    while run.ready.load(ordering: .acquiring) < threads { sched_yield() }
    run.mayBegin.store(true, ordering: .releasing)
    for _ in 0..<threads { run.ended.wait() }
    let state = run.state.withLock { $0 }
    if let failure = state.failure { throw failure }
    guard let start = state.start, let end = state.end else {
      throw CannotPrepare(what: "\(threads) threads")
    }
    let duration = start.duration(to: end)
    return (duration / .nanoseconds(1), state.allocations)
  }

  private static func execute(_ run: Run, _ thread: Int, _ calls: Int, _ work: Work) {
    do {
      try work(thread, max(calls / 16, 1))
      run.ready.add(1, ordering: .releasing)
      while !run.mayBegin.load(ordering: .acquiring) { sched_yield() }
      let before = allocationCount()
      let start = ContinuousClock.now
      try work(thread, calls)
      let end = ContinuousClock.now
      let allocations = allocationCount() - before
      run.state.withLock { state in
        state.start = min(state.start ?? start, start)
        state.end = max(state.end ?? end, end)
        state.allocations += allocations
      }
    } catch {
      run.state.withLock { $0.failure = error }
      run.ready.add(1, ordering: .releasing)
    }
  }
}
