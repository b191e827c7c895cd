import LocaleFormat
import MachineTime
import Testing

@Suite struct LocaleContextTests {
  private struct Refusal: Error {}

  private static func context() throws -> LocaleContext {
    LocaleContext(
      AppLocale(LocaleID("de-CH")),
      cache: FormatterCache(capacity: 8),
      zone: "Europe/Zurich"
    )
  }

  @Test func cacheAndZoneTravelWithTheLocale() throws {
    let context = try Self.context()
    try LocaleContext.with(context) {
      #expect(AppLocale.current == context.locale)
      #expect(FormatterCache.current === context.cache)
      #expect(LocaleContext.current.zone == "Europe/Zurich")
      let text = try FormatterCache.current.string(1_234_567, as: .decimal)
      #expect(text == "1’234’567")
    }
    #expect(context.cache.statistics.entries == 1)
    #expect(context.description == "de-CH, Europe/Zurich")
  }

  @Test func withoutAContextThereIsTheProcess() {
    #expect(FormatterCache.current === FormatterCache.shared)
    #expect(LocaleContext.current.cache === FormatterCache.shared)
    #expect(LocaleContext.current.zone == nil)
  }

  @Test func anAppLocaleInsideChangesItAlone() throws {
    let context = try Self.context()
    LocaleContext.with(context) {
      AppLocale.with(AppLocale("fr")) {
        #expect(LocaleContext.current.locale.language == "fr")
        #expect(LocaleContext.current.cache === context.cache)
        #expect(LocaleContext.current.zone == "Europe/Zurich")
      }
      LocaleContext.with(LocaleContext(AppLocale("fr"))) {
        #expect(LocaleContext.current.cache === context.cache)
        #expect(LocaleContext.current.zone == nil)
      }
      #expect(AppLocale.current == context.locale)
    }
  }

  @Test func throwsWhatTheOperationThrows() async throws {
    let context = try Self.context()
    func plain() throws(Refusal) { throw Refusal() }
    func later() async throws(Refusal) { throw Refusal() }
    do throws(Refusal) {
      try LocaleContext.with(context, operation: plain)
    } catch {}
    do throws(Refusal) {
      try await LocaleContext.with(context, operation: later)
    } catch {}
    #expect(FormatterCache.current === FormatterCache.shared)
  }

  @Test func tasksInheritIt() async throws {
    let context = try Self.context()
    let texts = try await LocaleContext.with(context) {
      async let text = FormatterCache.current.string(1_234_567, as: .decimal)
      let task = Task { FormatterCache.current === context.cache }
      #expect(await task.value)
      return try await [text]
    }
    #expect(texts == ["1’234’567"])
  }

  // A response body that is streamed: the server calls it after the operation has returned.
  private struct StreamedBody: Sendable {
    let write: @Sendable () async throws -> String
  }

  @Test func aStreamedBodyHasToSetItAgain() async throws {
    let requests = RequestLocales(
      try LocaleNegotiation(["en", "hi"], development: LocaleID("en")),
      cache: FormatterCache(capacity: 8)
    )
    // The person has Indian conventions; the process has others.
    let (trap, remedy) = try requests.with(acceptLanguage: ["hi-IN"]) { _ in
      let trap = StreamedBody { try FormatterCache.current.string(1_234_567, as: .decimal) }
      let context = LocaleContext.current
      let remedy = StreamedBody {
        try LocaleContext.with(context) {
          try FormatterCache.current.string(1_234_567, as: .decimal)
        }
      }
      return (trap, remedy)
    }
    let ofTheProcess = try FormatterCache.shared.string(1_234_567, as: .decimal)
    #expect(ofTheProcess != "12,34,567")
    #expect(try await trap.write() == ofTheProcess)
    #expect(try await remedy.write() == "12,34,567")
  }

  @Test func aDetachedTaskHasToSetItAgain() async throws {
    let cache = FormatterCache(capacity: 8)
    let context = LocaleContext(AppLocale("hi-IN"), cache: cache)
    let (trap, remedy) = LocaleContext.with(context) {
      let trap = Task.detached { try FormatterCache.current.string(1_234_567, as: .decimal) }
      let context = LocaleContext.current
      let remedy = Task.detached {
        try LocaleContext.with(context) {
          try FormatterCache.current.string(1_234_567, as: .decimal)
        }
      }
      return (trap, remedy)
    }
    #expect(try await trap.value != "12,34,567")
    #expect(try await remedy.value == "12,34,567")
    #expect(context.cache.statistics.entries == 1)
  }

  @Test func aRequestRunsInItsContext() async throws {
    let requests = RequestLocales(
      try LocaleNegotiation(["en", "de"], development: LocaleID("en")),
      cache: FormatterCache(capacity: 8),
      zone: .utc
    )
    let zone = try requests.with(acceptLanguage: ["de"], zone: "Europe/Berlin") { context in
      #expect(context.locale == AppLocale.current)
      #expect(FormatterCache.current === requests.cache)
      return LocaleContext.current.zone
    }
    #expect(zone == "Europe/Berlin")
    let language = try await requests.with(acceptLanguage: ["de"], override: "en") { context in
      await Task.yield()
      #expect(LocaleContext.current.zone == .utc)
      return context.locale.language
    }
    #expect(language == "en")
    #expect(throws: FormatError.self) {
      try requests.with(acceptLanguage: [], override: "-") { _ in }
    }
  }
}
