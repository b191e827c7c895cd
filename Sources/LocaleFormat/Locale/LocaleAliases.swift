internal import ICU
internal import Sharing

/// CLDR's replacements for deprecated subtags, looked up one at a time in ICU's data.
struct LocaleAliases: Sendable {
  /// The replacements for one kind of subtag.
  struct Table: Sendable {
    fileprivate let kind: LocaleData.SubtagKind

    /// Returns the replacement for a subtag, or for subtags joined by `_`; nil if it is not
    /// deprecated.
    subscript(subtag: String) -> String? {
      // Without its alias table ICU has no data, and every formatter reports that when it is made.
      do { return try LocaleData.replacement(of: subtag, kind) } catch { return nil }
    }
  }

  let language = Table(kind: .language)
  let script = Table(kind: .script)
  let territory = Table(kind: .territory)
  let variant = Table(kind: .variant)
  let subdivision = Table(kind: .subdivision)

  static let shared = LocaleAliases()

  private init() {}
}

extension LocaleSubtags {
  /// Replaces the deprecated language, script, region and variants until none is left.
  ///
  /// An entry with more subtags is applied first. The order is: a language with its region and a
  /// variant, with its region, with a variant, alone; then a variant of any language.
  ///
  /// Source: [UTS #35, Canonicalizing
  /// Syntax](https://unicode.org/reports/tr35/#LocaleId_Canonicalization), and `AliasReplacer` of
  /// ICU's locid.cpp.
  mutating func replaceDeprecated(by aliases: LocaleAliases) {
    variants.sort()
    // CLDR's chains have at most two steps for each variant. The limit prevents an endless loop if
    // the data has a cycle.
    for _ in 0..<64 where !replaceOnce(by: aliases) { return }
  }

  private mutating func replaceOnce(by aliases: LocaleAliases) -> Bool {
    let own = language
    let regional = region.map { "\(own)_\($0)" }
    return replaceVariants(of: regional, region, aliases)
      || replaceLanguage(regional, region, aliases)
      || replaceVariants(of: own, nil, aliases)
      || replaceLanguage(own, nil, aliases)
      || replaceVariants(of: "und", nil, aliases)
      || replaceRegion(aliases) || replaceScript(aliases) || replaceVariant(aliases)
  }

  /// Applies the entry of a language, or of a language and a region.
  private mutating func replaceLanguage(
    _ key: String?,
    _ region: String?,
    _ aliases: LocaleAliases
  ) -> Bool {
    guard let key, let found = aliases.language[key] else { return false }
    return take(found, insteadOf: nil, region)
  }

  /// Applies the entry of a language, or of a language and a region, with one of the variants.
  private mutating func replaceVariants(
    of key: String?,
    _ region: String?,
    _ aliases: LocaleAliases
  ) -> Bool {
    guard let key else { return false }
    for (index, variant) in variants.enumerated() {
      guard let found = aliases.language["\(key)_\(variant)"] else { continue }
      if take(found, insteadOf: index, region) { return true }
    }
    return false
  }

  /// Puts a replacement such as `sr_Latn` in place of the subtags that were looked up.
  ///
  /// A script or region that is there already stays.
  ///
  /// - Returns: True if the subtags changed.
  private mutating func take(
    _ replacement: String,
    insteadOf variant: Int?,
    _ searchedRegion: String?
  ) -> Bool {
    let before = self
    var found = LocaleSubtags()
    for (index, part) in replacement.split(separator: "_").map(String.init).enumerated() {
      switch part.utf8.count {
      case _ where index == 0: found.language = part
      case 4 where part.utf8.first?.isASCIILetter == true: found.script = part
      case 2, 3: found.region = part
      default: found.variants.append(part)
      }
    }
    if found.language != "und" { language = found.language }
    script = script ?? found.script
    if found.region != nil {
      region = region ?? found.region
    } else if searchedRegion != nil {
      region = nil
    }
    if let variant, found.variants.isEmpty { variants.remove(at: variant) }
    return self != before
  }

  private mutating func replaceRegion(_ aliases: LocaleAliases) -> Bool {
    guard let code = region, let found = aliases.territory[code] else { return false }
    region = successor(of: found)
    return true
  }

  private mutating func replaceScript(_ aliases: LocaleAliases) -> Bool {
    guard let code = script, let found = aliases.script[code] else { return false }
    script = found
    return true
  }

  private mutating func replaceVariant(_ aliases: LocaleAliases) -> Bool {
    for (index, variant) in variants.enumerated() {
      guard let found = aliases.variant[variant] else { continue }
      variants.remove(at: index)
      if !variants.contains(found) { variants.append(found) }
      // CLDR's only entry about two variants, which is written as if it were about one.
      if variant == "heploc" { variants.removeAll { $0 == "hepburn" } }
      return true
    }
    return false
  }

  /// Returns the successor of a region that was divided (`SU`).
  ///
  /// It is the region in which the language is most likely spoken, or else the first one.
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
