extension PluralRules {
  /// The locale whose rules these are, and how it was found.
  ///
  /// ICU has rules for some languages that it has no other data for.
  ///
  /// - Throws: What `LocaleID.resolved` throws.
  package var resolvedLocale: ResolvedLocale {
    get throws(FormatError) {
      let resolved = try locale.resolved
      return source.map { resolved.served(by: $0) } ?? resolved
    }
  }
}
