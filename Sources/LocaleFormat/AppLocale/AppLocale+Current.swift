internal import Sharing
internal import Synchronization

extension AppLocale {
  /// An app locale with its generation, 0 for a task's own, and what else the task has.
  @usableFromInline final class Snapshot: Sendable {
    let locale: AppLocale
    let generation: UInt64
    /// The generation for a cache: see ``GenerationMark``.
    let marked: UInt64
    /// The other parts of the task's `LocaleContext`: see `FormatterCache.ContextParts`.
    let parts: (any AnyObject & Sendable)?

    init(_ locale: AppLocale, generation: UInt64, parts: (any AnyObject & Sendable)? = nil) {
      self.locale = locale
      self.generation = generation
      self.parts = parts
      marked = GenerationMark.marked(generation, locale.data)
      if locale.data != nil { AppLocale.mayDecideCache.store(true, ordering: .relaxed) }
    }
  }

  /// The process's value, read without a lock.
  private static let process = HazardValue(Snapshot(AppLocale(), generation: 1))
  /// Held during a change, so that changes happen one after the other.
  private static let changing = PosixMutex<UInt64>(1)
  /// The generation of the process's value; set before `update` returns.
  private static let processGeneration = Atomic<UInt64>(1)
  /// The caches that a change invalidates.
  static let registry = GenerationRegistry()
  /// Whether any context ever had another cache than the shared one, or any app locale its own data:
  /// until then, the current cache is the shared one, and nothing else is looked at.
  static let mayDecideCache = Atomic(false)
  /// The functions that observe changes.
  static let observers = ChangeObservers()

  @usableFromInline static let taskSnapshot = TaskLocal<Snapshot?>(wrappedValue: nil)
  /// Whether any task ever had its own app locale: until then no task-local value is looked for,
  /// which costs as much as the rest of a look-up.
  private static let hasTaskLocales = Atomic(false)

  /// The snapshot of the task; nil if it has no app locale for itself.
  @inline(__always)
  static var override: Snapshot? {
    // Relaxed: the task itself, or one that started it, set the flag before.
    hasTaskLocales.load(ordering: .relaxed) ? taskSnapshot.get() : nil
  }

  /// Makes the snapshot of a task.
  static func snapshot(ofTask locale: AppLocale, parts: (any AnyObject & Sendable)?) -> Snapshot {
    if !hasTaskLocales.load(ordering: .relaxed) {
      hasTaskLocales.store(true, ordering: .relaxed)
    }
    return Snapshot(locale, generation: 0, parts: parts)
  }

  /// Makes the snapshot of a task with another app locale.
  @usableFromInline
  static func snapshot(ofTask locale: AppLocale) -> Snapshot {
    snapshot(ofTask: locale, parts: override?.parts)
  }

  /// The current app locale: the task's own, or else the process's.
  ///
  /// The process's app locale is created at first use, from the environment. It can be any
  /// localization that ICU has data for.
  public static var current: AppLocale {
    (override ?? process.copy()).locale
  }

  /// The current app locale and its generation; 0 for a task's own.
  package static var currentWithGeneration: (AppLocale, UInt64) {
    let snapshot = override ?? process.copy()
    return (snapshot.locale, snapshot.generation)
  }

  /// The current app locale, and its generation for a cache.
  static var currentForCache: (AppLocale, UInt64) {
    let snapshot = override ?? process.copy()
    return (snapshot.locale, snapshot.marked)
  }

  /// The identity of the current app locale: its generation or, for a task's own, its language.
  package enum Mark: BitwiseCopyable, Sendable {
    /// The generation of the process's app locale.
    case process(UInt64)
    /// The key of the language of a task's own app locale: ``LocaleID/key``.
    case task(UInt64)
  }

  /// The mark of the current app locale.
  ///
  /// It costs less than the app locale itself: what is kept under a mark need not look at it.
  package static var currentMark: Mark {
    if let override { return .task(override.locale.choice.locale.key) }
    return .process(processGeneration.load(ordering: .acquiring))
  }

