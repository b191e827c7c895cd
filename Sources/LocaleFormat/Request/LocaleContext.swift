public import MachineTime

/// The context that a task formats in: an app locale, a cache, and optionally a time zone.
///
/// A service makes one for each request, with ``RequestLocales``, and runs the request's code in
/// it.
///
/// ```swift
/// let reader = LocaleContext(AppLocale(LocaleID("de-CH")), zone: TimeZoneID("Europe/Zurich"))
/// let text = try LocaleContext.with(reader) {
///   try FormatterCache.current.string(1_234_567, as: .decimal)
/// }
/// text  // "1’234’567"
/// ```
///
/// **Dates.** A date recipe contains its zone, and never takes one from the context. Make it with
/// ``zone`` if the reader's zone is meant.
///
/// ```swift
/// let shown = try LocaleContext.with(reader) {
///   let zone = LocaleContext.current.zone ?? .utc
///   let format = DateFormat(date: .omitted, time: .short, zone: zone)
///   return try FormatterCache.current.string(Instant(secondsSince1970: 0), as: format)
/// }
/// shown  // "01:00"
/// ```
///
/// **Code that runs later.** A context applies to the operation and to the tasks that it starts. It
/// does not apply to two kinds of code that look like a part of the operation. One is the closure
/// of a streaming response body, which the server calls after the operation has returned. The other
/// is `Task.detached`, which inherits nothing. Both would use the process's locale without an
/// error. Take the context while it applies, and set it again inside:
///
/// ```swift
/// let context = LocaleContext.current
/// let body = { @Sendable () throws(FormatError) in
///   try LocaleContext.with(context) { () throws(FormatError) in
///     try FormatterCache.current.string(1234.5, as: .decimal)
///   }
/// }
/// let detached = Task.detached { try LocaleContext.with(context) { try body() } }
/// ```
public struct LocaleContext: Sendable {
  /// The app locale.
  public let locale: AppLocale
  /// The cache that ``FormatterCache/current`` returns: whatever writes or reads a text without
  /// naming a cache uses it.
  public let cache: FormatterCache
  /// The reader's time zone; nil if it is not known.
  public let zone: TimeZoneID?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - locale: The app locale.
  ///   - cache: The cache that keeps the formatters; by default the current one.
  ///   - zone: The reader's time zone.
  public init(_ locale: AppLocale, cache: FormatterCache = .current, zone: TimeZoneID? = nil) {
    self.locale = locale
    self.cache = cache
    self.zone = zone
  }

  /// The current context.
  ///
  /// It consists of ``AppLocale/current``, ``FormatterCache/current``, and the zone of the task's
  /// context.
  public static var current: LocaleContext {
    let parts = FormatterCache.contextParts
    return LocaleContext(.current, cache: parts?.cache ?? .shared, zone: parts?.zone)
  }

  /// Runs an operation in a context.
  ///
  /// The context applies to the operation and to the tasks that it starts. The process's app locale
  /// does not change. ``AppLocale/with(_:operation:)-99aqt`` inside changes only the app locale.
  ///
  /// - Parameters:
  ///   - context: The context for the operation.
  ///   - operation: The operation. In Swift 6.3 a closure that throws is taken to throw
  ///     `any Error`, unless it names the type: `{ () throws(FormatError) in … }`.
  /// - Returns: The result of the operation.
  /// - Throws: The errors of the operation, and no others.
  @inlinable
  public static func with<Result, Failure: Error>(
    _ context: LocaleContext,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try AppLocale.with(context.snapshot, operation: operation)
  }

  /// Runs an asynchronous operation in a context.
  ///
  /// - Parameters:
  ///   - context: The context for the operation.
  ///   - operation: The operation, which runs on the caller's actor.
  /// - Returns: The result of the operation.
  /// - Throws: The errors of the operation, and no others.
  @inlinable
  nonisolated(nonsending)
    public static func with<Result, Failure: Error>(
      _ context: LocaleContext,
      operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
  {
    try await AppLocale.with(context.snapshot, operation: operation)
  }

  /// The form in which a task keeps the context.
  @usableFromInline
  var snapshot: AppLocale.Snapshot {
    AppLocale.snapshot(
      ofTask: locale,
      parts: FormatterCache.ContextParts(cache: cache, zone: zone)
    )
  }
}

extension LocaleContext: CustomStringConvertible {
  /// The app locale, and the zone if there is one.
  public var description: String { zone.map { "\(locale), \($0)" } ?? "\(locale)" }
}
