internal import ICU

/// The keywords that are handed to ICU with a locale's name: those that a formatter reads, with
/// values that ICU knows.
///
/// ICU keeps some names with their keywords for ever, so anything else stays out.
struct ICUKeywords: Sendable {
  static let shared = ICUKeywords()

  private let calendars: Set<String>
  private let numberings: Set<String>
  private let regions: Set<String>
  /// Why ICU's data could not be listed; nil when all is well.
  let failure: ICUError?

  private static let hours: Set<String> = ["h11", "h12", "h23", "h24"]
  private static let weekdays: Set<String> = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  private static let hourCycles: [Character: String] = [
    "h": "h12", "H": "h23", "K": "h11", "k": "h24",
  ]

  private init() {
    var lists: [[String]] = []
    var failure: ICUError?
    for keyword in ["calendar", "numbers", "region"] {
      do throws(ICUError) {
        lists.append(try LocaleData.values(of: keyword))
      } catch {
        lists.append([])
        failure = error
      }
    }
    calendars = Set(lists[0])
    numberings = Set(lists[1]).union(["native", "traditional", "finance"])
    regions = Set(lists[2])
    self.failure = failure
  }

  /// The keywords of a locale as they stand in an ICU name, `@` included; empty when there are
  /// none.
  ///
  /// - Parameters:
  ///   - subtags: The locale.
  ///   - carriesRegion: Whether its region is in no data's name. It still decides the calendar, the
  ///     first weekday and the hour cycle, so it goes along as `rg` and `hours`.
  /// - Returns: Such as `@calendar=buddhist;numbers=thai`.
  /// - Throws: The status ICU gave.
  func text(for subtags: LocaleSubtags, carriesRegion: Bool) throws(ICUError) -> String {
    var own = LocaleSubtags()
    own.keywords = subtags.keywords
    own.keywords["va"] = nil
    if carriesRegion, let region = subtags.region {
      own.keywords["rg"] = own.keywords["rg"] ?? "\(region.lowercased())zzzz"
      if own.keywords["hc"] == nil,
        let letter = try LocaleData.hourLetter(language: subtags.language, region: region)
      {
        own.keywords["hc"] = Self.hourCycles[letter]
      }
    }
    guard !own.keywords.isEmpty else { return "" }
    let pairs = try LocaleData.icuName(tag: own.tag).drop { $0 != "@" }.dropFirst()
      .split(separator: ";").compactMap(known)
    return pairs.isEmpty ? "" : "@" + pairs.joined(separator: ";")
  }

  /// The pair in the form in which it is handed over; nil when ICU does not know it.
  private func known(_ pair: Substring) -> String? {
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let value = parts[1]
    switch parts[0] {
    case "calendar": return calendars.contains(value) ? String(pair) : nil
    case "numbers": return numberings.contains(value) ? String(pair) : nil
    case "hours": return Self.hours.contains(value) ? String(pair) : nil
    case "fw": return Self.weekdays.contains(value) ? String(pair) : nil
    case "rg":
      // A subdivision (`usca`) decides nothing more than its region.
      let region = value.prefix(2)
      return regions.contains(region.uppercased()) ? "rg=\(region)zzzz" : nil
    default: return nil
    }
  }
}