  /// Calls `body` with the current app locale, borrowed, and its generation for a cache.
  @inline(__always)
  static func withCurrent<Result: FreshResult, Failure: Error>(
    _ body: (AppLocale, UInt64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let override { return try body(override.locale, override.marked) }
    return try process.read { snapshot throws(Failure) in
      try body(snapshot.locale, snapshot.marked)
    }
  }

  /// Calls `body` with the current app locale and its generation for a cache, for a result without
  /// references.
  @inline(__always)
  static func withCurrent<Result: BitwiseCopyable, Failure: Error>(
    _ body: (AppLocale, UInt64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let override { return try body(override.locale, override.marked) }
    return try process.read { snapshot throws(Failure) in
      try body(snapshot.locale, snapshot.marked)
    }
  }

  /// Changes the process's app locale.
  ///
  /// A call that begins after this one returned never gives text in the old locale, and the caches
  /// have dropped their formatters for it. Formatters of a named locale stay, and so does the app
  /// locale of a running `with(_:operation:)`. ``onChange(_:)`` and ``changes`` are notified at the
  /// end. Setting the same locale again has no effect.
  ///
  /// - Parameter locale: The new app locale.
  /// - Returns: The previous app locale.
  @discardableResult
  public static func update(_ locale: AppLocale) -> AppLocale {
    let old = changing.withLock { generation in
      let old = process.copy().locale
      guard old != locale else { return old }
      generation += 1
      process.replace(with: Snapshot(locale, generation: generation))
      processGeneration.store(generation, ordering: .releasing)
      registry.invalidate(before: generation)
      observers.enqueue(Change(old: old, new: locale, number: generation))
      return old
    }
    observers.deliver()
    return old
  }

  /// Runs an operation with its own app locale, for example for one request of a service.
  ///
  /// The app locale applies to the operation and to the tasks that it starts (`@TaskLocal`). The
  /// process's app locale does not change.
  ///
  /// ```swift
  /// let text = try AppLocale.with(AppLocale(LocaleID("hi-IN"))) {
  ///   try FormatterCache.shared.string(1_234_567, as: .decimal)
  /// }
  /// text  // "12,34,567"
  /// ```
  /// - Parameters:
  ///   - locale: The app locale.
  ///   - operation: The operation. In Swift 6.3 a closure that throws is taken to throw
  ///     `any Error`, unless it names the type: `{ () throws(FormatError) in … }`.
  /// - Returns: The result of the operation.
  /// - Throws: The errors of the operation, and no others.
  @inlinable
  public static func with<Result, Failure: Error>(
    _ locale: AppLocale,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try with(snapshot(ofTask: locale), operation: operation)
  }

  /// Runs an operation with the snapshot of a task.
  @inlinable
  static func with<Result, Failure: Error>(
    _ snapshot: Snapshot,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` itself would throw `any Error`.
    let outcome = taskSnapshot.withValue(snapshot) {
      Swift.Result { () throws(Failure) in try operation() }
    }
    return try outcome.get()
  }

  /// Runs an asynchronous operation with its own app locale.
  ///
  /// - Parameters:
  ///   - locale: The app locale.
  ///   - operation: The operation, which runs on the caller's actor.
  /// - Returns: The result of the operation.
  /// - Throws: The errors of the operation, and no others.
  @inlinable
  nonisolated(nonsending)
    public static func with<Result, Failure: Error>(
      _ locale: AppLocale,
      operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
  {
    try await with(snapshot(ofTask: locale), operation: operation)
  }

  /// Runs an asynchronous operation with the snapshot of a task.
  @inlinable
  nonisolated(nonsending)
    static func with<Result, Failure: Error>(
      _ snapshot: Snapshot,
      operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
  {
    let outcome = await taskSnapshot.withValue(snapshot) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
