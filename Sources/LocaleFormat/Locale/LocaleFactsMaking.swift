package import CompiledData
package import ICU

/// Collects the facts of locales that are compiled ahead, from ICU's data.
package enum LocaleFactsMaking {
  /// Returns the section.
  ///
  /// - Throws: The error of ICU's data.
  package static func section() throws(FormatError) -> DataValue {
    do throws(ICUError) {
      return .map([
        "names": try names(),
        "parents": try parents(),
        "aliases": try aliases(),
        "likely": try map(of: "", in: "likelySubtags"),
        "calendars": try calendars(),
        "numberings": try numberings(),
        "regions": try regions(),
        "hours": try hours(),
        "calendarsOfRegions": try calendarsOfRegions(),
      ])
    } catch {
      throw .icu(error, while: "collecting the facts of locales")
    }
  }

  /// The name whose data serves a name in a tree.
  ///
  /// - Throws: The error of ICU's data.
  package static func source(
    of name: String,
    in tree: LocaleData.Tree
  ) throws(FormatError) -> String {
    do throws(ICUError) {
      return try LocaleDataIndex.shared.nearestName(to: name, in: [tree]) ?? "root"
    } catch {
      throw .icu(error, while: "looking for the data of \(name)")
    }
  }

  private static func names() throws(ICUError) -> DataValue {
    var trees: [String: LocaleTrees] = [:]
    for tree in LocaleData.Tree.allCases {
      for name in try LocaleData.names(in: tree) {
        trees[name, default: .init()].insert(tree, serves: false)
      }
    }
    for name in trees.keys.sorted() + ["root"] {
      for tree in LocaleData.Tree.allCases where tree != .aliases {
        guard try LocaleDataIndex.shared.serves(name, tree) else { continue }
        trees[name, default: .init()].insert(tree, serves: true)
      }
    }
    return .map(trees.mapValues { .number($0.bits) })
  }

  private static func parents() throws(ICUError) -> DataValue {
    var parents: [String: DataValue] = [:]
    for (key, child) in try BundleData.values(of: "parentLocales", in: "supplementalData") {
      let path = key.split(separator: "/")
      // Newer data also has lists for single services.
      guard let parent = path.first, !key.contains("%") else { continue }
      parents[child] = .text(String(parent))
    }
    return .map(parents)
  }

  private static func aliases() throws(ICUError) -> DataValue {
    var kinds: [String: DataValue] = [:]
    for kind in LocaleData.SubtagKind.allCases {
      var aliases: [String: DataValue] = [:]
      for (key, value) in try BundleData.values(of: "alias/\(kind.key)", in: "metadata") {
        let path = key.split(separator: "/")
        if path.count == 2, path[1] == "replacement" { aliases[String(path[0])] = .text(value) }
      }
      kinds[kind.key] = .map(aliases)
    }
    return .map(kinds)
  }

  private static func map(of path: String, in bundle: String) throws(ICUError) -> DataValue {
    var map: [String: DataValue] = [:]
    for (key, value) in try BundleData.values(of: path, in: bundle) { map[key] = .text(value) }
    return .map(map)
  }

  private static func calendars() throws(ICUError) -> DataValue {
    var calendars: [String: DataValue] = [:]
    for calendar in CalendarSystem.allCases
    where try LocaleData.isKnown(calendar.keyword, of: .calendar) {
      calendars[calendar.keyword] = .number(1)
    }
    return .map(calendars)
  }

  /// The numbering systems with their digits; 0 for a system by rules.
  private static func numberings() throws(ICUError) -> DataValue {
    var systems: [String: DataValue] = [:]
    let values = try BundleData.values(of: "numberingSystems", in: "numberingSystems")
    for (key, _) in values {
      let name = String(key.prefix { $0 != "/" })
      guard systems[name] == nil else { continue }
      systems[name] =
        try LocaleData.digits(of: name).map { digits in
          .texts(digits.unicodeScalars.map { String($0) })
        } ?? .number(0)
    }
    return .map(systems)
  }

  /// The hour formats of regions, or of languages in them: the preferred one, and those that are
  /// allowed, in order.
  private static func hours() throws(ICUError) -> DataValue {
    var hours: [String: [String]] = [:]
    for (key, value) in try BundleData.values(of: "timeData", in: "supplementalData") {
      let path = key.split(separator: "/")
      guard path.count > 1 else { continue }
      let region = String(path[0])
      if path[1] == "preferred" { hours[region, default: [""]][0] = value }
      if path[1] == "allowed" { hours[region, default: [""]].append(value) }
    }
    return .map(hours.mapValues { .texts($0) })
  }

  /// The calendars of regions that prefer another than the Gregorian.
  private static func calendarsOfRegions() throws(ICUError) -> DataValue {
    var calendars: [String: DataValue] = [:]
    for (key, value) in try BundleData.values(of: "calendarPreferenceData", in: "supplementalData")
    {
      let path = key.split(separator: "/")
      if path.count == 2, path[1] == "0", value != "gregorian" {
        calendars[String(path[0])] = .text(value)
      }
    }
    return .map(calendars)
  }

  /// The regions of two letters.
  private static func regions() throws(ICUError) -> DataValue {
    var regions: [String: DataValue] = [:]
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    for first in letters {
      for second in letters where try LocaleData.isKnown(first + second, of: .region) {
        regions[first + second] = .number(1)
      }
    }
    return .map(regions)
  }
}
