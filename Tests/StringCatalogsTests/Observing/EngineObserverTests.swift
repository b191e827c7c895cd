#if Observing
import InMemoryLogging
import LocaleFormat
import LocaleFormatObserving
import Logging
import Metrics
import MetricsTestKit
import StringCatalogs
import Testing

struct EngineObserverTests {
  private let metrics = TestMetrics()
  private let cache = FormatterCache(capacity: 8)
  private let log = InMemoryLogHandler()

  private func observer(_ catalogs: [StringCatalog] = []) -> EngineObserver {
    var logger = Logger(label: "test") { [log] _ in log }
    logger.logLevel = .debug
    return EngineObserver(cache: cache, catalogs: catalogs, logger: logger, factory: metrics)
  }

  private func total(_ label: String, _ dimensions: [(String, String)] = []) -> Int64 {
    metrics.counterTotal(label: label, dimensions: dimensions)
  }

  @Test func addsToCountersOnlyWhatIsNew() throws {
    let observer = observer()
    for _ in 1...3 { _ = try cache.string(1234.5, as: .decimal, for: "de") }
    observer.report()
    observer.report()
    #expect(total("locale_format_cache_misses") == 1)
    #expect(total("locale_format_cache_hits") == 2)
    _ = try cache.string(1234.5, as: .decimal, for: "de")
    observer.report()
    #expect(total("locale_format_cache_hits") == 3)
    #expect(try metrics.expectMeter("locale_format_cache_entries").lastValue == 1)
  }

  @Test func setsTheMeterOfARefusalBackToZero() throws {
    let observer = observer()
    for number in 1...5 {
      _ = try cache.string(number, as: .currency("CHF").cash(), for: "de")
    }
    observer.report()
    let refusals = try metrics.expectMeter(
      "locale_format_cache_refusals",
      [("reason", PlanRefusal.option.rawValue)]
    )
    #expect(refusals.lastValue == 1)
    cache.removeAll()
    observer.report()
    #expect(refusals.lastValue == 0)
  }

  @Test func countsRequestsByLocalizationAndReason() throws {
    let observer = observer()
    let offered = try LocaleNegotiation(["en", "de"], development: "en")
    for asked: LocaleID in ["de-CH", "de-AT", "ja-JP"] {
      observer.count(offered.best(for: [asked]), asked: asked)
    }
    let german = [("localization", "de"), ("reason", "preference")]
    #expect(total("locale_format_requests", german) == 2)
    let other = [("localization", "en"), ("reason", "development")]
    #expect(total("locale_format_requests", other) == 1)
    #expect(total("locale_format_asked", [("language", "de")]) == 2)
    #expect(total("locale_format_asked", [("language", "ja")]) == 1)
    #expect(log.entries.map(\.metadata) == [["asked": "ja-JP", "given": "en"]])
  }

  // A header can name pseudo-locales without end.
  @Test func countsPseudoLocalesTogether() throws {
    let observer = observer()
    let offered = try LocaleNegotiation(["en", "de"], development: "en")
    for asked: LocaleID in ["en-XA-x-one", "en-XA-x-two"] {
      observer.count(offered.best(for: [asked]), asked: asked)
    }
    let pseudo = [("localization", "pseudo"), ("reason", "pseudo")]
    #expect(total("locale_format_requests", pseudo) == 2)
  }

  @Test func countsLanguagesAboveTheLimitTogether() throws {
    let observer = observer()
    let choice = try LocaleNegotiation(["en"], development: "en").best(for: ["en"])
    let letters = "abcdefghijklmnopqrst"
    var languages: [String] = []
    for first in letters { for second in letters { languages.append("q\(first)\(second)") } }
    for language in languages.prefix(EngineObserver.maximumAskedLanguages + 7) {
      observer.count(choice, asked: try LocaleID(language))
    }
    #expect(metrics.counters(label: "locale_format_asked").count == 201)
    #expect(total("locale_format_asked", [("language", "other")]) == 7)
  }

  @Test func countsRefusalsByCode() throws {
    let observer = observer()
    do {
      _ = try cache.parse("1.234,5", as: .decimal, for: "en")
      Issue.record("it was read")
    } catch {
      observer.count(error)
    }
    #expect(total("locale_format_refused", [("code", "unreadable")]) == 1)
  }

  @Test func countsAndLogsMissingTexts() throws {
    let english = CatalogSource.bytes(
      Array(#""a" = "A"; "n" = "%d";"#.utf8),
      name: "en.lproj/Localizable.strings"
    )
    let german = CatalogSource.bytes(
      Array(#""n" = "%d";"#.utf8),
      name: "de.lproj/Localizable.strings"
    )
    let catalog = try StringCatalog([english, german])
    _ = observer([catalog])
    AppLocale.with(AppLocale("de")) {
      for key in ["a", "a", "b"] { _ = catalog.string(key) }
    }
    let missing = "locale_format_missing_texts"
    #expect(total(missing, [("language", "de"), ("given", "en")]) == 1)
    #expect(total(missing, [("language", "de"), ("given", "none")]) == 1)
    #expect(log.entries.map(\.level) == [.notice, .notice])
    AppLocale.with(AppLocale("de")) { _ = catalog.string("n", "no number") }
    #expect(metrics.counters(label: "locale_format_unfillable_texts").count == 1)
    #expect(log.entries.last?.level == .error)
  }

  @Test func reportsOnceMoreWhenItsTaskIsCancelled() async throws {
    let observer = observer()
    let task = Task { try await observer.run(every: .seconds(3600)) }
    let entries = try metrics.expectMeter("locale_format_cache_entries")
    while entries.lastValue == nil { await Task.yield() }
    _ = try cache.string(1, as: .decimal, for: "de")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(total("locale_format_cache_misses") == 1)
  }
}
#endif
