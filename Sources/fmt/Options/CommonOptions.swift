internal import ArgumentParser
internal import LocaleFormat

/// The options of every command that formats for people.
struct CommonOptions: ParsableArguments {
  @OptionGroup(title: "Locale") var place: LocaleOptions
  @OptionGroup(title: "Input") var reading: KeepGoingOption
  @OptionGroup(title: "Output") var output: OutputOptions

  /// The locales to write in, with their names as they were given.
  ///
  /// - Parameter current: Chooses one of the app's locales when no locale is named.
  /// - Returns: The locales.
  /// - Throws: The status of a usage error, for a malformed identifier.
  func locales(_ current: (AppLocale) -> LocaleID) throws -> [AskedLocale] {
    try place.locales(current)
  }
}
