import LocaleFormat
import TestSupport
import Testing

/// Runs all comparisons with an oracle in the feature locales; `.ci/sweep` runs them in all
/// locales.
@Suite struct ComparisonTests {
  // `GoldenTests` has the texts of compiled data alone, and counts what it lacks.
  @Test(arguments: Comparison.all.filter { !$0.isOfCompiledData })
  func findsNoDifference(_ comparison: Comparison) {
    let differences = comparison.run(Scope(.features))
    // Names of persons are compared with goldens, which only some versions have.
    let isEmpty =
      comparison.name == "kind.person" && !ICUFacts.isDocumented
      || comparison.needsCompiledData && !FormattingData.isCompiledDataInUse
    #expect(differences.compared > 0 || isEmpty)
    expectNone(differences)
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
