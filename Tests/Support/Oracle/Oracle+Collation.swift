import ICUOracle
import LocaleFormat

extension Oracle {
  /// Returns the order of two texts as `<`, `=` or `>`; no text may contain a line feed.
  package static func compare(
    _ first: String,
    _ second: String,
    _ order: OracleOrder,
    locale: some OracleLocale
  ) -> String? {
    answer("compare", [first, second], order, locale)
  }

  /// Returns the sort key of a text in hexadecimal digits, without the zero at its end.
  package static func sortKey(
    _ text: String,
    _ order: OracleOrder,
    locale: some OracleLocale
  ) -> String? {
    answer("key", [text], order, locale).map { String($0.dropLast(2)) }
  }

  /// Returns the places of a pattern in a text, in UTF-8 bytes; a line feed ends each.
  package static func places(
    of pattern: String,
    in text: String,
    _ order: OracleOrder,
    locale: some OracleLocale
  ) -> String? {
    answer("search", [pattern, text], order, locale)
  }

  /// Returns the headings of an index, each followed by the names under it after a tab; a line feed
  /// ends each.
  package static func index(_ names: [String], locale: some OracleLocale) -> String? {
    unsafe text(capacity: 65_536) {
      unsafe oracle_index(locale.oracleTag, names.map { "\($0)\n" }.joined(), $0, $1)
    }
  }

  private static func answer(
    _ operation: String,
    _ items: [String],
    _ order: OracleOrder,
    _ locale: some OracleLocale
  ) -> String? {
    unsafe text(capacity: 65_536) {
      unsafe oracle_collation(
        locale.oracleTag,
        order.keywords,
        operation,
        items.map { "\($0)\n" }.joined(),
        $0,
        $1
      )
    }
  }
}

/// An order of texts in both forms: as a recipe, and as ICU's keywords of a locale.
package struct OracleOrder: Sendable, CustomStringConvertible {
  package let recipe: CollationFormat
  package let keywords: String

  package var description: String { keywords.isEmpty ? "standard" : keywords }

  package init(_ recipe: CollationFormat, _ keywords: String) {
    self.recipe = recipe
    self.keywords = keywords
  }

  /// Orders with each option, and with several.
  package static let all: [OracleOrder] = [
    OracleOrder(.standard, ""),
    OracleOrder(CollationFormat(strength: .primary), "colStrength=primary"),
    OracleOrder(CollationFormat(strength: .secondary), "colStrength=secondary"),
    OracleOrder(CollationFormat(strength: .quaternary), "colStrength=quaternary"),
    OracleOrder(CollationFormat(strength: .identical), "colStrength=identical"),
    OracleOrder(.search, "colStrength=primary;collation=search"),
    OracleOrder(CollationFormat(type: .phonebook), "collation=phonebook"),
    OracleOrder(CollationFormat(type: .traditional), "collation=traditional"),
    OracleOrder(CollationFormat(type: .stroke), "collation=stroke"),
    OracleOrder(CollationFormat(type: .emoji), "collation=emoji"),
    OracleOrder(.numeric, "colNumeric=yes"),
    OracleOrder(
      CollationFormat(strength: .primary, caseLevel: true),
      "colStrength=primary;colCaseLevel=yes"
    ),
    OracleOrder(CollationFormat(caseFirst: .upper), "colCaseFirst=upper"),
    OracleOrder(CollationFormat(caseFirst: .off), "colCaseFirst=no"),
    OracleOrder(CollationFormat(punctuation: .ignored), "colAlternate=shifted"),
    OracleOrder(
      CollationFormat(punctuation: .ignored, ignoredUpTo: .symbols),
      "colAlternate=shifted;kv=symbol"
    ),
    OracleOrder(CollationFormat(punctuation: .counted), "colAlternate=non-ignorable"),
    OracleOrder(CollationFormat(backwards: true), "colBackwards=yes"),
    OracleOrder(CollationFormat(normalizes: true), "colNormalization=yes"),
    OracleOrder(
      CollationFormat(reordering: [.script("Grek"), .digits]),
      "colReorder=Grek-digit"
    ),
  ]
}
