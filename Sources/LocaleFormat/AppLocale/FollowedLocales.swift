internal import Sharing

extension AppLocale {
  /// What each category follows: all of an app locale that its language and the person's conventions
  /// decide.
  final class FollowedLocales: Sendable {
    let numbers: LocaleID
    let dates: LocaleID
    let money: LocaleID
    let measurement: LocaleID
    let origins: [LocalePreferences.Category: Origin]
    let wording: Wording

    private init(_ conventions: Conventions) {
      numbers = conventions.split(for: .numbers).locale
      dates = conventions.split(for: .dates).locale
      money = conventions.split(for: .money).locale
      measurement = conventions.split(for: .measurement).locale
      origins = conventions.origins
      wording = Wording(conventions)
    }

    /// A language, and the one locale whose conventions are all that the person has.
    private struct Pair: Hashable {
      let language: LocaleID
      let person: LocaleID?
      let policy: Policy
    }

    /// To find one takes several looks at ICU's data, and the readers of a service have few.
    private static let known = BoundedStore<Pair, FollowedLocales>(maximumCost: 512)

    /// The locales of the categories, for an app in a language and a person with preferences; remembered.
    static func of(
      _ choice: LocaleNegotiation.Choice,
      _ preferences: LocalePreferences,
      _ policy: Policy
    ) -> FollowedLocales {
      let language = choice.locale
      let usual = Conventions.usual(choice, preferences.languages, policy)
      func make() -> FollowedLocales {
        FollowedLocales(Conventions(language, preferences.conventions, usual, policy))
      }
      guard preferences.conventions.isEmpty else { return make() }
      return known.value(
        for: Pair(language: language, person: usual, policy: policy),
        make: make
      )
    }
  }
}
