internal import ICU

/// CLDR's replacements for deprecated subtags, read once from ICU's own data.
struct LocaleAliases: Sendable {
  let language: [String: String]
  /// The languages that have a replacement together with a region.
  let languagesWithRegion: Set<String>
  let script: [String: String]
  let territory: [String: String]
  let variant: [String: String]

  static let shared = LocaleAliases()

  private init() {
    language = Self.table(.language)
    languagesWithRegion = Set(
      language.keys.lazy.filter { $0.contains("_") }.map { String($0.prefix { $0 != "_" }) }
    )
    script = Self.table(.script)
    territory = Self.table(.territory)
    variant = Self.table(.variant)
  }

  // Without its alias table ICU has no data at all, which every formatter reports when it is made.
  private static func table(_ kind: LocaleData.SubtagKind) -> [String: String] {
    do {
      return try LocaleData.replacements(of: kind)
    } catch {
      return [:]
    }
  }
}

extension LocaleSubtags {
  /// Replaces deprecated subtags until none is left (UTS #35, Annex C).
  mutating func replaceDeprecated(by aliases: LocaleAliases) {
    // CLDR's chains are at most two long; the bound keeps a cycle in the data from hanging us.
    for _ in 0..<8 where !replaceOnce(by: aliases) { return }
  }

  private mutating func replaceOnce(by aliases: LocaleAliases) -> Bool {
    for (index, variant) in variants.enumerated() {
      for key in ["\(language)_\(variant)", "und_\(variant)"] {
        guard let found = aliases.language[key] else { continue }
        variants.remove(at: index)
        take(found)
        return true
      }
    }
    if let region, aliases.languagesWithRegion.contains(language),
      let found = aliases.language["\(language)_\(region)"]
    {
      self.region = nil
      take(found)
      return true
    }
    if let found = aliases.language[language] {
      take(found)
      return true
    }
    if let code = script, let found = aliases.script[code] {
      script = found
      return true
    }
    if let code = region, let found = aliases.territory[code] {
      region = successor(of: found)
      return true
    }
    for (index, variant) in variants.enumerated() {
      guard let found = aliases.variant[variant] else { continue }
      variants[index] = found
      return true
    }
    return false
  }

  /// Puts a replacement such as `sr_Latn` in place of the language; subtags already there stay.
  private mutating func take(_ replacement: String) {
    let parts = replacement.split(separator: "_").map(String.init)
    for (index, part) in parts.enumerated() {
      switch part.utf8.count {
      case _ where index == 0: if part != "und" || language == "und" { language = part }
      case 4 where !part.utf8.contains(where: \.isDigit): script = script ?? part
      case 2, 3: region = region ?? part
      default: if !variants.contains(part) { variants.append(part) }
      }
    }
  }

  /// Where a region was divided (`SU`), the successor that the language is most likely spoken in,
  /// else the first one.
  private func successor(of list: String) -> String {
    let candidates = list.split(separator: " ").map(String.init)
    guard candidates.count > 1 else { return list }
    let name = script.map { "\(language)_\($0)" } ?? language
    do {
      let likely = try LocaleData.maximized(name).split(separator: "_").last.map(String.init)
      return candidates.first { $0 == likely } ?? candidates.first ?? list
    } catch {
      return candidates.first ?? list
    }
  }
}
