extension AppLocale {
  /// The origin of a category's conventions.
  public enum Origin: Hashable, Sendable {
    /// The app's language, unchanged.
    case language
    /// The app's language in the region of this locale.
    case languageInRegion(of: LocaleID)
    /// The app's language, unchanged: CLDR has no conventions for it in the region of this locale.
    ///
    /// For example, CLDR has no `en-GR`.
    case languageWithoutRegion(of: LocaleID)
    /// This locale of the person's.
    case person(LocaleID)
    /// The app's language, unchanged: ICU has no data for this locale of the person's.
    case languageWithoutData(for: LocaleID)
  }

  /// The conventions of each category.
  struct Conventions {
    /// The app's language.
    let language: SplitLocale
    /// The result for the person's usual locale; nil if there is none.
    private let usual: Choice?
    /// The results for categories that have their own locale.
    private var special: [LocalePreferences.Category: Choice] = [:]

    /// Chooses the locale of each category.
    ///
    /// - Parameters:
    ///   - language: The app's language.
    ///   - conventions: The person's locales for single categories.
    ///   - usual: The person's locale for the other categories.
    ///   - policy: The locale whose conventions are followed.
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

    /// Returns the preferred language that determines the person's usual conventions.
    ///
    /// With `.person` it is the first one that ICU has data for. With `.language` it is the first
    /// one, too. But if that one is only a language, such as `fr` before `en-GB`, it is the one
    /// that the app's language was chosen for.
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
        return first.isLanguageAlone ? language.preference ?? first : first
      }
    }

    /// The result for one locale of the person's.
    struct Choice {
      let locale: SplitLocale
      /// The same with the region in any case, for currency and units.
      let withRegion: SplitLocale
      let origin: Origin
    }

    private func choice(for category: LocalePreferences.Category) -> Choice? {
      special[category] ?? usual
    }

    /// Returns the locale of a category.
    func split(for category: LocalePreferences.Category) -> SplitLocale {
      guard let choice = choice(for: category) else { return language }
      let isRegional = category == .money || category == .measurement
      return isRegional ? choice.withRegion : choice.locale
    }

    /// The origin of the conventions of each category.
    var origins: [LocalePreferences.Category: Origin] {
      var origins = [LocalePreferences.Category: Origin](minimumCapacity: 4)
      for category in LocalePreferences.Category.allCases {
        origins[category] = choice(for: category)?.origin ?? .language
      }
      return origins
    }

    /// Whether dates may be written in another language than the app's.
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

  /// The locales for formats in words: the app's language, with the conventions that words need.
  struct Wording: Hashable, Sendable {
    /// With the conventions of the person's numbers that the language has.
    let numbers: LocaleID
    /// With the region whose currency is used.
    let money: LocaleID
    /// With the region whose units are used.
    let units: LocaleID
    /// For dates in words and relative times, such as `yesterday`.
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
      let ofNumbers = language.inWords(of: numbers)
      self.numbers = ofNumbers.locale
      self.money = language.takingCurrency(of: money).locale
      units = ofNumbers.takingUnits(of: measurement).locale
      self.dates =
        !datesMayBeForeign || dates.subtags.isSameWriting(as: language.subtags)
        ? dates.locale
        : language.takingDigits(of: dates).takingDays(of: dates).locale
    }
  }
}

extension LocaleID {
  /// Whether ICU has data for the language.
  var hasData: Bool {
    do throws(FormatError) {
      return try resolved.match != .root
    } catch {
      // ICU has no data at all, and every formatter reports that when it is made.
      return true
    }
  }

  /// Whether it has neither a region nor keywords.
  var isLanguageAlone: Bool {
    // Read without allocations, as nearly every locale can be.
    if let plain = PlainLocale(tag) { return !plain.hasRegion }
    return region == nil && !hasKeywords
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
