/// The locale the app runs in: the language it really shows, and the conventions for each category.
///
/// It is not the system's locale, and it is never one joined tag: ICU formats `ru_US` as Russian
/// and `en_RU` as English, so a joined tag cannot say "English words, Russian separators".
///
/// ```swift
/// let app = AppLocale(
///   localizations: [try LocaleID("en"), try LocaleID("de")],
///   preferences: LocalePreferences(languages: [try LocaleID("de-CH")]))
/// app.language.tag  // "de"
/// app.numbers.tag  // "de-CH"
/// ```
public struct AppLocale: Hashable, Sendable {
  /// Whose conventions are followed.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// The language's, with the person's region where CLDR has that pair.
    case language
    /// The person's own, whatever the language is.
    case person
  }

  /// The language the app shows.
  ///
  /// Words and plural rules follow it.
  public let language: LocaleID
  /// Whose conventions numbers follow.
  public let numbers: LocaleID
  /// Whose conventions dates follow.
  public let dates: LocaleID
  /// Whose conventions amounts of money follow.
  public let money: LocaleID
  /// Whose conventions measurements follow.
  public let measurement: LocaleID
  /// How the conventions were chosen.
  public let policy: Policy
  /// How the language was chosen.
  public let reason: LocaleNegotiation.Reason

  /// The language that is taken when nobody prefers another: English.
  public static let defaultDevelopment = LocaleID(canonical: "en")

  /// Follows one locale in everything.
  public init(_ locale: LocaleID) {
    language = locale
    numbers = locale
    dates = locale
    money = locale
    measurement = locale
    policy = .language
    reason = .exact(preference: locale)
  }

  /// Negotiates the language, then chooses the conventions.
  ///
  /// - Parameters:
  ///   - localizations: The languages the app is translated to; nil for every one that ICU knows,
  ///     so that the first preference is taken as it is.
  ///   - preferences: What the person prefers.
  ///   - development: The language that is taken when no preference matches.
  ///   - policy: Whose conventions are followed.
  public init(
    localizations: [LocaleID]? = nil,
    preferences: LocalePreferences,
    development: LocaleID = defaultDevelopment,
    policy: Policy = .language
  ) {
    let choice: LocaleNegotiation
    if let localizations {
      choice = .best(of: localizations, for: preferences.languages, development: development)
    } else if let first = preferences.languages.first {
      choice = LocaleNegotiation(localization: first, reason: .exact(preference: first))
    } else {
      choice = LocaleNegotiation(localization: development, reason: .development)
    }
    language = choice.localization
    reason = choice.reason
    self.policy = policy
    func conventions(_ category: LocalePreferences.Category) -> LocaleID {
      let own = preferences.conventions[category] ?? preferences.languages.first
      guard let own else { return choice.localization }
      return policy == .person ? own : choice.localization.withRegion(of: own)
    }
    numbers = conventions(.numbers)
    dates = conventions(.dates)
    money = conventions(.money)
    measurement = conventions(.measurement)
  }
}

extension LocaleID {
  /// The language of this locale with the region of another, and that one's keywords; this locale
  /// where CLDR does not have the pair.
  fileprivate func withRegion(of person: LocaleID) -> LocaleID {
    var joined = subtags
    let other = person.subtags
    if joined.region == nil, let region = other.region {
      joined.region = region
      // Swiss German written in Latin letters is `de-CH`: a script comes along only within one
      // language.
      if joined.language == other.language { joined.script = joined.script ?? other.script }
      if !LocaleDataIndex.shared.hasExactData(for: joined.base) { joined = subtags }
    }
    for (key, value) in other.keywords where joined.keywords[key] == nil && key != "va" {
      joined.keywords[key] = value
    }
    let tag = joined.tag
    return tag.utf8.count <= Self.maximumUTF8Count ? LocaleID(canonical: tag) : self
  }
}

extension LocaleSubtags {
  /// Without extensions.
  fileprivate var base: LocaleSubtags {
    var base = LocaleSubtags()
    base.language = language
    base.script = script
    base.region = region
    base.variants = variants
    return base
  }
}
