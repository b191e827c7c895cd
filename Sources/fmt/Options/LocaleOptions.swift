internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// A locale to write in.
struct AskedLocale: Sendable {
  /// The name of the locale as it was given.
  let name: String
  let locale: LocaleID
  /// Why it is this locale, as words that follow its tag.
  let reason: String

  /// The locales of the option `--locale`.
  static func reading(_ option: String) throws -> [AskedLocale] {
    try option.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard !name.isEmpty || option.isEmpty else {
        let offset = option.utf8.distance(from: option.startIndex, to: name.startIndex)
        throw usageError("--locale: offset \(offset): a locale is missing in '\(option.excerpt)'")
      }
      let locale = try named("--locale", LocaleID(String(name)))
      return AskedLocale(name: String(name), locale: locale, reason: "from --locale")
    }
  }
}

extension ArgumentHelp {
  /// The help of the flag `--strict-locale`.
  static var strictLocale: ArgumentHelp {
    "Refuse a locale that ICU has no data for. Without it such a locale is a warning."
  }
}

/// The options that decide which locales results are written in.
struct LocaleOptions: ParsableArguments, DecidesAppLocale {
  @Option(
    help: ArgumentHelp(
      "The locale to write in, in BCP 47 or ICU form. Several, separated by commas, give one line each: locale, tab, result. Default: the locale of the app (see 'fmt locale current').",
      example: "fmt number 1234.5 --locale de-CH → 1’234.5",
      valueName: "locale"
    ),
    completion: .locales
  )
  var locale: String?
  @Option(help: .localizations, completion: .locales)
  var localizations: String?
  @Option(help: .development, completion: .locales)
  var development: String?
  @Option(help: .policy)
  var policy: AppLocale.Policy?
  @Flag(help: .strictLocale)
  var strictLocale = false

  /// The locales to write in, with their names as they were given.
  ///
  /// - Parameter current: Chooses one of the app's locales when no locale is named.
  /// - Returns: The locales.
  /// - Throws: The status of a usage error, for a malformed identifier.
  func locales(_ current: (AppLocale) -> LocaleID) throws -> [AskedLocale] {
    guard let locale else {
      let app = try resolve()
      let found = current(app)
      return [AskedLocale(name: found.tag, locale: found, reason: app.explanation(of: found))]
    }
    try checkLocalizations()
    return try AskedLocale.reading(locale)
  }
}

extension ResolvedLocale {
  /// A warning when ICU has no data for the locale: whose conventions are used instead.
  ///
  /// A pseudo-locale has the conventions of English by definition.
  var gap: String? { gap(of: requested) }

  /// The same warning, for a locale that was asked for and to which options added something.
  func gap(of asked: LocaleID) -> String? {
    guard match != .exact, !asked.isPseudoLocale else { return nil }
    let owner = match == .root ? "no particular language" : "\(data)"
    return "ICU has no data for \(asked); the conventions of \(owner) are used"
  }
}

extension AppLocale {
  /// Why a locale is the app's: its language, or the conventions that differ from it; and the
  /// settings of the process.
  func explanation(of locale: LocaleID) -> String {
    let settings = LocalePreferences.process.settings
    let origin = settings.isEmpty ? "nothing" : settings.joined(separator: ", ")
    let category = LocalePreferences.Category.allCases.first { self.locale(for: $0) == locale }
    guard locale != language, let category else {
      return "is the app's (\(choice.explanation)), from \(origin)"
    }
    return "is the app's (\(description(of: category))), from \(origin)"
  }
}
