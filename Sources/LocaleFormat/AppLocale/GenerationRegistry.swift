internal import Sharing

/// Keeps what was made for the app's locale, and drops it when that changes.
protocol GenerationObserver: AnyObject, Sendable {
  /// Drops what earlier generations left.
  func invalidate(before generation: UInt64)
}

/// Every living observer, held weakly.
final class GenerationRegistry: Sendable {
  private struct WeakObserver: Sendable {
    weak let observer: (any GenerationObserver)?
  }

  private struct State: Sendable {
    var observers: [WeakObserver] = []
    /// The length at which ``purge()`` is called.
    var limit = minimumLimit
    var visitCount = 0

    static let minimumLimit = 16

    /// Removes dead observers; the list may then grow to twice its length before the next time, so
    /// that adding one takes amortized constant time.
    mutating func purge() {
      visitCount += observers.count
      observers.removeAll { $0.observer == nil }
      limit = max(2 * observers.count, Self.minimumLimit)
    }
  }
  private let state = PosixMutex(State())

  func add(_ observer: some GenerationObserver) {
    state.withLock { state in
      if state.observers.count >= state.limit { state.purge() }
      state.observers.append(WeakObserver(observer: observer))
    }
  }

  func invalidate(before generation: UInt64) {
    let living = state.withLock { state in
      state.purge()
      return state.observers.compactMap(\.observer)
    }
    for observer in living { observer.invalidate(before: generation) }
  }

  /// How many live.
  var count: Int { state.withLock { $0.observers.count { $0.observer != nil } } }
  /// How many are listed, with those that are gone.
  var listedCount: Int { state.withLock { $0.observers.count } }
  /// How many were looked at so far to find those that are gone.
  var visitCount: Int { state.withLock { $0.visitCount } }
}
