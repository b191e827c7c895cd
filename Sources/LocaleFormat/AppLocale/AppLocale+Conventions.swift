extension AppLocale {
  /// Where a category has its conventions from.
  public enum Origin: Hashable, Sendable {
    /// The app's language as it is.
    case language
    /// The app's language in the region of this locale.
    case languageInRegion(of: LocaleID)
    /// The app's language as it is, since CLDR has no conventions for it in the region of this
    /// locale: it has no `en-GR`.
    case languageWithoutRegion(of: LocaleID)
    /// This locale of the person.
    case person(LocaleID)
    /// The app's language as it is, since ICU knows nothing of this locale of the person.
    case languageWithoutData(for: LocaleID)
  }

  /// The conventions of each category.
  struct Conventions {
    /// The app's language.
    let language: SplitLocale
    /// What the person's usual locale comes to; nil where there is none.
    private let usual: Choice?
    /// What locales of single categories come to.
    private var special: [LocalePreferences.Category: Choice] = [:]

    /// Chooses the locale of each category.
    ///
    /// - Parameters:
    ///   - language: The app's.
    ///   - conventions: The person's, where a category has its own.
    ///   - usual: The person's for the other categories.
    ///   - policy: Whose conventions are followed.
    init(
      _ language: LocaleID,
      _ conventions: [LocalePreferences.Category: LocaleID],
      _ usual: LocaleID?,
      _ policy: Policy
    ) {
      let language = SplitLocale(language)
      self.language = language
      self.usual = usual.map { Self.choose(SplitLocale($0), language, policy) }
      for (category, own) in conventions where own != usual {
        special[category] = Self.choose(SplitLocale(own), language, policy)
      }
    }

    /// Which of the preferred languages tells of the person's conventions, where nothing else does.
    ///
    /// By `.person` the first that ICU knows. By `.language` the first too; but where that says no
    /// more than a language, as `fr` before `en-GB` does, it is the one that the app's language suits.
    static func usual(
      _ language: LocaleNegotiation.Choice,
      _ preferred: [LocaleID],
      _ policy: Policy
    ) -> LocaleID? {
      guard let first = preferred.first else { return nil }
      switch policy {
      case .person:
        return preferred.prefix(LocaleNegotiation.maximumPreferences).first(where: \.hasData)
          ?? first
      case .language:
        return first.region == nil && !first.hasKeywords ? language.preference ?? first : first
      }
    }

    /// What a locale of the person comes to.
    struct Choice {
      let locale: SplitLocale
      /// The same where the region matters whatever is spoken there: for currency and units.
      let withRegion: SplitLocale
      let origin: Origin
    }

    private func choice(for category: LocalePreferences.Category) -> Choice? {
      special[category] ?? usual
    }

    /// The locale of a category.
    func split(for category: LocalePreferences.Category) -> SplitLocale {
      guard let choice = choice(for: category) else { return language }
      let isRegional = category == .money || category == .measurement
      return isRegional ? choice.withRegion : choice.locale
    }

    /// Where each category has its conventions from.
    var origins: [LocalePreferences.Category: Origin] {
      var origins = [LocalePreferences.Category: Origin](minimumCapacity: 4)
      for category in LocalePreferences.Category.allCases {
        origins[category] = choice(for: category)?.origin ?? .language
      }
      return origins
    }

    /// Whether dates are written in another language than the app's, or may be.
    var datesMayBeForeign: Bool {
      if case .person = choice(for: .dates)?.origin { return true }
      return false
    }

    private static func choose(
      _ own: SplitLocale,
      _ language: SplitLocale,
      _ policy: Policy
    ) -> Choice {
      switch policy {
      case .person where own.locale.hasData:
        return Choice(locale: own, withRegion: own, origin: .person(own.locale))
      case .person:
        return Choice(
          locale: language,
          withRegion: language.inUnitRegion(of: own),
          origin: .languageWithoutData(for: own.locale)
        )
      case .language: return language.inRegion(of: own)
      }
    }
  }

  /// What formats of words are given: the language, and of the conventions what words cannot do
  /// without.
  struct Wording: Hashable, Sendable {
    /// With the digits that the person asks for.
    let numbers: LocaleID
    /// With the region whose currency is meant.
    let money: LocaleID
    /// With the region whose units are used.
    let units: LocaleID
    /// For dates that are told in words, such as `yesterday`.
    let dates: LocaleID

    init(_ conventions: Conventions) {
      self.init(
        conventions.language,
        numbers: conventions.split(for: .numbers),
        dates: conventions.split(for: .dates),
        money: conventions.split(for: .money),
        measurement: conventions.split(for: .measurement),
        datesMayBeForeign: conventions.datesMayBeForeign
      )
    }

    init(
      language: LocaleID,
      numbers: LocaleID,
      dates: LocaleID,
      money: LocaleID,
      measurement: LocaleID
    ) {
      self.init(
        SplitLocale(language),
        numbers: SplitLocale(numbers),
        dates: SplitLocale(dates),
        money: SplitLocale(money),
        measurement: SplitLocale(measurement),
        datesMayBeForeign: true
      )
    }

    private init(
      _ language: SplitLocale,
      numbers: SplitLocale,
      dates: SplitLocale,
      money: SplitLocale,
      measurement: SplitLocale,
      datesMayBeForeign: Bool
    ) {
      let ofNumbers = language.taking(["nu"], of: numbers)
      self.numbers = ofNumbers.locale
      self.money = language.takingCurrency(of: money).locale
      units = ofNumbers.takingUnits(of: measurement).locale
      self.dates =
        !datesMayBeForeign || dates.subtags.isSameWriting(as: language.subtags)
        ? dates.locale : language.taking(["ca", "fw", "hc", "nu"], of: dates).locale
    }
  }
}

extension LocaleID {
  /// Whether ICU has data for the language.
  var hasData: Bool {
    do throws(FormatError) {
      return try resolved.match != .root
    } catch {
      // ICU has no data at all, which every formatter reports when it is made.
      return true
    }
  }

  /// Whether it may have `-u-` keywords: whether it has any extension.
  var hasKeywords: Bool {
    var place = 0
    for byte in tag.utf8 {
      let expected: UInt8 = place == 1 ? UInt8(ascii: "u") : UInt8(ascii: "-")
      place = byte == expected ? place + 1 : byte == UInt8(ascii: "-") ? 1 : 0
      if place == 3 { return true }
    }
    return false
  }
}

extension AppLocale.Origin: CustomStringConvertible {
  /// The origin in words.
  public var description: String {
    switch self {
    case .language: "the app's language"
    case .languageInRegion(let person): "the app's language in the region of \(person)"
    case .languageWithoutRegion(let person):
      "the app's language, since CLDR does not have it in the region of \(person)"
    case .person(let person): "the person's own, \(person)"
    case .languageWithoutData(let person):
      "the app's language, since ICU has no data for \(person)"
    }
  }
}
