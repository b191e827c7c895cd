internal import ICU

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
    private(set) var origins: [LocalePreferences.Category: Origin] = [:]
    private var locales: [LocalePreferences.Category: LocaleID] = [:]
    private let language: LocaleID

    init(language: LocaleID, _ preferences: LocalePreferences, _ policy: Policy) {
      self.language = language
      for category in LocalePreferences.Category.allCases {
        let own = preferences.conventions[category] ?? preferences.languages.first
        let found = own.map { Self.choose($0, language, category, policy) }
        locales[category] = found?.locale
        origins[category] = found?.origin ?? .language
      }
    }

    func locale(for category: LocalePreferences.Category) -> LocaleID {
      locales[category] ?? language
    }

    private static func choose(
      _ own: LocaleID,
      _ language: LocaleID,
      _ category: LocalePreferences.Category,
      _ policy: Policy
    ) -> (locale: LocaleID, origin: Origin) {
      switch policy {
      case .person where own.hasData: return (own, .person(own))
      case .person: return (language, .languageWithoutData(for: own))
      case .language: return language.inRegion(of: own, for: category)
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

    init(
      language: LocaleID,
      numbers: LocaleID,
      dates: LocaleID,
      money: LocaleID,
      measurement: LocaleID
    ) {
      self.numbers = language.taking(["nu"], of: numbers)
      self.money = language.taking(["nu"], of: money).taking(["cu"], of: money, region: true)
      units = self.numbers.taking(["ms", "mu"], of: measurement, region: true)
      self.dates =
        dates.language == language.language && dates.script == language.script
        ? dates : language.taking(["ca", "fw", "hc", "nu"], of: dates)
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

  /// The language of this locale with the region of another, and that one's keywords; this locale
  /// where CLDR does not have the pair.
  fileprivate func inRegion(
    of person: LocaleID,
    for category: LocalePreferences.Category
  ) -> (locale: LocaleID, origin: AppLocale.Origin) {
    var joined = subtags
    let other = person.subtags
    var origin = AppLocale.Origin.language
    if joined.region == nil, let region = other.region {
      joined.region = region
      // Swiss German written in Latin letters is `de-CH`: a script comes along only within one
      // language.
      if joined.language == other.language { joined.script = joined.script ?? other.script }
      origin = .languageInRegion(of: person)
      if !LocaleDataIndex.shared.hasExactData(for: joined.base) {
        joined = subtags
        origin = .languageWithoutRegion(of: person)
        // Currency and units are a region's own, whatever is spoken there.
        if category == .money || category == .measurement {
          joined.keywords["rg"] = "\(region.lowercased())zzzz"
        }
      }
    }
    for (key, value) in other.keywords where subtags.keywords[key] == nil && key != "va" {
      joined.keywords[key] = value
    }
    return (adopting(joined), origin)
  }

  /// This locale with keywords of another, where it has none of its own, and with the region whose
  /// currency or units the other means.
  fileprivate func taking(
    _ keys: [String],
    of other: LocaleID,
    region takesRegion: Bool = false
  ) -> LocaleID {
    guard other != self else { return self }
    var joined = subtags
    let theirs = other.subtags
    for key in keys where joined.keywords[key] == nil {
      joined.keywords[key] = theirs.keywords[key]
    }
    do throws(ICUError) {
      let region = try theirs.conventionsRegion()
      if takesRegion, !region.isEmpty, try joined.conventionsRegion() != region {
        joined.keywords["rg"] = "\(region.lowercased())zzzz"
      }
    } catch {
      // It fails only for want of memory.
      return self
    }
    return adopting(joined)
  }

  /// The locale of the subtags, or this one when their tag is too long.
  private func adopting(_ subtags: LocaleSubtags) -> LocaleID {
    let tag = subtags.tag
    return tag.utf8.count <= Self.maximumUTF8Count ? LocaleID(canonical: tag) : self
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
