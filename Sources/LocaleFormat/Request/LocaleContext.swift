public import MachineTime

/// What a task formats with: an app locale, a cache, and perhaps a time zone.
///
/// A service makes one for each request, by ``RequestLocales``, and runs the request's code in it.
///
/// ```swift
/// let reader = LocaleContext(AppLocale(LocaleID("de-CH")), zone: TimeZoneID("Europe/Zurich"))
/// let text = try LocaleContext.with(reader) {
///   try FormatterCache.current.string(1_234_567, as: .decimal)
/// }
/// text  // "1’234’567"
/// ```
///
/// **Dates.** A recipe of dates names its zone, and never takes one from here by itself: make it with
/// ``zone`` where the zone is the reader's.
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
/// **What runs later.** A context holds for the operation and the tasks that it starts. Two kinds of
/// code look as if they belonged to the operation and do not: the closure of a streaming response
/// body, which the server calls when the operation has returned, and `Task.detached`, which inherits
/// nothing. Both would format for the process, and nothing would tell. Take the context while it
/// holds, and set it again inside:
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
  /// The cache that ``FormatterCache/current`` gives.
  public let cache: FormatterCache
  /// The reader's time zone; nil where it is not known.
  public let zone: TimeZoneID?

  /// Puts together what a task formats with.
  ///
  /// - Parameters:
  ///   - locale: The app locale.
  ///   - cache: Where formatters are kept.
  ///   - zone: The reader's time zone.
  public init(_ locale: AppLocale, cache: FormatterCache = .shared, zone: TimeZoneID? = nil) {
    self.locale = locale
    self.cache = cache
    self.zone = zone
  }

  /// What goes along with the app locale.
  fileprivate struct Companions: Sendable {
    let cache: FormatterCache
    let zone: TimeZoneID?
  }

  @TaskLocal fileprivate static var companions: Companions?

  /// The context that applies here: ``AppLocale/current``, ``FormatterCache/current``, and the zone of
  /// the task's context.
  public static var current: LocaleContext {
    let companions = companions
    return LocaleContext(
      .current,
      cache: companions?.cache ?? .shared,
      zone: companions?.zone
    )
  }

  /// Runs an operation in a context.
  ///
  /// It holds for the operation and the tasks it starts, and leaves the process's app locale alone.
  /// ``AppLocale/with(_:operation:)-99aqt`` inside changes the app locale alone.
  ///
  /// - Parameters:
  ///   - context: What the operation formats with.
  ///   - operation: What to do. To Swift 6.3 a closure that throws throws `any Error`, unless it says
  ///     otherwise: `{ () throws(FormatError) in … }`.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws, and nothing else.
  public static func with<Result, Failure: Error>(
    _ context: LocaleContext,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` would throw any error.
    let outcome = $companions.withValue(context.companions) {
      Swift.Result { () throws(Failure) in
        try AppLocale.with(context.locale, operation: operation)
      }
    }
    return try outcome.get()
  }

  /// Runs an asynchronous operation in a context.
  ///
  /// - Parameters:
  ///   - context: What the operation formats with.
  ///   - operation: What to do, on the caller's actor.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws, and nothing else.
  nonisolated(nonsending)
    public static func with<Result, Failure: Error>(
      _ context: LocaleContext,
      operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
  {
    let outcome = await $companions.withValue(context.companions) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(
          try await AppLocale.with(context.locale, operation: operation)
        )
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private var companions: Companions { Companions(cache: cache, zone: zone) }
}

extension LocaleContext: CustomStringConvertible {
  /// The app locale, and the zone where there is one.
  public var description: String { zone.map { "\(locale), \($0)" } ?? "\(locale)" }
}

extension FormatterCache {
  /// The cache that applies here: that of the task's ``LocaleContext``, else ``shared``.
  public static var current: FormatterCache { LocaleContext.companions?.cache ?? .shared }
}
