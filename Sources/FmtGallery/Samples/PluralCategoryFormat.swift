internal import LocaleFormat

/// Describes the plural category of a number as a text.
///
/// As a recipe it is made with the data of a cache.
struct PluralCategoryFormat: FormatRecipe {
  let kind: PluralRules.Kind

  var category: AppLocale.Category { .words }

  func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let rules = try PluralRules(for: locale, kind)
    return Formatter(rules: rules, resolvedLocale: try rules.resolvedLocale)
  }

  /// Writes the names of categories.
  struct Formatter: LocaleFormatter {
    let rules: PluralRules
    let resolvedLocale: ResolvedLocale

    func checkedAppend(_ value: PluralOperands, to bytes: inout [UInt8]) {
      bytes += rules.category(of: value).rawValue.utf8
    }
  }
}
