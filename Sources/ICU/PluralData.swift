internal import CICU

/// ICU's data on plural forms: the bundles `plurals` and `pluralRanges`.
///
/// Nothing here opens a locale's data, so any text is allowed as a name.
package enum PluralData {
  /// Returns the name of the set of rules that the data lists for an ICU name; nil if it lists
  /// none.
  package static func set(of name: String, isOrdinal: Bool) throws(ICUError) -> String? {
    guard !name.utf8.contains(0) else { return nil }
    try check(language: name.prefix { $0 != "_" })
    let set = try unsafe String("cicu_plurals_set", of: [isOrdinal ? "ordinal" : "cardinal", name])
    {
      unsafe cicu_plurals_set(isOrdinal, name, $0, $1, &$2)
    }
    return set.isEmpty ? nil : set
  }

  /// Throws for a language that a subset of the data lacks, which has no rules of it.
  private static func check(language: Substring) throws(ICUError) {
    guard let facts = CompiledFacts.current, facts.lacks(language: String(language)) else { return }
    throw ICUError(status: absent, function: "cicu_plurals_set")
  }

  /// Returns the keywords of a set, each with its rule and the samples.
  package static func rules(of set: String) throws(ICUError) -> [(keyword: String, rule: String)] {
    let lines = try unsafe String("cicu_plurals_rules", of: [set]) {
      unsafe cicu_plurals_rules(set, $0, $1, &$2)
    }
    return lines.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        .map { String(Substring($0)) }
      return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
  }

  /// Whether compiled data has the rules of a set, which were compared with ICU's when it was made.
  package static func isCompiled(_ set: String) -> Bool {
    CompiledFacts.current?.answer("cicu_plurals_rules", [set]) != nil
  }

  /// Returns a line for each range of a language, with the keywords of its start, its end and the
  /// result between spaces; empty if the data lists none.
  package static func ranges(of language: String) throws(ICUError) -> String {
    guard !language.utf8.contains(0) else { return "" }
    try check(language: language[...])
    return try unsafe String("cicu_plurals_ranges", of: [language]) {
      unsafe cicu_plurals_ranges(language, $0, $1, &$2)
    }
  }
}
