internal import ICU

/// The locale whose data a formatter uses, and how it was found.
///
/// ```swift
/// try LocaleID("de-XX").resolved.data.tag  // "de"
/// try LocaleID("de-XX").resolved.match  // .parent
/// try LocaleID("tlh").resolved.match  // .root
/// ```
public struct ResolvedLocale: Hashable, Sendable {
  /// The relation of ICU's data to the requested locale.
  public enum Match: String, Hashable, Sendable, CaseIterable {
    /// ICU has data for the requested language, script, region and variants.
    case exact
    /// ICU has data for the locale without its last subtags.
    case parent
    /// ICU does not have the language: the text is not in any language.
    case root
  }

  /// The requested locale.
  public let requested: LocaleID
  /// The locale of the data, without extensions.
  public private(set) var data: LocaleID
  /// The relation between the two.
  public private(set) var match: Match
  /// Whether a region was requested that is not in the data's name.
  package let losesRegion: Bool
  /// The data's name in ICU's form.
  let dataName: String
  /// The keywords that formatters read.
  var keywords: ICUKeywords { keptKeywords.value }
  private var keptKeywords: KeptKeywords

  init(_ requested: LocaleID, trees: [LocaleData.Tree] = [.main]) throws(FormatError) {
    // Every formatter comes here, also one that needs neither compiled data nor ICU.
    if DataChoice.current == .unknown { throw .unknownData }
    let subtags = requested.subtags
    let wanted = subtags.dataName
    let found: String?
    do throws(ICUError) {
      found = try LocaleDataIndex.shared.nearestName(to: wanted, in: trees)
      dataName = found ?? "root"
      losesRegion = found.map { subtags.losesRegion(in: $0) } ?? (subtags.region != nil)
      keptKeywords = KeptKeywords(
        try ICUKeywords(subtags, dataName: dataName, losesRegion: losesRegion)
      )
    } catch {
      if let file = error.file {
        throw .unreadableData(file, status: error.name, locale: requested.tag)
      }
      throw .icu(error, while: "looking for the data of \(requested)")
    }
    if let facts = CompiledFacts.current, facts.lacks(dataName), !DataChoice.allowsICU {
      throw .localeNotInData(requested, served: facts.servedNames ?? [])
    }
    self.requested = requested
    match = found == nil ? .root : found == wanted ? .exact : .parent
    data =
      found.map {
        requested.isNamed($0) ? requested : LocaleID(canonical: LocaleSubtags(canonical: $0).tag)
      }
      ?? .root
  }

  /// Returns the same data with a recipe's calendar and hour cycle instead of the locale's.
  func applying(_ calendar: CalendarSystem?, _ hourCycle: HourCycle?) -> ResolvedLocale {
    guard calendar != nil || hourCycle != nil else { return self }
    var (result, keywords) = (self, keywords)
    keywords.apply(calendar, hourCycle)
    result.keptKeywords = KeptKeywords(keywords)
    return result
  }

  /// Returns the same request, served by a locale that a service has rules for; the same locale if
  /// ICU has other data for it.
  func served(by source: LocaleID) -> ResolvedLocale {
    guard match == .root else { return self }
    var result = self
    result.data = source
    let isExact = source.subtags.dataName == requested.subtags.dataName
    result.match = isExact ? .exact : .parent
    return result
  }

  /// The name that ICU is given for numbers.
  var numberName: String { name(withNumbers: keywords.numbers) }

  /// The name with a numbering system, if it has one.
  func name(withNumbers numbers: String?) -> String {
    numbers.map { "\(dataName)@numbers=\($0)" } ?? dataName
  }
}

extension ResolvedLocale {
  /// The numbering system that the requested locale names; nil if it names none.
  package var requestedNumbering: String? { requested.subtags.keywords["nu"] }

  /// The requested numbering system, if decimal numbers are not written in it; nil if they are.
  ///
  /// They are not if ICU lacks the system, or if the system lacks ten digits, such as
  /// `roman`. Dates use any system that ICU has.
  package var unusedNumbering: String? {
    guard let asked = requestedNumbering else { return nil }
    guard let known = keywords.numbers else { return asked }
    do throws(ICUError) {
      let system = try LocaleData.numberingSystem(numberName)
      return KeywordValues.hasDigits(system) ? nil : known
    } catch {
      return nil
    }
  }
}

extension LocaleSubtags {
  /// Returns whether a region was requested that is not in the data's name.
  fileprivate func losesRegion(in dataName: String) -> Bool {
    region.map { !dataName.split(separator: "_").contains(Substring($0)) } ?? false
  }
}

extension LocaleID {
  /// Whether the tag is a name of ICU's with other separators, so that it has no extensions.
  fileprivate func isNamed(_ name: String) -> Bool {
    let dash = UInt8(ascii: "-")
    return tag.utf8.elementsEqual(name.utf8.lazy.map { $0 == UInt8(ascii: "_") ? dash : $0 })
  }

  /// The data that ICU has for this locale, looked up in its index.
  ///
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine;
  ///   `FormatError.Code.unreadableData` if the data of this locale is damaged;
  ///   `FormatError.Code.notInData` if the program has a subset without it.
  public var resolved: ResolvedLocale {
    get throws(FormatError) { try ResolvedLocale(self) }
  }

  /// Every locale that ICU has data for, sorted by tag.
  ///
  /// Source: `uloc_openAvailableByType`.
  public static let available: [LocaleID] = DataChoice.with(nil) {
    do throws(ICUError) {
      return try LocaleData.names(in: .main)
        .map { LocaleID(canonical: LocaleSubtags(canonical: $0).tag) }
        .sorted { $0.tag < $1.tag }
    } catch {
      return []
    }
  }
}

extension FormatError {
  /// The error for a locale that a subset lacks.
  fileprivate static func localeNotInData(_ locale: LocaleID, served: [String]) -> FormatError {
    FormatError(
      .notInData,
      locale.tag,
      reason: Reason(
        "locale-not-in-data",
        "the compiled data of this program does not have \(locale), but \(served.joined(separator: ", "))"
      )
    )
  }
}
