internal import ICU
internal import Sharing

/// A locale together with its subtags, which are parsed only once.
struct SplitLocale {
  let locale: LocaleID
  let subtags: LocaleSubtags

  init(_ locale: LocaleID) {
    self.locale = locale
    subtags = locale.subtags
  }

  private init(_ locale: LocaleID, _ subtags: LocaleSubtags) {
    self.locale = locale
    self.subtags = subtags
  }

  /// Returns the locale of the subtags, or this locale if their tag is too long.
  fileprivate func adopting(_ subtags: LocaleSubtags) -> SplitLocale {
    let tag = subtags.tag
    return tag.utf8.count <= LocaleID.maximumUTF8Count
      ? SplitLocale(LocaleID(canonical: tag), subtags) : self
  }
}

extension SplitLocale {
  /// Returns the language of this locale in the region of a person, with that person's keywords.
  ///
  /// If CLDR has no data for that pair, the result keeps this locale's region.
  func inRegion(of person: SplitLocale) -> AppLocale.Conventions.Choice {
    let own = subtags
    var joined = own
    let other = person.subtags
    var lostRegion: String?
    var origin = AppLocale.Origin.language
    if let region = other.region, region != joined.region {
      if let regional = own.inRegion(region) {
        joined = regional
        origin = .languageInRegion(of: person.locale)
      } else if joined.region == nil {
        origin = .languageWithoutRegion(of: person.locale)
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

  /// Returns this locale with the calendar and the first day of the week of another, named or of its
  /// region, and with the hours that it names.
  ///
  /// Someone with English menus and German dates has weeks that begin on Monday.
  func takingDays(of other: SplitLocale) -> SplitLocale {
    guard other.locale != locale else { return self }
    var joined = subtags
    joined.take(["ca", "fw", "hc"], of: other.subtags)
    do throws(ICUError) {
      let own = try subtags.dayKeywords()
      for (key, value) in try other.subtags.dayKeywords()
      where joined.keywords[key] == nil && value != own[key] {
        joined.keywords[key] = value
      }
    } catch {
      // ICU has no data at all, and every formatter reports that when it is made.
    }
    return adopting(joined)
  }

  /// Returns this locale in the region of another and with its keywords, if that is the same language
  /// in the same script; else with its digits.
  ///
  /// A person in `en-IN` reads `2T` as two thousand, and one in `de-CH` `1.500` as a number with a
  /// fraction: the words of an app in `en` or `de` have the conventions of those locales.
  func inWords(of other: SplitLocale) -> SplitLocale {
    guard other.locale != locale else { return self }
    let regional = other.subtags.isSameWriting(as: subtags) ? inRegion(of: other).locale : self
    return regional.takingDigits(of: other)
  }

  /// Returns this locale with the digits of another: those that it names, else its usual ones where
  /// this language is written with them too.
  ///
  /// `ar` with the digits of `ar-AE` is `ar-u-nu-latn`: without it one page has two kinds of digits.
  /// Every language has Latin digits and its native ones. CLDR has no texts for English with those
  /// of `fa-IR`, so `en` keeps Latin ones.
  func takingDigits(of other: SplitLocale) -> SplitLocale {
    guard other.locale != locale, subtags.keywords["nu"] == nil else { return self }
    var joined = subtags
    do {
      let theirs = try other.locale.resolved
      if let named = other.subtags.keywords["nu"],
        !KeywordValues.namesOfALocale.contains(theirs.keywords.numbers ?? "")
      {
        joined.keywords["nu"] = named
        return adopting(joined)
      }
      let own = try locale.resolved.dataName
      let system = try LocaleData.numberingSystem(theirs.numberName)
      guard try system != LocaleData.numberingSystem(own),
        try system == "latn" || system == LocaleData.numberingSystem("\(own)@numbers=native")
      else { return self }
      joined.keywords["nu"] = system
      return adopting(joined)
    } catch {
      // ICU has no data at all, and every formatter reports that when it is made.
      return self
    }
  }

  /// Returns this locale in the words of another, with its currency: its `cu`, and its region if
  /// different.
  ///
  /// The region can be the likely region of the language, as for ``Currency/init(likelyFor:)``.
  func takingCurrency(of other: SplitLocale) -> SplitLocale {
    guard other.locale != locale else { return self }
    var joined = inWords(of: other).subtags
    let theirs = other.subtags
    joined.take(["cu"], of: theirs)
    do throws(ICUError) {
      let region = try theirs.conventionsRegion()
      if !region.isEmpty, try joined.conventionsRegion() != region {
        joined.keywords["rg"] = "\(region.lowercased())zzzz"
      }
    } catch {
      // ICU fails here only if memory is exhausted.
      return self
    }
    return adopting(joined)
  }

  /// Returns this locale with the units of another: its `ms` and `mu`, and its region if different.
  ///
  /// ICU 72 uses only an explicit region: it chooses the units of the world for `en`, and those of the
  /// United States for `en-US`. ICU 76 chooses those of the likely region for `en`.
  func takingUnits(of other: SplitLocale) -> SplitLocale {
    guard other.locale != locale else { return self }
    var joined = subtags
    let theirs = other.subtags
    joined.take(["ms", "mu"], of: theirs)
    do throws(ICUError) {
      let isWrittenOnlyThere = theirs.unitRegion != nil && joined.unitRegion == nil
      let region = try theirs.chosenUnitRegion()
      let own = try joined.chosenUnitRegion()
      if isWrittenOnlyThere || region != own {
        // The unknown region has the world's units.
        joined.keywords["rg"] = "\(region?.lowercased() ?? "zz")zzzz"
      }
    } catch {
      // ICU fails here only if memory is exhausted.
      return self
    }
    return adopting(joined)
  }

  /// Returns this locale with the explicit region of another, if there is one, as `rg`.
  func inUnitRegion(of other: SplitLocale) -> SplitLocale {
    var joined = subtags
    guard let region = other.subtags.unitRegion, region != joined.unitRegion else { return self }
    joined.keywords["rg"] = "\(region.lowercased())zzzz"
    return adopting(joined)
  }
}

extension LocaleSubtags {
  /// Copies keywords of another locale that are missing here.
  fileprivate mutating func take(_ keys: [String], of other: LocaleSubtags) {
    for key in keys where keywords[key] == nil { keywords[key] = other.keywords[key] }
  }

  /// The region whose units ICU chooses; nil for the world's.
  ///
  /// Without an explicit region it is the likely one, if this ICU infers it.
  fileprivate func chosenUnitRegion() throws(ICUError) -> String? {
    guard region == nil, keywords["rg"] == nil, UnitData.infersRegion else { return unitRegion }
    let likely = try conventionsRegion()
    return likely.utf8.count == 2 ? likely : nil
  }

  /// The explicit region, of `rg` or of the locale; nil for none and for the world.
  fileprivate var unitRegion: String? {
    if let override = keywords["rg"], override.utf8.count >= 4 {
      let region = override.prefix(2).uppercased()
      return region.utf8.allSatisfy(\.isASCIILetter) && region != "ZZ" ? region : nil
    }
    return region?.utf8.count == 2 ? region : nil
  }

  /// Returns the same language and script in a region; nil if CLDR does not have that.
  ///
  /// An existing region is replaced only by a region that inherits from it, as `es-MX` inherits
  /// from `es-419`.
  fileprivate func inRegion(_ region: String) -> LocaleSubtags? {
    var joined = self
    joined.region = region
    if self.region != nil, !joined.base.hasParent(base) { return nil }
    if isWrittenAlike(joined) { return joined }
    // Serbian in Montenegro is Latin by default, but also exists in Cyrillic: `sr-Cyrl-ME`.
    joined.script = likelyScript
    return isWrittenAlike(joined) ? joined : nil
  }

  private func isWrittenAlike(_ joined: LocaleSubtags) -> Bool {
    LocaleDataIndex.shared.isKnown(joined.base) && joined.isSameWriting(as: self)
  }

  /// Returns whether both are the same language in the same script, explicit or likely.
  func isSameWriting(as other: LocaleSubtags) -> Bool {
    language == other.language && likelyScript == other.likelyScript
  }
}
