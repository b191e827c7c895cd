internal import MachineTime
internal import Synchronization

extension FormatterCache {
  /// The parts of a `LocaleContext` other than the app locale, together so that entering a context
  /// sets one value for them.
  struct ContextParts: Sendable {
    let cache: FormatterCache
    let zone: TimeZoneID?
  }

  @TaskLocal static var contextParts: ContextParts?
  /// Whether any context ever had another cache than ``shared``: until then no task-local value is
  /// looked for, which costs as much as the rest of a look-up.
  private static let hasOwnCaches = Atomic(false)

  /// Must be called before ``contextParts`` is set.
  static func prepare(for parts: ContextParts) {
    guard parts.cache !== shared, !hasOwnCaches.load(ordering: .relaxed) else { return }
    hasOwnCaches.store(true, ordering: .relaxed)
  }

  /// The cache of the task's `LocaleContext`; nil if the current cache is ``shared``.
  @usableFromInline
  package static var ofTask: FormatterCache? {
    // Relaxed: the task itself, or one that started it, set the flag before.
    hasOwnCaches.load(ordering: .relaxed) ? contextParts?.cache : nil
  }

  /// The current cache: that of the task's `LocaleContext`, or else ``shared``.
  ///
  /// It is used wherever no cache is named: by texts of catalogs, by Foundation's styles, and by
  /// functions such as ``CurrencyAmount/parse(_:for:mode:compact:)``.
  public static var current: FormatterCache { ofTask ?? shared }

  /// Calls `body` with the current cache.
  ///
  /// ``current`` would retain ``shared``, whose reference count all threads then change.
  @inlinable @inline(__always)
  package static func withCurrent<Result, Failure: Error>(
    _ body: (FormatterCache) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let own = ofTask { return try body(own) }
    return try body(shared)
  }
}
