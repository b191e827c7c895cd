public import ArgumentParser
public import LocaleFormat

/// The app's languages, how one is chosen, and whose conventions go with it.
struct AppLocaleOptions: DirectlyReadable {
  @OptionGroup var offered: LocalizationOptions
  @Option(
    help: ArgumentHelp(
      "The conventions to follow: those of the app's language in the person's region, or the person's own. Default: language with --localizations, else person.",
      example: "LANG=de_AT fmt number 1.5 --localizations en --policy person → 1,5"
    )
  )
  var policy: AppLocale.Policy?

  /// Whether an option about the app is given.
  var isGiven: Bool {
    offered.localizations != nil || offered.development != nil || policy != nil
  }

  /// The app-running locale of this process.
  func resolve() throws -> AppLocale { try resolve(LocalePreferences.process) }

  /// The app-running locale for a person's preferences.
  func resolve(_ preferences: LocalePreferences) throws -> AppLocale {
    guard offered.localizations != nil else {
      return AppLocale(
        development: try offered.developmentLanguage(),
        preferences: preferences,
        policy: policy ?? .person
      )
    }
    let choice = try offered.negotiation().best(for: preferences.languages)
    return AppLocale(choice, preferences: preferences, policy: policy ?? .language)
  }
}

extension AppLocaleOptions {
  mutating func take(from line: inout ArgumentLine) {
    offered = line.group()
    policy = line.value("policy")
  }
}

extension AppLocale.Policy: ExpressibleByArgument {}
