internal import Sharing

/// An object that keeps what was made for the app's locale, and drops it when that locale changes.
protocol GenerationObserver: AnyObject, Sendable {
  /// Drops everything of older generations.
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

    /// Removes dead observers.
    ///
    /// The list may then grow to twice its length before the next call, so that adding takes
    /// amortized constant time.
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

  /// The number of observers that are alive.
  var count: Int { state.withLock { $0.observers.count { $0.observer != nil } } }
  /// The number of observers in the list, including dead ones.
  var listedCount: Int { state.withLock { $0.observers.count } }
  /// The number of observers that `purge()` has looked at so far.
  var visitCount: Int { state.withLock { $0.visitCount } }
}
