#if Observing
public import LocaleFormat
public import Logging
public import Metrics
internal import Sharing
public import StringCatalogs

/// Reports the work of the engine to swift-metrics and swift-log.
///
/// ```
/// let observer = EngineObserver(cache: locales.cache, catalogs: [Strings.catalog])
/// // In the middleware of the locale, and where an error becomes a response:
/// observer.count(context.locale.choice, asked: header.languages.first)
/// observer.count(error)
/// // In a task of the service:
/// try await observer.run(every: .seconds(10))
/// ```
///
/// ``report()`` alone reads the numbers of the cache, so a text costs nothing more. The number of
/// different dimensions is bounded, whatever clients send: see ``maximumAskedLanguages``.
public final class EngineObserver: Sendable {
  /// The number of languages that have a name in `locale_format_asked`; all others are `other`.
  public static let maximumAskedLanguages = 200

  private let cache: FormatterCache
  private let logger: Logger
  private let counters: CounterSet
  private let meters: CacheMeters

  /// Creates an observer, and observes the catalogs from now on.
  ///
  /// - Parameters:
  ///   - cache: The cache whose numbers are reported.
  ///   - catalogs: The catalogs whose missing texts are reported. They keep the observer's counters as
  ///     long as they live.
  ///   - logger: The log of single events. A missing text is `notice`, a text that cannot be filled and
  ///     a file that cannot be read again are `error`, a language that is asked for and not offered is
  ///     `debug`.
  ///   - factory: The metrics backend; by default that of the process.
  public init(
    cache: FormatterCache,
    catalogs: [StringCatalog] = [],
    logger: Logger = Logger(label: "LocaleFormat"),
    factory: any MetricsFactory = MetricsSystem.factory
  ) {
    self.cache = cache
    self.logger = logger
    let counters = CounterSet(factory)
    self.counters = counters
    meters = CacheMeters(factory)
    for catalog in catalogs {
      catalog.onEvent { Self.count($0, counters, logger) }
    }
  }

  // MARK: Counting

  /// Counts a request by the localization that it gets, the reason, and the language it asked for.
  ///
  /// - Parameters:
  ///   - choice: The choice of the request.
  ///   - language: The reader's first preference. The count is of its language, without its extensions.
  public func count(_ choice: LocaleNegotiation.Choice, asked language: LocaleID?) {
    let reason =
      switch choice.reason {
      case .preference: "preference"
      case .anyLanguage: "any"
      case .pseudoLocale: "pseudo"
      case .development: "development"
      }
    // A reader can name pseudo-locales without end.
    let isPseudo = choice.reason == .pseudoLocale
    let name = isPseudo ? "pseudo" : choice.localization.name
    counters.add("locale_format_requests", [("localization", name), ("reason", reason)])
    guard let language else { return }
    let asked = counters.admitted(language.languageCode, at: Self.maximumAskedLanguages)
    counters.add("locale_format_asked", [("language", asked)])
    if choice.reason == .development, language != choice.locale {
      logger.debug(
        "no localization for the preferred language",
        metadata: ["asked": "\(language)", "given": "\(choice.locale)"]
      )
    }
  }

  /// Counts an error that a reader was told, by its code.
  public func count(_ error: FormatError) {
    counters.add("locale_format_refused", [("code", error.code.rawValue)])
  }

  private static func count(_ event: CatalogEvent, _ counters: CounterSet, _ logger: Logger) {
    switch event {
    case .missing(let key):
      counters.add(
        "locale_format_missing_texts",
        [("language", key.wanted.tag), ("given", key.given?.tag ?? "none")]
      )
      logger.notice("a text is missing", metadata: ["key": "\(key)"])
    case .unfillable(let error):
      counters.add("locale_format_unfillable_texts", [("code", error.code.rawValue)])
      logger.error("a text cannot be filled", metadata: ["error": "\(error)"])
    case .notReloaded(let issue):
      counters.add("locale_format_unread_files", [])
      logger.error("a catalog is not read again", metadata: ["issue": "\(issue)"])
    }
  }

  // MARK: Reporting

  /// Reports the numbers of the cache once.
  ///
  /// Counters get what was added since the last report, meters the present value.
  public func report() {
    meters.report(cache.statistics, failures: FormatterCache.Statistics.formatFailures)
  }

  /// Reports the numbers of the cache again and again, until the task is cancelled.
  ///
  /// - Parameter interval: The time between two reports.
  /// - Throws: `CancellationError` when the task is cancelled, after a last report.
  public func run(every interval: Duration) async throws {
    defer { report() }
    while true {
      report()
      try await Task.sleep(for: interval)
    }
  }
}

extension LocaleID {
  /// The subtag of the language, such as `de`.
  fileprivate var languageCode: String { tag.split(separator: "-").first.map(String.init) ?? "und" }
}
#endif
