import LocaleFormat

/// Counts comparisons and keeps the differences.
package struct Differences: Sendable {
  package private(set) var compared = 0
  /// The number of texts that were refused: by ICU, so that the fallback form is expected, or by
  /// compiled data that lacks them.
  ///
  /// ICU refuses, for example, 31 digits that are scaled and rounded to an increment: it divides 34
  /// digits.
  package private(set) var refused = 0
  /// The first differences, at most `limit` of them.
  package private(set) var found: [String] = []
  /// The number of all differences.
  package private(set) var count = 0

  private static let limit = 20

  package init() {}

  /// Compares byte by byte: texts that are only canonically equivalent differ.
  package mutating func compare(
    _ actual: String,
    _ expected: String?,
    _ what: @autoclosure () -> String,
    fallbackForm: String? = nil
  ) {
    compared += 1
    guard let expected else {
      if actual != fallbackForm { add("\(what()): \(actual.escaped), and ICU failed") }
      return refused += 1
    }
    guard !expected.utf8.elementsEqual(actual.utf8) else { return }
    add("\(what()): \(actual.escaped), not \(expected.escaped)")
  }

  /// Counts a text that compiled data lacks.
  package mutating func addRefusal() {
    compared += 1
    refused += 1
  }

  /// Compares two values with `==`.
  package mutating func compare<Value: Equatable>(
    values actual: Value,
    _ expected: Value,
    _ what: @autoclosure () -> String
  ) {
    compared += 1
    if actual != expected { add("\(what()): \(actual), not \(expected)") }
  }

  /// Adds one comparison that was made elsewhere.
  package mutating func expect(_ isRight: Bool, _ what: @autoclosure () -> String) {
    compared += 1
    if !isRight { add(what()) }
  }

  package mutating func add(_ difference: String) {
    count += 1
    if found.count < Self.limit { found.append(difference) }
  }

  package mutating func add(_ other: Differences) {
    compared += other.compared
    refused += other.refused
    count += other.count
    found += other.found.prefix(max(Self.limit - found.count, 0))
  }

  /// Adds comparisons that were made elsewhere, and their differences.
  package mutating func add(compared: Int, _ differences: [String]) {
    self.compared += compared
    for difference in differences { add(difference) }
  }
}

extension String {
  /// The text in quotation marks, with escapes for all invisible characters.
  package var escaped: String {
    "\""
      + unicodeScalars.map {
        $0.escaped(asASCII: $0.properties.generalCategory == .spaceSeparator && $0 != " ")
      }.joined() + "\""
  }
}
