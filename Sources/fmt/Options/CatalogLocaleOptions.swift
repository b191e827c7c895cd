internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// A locale in which the texts of a catalog are asked for.
struct CatalogLocale: Sendable {
  /// The name of the locale as it was given; nil for that of the process.
  let name: String?
  /// The locale, and why it is this one, as words.
  let reason: String
  let preferences: LocalePreferences

  /// The locale of the process.
  static var process: CatalogLocale {
    let process = LocalePreferences.process
    let languages = process.languages.map(\.tag).joined(separator: ", ")
    let origin = process.settings.isEmpty ? "nothing" : process.settings.joined(separator: ", ")
    return CatalogLocale(
      name: nil,
      reason: "\(languages.isEmpty ? "no language" : languages) is preferred, from \(origin)",
      preferences: process
    )
  }
}

/// The options that decide which localization is shown, and whose conventions numbers follow.
struct CatalogLocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locale of a person, in BCP 47 or ICU form; the localization that matches it is shown. Several, separated by commas, give one line each: locale, tab, text. Default: the preferences of the process (see 'fmt help locale current').",
      example: "fmt strings get ok --locale de-AT --catalog App → Einverstanden",
      valueName: "locale"
    ),
    completion: .locales
  )
  var locale: String?
  @Option(
    help: ArgumentHelp(
      "The language that the texts were written in first, which is shown when nothing matches. Default: the source language of an .xcstrings file, else en.",
      example: """
        fmt strings get ok --locale ja --development de --catalog App
        → Einverstanden
        """,
      valueName: "locale"
    ),
    completion: .locales
  )
  var development: String?
  @Option(
    help: ArgumentHelp(
      "The locale whose conventions numbers follow. Default: those of the localization in the person's region.",
      example: """
        fmt strings get '%lld files' 1200 --locale ru --numbers en-US \\
          --catalog App
        → 1,200 файлов
        """,
      valueName: "locale"
    ),
    completion: .locales
  )
  var numbers: String?
  @Option(
    help: ArgumentHelp(
      "The conventions to follow: those of the localization in the person's region, or the person's own. Default: person with --numbers, else language.",
      example: """
        fmt strings get '%lld files' 1200 --locale fr --policy person \\
          --catalog App --spaces ascii
        → 1 200 files
        """
    )
  )
  var policy: AppLocale.Policy?
  @Flag(help: .strictLocale)
  var strictLocale = false
}

extension CatalogLocaleOptions {
  /// The development language; nil if the files decide.
  func developmentLanguage() throws -> LocaleID? {
    try development.map { development in try named("--development", LocaleID(development)) }
  }

  /// The locales to write in, in the order in which they were given.
  func locales() throws -> [CatalogLocale] {
    guard let locale else { return [.process] }
    return try AskedLocale.reading(locale).map { asked in
      CatalogLocale(
        name: asked.name,
        reason: "\(asked.locale) \(asked.reason)",
        preferences: LocalePreferences(languages: [asked.locale])
      )
    }
  }

  /// The locale of `--numbers`.
  func numbersLocale() throws -> LocaleID? {
    try numbers.map { numbers in try named("--numbers", LocaleID(numbers)) }
  }

  /// Finds the texts for a person, and warns if ICU has no data for the conventions.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, among whose localizations the shown one is chosen.
  ///   - locale: The locale of the person.
  ///   - numbers: The locale of `--numbers`.
  /// - Returns: The texts in the app locale that was negotiated.
  /// - Throws: The status of a usage error, for a locale that is refused.
  func strings(
    of catalog: StringCatalog,
    for locale: CatalogLocale,
    _ numbers: LocaleID?
  ) throws -> LocalizedStrings {
    var preferences = locale.preferences
    if let numbers { preferences.conventions[.numbers] = numbers }
    let app = AppLocale(
      catalog.negotiation.best(for: preferences.languages),
      preferences: preferences,
      policy: policy ?? (numbers == nil ? .language : .person)
    )
    if let gap = try gap(of: app, numbers) {
      guard !strictLocale else { throw usageError("--strict-locale: \(gap)") }
      report("warning: \(gap)")
    }
    return try required(catalog.strings(for: app))
  }

  /// A warning when ICU has no data for the conventions of numbers: whose conventions are used.
  private func gap(of app: AppLocale, _ numbers: LocaleID?) throws -> String? {
    let used = try required(app.numbers.resolved)
    if let numbers, try required(numbers.resolved).match == .root {
      return "ICU has no data for \(numbers); the conventions of \(used.data) are used"
    }
    return used.gap
  }
}
