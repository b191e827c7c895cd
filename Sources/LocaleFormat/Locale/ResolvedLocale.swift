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
    // A region that has no data of its own still decides the calendar and the first weekday.
    if match != .exact, let region = subtags.region, region.utf8.count == 2,
      found?.split(separator: "_").contains(Substring(region)) != true
    {
      carried.keywords["rg"] = carried.keywords["rg"] ?? "\(region.lowercased())zzzz"
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
