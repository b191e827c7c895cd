import LocaleFormat

/// A kind of format for the tests: its cases, the text that ICU writes for each, and the text of
/// this package.
///
/// A conformance in ``CheckedKinds/all`` is included in the goldens, in the comparison with ICU in
/// every locale, and in the tests of shared use and of memory.
package protocol CheckedKind: Sendable {
  /// The name of its golden file.
  var name: String { get }
  /// The versions of ICU that have a golden file; by default all that are known.
  var icuVersions: [Int] { get }
  /// Returns the cases in a locale, in the order of the golden file.
  func cases(in locale: String) -> [CheckedCase]
  /// Returns ICU's own text, or nil if ICU has none.
  func oracle(_ golden: CheckedCase) -> String?
  /// Returns this package's text.
  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String
}

extension CheckedKind {
  package var icuVersions: [Int] { ICUFacts.versions }
}

/// The fields of one case by name, in the order of the golden file.
package struct CheckedCase: Sendable, CustomStringConvertible {
  package let fields: [(name: String, value: String)]

  package init(_ fields: KeyValuePairs<String, String>) {
    self.fields = fields.map { ($0.key, $0.value) }
  }

  package init(_ fields: [(name: String, value: String)]) { self.fields = fields }

  /// The value of a field, or an empty text if there is no such field.
  package subscript(_ name: String) -> String { value(name) ?? "" }

  package func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  package var locale: LocaleID {
    get throws { try LocaleID(self["locale"]) }
  }

  package var description: String {
    fields.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}

/// Every kind of format.
package enum CheckedKinds {
  package static let all: [any CheckedKind] = [
    NumberKind(), NotationKind(), MoneyKind(), UnitKind(), UnitCaseKind(),
    UnitGenderKind(), UnitUsageKind(), RangeKind(),
    WordsKind(), DateKind(), PatternKind(), RelativeTimeKind(), DurationKind(), UnitListKind(),
    IntervalKind(), PluralKind(), ListKind(), CaseKind(), NameKind(), PersonKind(),
    LocaleInfoKind(), CollationKind(), IndexKind(), SegmentKind(), FitKind(), SlugKind(),
  ]
}

/// An error for a case that has an unknown name, such as an unknown option.
struct UnknownCase: Error, CustomStringConvertible {
  let description: String
  init(_ golden: CheckedCase) { description = golden.description }
}
