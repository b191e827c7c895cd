internal import MachineTime

extension AppLocale {
  /// A change of the process's app locale.
  public struct Change: Hashable, Sendable {
    /// The locale before.
    public let old: AppLocale
    /// The locale after.
    public let new: AppLocale
    /// A number that is larger for a later change.
    public let number: UInt64
  }

  /// Calls a function at every change of the process's app locale, until the observation ends.
  ///
  /// Changes are told one after the other in their order, on the thread of an
  /// ``update(_:)``; no lock is held, so the function may format, and change the locale again. When
  /// two threads change it at once, one of them tells of both.
  ///
  /// ```swift
  /// let observation = AppLocale.onChange { change in print(change.new.language) }
  /// observation.end()
  /// ```
  /// - Parameter body: What is called. It is kept until the observation ends or is released.
  /// - Returns: The observation, which ends when it is released.
  public static func onChange(_ body: @escaping @Sendable (Change) -> Void) -> Observation {
    Observation(id: observers.add(body))
  }

  /// Changes of the process's app locale, from now on.
  ///
  /// A reader that falls behind gets the latest change alone, so nothing piles up. Every call gives
  /// a sequence of its own.
  public static var changes: AsyncStream<Change> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = observers.add { continuation.yield($0) }
      continuation.onTermination = { _ in observers.remove(id) }
    }
  }

  /// Stands for a function that is called at changes.
  public final class Observation: Sendable {
    private let id: UInt64

    fileprivate init(id: UInt64) { self.id = id }

    deinit { observers.remove(id) }

    /// Ends it: no change that happens later is told.
    public func end() { observers.remove(id) }
  }
}

/// Who is told of changes, and which were not told yet.
final class ChangeObservers: Sendable {
  private struct State: Sendable {
    var bodies: [(id: UInt64, body: @Sendable (AppLocale.Change) -> Void)] = []
    var lastID: UInt64 = 0
    var waiting: [AppLocale.Change] = []
    var isDelivering = false
  }
  private let state = PosixMutex(State())

  func add(_ body: @escaping @Sendable (AppLocale.Change) -> Void) -> UInt64 {
    state.withLock { state in
      state.lastID += 1
      state.bodies.append((state.lastID, body))
      return state.lastID
    }
  }

  func remove(_ id: UInt64) {
    // What is removed is released outside the lock: it may hold anything.
    let removed = state.withLock { state in
      state.bodies.firstIndex { $0.id == id }.map { state.bodies.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// The most changes that wait; the next ones become one with the last.
  private static let maximumWaiting = 64

  /// Notes a change; called in the order of the changes.
  func enqueue(_ change: AppLocale.Change) {
    state.withLock { state in
      guard !state.bodies.isEmpty else { return }
      if state.waiting.count == Self.maximumWaiting, let last = state.waiting.popLast() {
        let joined = AppLocale.Change(old: last.old, new: change.new, number: change.number)
        state.waiting.append(joined)
      } else {
        state.waiting.append(change)
      }
    }
  }

  /// Tells of what waits, unless another call does that already.
  func deliver() {
    let isFirst = state.withLock { state in
      guard !state.isDelivering, !state.waiting.isEmpty else { return false }
      state.isDelivering = true
      return true
    }
    guard isFirst else { return }
    while let (change, bodies) = next() {
      for body in bodies { body(change) }
    }
  }

  private func next() -> (AppLocale.Change, [@Sendable (AppLocale.Change) -> Void])? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isDelivering = false
        return nil
      }
      return (state.waiting.removeFirst(), state.bodies.map(\.body))
    }
  }

  var count: Int { state.withLock { $0.bodies.count } }
}
