internal import Sharing

extension AppLocale {
  /// An app locale with the number of the change that brought it; 0 for a task's own.
  private final class Snapshot: Sendable {
    let locale: AppLocale
    let generation: UInt64

    init(_ locale: AppLocale, generation: UInt64) {
      self.locale = locale
      self.generation = generation
    }
  }

  /// The process's value, read without a lock.
  private static let process = HazardValue(Snapshot(AppLocale(), generation: 1))
  /// Held during a change, so that changes happen one after the other.
  private static let changing = PosixMutex<UInt64>(1)
  /// The caches to tell of a change.
  static let registry = GenerationRegistry()
  /// Who else is told.
  static let observers = ChangeObservers()

  @TaskLocal private static var override: Snapshot?

  /// The app locale that applies here: the task's own, else the process's.
  ///
  /// The process's is made at first use from the environment, for every localization that ICU
  /// knows.
  public static var current: AppLocale {
    (override ?? process.copy()).locale
  }

  /// The app locale that applies here, and its generation.
  static var currentWithGeneration: (AppLocale, UInt64) {
    let snapshot = override ?? process.copy()
    return (snapshot.locale, snapshot.generation)
  }

  /// Lends the app locale that applies here, and its generation.
  @inline(__always)
  static func withCurrent<Result: FreshResult, Failure: Error>(
    _ body: (AppLocale, UInt64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let override { return try body(override.locale, override.generation) }
    return try process.read { snapshot throws(Failure) in
      try body(snapshot.locale, snapshot.generation)
    }
  }

  /// Lends the app locale that applies here, and its generation, for a result without references.
  @inline(__always)
  static func withCurrent<Result: BitwiseCopyable, Failure: Error>(
    _ body: (AppLocale, UInt64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let override { return try body(override.locale, override.generation) }
    return try process.read { snapshot throws(Failure) in
      try body(snapshot.locale, snapshot.generation)
    }
  }

  /// Changes the process's app locale.
  ///
  /// A call that begins after this one returned never gives text in the old locale, and caches have
  /// dropped what they made for it. Formatters of a locale that was named stay, and so does the
  /// override of a running `with(_:operation:)`. Then ``onChange(_:)`` and ``changes`` tell of it.
  /// The locale that it is already changes nothing.
  ///
  /// - Parameter locale: The new one.
  /// - Returns: The one before.
  @discardableResult
  public static func update(_ locale: AppLocale) -> AppLocale {
    let old = changing.withLock { generation in
      let old = process.copy().locale
      guard old != locale else { return old }
      generation += 1
      process.replace(with: Snapshot(locale, generation: generation))
      registry.invalidate(before: generation)
      observers.enqueue(Change(old: old, new: locale, number: generation))
      return old
    }
    observers.deliver()
    return old
  }

  /// Runs an operation in an app locale of its own, as a service does for a request.
  ///
  /// It holds for the operation and the tasks it starts (`@TaskLocal`), and leaves the process's
  /// value alone.
  ///
  /// ```swift
  /// let text = try AppLocale.with(AppLocale(LocaleID("hi-IN"))) {
  ///   try FormatterCache.shared.string(1_234_567, as: .decimal)
  /// }
  /// text  // "12,34,567"
  /// ```
  /// - Parameters:
  ///   - locale: The app locale.
  ///   - operation: What to do. To Swift 6.3 a closure that throws throws `any Error`, unless it says
  ///     otherwise: `{ () throws(FormatError) in … }`.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws, and nothing else.
  public static func with<Result, Failure: Error>(
    _ locale: AppLocale,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` would throw any error.
    let outcome = $override.withValue(Snapshot(locale, generation: 0)) {
      Swift.Result { () throws(Failure) in try operation() }
    }
    return try outcome.get()
  }

  /// Runs an asynchronous operation in an app locale of its own.
  ///
  /// - Parameters:
  ///   - locale: The app locale.
  ///   - operation: What to do, on the caller's actor.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws, and nothing else.
  nonisolated(nonsending)
    public static func with<Result, Failure: Error>(
      _ locale: AppLocale,
      operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
  {
    let outcome = await $override.withValue(Snapshot(locale, generation: 0)) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
