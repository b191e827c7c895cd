package import CompiledData
internal import Sharing

/// The facts and plans that were compiled ahead, where they stand for ICU's.
///
/// They do if they were made from the very build of ICU that is loaded, so that their texts are that
/// build's; where compiled data is asked for; and in a program without ICU.
package final class CompiledFacts: Sendable {
  /// The names of locales, each with the trees that have data for it, and those that can serve it.
  let names: DataNode?
  let parents: DataNode?
  let aliases: DataNode?
  private let locales: DataNode?
  let likely: LikelySubtags?
  private let hours: DataNode?
  private let calendars: DataNode?
  private let numberings: DataNode?
  private let origin: DataNode?
  /// The locales of a subset; nil for data of all locales.
  private let served: DataNode?
  private let latin = (0...9).map(String.init)
  private let file: DataFile

  /// Reads the facts about locales of a file; the other sections are read when they are needed.
  package init(_ file: DataFile) {
    self.file = file
    origin = Self.root(.about, of: file)
    served = origin?["served"]
    locales = Self.root(.locales, of: file)
    names = locales?["names"]
    parents = locales?["parents"]
    likely = locales?["likely"].map { LikelySubtags(table: $0) }
    hours = locales?["hours"]
    calendars = locales?["calendarsOfRegions"]
    aliases = locales?["aliases"]
    numberings = locales?["numberings"]
  }

  /// The first value of a section; nil for one that is missing or damaged.
  private static func root(_ section: DataFile.Section, of file: DataFile) -> DataNode? {
    do throws(DataFile.Fault) { return try file.root(of: section) } catch { return nil }
  }

  // Not kept: each section is checked when it is read for the first time, and a program seldom needs
  // all of them.

  /// The answers of functions, by their names.
  var answers: DataNode? { Self.root(.answers, of: file) }
  private var currencies: DataNode? { Self.root(.currencies, of: file) }
  /// The numbers of all locales.
  package var numbers: DataNode? { Self.root(.numbers, of: file) }
  /// The dates of all locales.
  package var dates: DataNode? { Self.root(.dates, of: file) }
  /// The clocks of all zones, and the names of zones in all locales.
  package var zones: DataNode? { Self.root(.zones, of: file) }
  package var zoneNames: DataNode? { Self.root(.zoneNames, of: file) }
  /// The distances of locales.
  var matching: DataNode? { Self.root(.matching, of: file) }
  /// The intervals of dates of all locales.
  package var intervals: DataNode? { Self.root(.intervals, of: file) }
  /// The lists of all locales.
  package var lists: DataNode? { Self.root(.lists, of: file) }
  /// The words of compact notation, of units and of currencies in all locales.
  package var compact: DataNode? { Self.root(.compact, of: file) }
  package var units: DataNode? { Self.root(.units, of: file) }
  package var currencyNames: DataNode? { Self.root(.currencyNames, of: file) }
  /// The relative times of all locales.
  package var relativeTimes: DataNode? { Self.root(.relativeTimes, of: file) }

  /// The file that a test uses in place of that of this release.
  private static let replacement = PosixMutex<DataFile?>(nil)

  /// Uses another file for the whole process, for a test; before anything else is used.
  package static func replaceRelease(with file: DataFile) {
    replacement.withLock { $0 = file }
  }

  /// The data of this release.
  package static let release: CompiledFacts? = (replacement.withLock { $0 } ?? DataFile.release)
    .map { CompiledFacts($0) }
  /// The same, if it stands for the ICU that is loaded.
  private static let ofThisICU: CompiledFacts? = {
    guard let release else { return nil }
    guard Library.isPresent else { return release }
    return !isRefused && release.isOfThisICU ? release : nil
  }()

  /// The data that serves where this is called; nil if ICU does.
  package static var current: CompiledFacts? {
    switch DataChoice.current {
    case .system: ofThisICU
    // A program without ICU has only this.
    case .icu: Library.isPresent ? nil : release
    case .pinned, .pinnedElseSystem: release
    case .unknown: nil
    }
  }

  /// Whether the environment asks for ICU itself, or for other data of ICU's.
  private static var isRefused: Bool {
    environmentValue("ICU_DATA") != nil || environmentValue("ICU_TIMEZONE_FILES_DIR") != nil
  }

  private var isOfThisICU: Bool {
    do throws(ICUError) {
      let identity = try Library.identity()
      return !identity.isEmpty && origin?["identity"]?.text == identity
    } catch {
      return false
    }
  }
}

