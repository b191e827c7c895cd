internal import CatalogTools
internal import LocaleFormat

/// The plural categories of languages, as the tools for catalogs need them.
enum PluralForms {
  /// The categories of a language; nil for a name that is not one.
  static func of(_ language: String) -> LanguageForms? {
    do throws(FormatError) {
      guard let locale = try Localization(language).locale else { return nil }
      let rules = try PluralRules(for: locale)
      var largest: [PluralCategory: Int] = [:]
      for number in 0...1_000 { largest[rules.category(of: number)] = number }
      return LanguageForms(
        known: Set(rules.categories.map(\.rawValue)),
        // A million alone has its own category in some languages, and few texts give it.
        required: Set(largest.keys.map(\.rawValue)),
        exact: Set(largest.filter { $0.value <= 2 }.keys.map(\.rawValue))
      )
    } catch {
      return nil
    }
  }
}
