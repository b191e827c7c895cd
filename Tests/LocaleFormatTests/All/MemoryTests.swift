import LocaleFormat
import TestSupport
import Testing

/// Checks that input from outside does not make the process grow; `sweep memory` uses up to a million
/// locales.
///
/// Each test has a separate process, so that memory that other tests use is not included.
@Suite struct MemoryTests {
  /// Whether names for ICU are made up by the thousand; `.ci/run` does that in release instead.
  private static let isWide = Scope.ofTests.width != .features
  private static let reason: Comment = "sweep memory 60000"

  @Test(.enabled(if: isWide, reason)) func formattingInMadeUpLocalesLeavesMemoryFlat() async {
    await #expect(processExitsWith: .success) {
      let growth = try MemoryUse.formatting(60_000)
      #expect(growth < MemoryUse.maximumGrowth(60_000), "\(growth) bytes more")
    }
  }

  @Test(.enabled(if: isWide, reason)) func negotiatingForMadeUpLocalesLeavesMemoryFlat() async {
    await #expect(processExitsWith: .success) {
      let growth = try MemoryUse.negotiating(60_000)
      #expect(growth < MemoryUse.maximumGrowth(60_000), "\(growth) bytes more")
    }
  }

  @Test(.enabled(if: isWide, reason)) func madeUpUnitsLeaveMemoryFlat() async {
    await #expect(processExitsWith: .success) {
      let growth = try MemoryUse.readingUnits(8_000)
      // ICU would keep more than 200 bytes of each of 5,600 names.
      #expect(growth < 1 << 20, "\(growth) bytes more")
    }
  }

  @Test(.enabled(if: isWide, reason)) func everyKindLeavesMemoryFlat() async {
    await #expect(processExitsWith: .success) {
      for (kind, growth) in try MemoryUse.everyKind() {
        #expect(growth < MemoryUse.maximumGrowthOfKind, "\(kind): \(growth) bytes more")
      }
    }
  }

  /// Russian words take 4.8 MB, and the same again to read them, whatever the locale's tag is.
  @Test func wordsOfOneLanguageAreShared() async {
    await #expect(processExitsWith: .success) {
      let cache = FormatterCache(capacity: 256)
      func use(_ range: Range<Int>, _ prefix: String) throws {
        for number in range {
          let locale = try LocaleID(prefix + String(number))
          #expect(try cache.string(5, as: .spellOut, for: locale) == "пять")
          #expect(try cache.parse("пять", as: .spellOut, for: locale).description == "5")
          let words = try cache.formatter(RuleBasedFormat.spellOut, for: locale)
          #expect(try words.parsePrefix("пять", lenient: number % 2 == 0)?.digits == "5")
        }
      }
      // ICU's own memory is not that of the words.
      #expect(try cache.string(5, as: .spellOut, for: "en") == "five")
      let before = try MemoryUse.resident()
      try use(100..<230, "ru-x-a")
      try use(100..<230, "ru-")
      let growth = try MemoryUse.resident() - before
      #expect(growth < ICUFacts.current.mostBytesOfRussianWords, "\(growth) bytes more")
    }
  }
}
