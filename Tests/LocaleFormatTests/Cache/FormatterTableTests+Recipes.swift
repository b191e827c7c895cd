import MachineTime
import Testing

@testable import LocaleFormat

/// Tests recipes that other packages might write.
extension FormatterTableTests {
  @Test func aCapacityOutOfRangeCountsAsTheNearest() {
    #expect([Int.min, 0, 1, 2].map { FormatterCache(capacity: $0).capacity } == [1, 1, 1, 2])
    #expect(FormatterCache(capacity: .max).capacity == 1_000_000)
  }

  @Test func aRecipeThatIsNotEqualToItselfLeavesNothing() throws {
    struct Scaled: FormatRecipe {
      let factor: Double
      var category: AppLocale.Category { .numbers }
      func formatter(for locale: LocaleID) throws(FormatError) -> ProbeFormatter {
        try ProbeRecipe(number: 1, log: ProbeLog()).formatter(for: locale)
      }
    }
    let table = FormatterTable(capacity: 4)
    for _ in 0..<10 {
      _ = try table.with(Scaled(factor: .nan), locale, generation: 0) { _ in true }
    }
    #expect(table.statistics.entries == 0)
    #expect(table.flightCount == 0)
  }

  @Test func aFormatterMayUseTheCacheWhenItIsCounted() throws {
    let table = FormatterTable(capacity: 4)
    let recipe = NestedRecipe(table: table, probe: ProbeRecipe(number: 1, log: ProbeLog()))
    _ = try table.with(recipe, locale, generation: 0) { _ in true }
    #expect(table.statistics.entries == 1)
    #expect(table.statistics.entries == 2)
  }
}

/// A recipe whose formatter uses the cache to compute its own cost.
private struct NestedRecipe: FormatRecipe {
  let table: FormatterTable
  let probe: ProbeRecipe
  var category: AppLocale.Category { .numbers }

  static func == (left: NestedRecipe, right: NestedRecipe) -> Bool { left.probe == right.probe }
  func hash(into hasher: inout Hasher) { hasher.combine(probe) }

  func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(resolvedLocale: try ResolvedLocale(.root), table: table, probe: probe)
  }

  struct Formatter: LocaleFormatter {
    let resolvedLocale: ResolvedLocale
    let table: FormatterTable
    let probe: ProbeRecipe
    func checkedAppend(_ value: Void, to bytes: inout [UInt8]) {}
    var estimatedByteCount: Int {
      do throws(FormatError) {
        return try table.with(probe, .root, generation: 0) { _ in 1 }
      } catch {
        return 0
      }
    }
  }
}
