internal import CatalogTools
internal import FmtKit
internal import LocaleFormat

/// The plural categories of languages, as the tools for catalogs need them.
enum PluralForms {
  /// The categories of a language; nil also for a name that is of no language, such as `xx`.
  static func ofKnown(_ language: String) -> LanguageForms? {
    do throws(FormatError) {
      guard let locale = try Localization(language).locale, try isKnown(locale, language) else {
        return nil
      }
      return of(language)
    } catch {
      return nil
    }
  }

  /// Whether a name is that of a language: one that ICU names, or a code of three letters, of which
  /// ICU does not name all.
  private static func isKnown(
    _ locale: LocaleID,
    _ language: String
  ) throws(FormatError) -> Bool {
    let code = locale.language
    if code.utf8.count == 3, language.hasPrefix(code) { return true }
    let names = try LocaleNameFormat(fallback: .nothing).formatter(for: "en")
    // Without ICU's names, every code counts.
    return try names.name(of: NamedCode(code, as: .language)) != nil
      || names.name(of: .language("en")) == nil
  }

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
        exact: Set(largest.filter { $0.value <= 2 }.keys.map(\.rawValue)),
        ordinals: Set(try PluralRules(for: locale, .ordinal).categories.map(\.rawValue))
      )
    } catch {
      return nil
    }
  }

  /// The categories and the separators of a language, as conversions need them; nil for a name that is
  /// not one.
  static func numbers(of language: String) -> LanguageNumbers? {
    do throws(FormatError) {
      guard let locale = try Localization(language).locale else { return nil }
      let rules = try PluralRules(for: locale)
      var first: [PluralCategory: Int] = [:]
      var alone: [Int: String] = [:]
      for number in 0...1_000 {
        let category = rules.category(of: number)
        if let other = first.updateValue(number, forKey: category) {
          alone[other] = nil
        } else if category != .other {
          alone[number] = category.rawValue
        }
      }
      let short = try FormatterCache.shared.string(1_234, as: NumberFormat.decimal, for: locale)
      let long = try FormatterCache.shared.string(1_234_567, as: NumberFormat.decimal, for: locale)
      return LanguageNumbers(
        categories: Set(rules.categories.map(\.rawValue)),
        alone: alone,
        separatesFourDigits: short.count > 4 || long.count <= 7
      )
    } catch {
      return nil
    }
  }
}
