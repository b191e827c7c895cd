internal import ICU

/// The locale that the app runs in: the language that it shows, and a locale for each category.
///
/// It is not the system's locale, and it is never one combined tag. ICU formats `ru_US` as Russian
/// and `en_RU` as English, so one tag cannot express "English words, Russian separators".
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
/// Words and plural rules follow ``language``: numbers in words, compact numbers, names of units
/// and currencies, relative times, lists, casing. Everything else follows the locale of its
/// category.
public struct AppLocale: Hashable, Sendable {
  /// The choice between the conventions of the language and those of the person.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// The language's conventions, in the person's region if CLDR has that pair.
    case language
    /// The person's conventions, whatever the language is.
    case person
  }

  /// The localization that is shown, and the reason.
  public let choice: LocaleNegotiation.Choice
  /// The policy by which the conventions were chosen.
  public let policy: Policy
  /// The data that formatters of this app locale are made from; nil for that of the cache.
  ///
  /// It holds in every ``FormatterCache`` that names no data itself, where a call names no locale, and
  /// for the numbers and dates in texts of catalogs. The language, the conventions and the plural form
  /// of such a text are chosen with the data of the process.
  public let data: FormattingData?
  /// The locales of all categories: one reference, because a service copies an app locale several
  /// times for each request.
  let followed: FollowedLocales

  /// The locale whose conventions numbers follow.
  public var numbers: LocaleID { followed.numbers }
  /// The locale whose conventions dates follow, including the names of months and days.
  public var dates: LocaleID { followed.dates }
  /// The locale whose conventions amounts of money follow.
  public var money: LocaleID { followed.money }
  /// The locale whose conventions measurements follow, including the choice of units.
  public var measurement: LocaleID { followed.measurement }
  /// The origin of the conventions of each category.
  public var origins: [LocalePreferences.Category: Origin] { followed.origins }

  /// The language that the app shows.
  ///
  /// Words and plural rules follow it.
  public var language: LocaleID { choice.locale }

  /// The language to use if no preference matches: English.
  public static let defaultDevelopment = LocaleID(canonical: "en")

  /// Creates an app locale that follows one locale in everything.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - data: The data of its formatters; nil for that of the cache.
  public init(_ locale: LocaleID, data: FormattingData? = nil) {
    let choice = LocaleNegotiation.Choice(
      localization: Localization(locale),
      locale: locale,
      reason: .preference(locale)
    )
    let preferences = LocalePreferences(languages: [locale])
    self.init(choice, preferences: preferences, policy: .person, data: data)
  }

  /// Creates an app locale from a chosen language, and chooses the conventions.
  ///
  /// - Parameters:
  ///   - choice: The localization that is shown.
  ///   - preferences: The person's preferences.
  ///   - policy: The locale whose conventions are followed.
  ///   - data: The data of its formatters; nil for that of the cache.
  public init(
    _ choice: LocaleNegotiation.Choice,
    preferences: LocalePreferences,
    policy: Policy = .language,
    data: FormattingData? = nil
  ) {
    self.choice = choice
    self.policy = policy
    self.data = data
    followed = .of(choice, preferences, policy)
  }

  /// Negotiates the language among an app's localizations, and then chooses the conventions.
  ///
  /// - Parameters:
  ///   - localizations: Names as they were found, such as `zh-Hant.lproj`. Names that cannot be
  ///     read as a locale are left out; ``LocaleNegotiation`` reports which.
  ///   - development: The language to use if no preference matches.
  ///   - preferences: The person's preferences; those of the process by default.
  ///   - policy: The locale whose conventions are followed.
  ///   - data: The data of its formatters; nil for that of the cache.
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
  public init(
    localizations: [String],
    development: LocaleID = defaultDevelopment,
    preferences: LocalePreferences = .process,
    policy: Policy = .language,
    data: FormattingData? = nil
  ) throws(FormatError) {
    let offered = try LocaleNegotiation(localizations, development: development)
    let choice = offered.best(for: preferences.languages)
    self.init(choice, preferences: preferences, policy: policy, data: data)
  }

  /// Shows the first preferred language that ICU has data for, whatever the app's localizations
  /// are.
  ///
  /// - Parameters:
  ///   - development: The language to use if no preference has data.
  ///   - preferences: The person's preferences; those of the process by default.
  ///   - policy: The locale whose conventions are followed.
  ///   - data: The data of its formatters; nil for that of the cache.
  public init(
    development: LocaleID = defaultDevelopment,
    preferences: LocalePreferences = .process,
    policy: Policy = .person,
    data: FormattingData? = nil
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
    self.init(choice, preferences: preferences, policy: policy, data: data)
  }

  /// Returns another language that CLDR considers close to one that ICU has no data for.
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
      // Without ICU's data no formatter can be made, and that error is reported there.
      return none
    }
  }

  /// The negotiation among all of ICU's locales; made once, because it takes milliseconds.
  private static let everyLanguage = DataChoice.with(nil) {
    Result { () throws(FormatError) in
      try LocaleNegotiation(LocaleID.available, development: defaultDevelopment)
    }
  }

  /// Returns the locale whose conventions a category follows.
  public func locale(for category: LocalePreferences.Category) -> LocaleID {
    switch category {
    case .numbers: numbers
    case .dates: dates
    case .money: money
    case .measurement: measurement
    }
  }

  /// Returns the locale whose conventions a category follows, and the reason, in words.
  public func description(of category: LocalePreferences.Category) -> String {
    let origin = origins[category] ?? .language
    return "\(locale(for: category)): \(origin)"
  }
}
