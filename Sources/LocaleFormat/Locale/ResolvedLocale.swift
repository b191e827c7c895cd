internal import ICU

/// Whose data a formatter uses, and how it was found.
///
/// ```swift
/// try LocaleID("de-XX").resolved.data.tag  // "de"
/// try LocaleID("de-XX").resolved.match  // .parent
/// try LocaleID("tlh").resolved.match  // .root
/// ```
public struct ResolvedLocale: Hashable, Sendable {
  /// How near ICU's data is to what was asked for.
  public enum Match: String, Hashable, Sendable, CaseIterable {
    /// ICU has data for the language, script, region and variants asked for.
    case exact
    /// ICU has data for the locale without its last subtags.
    case parent
    /// ICU does not know the language: the text is that of no language.
    case root
  }

  /// The locale that was asked for.
  public let requested: LocaleID
  /// The locale that the data is of, without extensions.
  public let data: LocaleID
  /// How the two relate.
  public let match: Match
  /// Whether a region was asked for that is not in the data's name.
  let losesRegion: Bool
  /// What ICU is given: the data's name, with the keywords that were asked for.
  let icuName: String

  init(_ requested: LocaleID, trees: [LocaleData.Tree] = [.main]) throws(FormatError) {
    let index = LocaleDataIndex.shared
    if let failure = index.failure {
      throw .icu(status: failure.name, while: "listing the locales of ICU's data")
    }
    let subtags = requested.subtags
    let wanted = subtags.dataName
    let found = index.longestPrefix(of: wanted, in: trees)
    self.requested = requested
    match = found == nil ? .root : found == wanted ? .exact : .parent

    var carried = subtags
    carried.keywords["va"] = nil
    carried.extensions = [:]
    carried.privateUse = nil
    carried.attributes = []
    if let region = subtags.region, let found,
      !found.split(separator: "_").contains(Substring(region))
    {
      losesRegion = true
      try carried.carry(region, of: subtags.language)
    } else {
      losesRegion = false
    }
    carried.language = "und"
    carried.script = nil
    carried.region = nil
    carried.variants = []
    do throws(ICUError) {
      let keywords = try LocaleData.icuName(tag: carried.tag).drop { $0 != "@" }
      icuName = (found ?? "root") + keywords
    } catch {
      throw .icu(status: error.name, while: "reading the keywords of \(requested)")
    }
    data = found.map { LocaleID(canonical: LocaleSubtags(canonical: $0).tag) } ?? .root
  }
}

extension LocaleSubtags {
  /// Puts a region that is in no data's name into keywords: it still decides the calendar, the
  /// first weekday and the hour cycle.
  ///
  /// ICU takes the hour cycle from the region in the name alone, so it is looked up here and handed
  /// over as `hc`.
  fileprivate mutating func carry(_ region: String, of language: String) throws(FormatError) {
    if region.utf8.count == 2, keywords["rg"] == nil {
      keywords["rg"] = "\(region.lowercased())zzzz"
    }
    guard keywords["hc"] == nil else { return }
    do throws(ICUError) {
      let letter = try LocaleData.hourLetter(language: language, region: region)
      keywords["hc"] = letter.flatMap { ["h": "h12", "H": "h23", "K": "h11", "k": "h24"][$0] }
    } catch {
      throw .icu(status: error.name, while: "reading the hour cycle of \(region)")
    }
  }
}

extension LocaleID {
  /// Whether ICU has data for this locale, and under which name: asked, never guessed.
  ///
  /// - Throws: ``FormatError/icu(status:while:)`` when ICU's data is missing from this machine.
  public var resolved: ResolvedLocale {
    get throws(FormatError) { try ResolvedLocale(self) }
  }

  /// Every locale that ICU has data for, in the order of their tags.
  ///
  /// Source: `uloc_openAvailableByType`.
  public static var available: [LocaleID] {
    LocaleDataIndex.shared.mainNames.map { LocaleID(canonical: LocaleSubtags(canonical: $0).tag) }
      .sorted { $0.tag < $1.tag }
  }
}
