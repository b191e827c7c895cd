import LocaleFormat
import TestSupport

/// A comparison of this package's results with those of ICU or another oracle.
package struct Comparison: Sendable, CustomStringConvertible {
  /// The kind of format, a point, and the thing that is compared: `number.styles`.
  package let name: String
  /// Whether the comparison can run on parts of the locales, independently of each other.
  package let isByLocale: Bool
  private let body: @Sendable (Scope, inout Differences) throws -> Void

  package init(
    _ name: String,
    isByLocale: Bool = true,
    _ body: @escaping @Sendable (Scope, inout Differences) throws -> Void
  ) {
    self.name = name
    self.isByLocale = isByLocale
    self.body = body
  }

  package var description: String { name }

  /// Whether it compares the texts of compiled data alone, which lacks many.
  package var isOfCompiledData: Bool { name.hasPrefix("pinned.") }

  /// Whether it has cases only with the ICU that the compiled data was made from.
  package var needsCompiledData: Bool { isOfCompiledData || name.hasSuffix(".pinned") }

  /// Runs the comparison.
  ///
  /// An error is a difference.
  package func run(_ scope: Scope) -> Differences {
    var differences = Differences()
    do {
      try body(scope, &differences)
    } catch {
      differences.add("\(name): \(error)")
    }
    return differences
  }

  /// The place among all comparisons, which decides the locales where it takes a share of them.
  package var place: Int { Self.all.firstIndex { $0.name == name } ?? 0 }

  /// All comparisons, in the order in which a sweep runs them.
  package static let all: [Comparison] =
    kinds + pinned + numbers + numbersAsWritten + exactNumbers + units + unitGrammar + plurals
    + words
    + wordPrograms
    + reading + numberScans + dateForms + dates + datePlans + calendars + dateScans + zoneNames
    + intervals + relativeTimes + durations + periods + texts + letters + collation + segments
    + slugs + messages + names + locales + matcher + negotiation + identifiers
}
