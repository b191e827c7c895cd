package import CompiledData

/// The kinds of data by which differences are listed and subsets are made.
///
/// A kind is a section of the file, or a part of one: the texts and styles of money stand in the
/// section of numbers.
package enum DataKinds {
  /// The kind of the facts that all others need.
  package static let locale = "locale"
  private static let number = "number"
  private static let currency = "currency"
  private static let date = "date"
  /// Calendars beside the Gregorian.
  private static let calendar = "calendar"
  /// The patterns that an hour cycle, or a region without data, changes.
  private static let hourCycle = "hour-cycle"
  /// The clocks of zones.
  private static let zone = "zone"
  /// Units, regions, and the patterns of a clock.
  private static let answer = "answer"
  /// Plural rules.
  private static let plural = "plural"
  /// The beginning of the names of functions that answer about plural rules.
  private static let pluralFunction = "cicu_plurals"

  /// The keys of a locale's numbers with texts of currencies.
  private static let moneyTexts: Set<String> = ["symbol", "narrow", "formal", "variant"]
  /// The keys of the numbers of a numbering system with styles of amounts.
  private static let moneyStyles: Set<String> = ["c", "x"]
  /// The keys of a locale's numbers that decide its digits.
  private static let digits: Set<String> = ["d", "w"]

  /// The kinds that a kind cannot be used without.
  private static let needs: [String: [String]] = [
    currency: [number], "compact": [number, plural], "unit": [number, plural, answer],
    "currency-name": [number, currency, plural], "relative": [number, plural], "interval": [date],
    calendar: [date], hourCycle: [date], "zone-name": [date, zone],
  ]

  /// The kind of a value.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - path: The keys that lead to the value, without the name of a locale; two are enough.
  /// - Returns: The name of the kind.
  package static func kind(of section: DataFile.Section, at path: [String]) -> String {
    switch section {
    case .about, .locales: return locale
    case .currencies: return currency
    case .dates:
      switch path.first {
      case "o"?: return calendar
      case "v"?: return hourCycle
      default: return date
      }
    case .answers:
      let isPlural = path.first.map { $0.hasPrefix(pluralFunction) } ?? false
      return isPlural ? plural : answer
    case .numbers:
      let isText = path.first.map(moneyTexts.contains) ?? false
      let isStyle = path.count > 1 && moneyStyles.contains(path[1])
      return isText || isStyle ? currency : number
    default:
      // The names of sections can have several words, and the plural.
      let name = section.name.replacing(" ", with: "-")
      return name.hasSuffix("s") ? String(name.dropLast()) : name
    }
  }

  /// Whether every kind needs a value of a locale's record.
  static func isNeededByAll(_ section: DataFile.Section, at path: [String]) -> Bool {
    section == .numbers && path.first.map(digits.contains) ?? false
  }

  /// Some kinds with those that they need.
  static func complete(_ kinds: Set<String>) -> Set<String> {
    kinds.union(kinds.flatMap { needs[$0] ?? [] })
  }

  /// The kinds that a file has, in the order of its sections, without the facts.
  package static func all(in content: DataContent) -> [String] {
    if let subset = content.subset { return subset.kinds }
    var kinds: [String] = []
    for section in content.sections where section != .about && section != .locales {
      let kind = kind(of: section, at: [])
      if !kinds.contains(kind) { kinds.append(kind) }
      if section == .dates { kinds += [calendar, hourCycle] }
      if section == .answers { kinds.append(plural) }
    }
    return kinds
  }
}
