internal import Sharing

extension AppLocale {
  /// The locales of all categories, which the app's language and the person's conventions
  /// determine.
  final class FollowedLocales: Hashable, Sendable {
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

    /// Creates the locales of categories that were chosen elsewhere, and chooses those of words.
    init(
      language: LocaleID,
      numbers: LocaleID,
      dates: LocaleID,
      money: LocaleID,
      measurement: LocaleID,
      origins: [LocalePreferences.Category: Origin]
    ) {
      self.numbers = numbers
      self.dates = dates
      self.money = money
      self.measurement = measurement
      self.origins = origins
      wording = Wording(
        language: language,
        numbers: numbers,
        dates: dates,
        money: money,
        measurement: measurement
      )
    }

    static func == (left: FollowedLocales, right: FollowedLocales) -> Bool {
      left === right
        || left.numbers == right.numbers && left.dates == right.dates && left.money == right.money
          && left.measurement == right.measurement && left.origins == right.origins
          && left.wording == right.wording
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(numbers)
      hasher.combine(dates)
      hasher.combine(money)
      hasher.combine(measurement)
    }

    /// A language, and the only locale of conventions that the person has.
    private struct Pair: Hashable {
      let language: LocaleID
      let person: LocaleID?
      let policy: Policy

      /// Hashes both fingerprints as one word.
      func hash(into hasher: inout Hasher) {
        hasher.combine(language.fingerprint &* 31 &+ (person?.fingerprint ?? 0))
      }
    }

    /// Kept because making one takes several look-ups in ICU's data, and readers of a service have
    /// few of them.
    private static let known = BoundedStore<Pair, FollowedLocales>(
      ofProcess: "conventions of app locales",
      maximumCount: 512,
      byteCountOfEach: 1_000
    )

    /// Returns the locales of the categories for a chosen language and a person's preferences;
    /// keeps them.
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
