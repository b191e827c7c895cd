import LocaleFormat

/// Something that this package writes or reads, beside what ICU or another oracle makes of it.
package struct Comparison: Sendable, CustomStringConvertible {
  /// The kind of format, a point, and what is compared: `number.styles`.
  package let name: String
  /// Whether the locales of a run can be compared in parts, independent of one another.
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

  /// Compares, and counts an error as a difference.
  package func run(_ scope: Scope) -> Differences {
    var differences = Differences()
    do {
      try body(scope, &differences)
    } catch {
      differences.add("\(name): \(error)")
    }
    return differences
  }

  /// All comparisons, in the order in which a sweep takes them.
  package static let all: [Comparison] =
    kinds + numbers + exactNumbers + words + reading + dates + datePlans + zoneNames + intervals
    + relativeTimes + names + locales + negotiation + identifiers
}
