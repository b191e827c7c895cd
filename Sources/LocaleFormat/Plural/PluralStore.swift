internal import ICU
internal import Sharing

/// The plural rules that a process uses.
///
/// There are as many sets of rules as ICU's data has, fewer than a hundred, and none is dropped.
/// The rules by locale are bounded, because a client can name any number of locales.
enum PluralStore {
  private struct Key: Hashable, Sendable {
    let locale: LocaleID
    let kind: PluralRules.Kind
  }

  private struct SetKey: Hashable, Sendable {
    /// Nil for languages without rules.
    let set: String?
    let isOrdinal: Bool
  }

  private static let sets: PosixMutex<[PartedKey<SetKey>: PluralRuleSet]> = {
    let sets = PosixMutex<[PartedKey<SetKey>: PluralRuleSet]>([:])
    StoreRegistry.add(
      StoreRegistry.Store(
        "sets of plural rules",
        maximumCount: nil,
        byteCountOfEach: 1_000,
        count: { sets.withLock { $0.count } },
        removeAll: { sets.withLock { $0 = [:] } }
      )
    )
    return sets
  }()
  private static let locales = BoundedStore<Key, PluralRules>(
    ofProcess: "plural rules of locales",
    maximumCount: 1_024,
    byteCountOfEach: 300
  )

  static func rules(
    for locale: LocaleID,
    _ kind: PluralRules.Kind
  ) throws(FormatError) -> PluralRules {
    let key = Key(locale: locale, kind: kind)
    if let kept = locales.kept(for: key) { return kept }
    do throws(ICUError) {
      let rules = try find(locale, locale.subtags.dataName, kind)
      locales.keep(rules, for: key)
      return rules
    } catch {
      throw .icu(error, while: "looking for the plural rules of \(locale)")
    }
  }

  /// Finds the rules of a name of ICU's data, with or without keywords.
  static func rules(
    ofData name: String,
    _ kind: PluralRules.Kind = .cardinal
  ) throws(ICUError) -> PluralRules {
    let data = ICUName(name).base
    return try find(LocaleID(canonical: LocaleSubtags(canonical: data).tag), data, kind)
  }

  /// Finds the rules of the longest beginning of an ICU name that the data lists.
  private static func find(
    _ locale: LocaleID,
    _ name: String,
    _ kind: PluralRules.Kind
  ) throws(ICUError) -> PluralRules {
    let isOrdinal = kind == .ordinal
    var parts = name.split(separator: "_")
    let ranges = try PluralRanges(of: parts.first.map(String.init) ?? "")
    while !parts.isEmpty {
      let listed = parts.joined(separator: "_")
      if let set = try PluralData.set(of: listed, isOrdinal: isOrdinal) {
        let rules = try rules(set, of: listed, isOrdinal: isOrdinal)
        let source = LocaleID(canonical: LocaleSubtags(canonical: listed).tag)
        return PluralRules(rules, ranges, kind, locale, source)
      }
      parts.removeLast()
    }
    let none = try rules(nil, of: "root", isOrdinal: isOrdinal)
    return PluralRules(none, ranges, kind, locale, nil)
  }

  private static func rules(
    _ set: String?,
    of name: String,
    isOrdinal: Bool
  ) throws(ICUError) -> PluralRuleSet {
    let key = PartedKey(SetKey(set: set, isOrdinal: isOrdinal))
    if let kept = sets.withLock({ $0[key] }) { return kept }
    // Two threads may compile the same rules; the first result stays.
    let made = try PluralRuleSet(set, of: name, isOrdinal: isOrdinal)
    return sets.withLock { sets in
      if let kept = sets[key] { return kept }
      sets[key] = made
      return made
    }
  }
}
