internal import ICU
internal import Sharing

/// Writes numbers by ICU's rules for one locale, in words above all.
///
/// A ``WordProgram`` writes them; ICU does if there is none, and writes the numbers that it leaves out.
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
  /// The program of the rule set, or the reason why there is none.
  let program = OnceReference<WordProgram>()
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
    var text: RuleText?
    do throws(ICUError) {
      facts = try rules.facts(&text)
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
      let program = program.set(try rules.program(ruleSetNumber, &text))
      maximumReadByteCount = try Self.longestText(program, rules, ruleSetNumber) * 5 / 4 + 16
    } catch {
      store.leave(rules)
      throw Self.failure(error, resolved)
    }
  }

  /// The length of a number with many words.
  private static func longestText(
    _ program: WordProgram,
    _ rules: RulesPool,
    _ ruleSet: Int
  ) throws(ICUError) -> Int {
    let (whole, fraction) = (-777_777_777_777_777_777, -7_777_777_777.777_777_7)
    if let whole = program.string(whole)?.utf8.count {
      // A program leaves fractions with plural forms beyond 32 bits to ICU. The longest ones are those of
      // Russian, by a half longer than the integer.
      return max(whole, program.string(fraction)?.utf8.count ?? whole * 3 / 2)
    }
    return try rules.lend(ruleSet) { handle throws(ICUError) in
      max(
        try handle.string(Int64(whole)).utf8.count,
        try handle.string(fraction).utf8.count
      )
    }
  }

  /// Whether a program writes, or the reason why ICU does.
  var planState: PlanState { PlanState(program.object?.refusal) }

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
