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

    init(
      _ language: LocaleNegotiation.Choice,
      _ preferences: LocalePreferences,
      _ policy: Policy
    ) {
      self.language = language.locale
      let usual = Self.usual(language, preferences.languages, policy)
      // Most often all categories are those of one locale of the person.
      var chosen: [LocaleID: Choice] = [:]
      for category in LocalePreferences.Category.allCases {
        guard let own = preferences.conventions[category] ?? usual else {
          origins[category] = .language
          continue
        }
        let choice = chosen[own] ?? Self.choose(own, language.locale, policy)
        chosen[own] = choice
        let isRegional = category == .money || category == .measurement
        locales[category] = isRegional ? choice.withRegion : choice.locale
        origins[category] = choice.origin
      }
    }

    /// Which of the preferred languages tells of the person's conventions, where nothing else does.
    ///
    /// By `.person` the first that ICU knows. By `.language` the first too; but where that says no
    /// more than a language, as `fr` before `en-GB` does, it is the one that the app's language suits.
    private static func usual(
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
      let locale: LocaleID
      /// The same where the region matters whatever is spoken there: for currency and units.
      let withRegion: LocaleID
      let origin: Origin
    }

    func locale(for category: LocalePreferences.Category) -> LocaleID {
      locales[category] ?? language
    }

    private static func choose(
      _ own: LocaleID,
      _ language: LocaleID,
      _ policy: Policy
    ) -> Choice {
      switch policy {
      case .person where own.hasData:
        return Choice(locale: own, withRegion: own, origin: .person(own))
      case .person:
        return Choice(
          locale: language,
          withRegion: language.inUnitRegion(of: own),
          origin: .languageWithoutData(for: own)
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

    init(
      language: LocaleID,
      numbers: LocaleID,
      dates: LocaleID,
      money: LocaleID,
      measurement: LocaleID
    ) {
      self.numbers = language.taking(["nu"], of: numbers)
      self.money = language.takingCurrency(of: money)
      units = self.numbers.takingUnits(of: measurement)
      self.dates =
        dates.subtags.isSameWriting(as: language.subtags)
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

  /// Whether it may have `-u-` keywords: whether it has any extension.
  fileprivate var hasKeywords: Bool { tag.contains("-u-") }

  /// The language of this locale with the region of another, and that one's keywords; this locale
  /// where CLDR does not have the pair.
  fileprivate func inRegion(of person: LocaleID) -> AppLocale.Conventions.Choice {
    let own = subtags
    var joined = own
    let other = person.subtags
    var lostRegion: String?
    var origin = AppLocale.Origin.language
    if let region = other.region, region != joined.region {
      if let regional = own.inRegion(region) {
        joined = regional
        origin = .languageInRegion(of: person)
      } else if joined.region == nil {
        origin = .languageWithoutRegion(of: person)
        lostRegion = region
      }
    }
    for (key, value) in other.keywords where own.keywords[key] == nil && key != "va" {
      joined.keywords[key] = value
    }
    let locale = adopting(joined)
    guard let lostRegion else {
      return AppLocale.Conventions.Choice(locale: locale, withRegion: locale, origin: origin)
    }
    if joined.keywords["rg"] == nil { joined.keywords["rg"] = "\(lostRegion.lowercased())zzzz" }
    return AppLocale.Conventions.Choice(
      locale: locale,
      withRegion: adopting(joined),
      origin: origin
    )
  }

  /// This locale with keywords of another, where it has none of its own.
  fileprivate func taking(_ keys: [String], of other: LocaleID) -> LocaleID {
    guard other != self, other.hasKeywords else { return self }
    var joined = subtags
    joined.take(keys, of: other.subtags)
    return adopting(joined)
  }

  /// This locale with the currency of another: its `cu` and `nu`, and its region where that is
  /// another one.
  ///
  /// The likely region of a language counts, as for ``Currency/init(likelyFor:)``.
  fileprivate func takingCurrency(of other: LocaleID) -> LocaleID {
    guard other != self else { return self }
    var joined = subtags
    let theirs = other.subtags
    joined.take(["cu", "nu"], of: theirs)
    do throws(ICUError) {
      let region = try theirs.conventionsRegion()
      if !region.isEmpty, try joined.conventionsRegion() != region {
        joined.keywords["rg"] = "\(region.lowercased())zzzz"
      }
    } catch {
      // It fails only for want of memory.
      return self
    }
    return adopting(joined)
  }

  /// This locale with the units of another: its `ms` and `mu`, and its region where that is another
  /// one.
  ///
  /// Only a region that is written counts: ICU chooses the units of the world for `en` and those of
  /// the United States for `en-US`.
  fileprivate func takingUnits(of other: LocaleID) -> LocaleID {
    guard other != self else { return self }
    var joined = subtags
    let theirs = other.subtags
    joined.take(["ms", "mu"], of: theirs)
    if theirs.unitRegion != joined.unitRegion {
      // The unknown region has the world's units.
      joined.keywords["rg"] = "\(theirs.unitRegion?.lowercased() ?? "zz")zzzz"
    }
    return adopting(joined)
  }

  /// This locale with the region of another, where one is written there, as `rg`.
  fileprivate func inUnitRegion(of other: LocaleID) -> LocaleID {
    var joined = subtags
    guard let region = other.subtags.unitRegion, region != joined.unitRegion else { return self }
    joined.keywords["rg"] = "\(region.lowercased())zzzz"
    return adopting(joined)
  }

  /// The locale of the subtags, or this one when their tag is too long.
  private func adopting(_ subtags: LocaleSubtags) -> LocaleID {
    let tag = subtags.tag
    return tag.utf8.count <= Self.maximumUTF8Count ? LocaleID(canonical: tag) : self
  }
}

extension LocaleSubtags {
  /// Takes keywords of another locale, where there are none.
  fileprivate mutating func take(_ keys: [String], of other: LocaleSubtags) {
    for key in keys where keywords[key] == nil { keywords[key] = other.keywords[key] }
  }

  /// The region whose units ICU chooses: of `rg`, or of the locale; nil for the world's.
  fileprivate var unitRegion: String? {
    if let override = keywords["rg"], override.utf8.count >= 4 {
      let region = override.prefix { $0.isLetter }.prefix(2).uppercased()
      return region.utf8.count == 2 && region != "ZZ" ? region : nil
    }
    return region?.utf8.count == 2 ? region : nil
  }

  /// The same language and script in a region; nil where CLDR does not have that.
  ///
  /// A region that is there already gives way only to one whose conventions go back to it, as
  /// those of `es-MX` do to `es-419`.
  fileprivate func inRegion(_ region: String) -> LocaleSubtags? {
    var joined = self
    joined.region = region
    if self.region != nil, !joined.base.hasParent(base) { return nil }
    if isWrittenAlike(joined) { return joined }
    // Serbian of Montenegro is Latin, but it is there in Cyrillic too: `sr-Cyrl-ME`.
    joined.script = likelyScript
    return isWrittenAlike(joined) ? joined : nil
  }

  private func isWrittenAlike(_ joined: LocaleSubtags) -> Bool {
    LocaleDataIndex.shared.isKnown(joined.base) && joined.isSameWriting(as: self)
  }

  /// Whether both are one language in one script, named or likely.
  fileprivate func isSameWriting(as other: LocaleSubtags) -> Bool {
    language == other.language && likelyScript == other.likelyScript
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
