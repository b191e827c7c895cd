internal import CompiledData

/// The likely subtags and the distances of ICU's matcher of locales, of compiled data.
///
/// Source: UTS #35, Likely Subtags and Enhanced Language Matching, as ICU's `langInfo` has them.
struct MatchingFacts {
  private let languages: DataNode?
  private let regions: DataNode?
  private let macroregions: DataNode?
  private let likely: DataNode
  /// The distances of pairs: by languages, then by scripts, then by partitions of regions.
  let match: DataNode
  private let partitions: DataNode?
  private let paradigms: [String]
  /// The distances of languages, scripts and regions without an entry, and the least one of regions.
  let languageDistance, scriptDistance, regionDistance, leastRegionDistance: Int

  /// Reads the section; nil if it is not whole.
  init?(_ section: DataNode) {
    guard let likely = section["likely"], let match = section["match"],
      let distances = section["distances"], let language = distances[0]?.number,
      let script = distances[1]?.number, let region = distances[2]?.number,
      let least = distances[3]?.number
    else { return nil }
    (self.likely, self.match) = (likely, match)
    (languageDistance, scriptDistance, regionDistance) = (language, script, region)
    leastRegionDistance = least
    languages = section["languages"]
    regions = section["regions"]
    macroregions = section["macroregions"]
    partitions = section["partitions"]
    paradigms = section["paradigms"]?.texts ?? []
  }

  /// Adds likely subtags to the parts of an ICU name or of a tag.
  func maximized(_ name: String) -> MatchedSubtags {
    guard !name.hasPrefix("@x=") else { return MatchedSubtags(language: name, own: .all) }
    let parts = NameParts(name)
    guard !parts.isRoot else { return MatchedSubtags(language: "und", own: .all) }
    if let pseudo = parts.pseudoLocale { return pseudo }
    return maximized(
      language: languages?[parts.language]?.text ?? parts.language,
      script: parts.script,
      region: regions?[parts.region]?.text ?? parts.region
    )
  }

  private func maximized(language: String, script: String, region: String) -> MatchedSubtags {
    let script = script == "Zzzz" ? "" : script
    let region = region == "ZZ" ? "" : region
    if !language.isEmpty, !script.isEmpty, !region.isEmpty {
      return MatchedSubtags(language: language, script: script, region: region, own: .all)
    }
    let found = lookUp(language: language, script: script, region: region)
    let own = found.own
    let likely = MatchedSubtags(found.likely, language: language)
    return MatchedSubtags(
      language: own.contains(.language) ? language.isEmpty ? "und" : language : likely.language,
      script: own.contains(.script) ? script : likely.script,
      region: own.contains(.region) ? region : likely.region,
      own: own
    )
  }

  /// The language, script and region that are likely for a language alone.
  func likely(ofLanguage language: String) -> MatchedSubtags {
    let language = language == "und" ? "" : language
    return MatchedSubtags(
      lookUp(language: language, script: "", region: "").likely,
      language: language
    )
  }

  /// Follows the subtags, each of which can be empty; an asterisk stands for those without an entry.
  ///
  /// - Returns: The text of the entry, and the subtags that stay as they are.
  private func lookUp(
    language: String,
    script: String,
    region: String
  ) -> (likely: String?, own: MatchedSubtags.Own) {
    var own: MatchedSubtags.Own = []
    let other = likely[Self.any]
    let ofLanguage = language.isEmpty ? other : likely[language]
    if ofLanguage == nil || !language.isEmpty { own.insert(.language) }
    // The last place that had an entry; nil if the language has none, nor a script of any.
    var known = ofLanguage
    var place = ofLanguage ?? other
    let skipsScript = ofLanguage?[""] != nil
    if skipsScript || ofLanguage?.text != nil {
      if !script.isEmpty { own.insert(.script) }
    } else if let next = place?[Self.key(script)] {
      if !script.isEmpty { own.insert(.script) }
      (known, place) = (next, next)
    } else {
      own.insert(.script)
      place = (known ?? other)?[Self.any]
      if known != nil { known = place }
    }
    if let final = place?.text {
      if !region.isEmpty { own.insert(.region) }
      return (final, own)
    }
    if let next = place?[Self.key(region)] {
      if !region.isEmpty, macroregions?[region] == nil { own.insert(.region) }
      return (next.text, own)
    }
    own.insert(.region)
    let unknown = other?[Self.any]
    guard let known else { return (unknown?[Self.any]?.text, own) }
    if let any = known[Self.any] { return (any.text, own) }
    own = []
    if !language.isEmpty { own.insert(.language) }
    if !script.isEmpty { own.insert(.script) }
    if !region.isEmpty { own.insert(.region) }
    return ((unknown?[Self.key(region)] ?? unknown?[Self.any])?.text, own)
  }

  /// The key for subtags without an entry, and for none.
  static let any = "*"

  private static func key(_ subtag: String) -> String { subtag.isEmpty ? any : subtag }

  /// The partitions of a region, of which each is a character.
  func partitions(of region: String) -> String {
    (partitions?[region] ?? partitions?[""])?.text ?? "."
  }

  /// Whether a locale is preferred among others that are as far: `en_US` among Englishes.
  func isParadigm(_ subtags: MatchedSubtags) -> Bool {
    paradigms.contains("\(subtags.language) \(subtags.script) \(subtags.region)")
  }
}
