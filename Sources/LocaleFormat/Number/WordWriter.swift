internal import ICU

/// Writes numbers by ICU's rules for one locale, in words above all.
final class WordWriter: Sendable {
  /// What the rules are for.
  enum Kind: String, Hashable, Sendable {
    case spellOut = "spell-out"
    case ordinal
    case ordinalWords = "ordinal words"
    case duration
    case numberingSystem = "numbering system"

    fileprivate var handleKind: RulesHandle.Kind {
      switch self {
      case .spellOut, .ordinalWords: .spellOut
      case .ordinal: .ordinal
      case .duration: .duration
      case .numberingSystem: .numberingSystem
      }
    }
  }

  /// The names with a numbering system that ICU was given for rules.
  ///
  /// Each costs it a number formatter
  /// of up to 75 KB while it is among the last 1,000, so a client must not choose them freely; past
  /// the bound the digits are the locale's own.
  private static let admitted = AdmittedNames(maximum: 256)

  /// The public rule sets of the locale.
  let ruleSets: [String]
  /// The rule set in use.
  let ruleSet: String
  let handles: HandlePool<RulesHandle>
  /// Whether a very small fraction is beyond the rules.
  let isLostInSmallFractions: Bool
  /// The longest text that is read as one number, in UTF-8 bytes.
  let maximumReadByteCount: Int

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - kind: What the rules are for.
  ///   - ruleSet: A public rule set; nil for the usual one.
  ///   - resolved: A locale resolved with the trees ``trees``.
  ///   - digits: The same locale resolved for numbers, whose digits root's rules are written with.
  /// - Throws: ``FormatError/unsupportedStyle(_:locale:)`` where a locale has no ordinal words,
  ///   ``FormatError/unsupportedRuleSet(_:locale:available:)`` where it has no such rule set, and
  ///   ``FormatError/icu(status:while:)`` when ICU cannot make it.
  init(
    _ kind: Kind,
    ruleSet: String?,
    for resolved: ResolvedLocale,
    digits: ResolvedLocale
  ) throws(FormatError) {
    let base = resolved.dataName
    isLostInSmallFractions = resolved.data.language == "pl" && kind.handleKind == .spellOut
    let owner = resolved.match == .root ? digits : resolved
    let whole = owner.numberName
    let name = whole == owner.dataName || Self.admitted.admit(whole) ? whole : owner.dataName
    let handleKind = kind.handleKind
    do throws(ICUError) {
      ruleSets = try RulesHandle(handleKind, locale: name, base: base, ruleSet: nil).ruleSets()
    } catch {
      throw Self.failure(error, resolved)
    }
    var chosen = ruleSet
    if let ruleSet, !ruleSets.contains(ruleSet) {
      throw .unsupportedRuleSet(ruleSet, locale: resolved.requested, available: ruleSets)
    }
    if kind == .ordinalWords, ruleSet == nil {
      chosen = Self.ordinalRuleSet(among: ruleSets)
      if chosen == nil { throw .unsupportedStyle(kind.rawValue, locale: resolved.requested) }
    }
    do throws(ICUError) {
      let wanted = chosen
      handles = try HandlePool { () throws(ICUError) in
        try RulesHandle(handleKind, locale: name, base: base, ruleSet: wanted)
      }
      self.ruleSet = try handles.lend { handle throws(ICUError) in try handle.ruleSet() }
      maximumReadByteCount = try handles.lend { handle throws(ICUError) in
        let whole = try handle.string(Int64(-777_777_777_777_777_777)).utf8.count
        let fraction = try handle.string(-7_777_777_777.777_777_7).utf8.count
        return max(whole, fraction) * 5 / 4 + 16
      }
    } catch {
      throw Self.failure(error, resolved)
    }
  }

  /// The trees of ICU's data that rules need.
  static let trees: [LocaleData.Tree] = [.main, .rules]

  private static func failure(_ error: ICUError, _ locale: ResolvedLocale) -> FormatError {
    .icu(status: error.name, while: "making the number rules of \(locale.requested)")
  }

  /// The rule set that gives ordinals in words, the one of the widest use first: without a gender,
  /// of the common gender, masculine, neuter; Korean counts in native words.
  ///
  /// nil for a locale whose rules have none.
  static func ordinalRuleSet(among names: [String]) -> String? {
    ["", "-common", "-reale", "-masculine", "-neuter", "-native"].lazy
      .map { "%spellout-ordinal\($0)" }.first(where: names.contains)
  }
}
