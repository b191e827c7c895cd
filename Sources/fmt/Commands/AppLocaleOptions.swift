public import ArgumentParser
public import LocaleFormat

/// Which languages the app has, and how one is chosen.
struct AppLocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The languages that the app has, as names of folders are (zh-Hant.lproj, pt_BR, Base), separated by commas. Default: every one that ICU has data for.",
      valueName: "names"
    )
  )
  var localizations: String?
  @Option(
    help: ArgumentHelp(
      "The language taken when no preference matches. Default: en.",
      valueName: "locale"
    )
  )
  var development: String?
  @Option(
    help:
      "Whose conventions: of the language, with the person's region, or of the person. Default: language with --localizations, else person."
  )
  var policy: AppLocale.Policy?

  /// The app-running locale of this process.
  func resolve() throws -> AppLocale { try resolve(LocalePreferences.process) }

  /// The app-running locale for somebody's preferences.
  func resolve(_ preferences: LocalePreferences) throws -> AppLocale {
    let development = try developmentLanguage()
    guard localizations != nil else {
      return AppLocale(
        preferences: preferences,
        development: development,
        policy: policy ?? .person
      )
    }
    let choice = try negotiation().best(for: preferences.languages)
    return AppLocale(choice, preferences: preferences, policy: policy ?? .language)
  }

  /// The localizations that are offered.
  func negotiation(
    order: LocaleNegotiation.Order = .icu
  ) throws -> LocaleNegotiation {
    let development = try developmentLanguage()
    do throws(FormatError) {
      guard let localizations else {
        return try LocaleNegotiation(LocaleID.available, development: development, order: order)
      }
      let names = localizations.split(separator: ",").map(String.init)
      let offered = try LocaleNegotiation(names, development: development, order: order)
      for name in offered.ignored { report("warning: --localizations: '\(name)' is no locale") }
      return offered
    } catch {
      throw usageError("--localizations: \(error)")
    }
  }

  private func developmentLanguage() throws -> LocaleID {
    guard let development else { return AppLocale.defaultDevelopment }
    return try named("--development") { () throws(FormatError) in try LocaleID(development) }
  }
}

extension AppLocale.Policy: ExpressibleByArgument {}