extension CompiledFacts {
  /// Whether the data is a subset without a locale, which has a name of ICU's data.
  package func lacks(_ name: String) -> Bool { served.map { $0[name] == nil } ?? false }

  /// Whether the data is a subset without any locale of a language.
  func lacks(language: String) -> Bool { served != nil && names?[language] == nil }

  /// A name without likely subtags, where ICU is not asked.
  ///
  /// - Throws: The status for what data lacks, in a program with a subset.
  static func unchanged(_ name: String) throws(ICUError) -> String {
    guard current?.served == nil else { throw ICUError(status: absent, function: "likely subtags") }
    return name
  }

  /// The locales of a subset; nil for data of all locales.
  package var servedNames: [String]? { served?.all.map(\.key) }

  /// The trees of a name.
  package func trees(of name: String) -> LocaleTrees? {
    names.map { LocaleTrees(bits: $0[name]?.number ?? 0) }
  }

  /// The hour format that CLDR prefers in a region, or allows first; nil if it has no entry.
  func hourFormat(language: String, region: String, allowed: Bool) -> String? {
    let entry = hours?["\(language)_\(region)"] ?? hours?[region]
    return entry?[allowed ? 1 : 0]?.text
  }

  /// The hour format that CLDR prefers in a region, and those that it allows; empty if it has no
  /// entry.
  func hourFormats(language: String, region: String) -> [String] {
    (hours?["\(language)_\(region)"] ?? hours?[region])?.texts ?? []
  }

  /// The calendar that a region prefers.
  func calendar(ofRegion region: String) -> String? {
    guard let calendars else { return nil }
    return calendars[region]?.text ?? "gregorian"
  }

  /// The values of a keyword.
  func values(of keyword: LocaleData.Keyword) -> DataNode? { locales?[keyword.key] }

  /// The ten digits of a numbering system; nil for a system by rules.
  package func digits(of system: String) -> [String]? {
    // Nearly every number has these.
    system == "latn" ? latin : numberings?[system]?.texts
  }

  /// The numbering system of a locale, or that which a keyword of it stands for; nil for a locale
  /// without numbers, and for an unknown system.
  package func numberingSystem(of locale: String, named keyword: String?) -> String? {
    numbers?[locale].flatMap { numberingSystem(ofNumbers: $0, named: keyword) }
  }

  /// The same for a locale's record of numbers.
  package func numberingSystem(ofNumbers record: DataNode, named keyword: String?) -> String? {
    guard let keyword else { return record["d"]?.text }
    if let meant = record["w"]?[keyword]?.text { return meant }
    return hasNumberingSystem(keyword) ? keyword : nil
  }

  /// Whether a subset has a numbering system's name, and not its digits.
  func lacksDigits(of system: String) -> Bool {
    served != nil && system != "latn" && numberings?[system]?.number == 1
  }

  /// Whether a name is that of a numbering system.
  func hasNumberingSystem(_ name: String) -> Bool { numberings?[name] != nil }

  /// The fraction digits of a currency.
  package func fractionDigits(of code: String, isCash: Bool = false) -> Int? {
    currencies?[code]?[isCash ? 1 : 0]?.number
  }

  /// The key of CLDR's name among the states of a zone.
  package static let keyOfZone = "n"

  /// All names of a zone; nil if the data does not have it.
  func names(ofZone zone: String) -> [String]? {
    guard let zones, let name = zones[zone]?[Self.keyOfZone]?.text else { return nil }
    return zones.all.filter { $0.value[Self.keyOfZone]?.text == name }.map(\.key)
  }

  /// The codes of all currencies.
  var currencyCodes: [String]? { currencies?.all.map(\.key) }

  /// The version of the data's CLDR, and the origin.
  package func origin(_ key: String) -> String? { origin?[key]?.text }
}

/// The trees of ICU's data that have data for a name, and those that can serve it with the data of
/// one of its parents.
package struct LocaleTrees: Hashable, Sendable {
  package private(set) var bits: Int

  package init(bits: Int = 0) { self.bits = bits }

  package func has(_ tree: LocaleData.Tree) -> Bool { bits >> Int(tree.rawValue) & 1 == 1 }

  package func serves(_ tree: LocaleData.Tree) -> Bool {
    bits >> (Int(tree.rawValue) + LocaleData.Tree.allCases.count) & 1 == 1
  }

  package mutating func insert(_ tree: LocaleData.Tree, serves: Bool) {
    bits |= 1 << (Int(tree.rawValue) + (serves ? LocaleData.Tree.allCases.count : 0))
  }
}
