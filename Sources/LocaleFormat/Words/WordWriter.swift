internal import ICU
internal import Sharing

/// Writes numbers by ICU's rules for one locale, in words above all.
final class WordWriter: Sendable {
  /// The purpose of the rules.
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
  /// For each, ICU keeps a number formatter of up to 75 KB while the name is among the last 1,000,
  /// so a client must not choose names freely. Past the bound, the digits are the locale's own.
  private static let admitted = AdmittedNames(ofProcess: "names of words in ICU", maximum: 256)

  /// The public rule sets of the locale.
  let ruleSets: [String]
  /// The rule set in use.
  let ruleSet: String
  /// The pool's number for the rule set.
  let ruleSetNumber: Int
  /// ICU's rules, which writers of other locales and rule sets borrow too.
  let rules: RulesPool
  let store: RulesStore
  /// Whether the rules cannot write a very small fraction.
  let isLostInSmallFractions: Bool
  /// The longest text that is read as one number, in UTF-8 bytes.
  let maximumReadByteCount: Int

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - kind: What the rules are for.
  ///   - ruleSet: A public rule set; nil for the default one.
  ///   - resolved: A locale resolved with the trees ``trees``.
  ///   - digits: The same locale resolved for numbers; root's rules are written with its digits.
  ///   - store: The store that keeps the rules.
  /// - Throws: `FormatError.Code.unsupportedStyle` if a locale has no ordinal words.
  ///   `FormatError.Code.unsupportedRuleSet` if it has no such rule set. `FormatError.Code.icu`
  ///   when ICU cannot make it.
  init(
    _ kind: Kind,
    ruleSet: String?,
    for resolved: ResolvedLocale,
    digits: ResolvedLocale,
    in store: RulesStore = .shared
  ) throws(FormatError) {
    isLostInSmallFractions = resolved.data.language == "pl" && kind.handleKind == .spellOut
    let owner = resolved.match == .root ? digits : resolved
    let whole = owner.numberName
    let name = whole == owner.dataName || Self.admitted.admit(whole) ? whole : owner.dataName
    let key: RulesPool.Key
    do throws(ICUError) {
      key = try RulesPool.Key(kind.handleKind, locale: name, base: resolved.dataName)
    } catch {
      throw Self.failure(error, resolved)
    }
    let rules = store.join(key)
    self.store = store
    self.rules = rules
    let facts: RulesPool.Facts
    do throws(ICUError) {
      facts = try rules.facts()
    } catch {
      store.leave(rules)
      throw Self.failure(error, resolved)
    }
    ruleSets = facts.ruleSets
    do throws(FormatError) {
      self.ruleSet = try Self.choose(ruleSet, kind, among: facts, resolved)
    } catch {
      store.leave(rules)
      throw error
    }
    ruleSetNumber = facts.number(of: self.ruleSet)
    do throws(ICUError) {
      let chosen = ruleSetNumber
      maximumReadByteCount = try rules.lend(chosen) { handle throws(ICUError) in
        let whole = try handle.string(Int64(-777_777_777_777_777_777)).utf8.count
        let fraction = try handle.string(-7_777_777_777.777_777_7).utf8.count
        return max(whole, fraction) * 5 / 4 + 16
      }
    } catch {
      store.leave(rules)
      throw Self.failure(error, resolved)
    }
  }

  deinit { store.leave(rules) }

  /// The rule set asked for, or the default one of its kind.
  private static func choose(
    _ ruleSet: String?,
    _ kind: Kind,
    among facts: RulesPool.Facts,
    _ locale: ResolvedLocale
  ) throws(FormatError) -> String {
    if let ruleSet {
      guard facts.ruleSets.contains(ruleSet) else {
        throw .unsupportedRuleSet(ruleSet, locale: locale.requested.tag, available: facts.ruleSets)
      }
      return ruleSet
    }
    guard kind == .ordinalWords else { return facts.usualRuleSet }
    guard let ordinal = ordinalRuleSet(among: facts.ruleSets) else {
      throw .unsupportedStyle(kind.rawValue, locale: locale.requested.tag)
    }
    return ordinal
  }

  /// The trees of ICU's data that rules need.
  static let trees: [LocaleData.Tree] = [.main, .rules]

  private static func failure(_ error: ICUError, _ locale: ResolvedLocale) -> FormatError {
    .icu(error, while: "making the number rules of \(locale.requested)")
  }

  /// Finds the rule set for ordinals in words that is most widely used.
  ///
  /// The order is: without a gender, common gender, masculine, neuter; Korean counts in native
  /// words. Nil for a locale whose rules have none.
  static func ordinalRuleSet(among names: [String]) -> String? {
    ["", "-common", "-reale", "-masculine", "-neuter", "-native"].lazy
      .map { "%spellout-ordinal\($0)" }.first(where: names.contains)
  }
}
