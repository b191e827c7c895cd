internal import MachineTime
internal import Sharing

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

    /// Ends it: the function is not called any more, but for a call that another thread has begun.
    public func end() { observers.remove(id) }
  }
}

/// Who is told of changes, and which were not told yet.
final class ChangeObservers: Sendable {
  private struct Observer: Sendable {
    let id: UInt64
    /// The last change before it came, which it is not told of.
    let lastNumber: UInt64
    let body: @Sendable (AppLocale.Change) -> Void
  }

  /// A change that was not told yet, perhaps several in one.
  private struct Waiting: Sendable {
    let change: AppLocale.Change
    /// The number of the first of them.
    let firstNumber: UInt64

    /// Whether it tells an observer anything: not of what was before it came and, there and back again, only
    /// if it came in between.
    func concerns(_ observer: Observer) -> Bool {
      guard observer.lastNumber < change.number else { return false }
      return change.old != change.new || observer.lastNumber >= firstNumber
    }
  }

  private struct State: Sendable {
    /// In the order of their IDs.
    var observers: [Observer] = []
    var lastID: UInt64 = 0
    var lastNumber: UInt64 = 0
    var waiting: [Waiting] = []
    var isDelivering = false

    func index(of id: UInt64) -> Int? {
      var range = observers.startIndex..<observers.endIndex
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        if observers[middle].id == id { return middle }
        range =
          observers[middle].id < id
          ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return nil
    }
  }
  private let state = PosixMutex(State())

  func add(_ body: @escaping @Sendable (AppLocale.Change) -> Void) -> UInt64 {
    state.withLock { state in
      state.lastID += 1
      state.observers.append(
        Observer(id: state.lastID, lastNumber: state.lastNumber, body: body)
      )
      return state.lastID
    }
  }

  func remove(_ id: UInt64) {
    // What is removed is released outside the lock: it may hold anything.
    let removed = state.withLock { state in
      state.index(of: id).map { state.observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// The most changes that wait; the next ones become one with the last.
  private static let maximumWaiting = 64

  /// Notes a change; called in the order of the changes.
  func enqueue(_ change: AppLocale.Change) {
    state.withLock { state in
      state.lastNumber = change.number
      guard !state.observers.isEmpty else { return }
      var added = Waiting(change: change, firstNumber: change.number)
      if state.waiting.count == Self.maximumWaiting, let last = state.waiting.popLast() {
        added = Waiting(
          change: AppLocale.Change(old: last.change.old, new: change.new, number: change.number),
          firstNumber: last.firstNumber
        )
      }
      // The latest observer has seen the most of it.
      if state.observers.last.map(added.concerns) ?? false { state.waiting.append(added) }
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
    while let (change, observers) = next() {
      // A function that was told before may have ended the observation of this one.
      for observer in observers where isThere(observer.id) { observer.body(change) }
    }
  }

  private func next() -> (AppLocale.Change, [Observer])? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isDelivering = false
        return nil
      }
      let next = state.waiting.removeFirst()
      return (next.change, state.observers.filter(next.concerns))
    }
  }

  private func isThere(_ id: UInt64) -> Bool { state.withLock { $0.index(of: id) != nil } }

  var count: Int { state.withLock { $0.observers.count } }
}
