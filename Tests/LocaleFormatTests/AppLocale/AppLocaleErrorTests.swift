import LocaleFormat
import TestSupport
import Testing

/// Tests that errors thrown through `AppLocale.with` keep their type.
struct AppLocaleErrorTests {
  private static func text(_ template: String) throws(FormatError) -> String {
    try AppLocale.with(AppLocale(LocaleID("de"))) { () throws(FormatError) in
      let format = DateFormat(template: template, zone: .utc)
      return try FormatterCache.shared.string(Instant(secondsSince1970: 0), as: format)
    }
  }

  private static func laterText(_ template: String) async throws(FormatError) -> String {
    try await AppLocale.with(AppLocale(LocaleID("de"))) { () async throws(FormatError) in
      await Task.yield()
      let format = DateFormat(template: template, zone: .utc)
      return try FormatterCache.shared.string(Instant(secondsSince1970: 0), as: format)
    }
  }

  @Test func aTypedErrorStaysTyped() {
    do throws(FormatError) {
      #expect(try Self.text("yMMMMd") == "1. Januar 1970")
      _ = try Self.text("y!")
      Issue.record("read")
    } catch {
      #expect(error.code == .invalidTemplate)
    }
  }

  @Test func aTypedErrorStaysTypedInAsynchronousCode() async {
    do throws(FormatError) {
      #expect(try await Self.laterText("yMMMMd") == "1. Januar 1970")
      _ = try await Self.laterText("y!")
      Issue.record("read")
    } catch {
      #expect(error.code == .invalidTemplate)
    }
  }

  @Test func whatThrowsNothingNeedsNoTry() async throws {
    let german = AppLocale(LocaleID("de"))
    #expect(AppLocale.with(german) { AppLocale.current.language.tag } == "de")
    let later = await AppLocale.with(german) {
      await Task.yield()
      return AppLocale.current.language.tag
    }
    #expect(later == "de")
  }

  @Test func anyOtherErrorPassesToo() async throws {
    struct Refusal: Error {}
    let german = AppLocale(LocaleID("de"))
    #expect(throws: Refusal.self) { try AppLocale.with(german) { throw Refusal() } }
    await #expect(throws: Refusal.self) {
      try await AppLocale.with(german) {
        await Task.yield()
        throw Refusal()
      }
    }
  }

  /// The asynchronous operation runs on the caller's actor, and may use state that is isolated to
  /// it.
  @MainActor @Test func anOperationStaysOnTheActorOfItsCaller() async throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    await AppLocale.with(AppLocale(LocaleID("de"))) {
      counter.count += 1
      await Task.yield()
      MainActor.preconditionIsolated()
      counter.count += 1
    }
    #expect(counter.count == 2)
  }
}
