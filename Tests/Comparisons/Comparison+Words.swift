import LocaleFormat
import TestSupport

/// Compares numbers in words with ICU's C++ API, and reads them back.
extension Comparison {
  static let words: [Comparison] =
    [("spellout", RuleBasedFormat.spellOut), ("ordinal", .ordinal), ("duration", .duration)]
    .map { kind, format in
      Comparison("words.\(kind)") { scope, differences in
        try compareWords(kind, format, scope, &differences)
      }
    } + [
      Comparison("words.ordinals", compareOrdinals), Comparison("words.reading", compareReading),
    ]

  private static let values = [
    "0", "-0", "1", "-1", "2", "3", "7", "10", "11", "12", "19", "20", "21", "71", "80", "91",
    "99", "100", "101", "110", "200", "999", "1000", "1001", "1100", "2024", "10000", "99999",
    "100000", "1000000", "1000001", "2000000", "-7777777", "1000000000", "0.5", "-2.5", "3.14159",
    "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "123456789012345678901234567890", "1E-7", "NaN", "Infinity", "-Infinity",
  ]

  private static func compareWords(
    _ kind: String,
    _ format: RuleBasedFormat,
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for locale in scope.locales {
      let usual = try format.formatter(for: locale)
      for ruleSet in [""] + (scope.width == .all ? usual.ruleSets : []) {
        let formatter = ruleSet.isEmpty ? usual : try format.ruleSet(ruleSet).formatter(for: locale)
        // ICU dereferences a null pointer there: `writesWordsThatICUDoesNotSurvive`.
        let isFatal = formatter.ruleSet.hasPrefix("%digits-ordinal")
        for value in values where !(isFatal && value == "-Infinity") {
          differences.compare(
            formatter.string(try FixedDecimal(value)),
            Oracle.words(value, kind, ruleSet: ruleSet, locale: locale),
            "\(locale) \(ruleSet) \(value)"
          )
        }
      }
    }
  }

  /// Checks that every locale whose rules contain an ordinal in words has one here.
  private static func compareOrdinals(_ scope: Scope, _ differences: inout Differences) throws {
    for locale in scope.locales {
      let words = try RuleBasedFormat.spellOut.formatter(for: locale)
      let names = words.ruleSets.filter { $0.hasPrefix("%spellout-ordinal") }
      differences.expect(
        names.isEmpty == (words.ordinalRuleSet == nil),
        "\(locale): \(names)"
      )
    }
  }

  /// Checks that a text is read back as its value, unless ICU itself reads nothing or another
  /// value.
  private static func compareReading(_ scope: Scope, _ differences: inout Differences) throws {
    let values = (0...120).map(String.init) + ["999", "1000", "1234", "123456", "1000000", "2.5"]
    var unread: [String] = []
    for locale in scope.locales {
      let words = try RuleBasedFormat.spellOut.formatter(for: locale)
      guard words.resolvedLocale.match != .root else { continue }
      for text in values {
        let value = try FixedDecimal(text)
        let written = words.string(value)
        do {
          let read = try words.parse(written)
          differences.compare(values: read, value, "\(locale) \(text)")
        } catch {
          differences.expect(
            try words.digitsByICU(of: written) != text,
            "\(locale): ICU reads \(written), and this package does not"
          )
          unread.append("\(locale) \(text)")
        }
      }
    }
    // Found with ICU 72.1: 123456 in Fulah, Irish and Sundanese, 2.5 in Polish.
    differences.expect(unread.count < 40, "\(unread)")
  }
}
