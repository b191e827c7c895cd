import Sharing
import Synchronization
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests changes of the app's locale in separate processes, because other tests use it at the same
/// time.
@Suite struct AppLocaleChangeTests {
  @Test func reportsOfEveryChangeInOrder() async {
    await #expect(processExitsWith: .success) {
      let tags = ["de", "fr", "fr", "ja", "de"]
      AppLocale.update(AppLocale(LocaleID("en")))
      let seen = Mutex<[String]>([])
      let observation = AppLocale.onChange { change in
        seen.withLock { $0.append("\(change.old.language) \(change.new.language)") }
        // No lock is held, so the function may format.
        precondition((try? FormatterCache.shared.string(1, as: .decimal)) != nil)
      }
      for tag in tags { AppLocale.update(AppLocale(try LocaleID(tag))) }
      precondition(seen.withLock { $0 } == ["en de", "de fr", "fr ja", "ja de"])
      observation.end()
      let old = AppLocale.update(AppLocale(LocaleID("it")))
      precondition(old.language.tag == "de")
      precondition(seen.withLock { $0.count } == 4)
      precondition(AppLocale.observers.count == 0)
    }
  }

  @Test func anObservationEndsWhenItIsReleased() async {
    await #expect(processExitsWith: .success) {
      do {
        let observation = AppLocale.onChange { _ in fatalError("it was released") }
        precondition(AppLocale.observers.count == 1)
        withExtendedLifetime(observation) {}
      }
      AppLocale.update(AppLocale(LocaleID("it")))
      precondition(AppLocale.observers.count == 0)
    }
  }

  @Test func aFunctionMayChangeTheLocaleAgain() async {
    await #expect(processExitsWith: .success) {
      AppLocale.update(AppLocale(LocaleID("en")))
      let seen = Mutex<[String]>([])
      let italian = AppLocale(LocaleID("it"))
      let observation = AppLocale.onChange { change in
        seen.withLock { $0.append(change.new.language.tag) }
        if change.new != italian { AppLocale.update(italian) }
      }
      AppLocale.update(AppLocale(LocaleID("de")))
      precondition(seen.withLock { $0 } == ["de", "it"])
      precondition(AppLocale.current == italian)
      withExtendedLifetime(observation) {}
    }
  }

  @Test func anObservationThatEndedIsNotTold() async {
    await #expect(processExitsWith: .success) {
      AppLocale.update(AppLocale(LocaleID("en")))
      let second = Mutex<AppLocale.Observation?>(nil)
      let first = AppLocale.onChange { _ in second.withLock { $0 }?.end() }
      second.withLock {
        $0 = AppLocale.onChange { _ in fatalError("it ended while the first was told") }
      }
      AppLocale.update(AppLocale(LocaleID("it")))
      precondition(AppLocale.observers.count == 1)
      withExtendedLifetime(first) {}
    }
  }

  @Test func anObservationIsNotToldOfWhatWasBefore() async {
    await #expect(processExitsWith: .success) {
      AppLocale.update(AppLocale(LocaleID("en")))
      let italian = AppLocale(LocaleID("it"))
      let late = Mutex<AppLocale.Observation?>(nil)
      let seen = Mutex<[String]>([])
      let observation = AppLocale.onChange { change in
        guard change.new != italian, late.withLock({ $0 == nil }) else { return }
        // This change waits until the function returns. By then there is one more observer.
        AppLocale.update(italian)
        let added = AppLocale.onChange { change in
          seen.withLock { $0.append(change.new.language.tag) }
        }
        late.withLock { $0 = added }
      }
      AppLocale.update(AppLocale(LocaleID("de")))
      precondition(seen.withLock { $0 } == [])
      AppLocale.update(AppLocale(LocaleID("fr")))
      precondition(seen.withLock { $0 } == ["fr"])
      withExtendedLifetime(observation) {}
    }
  }

  @Test func changesAreASequence() async {
    await #expect(processExitsWith: .success) {
      AppLocale.update(AppLocale(LocaleID("en")))
      let changes = AppLocale.changes
      precondition(AppLocale.observers.count == 1)
      var iterator = changes.makeAsyncIterator()
      AppLocale.update(AppLocale(LocaleID("de")))
      let first = await iterator.next()
      precondition(first?.new.language.tag == "de")
      // A reader that is too slow gets only the latest change.
      for tag in ["fr", "it", "ja"] { AppLocale.update(AppLocale(try LocaleID(tag))) }
      let second = await iterator.next()
      precondition(second?.new.language.tag == "ja")
    }
  }

  @Test func changesThatWaitStayBounded() async {
    await #expect(processExitsWith: .success) {
      AppLocale.update(AppLocale(LocaleID("en")))
      let locales = try ["de", "fr"].map { AppLocale(try LocaleID($0)) }
      let count = Mutex(0)
      let last = Mutex<AppLocale?>(nil)
      let observation = AppLocale.onChange { change in
        last.withLock { $0 = change.new }
        let isFirst = count.withLock { count in
          count += 1
          return count == 1
        }
        // Only the outermost update notifies observers, so these changes wait.
        if isFirst { for round in 0..<10_001 { AppLocale.update(locales[round % 2]) } }
      }
      AppLocale.update(AppLocale(LocaleID("it")))
      precondition(count.withLock { $0 } <= 66)
      precondition(last.withLock { $0 } == locales[0])
      withExtendedLifetime(observation) {}
    }
  }

  @Test func eightThreadsFormatWhileTheLocaleChangesTenThousandTimes() async {
    await #expect(processExitsWith: .success) {
      try Self.formatWhileItChanges()
    }
  }

  /// Formats two values in each call, from one cache.
  ///
  /// No text may be in a locale that was replaced before the call began, and no locale may have
  /// parts of two.
  private static func formatWhileItChanges() throws {
    let cache = FormatterCache(capacity: 16)
    let tags = ["en", "de", "fr-CH", "hi", "ar-EG"]
    let locales = try tags.map { AppLocale(try LocaleID($0)) }
    let expected = try locales.map { try cache.string(12_345_678.5, as: .decimal, for: $0.numbers) }
    let named = LocaleID("sv")
    let swedish = try cache.string(12_345_678.5, as: .decimal, for: named)
    let begun = Atomic(0)
    let published = Atomic(0)
    let calls = Atomic(0)
    let before = cache.statistics
    AppLocale.update(locales[0])
    inThreads(9) { thread in
      if thread == 0 {
        for round in 1...10_000 {
          begun.store(round, ordering: .sequentiallyConsistent)
          AppLocale.update(locales[round % locales.count])
          published.store(round, ordering: .sequentiallyConsistent)
        }
        return
      }
      var isLast = false
      while !isLast {
        isLast = published.load(ordering: .sequentiallyConsistent) == 10_000
        let first = published.load(ordering: .sequentiallyConsistent)
        guard let text = try? cache.string(12_345_678.5, as: .decimal),
          let other = try? cache.string(12_345_678.5, as: .decimal, for: named)
        else { preconditionFailure("formatting failed") }
        let last = begun.load(ordering: .sequentiallyConsistent)
        calls.add(2, ordering: .relaxed)
        let allowed = (first...max(first, min(last, first + locales.count))).map {
          expected[$0 % locales.count]
        }
        precondition(allowed.contains(text), "\(text) between \(first) and \(last)")
        precondition(other == swedish)
        let app = AppLocale.current
        precondition(app.numbers == app.language && app.dates == app.money, "a torn locale")
      }
    }
    let after = cache.statistics
    let calledInAll = calls.load(ordering: .relaxed)
    precondition(after.hits + after.misses - before.hits - before.misses == calledInAll)
    precondition(after.builds == after.entries + after.evictions + after.invalidations)
    precondition(after.entries <= 16)
    let final = try cache.string(12_345_678.5, as: .decimal)
    precondition(final == expected[10_000 % locales.count])
  }

  @Test func dropsExactlyWhatWasMadeForTheOldLocale() async {
    await #expect(processExitsWith: .success) {
      let cache = FormatterCache(capacity: 32)
      let german = LocaleID("de")
      AppLocale.update(AppLocale(german))
      let recipes = [NumberFormat.decimal, .percent, .compact, .scientific]
      for recipe in recipes {
        _ = try cache.string(1, as: recipe)
        _ = try cache.string(1, as: recipe, for: german)
      }
      _ = try AppLocale.with(AppLocale(LocaleID("fr"))) { try cache.string(1, as: .decimal) }
      precondition(cache.statistics.entries == 9)
      AppLocale.update(AppLocale(LocaleID("it")))
      precondition(cache.statistics.entries == 5)
      precondition(cache.statistics.invalidations == 4)
      let builds = cache.statistics.builds
      for recipe in recipes { _ = try cache.string(1, as: recipe, for: german) }
      precondition(cache.statistics.builds == builds, "formatters of a named locale stay")
    }
  }

  /// While 64 changes wait, further changes are joined with the last one.
  @Test func whoCameBetweenTwoJoinedChangesIsInformedOfTheSecond() {
    let (english, german) = (AppLocale(LocaleID("en")), AppLocale(LocaleID("de")))
    let observers = ChangeObservers()
    _ = observers.add { _ in }
    for number in 1...64 as ClosedRange<UInt64> {
      let (old, new) = number % 2 == 1 ? (german, english) : (english, german)
      observers.enqueue(AppLocale.Change(old: old, new: new, number: number))
    }
    // Now the locale is German. An observer that is added now has seen that.
    let reported = PosixMutex<AppLocale?>(nil)
    _ = observers.add { change in reported.withLock { $0 = change.new } }
    for number in 65...67 as ClosedRange<UInt64> {
      let (old, new) = number % 2 == 1 ? (german, english) : (english, german)
      observers.enqueue(AppLocale.Change(old: old, new: new, number: number))
    }
    observers.deliver()
    #expect(reported.withLock { $0 } == english)
  }
}
