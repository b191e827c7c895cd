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
  /// The data's name in ICU's form.
  let dataName: String
  /// The keywords that formatters read.
  private(set) var keywords: ICUKeywords

  init(_ requested: LocaleID, trees: [LocaleData.Tree] = [.main]) throws(FormatError) {
    let subtags = requested.subtags
    let wanted = subtags.dataName
    let found: String?
    do throws(ICUError) {
      found = try LocaleDataIndex.shared.nearestName(to: wanted, in: trees)
      dataName = found ?? "root"
      losesRegion = found.map { subtags.losesRegion(in: $0) } ?? (subtags.region != nil)
      keywords = try ICUKeywords(subtags, dataName: dataName, losesRegion: losesRegion)
    } catch {
      if let file = error.file {
        throw .unreadableData(file, status: error.name, locale: requested.tag)
      }
      throw .icu(status: error.name, while: "looking for the data of \(requested)")
    }
    self.requested = requested
    match = found == nil ? .root : found == wanted ? .exact : .parent
    data = found.map { LocaleID(canonical: LocaleSubtags(canonical: $0).tag) } ?? .root
  }

  /// The same data with what a recipe asks for instead of what the locale says.
  func applying(_ calendar: CalendarSystem?, _ hourCycle: HourCycle?) -> ResolvedLocale {
    var result = self
    result.keywords.apply(calendar, hourCycle)
    return result
  }

  /// What ICU is given for numbers.
  var numberName: String { dataName + ICUKeywords.text([("numbers", keywords.numbers)]) }
}

extension ResolvedLocale {
  /// The numbering system that the locale asks for, where decimal digits are not written in it: ICU
  /// does not know it, or it has no ten digits, such as `roman`; nil where they are.
  ///
  /// Dates are written in it all the same, where ICU knows it.
  package var unusedNumbering: String? {
    guard let asked = requested.subtags.keywords["nu"] else { return nil }
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
  /// Whether a region was asked for that is not in the name of the data.
  fileprivate func losesRegion(in dataName: String) -> Bool {
    region.map { !dataName.split(separator: "_").contains(Substring($0)) } ?? false
  }
}

extension LocaleID {
  /// Whether ICU has data for this locale, and under which name: asked, never guessed.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU's data is missing from this machine;
  ///   `FormatError.Code.unreadableData` when the data of this locale is damaged.
  public var resolved: ResolvedLocale {
    get throws(FormatError) { try ResolvedLocale(self) }
  }

  /// Every locale that ICU has data for, in the order of their tags.
  ///
  /// Source: `uloc_openAvailableByType`.
  public static let available: [LocaleID] = {
    do throws(ICUError) {
      return try LocaleData.names(in: .main)
        .map { LocaleID(canonical: LocaleSubtags(canonical: $0).tag) }
        .sorted { $0.tag < $1.tag }
    } catch {
      return []
    }
  }()
}
