internal import MachineTime
internal import Synchronization

extension FormatterCache {
  /// The parts of a `LocaleContext` other than the app locale.
  final class ContextParts: Sendable {
    let cache: FormatterCache
    let zone: TimeZoneID?

    init(cache: FormatterCache, zone: TimeZoneID?) {
      self.cache = cache
      self.zone = zone
      if cache !== shared { AppLocale.mayDecideCache.store(true, ordering: .relaxed) }
    }
  }

  /// The parts of the task's context; nil if it has none.
  static var contextParts: ContextParts? { AppLocale.override?.parts as? ContextParts }

  /// The cache of the task's `LocaleContext`, or that of the data of the app locale; nil if the current
  /// cache is ``shared``.
  @usableFromInline
  package static var ofTask: FormatterCache? {
    // Relaxed: the task itself, or one that started it, set the flag before.
    AppLocale.mayDecideCache.load(ordering: .relaxed) ? decided : nil
  }

  /// The time zone of the task's `LocaleContext`; nil if there is none.
  package static var zoneOfTask: TimeZoneID? { contextParts?.zone }

  private static var decided: FormatterCache? {
    let own = contextParts?.cache
    guard let data = AppLocale.current.data else { return own }
    return (own ?? shared).serving(data)
  }

  /// The current cache: that of the task's `LocaleContext`, or else ``shared``.
  ///
  /// If that names no data and the current app locale does, it is another one, which keeps the
  /// formatters of that data.
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
