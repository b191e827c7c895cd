import LocaleFormat

/// A kind of format, as the tests know it: which cases there are, what ICU writes for each, and what this package does.
///
/// A conformance in ``CheckedKinds/all`` is in the goldens, in the comparison with ICU in every locale, in the tests of
/// shared use and in those of memory.
package protocol CheckedKind: Sendable {
  /// The name of its golden file.
  var name: String { get }
  /// The cases in a locale, in the order of the golden file.
  func cases(in locale: String) -> [CheckedCase]
  /// ICU's own text; nil where ICU has none.
  func oracle(_ golden: CheckedCase) -> String?
  /// This package's text.
  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String
}

/// The fields of one case, by name, in the order in which a golden file has them.
package struct CheckedCase: Sendable, CustomStringConvertible {
  package let fields: [(name: String, value: String)]

  package init(_ fields: KeyValuePairs<String, String>) {
    self.fields = fields.map { ($0.key, $0.value) }
  }

  package init(_ fields: [(name: String, value: String)]) { self.fields = fields }

  /// The value of a field, or an empty text.
  package subscript(_ name: String) -> String { value(name) ?? "" }

  package func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  package var locale: LocaleID {
    get throws { try LocaleID(self["locale"]) }
  }

  package var description: String {
    fields.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}

/// Every kind of format that there is.
package enum CheckedKinds {
  package static let all: [any CheckedKind] = [
    NumberKind(), NotationKind(), MoneyKind(), UnitKind(), RangeKind(), WordsKind(), DateKind(),
    PatternKind(), RelativeTimeKind(), IntervalKind(), NameKind(), LocaleInfoKind(),
  ]
}

/// A case that names something that there is not, such as an unknown option.
struct UnknownCase: Error, CustomStringConvertible {
  let description: String
  init(_ golden: CheckedCase) { description = golden.description }
}
