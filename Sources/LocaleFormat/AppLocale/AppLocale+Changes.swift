internal import MachineTime
internal import Sharing

extension AppLocale {
  /// A change of the process's app locale.
  public struct Change: Hashable, Sendable {
    /// The locale before.
    public let old: AppLocale
    /// The locale after.
    public let new: AppLocale
    /// A number that is larger for each later change.
    public let number: UInt64
  }

  /// Calls a function at every change of the process's app locale, until the observation ends.
  ///
  /// Changes are delivered one after the other, in their order, on the thread of a call of
  /// ``update(_:)``. No lock is held, so the function may format, and may change the locale again.
  /// If two threads change the locale at the same time, one of them delivers both changes.
  ///
  /// ```swift
  /// let observation = AppLocale.onChange { change in print(change.new.language) }
  /// observation.end()
  /// ```
  /// - Parameter body: The function to call. It is kept until the observation ends or is released.
  /// - Returns: The observation, which ends when it is released.
  public static func onChange(_ body: @escaping @Sendable (Change) -> Void) -> Observation {
    Observation(id: observers.add(body))
  }

  /// The changes of the process's app locale, from now on.
  ///
  /// A slow reader gets only the latest change, so the buffer does not grow. Every call returns a
  /// separate sequence.
  public static var changes: AsyncStream<Change> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = observers.add { continuation.yield($0) }
      continuation.onTermination = { _ in observers.remove(id) }
    }
  }

  /// An observation of changes by one function.
  public final class Observation: Sendable {
    private let id: UInt64

    fileprivate init(id: UInt64) { self.id = id }

    deinit { observers.remove(id) }

    /// Ends the observation; only a call that another thread has already begun still completes.
    public func end() { observers.remove(id) }
  }
}

/// The functions that observe changes, and the changes that are not delivered yet.
final class ChangeObservers: Sendable {
  private struct Observer: Sendable {
    let id: UInt64
    /// The number of the last change before this observer was added, which it does not receive.
    let lastNumber: UInt64
    let body: @Sendable (AppLocale.Change) -> Void
  }

  /// A change that is not delivered yet; it may combine several changes.
  private struct Waiting: Sendable {
    let change: AppLocale.Change
    /// The number of the first combined change.
    let firstNumber: UInt64

    /// Returns whether an observer has to receive it.
    ///
    /// An observer does not receive changes from before it was added. A combined change that
    /// restores the old locale goes only to observers that were added in between.
    func concerns(_ observer: Observer) -> Bool {
      guard observer.lastNumber < change.number else { return false }
      return change.old != change.new || observer.lastNumber >= firstNumber
    }
  }

  private struct State: Sendable {
    /// Sorted by ID.
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
    // The observer is released outside the lock, because its closure may own any object.
    let removed = state.withLock { state in
      state.index(of: id).map { state.observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// The maximum number of undelivered changes; further ones are combined with the last.
  private static let maximumWaiting = 64

  /// Records a change; must be called in the order of the changes.
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
      // If the latest observer does not need it, no observer does.
      if state.observers.last.map(added.concerns) ?? false { state.waiting.append(added) }
    }
  }

  /// Delivers the recorded changes, unless another call is doing that already.
  func deliver() {
    let isFirst = state.withLock { state in
      guard !state.isDelivering, !state.waiting.isEmpty else { return false }
      state.isDelivering = true
      return true
    }
    guard isFirst else { return }
    while let (change, observers) = next() {
      // A function that was called before may have ended this observation.
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
