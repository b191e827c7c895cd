internal import ArgumentParser
internal import FmtKit
public import LocaleFormat

/// Options that decide the app's locale: its languages, and whose conventions go with them.
protocol DecidesAppLocale: NamesLocalizations {
  var policy: AppLocale.Policy? { get }
}

extension ArgumentHelp {
  /// The help of the option `--policy`.
  static var policy: ArgumentHelp {
    ArgumentHelp(
      "The conventions to follow: those of the app's language in the person's region, or the person's own. Default: language with --localizations, else person.",
      example: "LANG=de_AT fmt number 1.5 --localizations en --policy person → 1,5"
    )
  }
}

/// The app's languages, how one is chosen, and whose conventions go with it.
struct AppLocaleOptions: ParsableArguments, DecidesAppLocale {
  @Option(help: .localizations, completion: .locales)
  var localizations: String?
  @Option(help: .development, completion: .locales)
  var development: String?
  @Option(help: .policy)
  var policy: AppLocale.Policy?
}

extension DecidesAppLocale {
  /// Whether an option about the app is given.
  var isGiven: Bool { localizations != nil || development != nil || policy != nil }

  /// The app-running locale of this process.
  func resolve() throws -> AppLocale { try resolve(LocalePreferences.process) }

  /// The app-running locale for a person's preferences.
  func resolve(_ preferences: LocalePreferences) throws -> AppLocale {
    guard localizations != nil else {
      return AppLocale(
        development: try developmentLanguage(),
        preferences: preferences,
        policy: policy ?? .person
      )
    }
    let choice = try negotiation().best(for: preferences.languages)
    return AppLocale(choice, preferences: preferences, policy: policy ?? .language)
  }
}

extension AppLocale.Policy: OptionValue {}
