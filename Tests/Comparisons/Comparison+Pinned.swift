import ICU
import LocaleFormat
import TestSupport

/// Runs the cases of the goldens in every locale with compiled data alone.
///
/// A text must be that of the ICU that the data was made from. The table shows the number of texts that
/// the data lacks. With another ICU these comparisons have no cases.
extension Comparison {
  static let pinned: [Comparison] = CheckedKinds.all.map { kind in
    Comparison("pinned.\(kind.name)") { scope, differences in
      guard FormattingData.isCompiledDataInUse else { return }
      try DataChoice.with(.pinned) {
        let cache = FormatterCache(capacity: 64)
        for locale in scope.locales {
          for golden in kind.cases(in: locale.tag) where golden.isOfAnyPlan {
            do {
              // The oracle is asked last, because whole kinds are refused.
              let text = try kind.text(golden, through: cache)
              guard let truth = kind.oracle(golden) else { continue }
              differences.compare(text, truth, "\(golden)")
            } catch let error as FormatError where error.code == .notInData {
              differences.addRefusal()
            }
          }
        }
      }
    }
  }
}

extension CheckedCase {
  /// Whether a plan can write the input.
  ///
  /// Numbers of more than 19 digits, and days before the first year of another calendar than the
  /// Gregorian, are ICU's, and have the fallback form without it.
  package var isOfAnyPlan: Bool {
    let input = self["input"]
    guard let number = Double(input) else { return true }
    guard value("zone") != nil else { return input.utf8.count < 21 }
    return number >= Self.firstYears
      || Oracle.localeInfo("calendar", locale: self["locale"], capacity: 64) == "gregory"
  }

  /// 1 January 623: from then on all calendars with a plan have years.
  private static let firstYears = -42_505_948_800_000.0
}
