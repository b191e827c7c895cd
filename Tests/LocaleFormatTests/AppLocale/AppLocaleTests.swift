import MachineTime
import Synchronization
import TestSupport
import Testing

@testable import LocaleFormat

/// These tests change the app locale of the process, so they run one after the other.
@Suite(.serialized) struct AppLocaleTests {
  @Test func aTasksOverrideAppliesInsideAndNowhereElse() async throws {
    AppLocale.update(AppLocale(LocaleID("en")))
    let cache = FormatterCache(capacity: 8)
    let hindi = AppLocale(LocaleID("hi-IN"))
    let inside = try AppLocale.with(hindi) { try cache.string(1_234_567, as: .decimal) }
    #expect(inside == "12,34,567")
    let child = try await AppLocale.with(hindi) {
      try await Task { try cache.string(1_234_567, as: .decimal) }.value
    }
    #expect(child == "12,34,567")
    #expect(try cache.string(1_234_567, as: .decimal) == "1,234,567")
  }

  @Test func usesTheLocaleOfItsCategory() throws {
    let preferences = LocalePreferences(
      languages: [LocaleID("en")],
      conventions: [
        .numbers: LocaleID("de"), .money: LocaleID("fr"), .dates: LocaleID("sv"),
      ]
    )
    let cache = FormatterCache(capacity: 8)
    let euros = NumberFormat.currency("EUR")
    let date = DateFormat(date: .short, time: .omitted, zone: .utc)
    let texts = try AppLocale.with(AppLocale(preferences: preferences, policy: .person)) {
      [
        try cache.string(1.5, as: .decimal), try cache.string(1.5, as: euros),
        try cache.string(Instant(secondsSince1970: 0), as: date),
      ]
    }
    #expect(texts == ["1,5", "1,50\u{A0}\u{20AC}", "1970-01-01"])
    var bytes: [UInt8] = []
    try AppLocale.with(AppLocale(preferences: preferences, policy: .person)) {
      try cache.append(7, as: euros, to: &bytes)
      try cache.append(1.5, as: .decimal, to: &bytes)
      try cache.append(FixedDecimal("2.5"), as: .decimal, to: &bytes)
      try cache.append(Instant(secondsSince1970: 0), as: date, to: &bytes)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "7,00\u{A0}\u{20AC}1,52,51970-01-01")
  }

  @Test func localesOfOneLanguageWithOtherConventionsDiffer() {
    func app(_ conventions: [LocalePreferences.Category: LocaleID]) -> AppLocale {
      let languages: [LocaleID] = ["en"]
      let preferences = LocalePreferences(languages: languages, conventions: conventions)
      return AppLocale(preferences: preferences, policy: .person)
    }
    let usual = app([:])
    #expect(usual == app([:]) && usual.hashValue == app([:]).hashValue)
    for category in LocalePreferences.Category.allCases {
      let other = app([category: "de"])
      #expect(usual != other && other == app([category: "de"]), "\(category)")
      #expect(other.hashValue == app([category: "de"]).hashValue)
    }
  }

  @Test func anUpdateReachesEveryCallThatBeginsLater() throws {
    let cache = FormatterCache(capacity: 8)
    let german = LocaleID("de")
    AppLocale.update(AppLocale(LocaleID("en")))
    #expect(try cache.string(1_234.5, as: .decimal) == "1,234.5")
    #expect(try cache.string(1_234.5, as: .decimal, for: german) == "1.234,5")
    let before = cache.statistics
    AppLocale.update(AppLocale(german))
    #expect(cache.statistics.invalidations == before.invalidations + 1)
    #expect(cache.statistics.entries == before.entries - 1, "the formatter of a named locale stays")
    #expect(try cache.string(1_234.5, as: .decimal) == "1.234,5")
    #expect(try cache.string(1_234.5, as: .decimal, for: german) == "1.234,5")
    #expect(cache.statistics.builds == before.builds + 1)
    #expect(AppLocale.current.language == german)
    AppLocale.update(AppLocale(LocaleID("en")))
  }

  @Test func noCallThatBeginsAfterAnUpdateIsInTheOldLocale() throws {
    let cache = FormatterCache(capacity: 8)
    // Each locale writes the number of the round differently, so an old text would show.
    let locales = try ["en", "de", "fr-CH", "hi"].map { AppLocale(try LocaleID($0)) }
    let expected = try locales.map { try cache.string(12_345_678.5, as: .decimal, for: $0.numbers) }
    let published = Counter()
    let isDone = Counter()
    AppLocale.update(locales[0])
    inThreads(8) { thread in
      if thread == 0 {
        for round in 1...2_000 {
          AppLocale.update(locales[round % 4])
          published.set(round)
        }
        isDone.set(1)
        return
      }
      while isDone.value == 0 {
        let before = published.value
        do {
          let text = try cache.string(12_345_678.5, as: .decimal)
          let after = published.value
          // A change in progress may already be visible, so one more round than was published is
          // allowed.
          let allowed = (before...(after + 1)).map { expected[$0 % 4] }
          if after - before < 3, !allowed.contains(text) {
            Issue.record("\(text) between round \(before) and \(after)")
          }
        } catch {
          Issue.record(error)
        }
      }
    }
    #expect(cache.statistics.entries <= 8)
    AppLocale.update(AppLocale(LocaleID("en")))
  }

  @Test func aCacheThatEndsIsForgotten() throws {
    let before = AppLocale.registry.count
    var caches: [FormatterCache] = []
    for _ in 0..<10 { caches.append(FormatterCache(capacity: 1)) }
    #expect(AppLocale.registry.count >= 10)
    caches.removeAll()
    #expect(AppLocale.registry.count <= before + 5, "others may come and go meanwhile")
  }
}
