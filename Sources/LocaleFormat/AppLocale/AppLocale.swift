/// The locale the app runs in: the language it really shows, and whose conventions it follows in
/// each category.
///
/// It is not the system's locale, and it is never one joined tag: ICU formats `ru_US` as Russian
/// and `en_RU` as English, so a joined tag cannot say "English words, Russian separators".
///
/// ```swift
/// let app = try AppLocale(
///   localizations: ["en.lproj", "de.lproj"], development: "en",
///   preferences: LocalePreferences(languages: [LocaleID("de-CH")]))
/// app.language.tag  // "de"
/// app.numbers.tag  // "de-CH"
/// app.description(of: .numbers)  // "de-CH: the app's language in the region of de-CH"
/// ```
///
/// Words and plural rules follow ``language``: numbers in words, compact numbers, names of units and
/// currencies, relative times, lists, casing. Everything else follows its category.
public struct AppLocale: Hashable, Sendable {
  /// Whose conventions are followed.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// The language's, with the person's region where CLDR has that pair.
    case language
    /// The person's own, whatever the language is.
    case person
  }

  /// The localization that is shown, and why.
  public let choice: LocaleNegotiation.Choice
  /// Whose conventions numbers follow.
  public let numbers: LocaleID
  /// Whose conventions dates follow, the names of months and days included.
  public let dates: LocaleID
  /// Whose conventions amounts of money follow.
  public let money: LocaleID
  /// Whose conventions measurements follow: which units are used.
  public let measurement: LocaleID
  /// How the conventions were chosen.
  public let policy: Policy
  /// Where each category has its conventions from.
  public let origins: [LocalePreferences.Category: Origin]
  /// What formats of words are given.
  let wording: Wording

  /// The language the app shows.
  ///
  /// Words and plural rules follow it.
  public var language: LocaleID { choice.locale }

  /// The language that is taken when nobody prefers another: English.
  public static let defaultDevelopment = LocaleID(canonical: "en")

  /// Follows one locale in everything.
  public init(_ locale: LocaleID) {
    let choice = LocaleNegotiation.Choice(
      localization: Localization(locale),
      locale: locale,
      reason: .preference(locale)
    )
    self.init(choice, preferences: LocalePreferences(languages: [locale]), policy: .person)
  }

  /// Takes a language that was chosen, and chooses the conventions.
  ///
  /// - Parameters:
  ///   - choice: The localization that is shown.
  ///   - preferences: What the person prefers.
  ///   - policy: Whose conventions are followed.
  public init(
    _ choice: LocaleNegotiation.Choice,
    preferences: LocalePreferences,
    policy: Policy = .language
  ) {
    self.choice = choice
    self.policy = policy
    let followed = FollowedLocales.of(choice, preferences, policy)
    numbers = followed.numbers
    dates = followed.dates
    money = followed.money
    measurement = followed.measurement
    origins = followed.origins
    wording = followed.wording
  }

  /// Negotiates the language among the localizations of an app, then chooses the conventions.
  ///
  /// - Parameters:
  ///   - localizations: Names as they were found, such as `zh-Hant.lproj`; what cannot be read as a
  ///     locale is left out. To know which, use ``LocaleNegotiation``.
  ///   - development: The language that is taken when no preference matches.
  ///   - preferences: What the person prefers; the process's own by default.
  ///   - policy: Whose conventions are followed.
  /// - Throws: `FormatError.Code.icu` when ICU's data is missing from this machine.
  public init(
    localizations: [String],
    development: LocaleID = defaultDevelopment,
    preferences: LocalePreferences = .process,
    policy: Policy = .language
  ) throws(FormatError) {
    let offered = try LocaleNegotiation(localizations, development: development)
    self.init(offered.best(for: preferences.languages), preferences: preferences, policy: policy)
  }

  /// Shows any language that ICU has data for: the first preference of that kind, as it is.
  ///
  /// - Parameters:
  ///   - development: The language that is taken when no preference has data.
  ///   - preferences: What the person prefers; the process's own by default.
  ///   - policy: Whose conventions are followed.
  public init(
    development: LocaleID = defaultDevelopment,
    preferences: LocalePreferences = .process,
    policy: Policy = .person
  ) {
    let languages = preferences.languages.prefix(LocaleNegotiation.maximumPreferences)
    let choice: LocaleNegotiation.Choice
    if let first = languages.first(where: \.hasData) {
      choice = LocaleNegotiation.Choice(
        localization: Localization(first),
        locale: first,
        reason: .preference(first)
      )
    } else {
      choice = Self.nearest(to: Array(languages), development)
    }
    self.init(choice, preferences: preferences, policy: policy)
  }

  /// Another language that CLDR pairs with one that ICU has no data for.
  private static func nearest(
    to languages: [LocaleID],
    _ development: LocaleID
  ) -> LocaleNegotiation.Choice {
    let none = LocaleNegotiation.Choice(
      localization: Localization(development),
      locale: development,
      reason: .development
    )
    guard !languages.isEmpty else { return none }
    do throws(FormatError) {
      let choice = try everyLanguage.get().best(for: languages)
      return choice.reason == .development ? none : choice
    } catch {
      // Without ICU's data nothing can be formatted either, and that is reported there.
      return none
    }
  }

  /// Among all of ICU's locales; made once, since it takes milliseconds.
  private static let everyLanguage = Result { () throws(FormatError) in
    try LocaleNegotiation(LocaleID.available, development: defaultDevelopment)
  }

  /// The locale whose conventions a category follows.
  public func locale(for category: LocalePreferences.Category) -> LocaleID {
    switch category {
    case .numbers: numbers
    case .dates: dates
    case .money: money
    case .measurement: measurement
    }
  }

  /// Whose conventions a category follows and why, in words.
  public func description(of category: LocalePreferences.Category) -> String {
    let origin = origins[category] ?? .language
    return "\(locale(for: category)): \(origin)"
  }
}
