public import ArgumentParser
public import LocaleFormat

/// Which languages the app has, how one is chosen, and whose conventions go with it.
struct AppLocaleOptions: DirectlyReadable {
  @OptionGroup var offered: LocalizationOptions
  @Option(
    help:
      "Whose conventions: of the language, with the person's region, or of the person. Default: language with --localizations, else person."
  )
  var policy: AppLocale.Policy?

  /// Whether anything is said of the app.
  var isGiven: Bool {
    offered.localizations != nil || offered.development != nil || policy != nil
  }

  /// The app-running locale of this process.
  func resolve() throws -> AppLocale { try resolve(LocalePreferences.process) }

  /// The app-running locale for somebody's preferences.
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
