import Comparisons
import LocaleFormat
import TestSupport
import Testing

/// Runs all comparisons with an oracle, each in a sixth of the feature locales.
///
/// `.ci/run` runs them in all feature locales in release, where they take a tenth of the time, and
/// `.ci/sweep` in all locales.
@Suite struct ComparisonTests {
  // `GoldenTests` has the texts of compiled data alone, and counts what it lacks.
  @Test(arguments: Comparison.all.filter { !$0.isOfCompiledData })
  func findsNoDifference(_ comparison: Comparison) {
    var differences = comparison.run(Scope(.features, locales: Self.locales(of: comparison)))
    // Some have a subject in few locales.
    if differences.compared == 0 { differences = comparison.run(Scope(.features)) }
    // Names of persons are compared with goldens, which only some versions have.
    let isEmpty =
      comparison.name == "kind.person" && !ICUFacts.isDocumented
      || comparison.needsCompiledData && !FormattingData.isCompiledDataInUse
    #expect(differences.compared > 0 || isEmpty)
    expectNone(differences)
  }

  private static let parts = 6

  /// The locales of a comparison: another sixth for the next, so that each kind has most of them.
  private static func locales(of comparison: Comparison) -> [LocaleID] {
    FeatureLocales.all.enumerated()
      .filter { ($0.offset + comparison.place) % parts == 0 }
      .map(\.element)
  }

  @Test func everyFeatureLocaleIsCompared() {
    let compared = Comparison.all.prefix(Self.parts).flatMap { Self.locales(of: $0) }
    #expect(Set(compared) == Set(FeatureLocales.all))
  }

  @Test func namesAreDistinct() {
    let names = Comparison.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  // A comparison that accepts another byte would accept everything.
  @Test(arguments: [("1.234", "1.235"), ("\u{E9}", "e\u{301}"), ("1\u{A0}234", "1 234"), ("", "0")])
  func aDifferenceIsFound(_ actual: String, _ expected: String) {
    var differences = Differences()
    differences.compare(actual, actual, "equal")
    #expect(differences.count == 0)
    differences.compare(actual, expected, "different")
    #expect(differences.count == 1)
    differences.compare(actual, nil, "refused by ICU")
    #expect(differences.count == 2)
    #expect(differences.compared == 3)
  }

  @Test func anErrorIsADifference() {
    struct Fault: Error {}
    let failing = Comparison("test.failing") { _, _ in throw Fault() }
    #expect(failing.run(Scope(.features)).count == 1)
  }
}

/// Fails if anything differs; ICU itself may refuse one in ten thousand.
func expectNone(_ differences: Differences, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(
    differences.refused * 10_000 < max(differences.compared, 10_001),
    sourceLocation: sourceLocation
  )
  #expect(
    differences.count == 0,
    "\(differences.count) of \(differences.compared):\n\(differences.found.joined(separator: "\n"))",
    sourceLocation: sourceLocation
  )
}
