import LocaleFormat
import TestSupport

/// Runs the cases of the goldens in every locale.
extension Comparison {
  static let kinds: [Comparison] = CheckedKinds.all.map { kind in
    Comparison("kind.\(kind.name)") { scope, differences in
      let cache = FormatterCache(capacity: 64)
      for locale in scope.locales {
        for golden in kind.cases(in: locale.tag) {
          guard let truth = kind.oracle(golden) else { continue }
          differences.compare(try kind.text(golden, through: cache), truth, "\(golden)")
        }
      }
    }
  }
}
