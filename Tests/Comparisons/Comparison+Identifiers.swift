import LocaleFormat
import TestSupport

/// Compares random identifiers with ICU's C++ API.
extension Comparison {
  static let identifiers: [Comparison] =
    ["canonicalized", "maximized", "minimized"].map { operation in
      Comparison("identifier.\(operation)", isByLocale: false) { scope, differences in
        compareIdentifiers(operation, scope, &differences)
      }
    } + [Comparison("identifier.tags", isByLocale: false, compareTags)]

  private static func compareIdentifiers(
    _ operation: String,
    _ scope: Scope,
    _ differences: inout Differences
  ) {
    var tags = RandomTags(seed: 72)
    for _ in 0..<scope.count(4_000, sample: 10_000, all: 60_000) {
      let tag = Bool.random(using: &tags.generator) ? tags.tag() : tags.icuName()
      let actual: String?
      do throws(FormatError) {
        actual =
          switch operation {
          case "canonicalized": try ICUIdentifier.canonicalized(tag)
          case "maximized": try ICUIdentifier.maximized(tag)
          default: try ICUIdentifier.minimized(tag)
          }
      } catch {
        actual = nil
      }
      differences.compare(values: actual, Oracle.identifier(tag, operation), tag)
    }
  }

  /// Checks that the public form is ICU's for every tag that has a canonical form.
  ///
  /// Decision 0023 lists the tags without one.
  private static func compareTags(_ scope: Scope, _ differences: inout Differences) throws {
    var tags = RandomTags(seed: 73)
    for _ in 0..<scope.count(4_000, sample: 10_000, all: 60_000) {
      let tag = tags.tag()
      // A tag that has only private subtags stays unchanged.
      guard !tag.lowercased().hasPrefix("und-x"),
        let expected = Oracle.identifier(tag, "canonicalized")
      else { continue }
      differences.compare(try LocaleID(tag).tag, expected, tag)
    }
  }
}
