/// Describes how to write a number by rules, in words above all.
///
/// It opens no ICU object until it is made into a ``Formatter`` for a locale.
///
/// The locale decides the words. If ICU has no rules for it, the number is written in the locale's
/// digits, and ``Formatter/resolvedLocale`` reports that the rules are root's.
///
/// ```swift
/// try RuleBasedFormat.spellOut.formatter(for: "en").string(42)  // "forty-two"
/// try RuleBasedFormat.ordinal.formatter(for: "en").string(20)  // "20th"
/// try RuleBasedFormat.ordinalWords.formatter(for: "en").string(20)  // "twentieth"
/// ```
///
/// Source: [UTS #35, Rule-Based Number
/// Formatting](https://unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting).
public struct RuleBasedFormat: Hashable, Sendable {
  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  let kind: WordWriter.Kind
  /// The rule set asked for; nil for the default one.
  let ruleSetName: String?

  init(_ kind: WordWriter.Kind, ruleSet: String? = nil) {
    self.kind = kind
    ruleSetName = ruleSet
    fingerprint = RecipeKey.fingerprint(kind, ruleSet)
  }

  /// A number in words: 2.5 is `two point five` in English.
  public static let spellOut = RuleBasedFormat(.spellOut)

  /// An ordinal number in digits: 20 is `20th` in English.
  public static let ordinal = RuleBasedFormat(.ordinal)

  /// An ordinal number in words: 20 is `twentieth` in English.
  ///
  /// If a language has several forms, the first of these is used: without a gender, common gender,
  /// masculine, neuter; in Korean, native words. ``ruleSet(_:)`` of ``spellOut`` gives the others.
  public static let ordinalWords = RuleBasedFormat(.ordinalWords)

  /// A number of seconds as a length of time: 3,661 is `1:01:01` in English.
  public static let duration = RuleBasedFormat(.duration)

  /// A number in a system without digits, such as `%roman-upper`, chosen by ``ruleSet(_:)``.
  public static let numberingSystem = RuleBasedFormat(.numberingSystem)

  /// The same format with a certain rule set of the locale.
  ///
  /// ```swift
  /// let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
  /// try roman.formatter(for: "en").string(1984)  // "MCMLXXXIV"
  /// ```
  /// - Parameter name: One of ``Formatter/ruleSets``, such as `%spellout-cardinal-feminine`.
  /// - Returns: The changed recipe.
  public func ruleSet(_ name: String) -> RuleBasedFormat { RuleBasedFormat(kind, ruleSet: name) }
}

// The styles of words as members of any recipe, so that a cache accepts `.spellOut` as well as
// `.decimal`.

extension FormatRecipe where Self == RuleBasedFormat {
  /// A number in words: 2.5 is `two point five` in English.
  public static var spellOut: RuleBasedFormat { RuleBasedFormat.spellOut }

  /// An ordinal number in digits: 20 is `20th` in English.
  public static var ordinal: RuleBasedFormat { RuleBasedFormat.ordinal }

  /// An ordinal number in words: 20 is `twentieth` in English.
  public static var ordinalWords: RuleBasedFormat { RuleBasedFormat.ordinalWords }

  /// A number of seconds as a length of time: 3,661 is `1:01:01` in English.
  public static var duration: RuleBasedFormat { RuleBasedFormat.duration }

  /// A number in a system without digits, such as `%roman-upper`, chosen by
  /// ``RuleBasedFormat/ruleSet(_:)``.
  public static var numberingSystem: RuleBasedFormat { RuleBasedFormat.numberingSystem }
}

extension RuleBasedFormat {
  /// The name of the style in errors.
  package var styleName: String { kind.rawValue }
}

extension RuleBasedFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")` is
  /// `{"kind":"numbering-system","ruleSet":"%roman-upper"}`.
  ///
  /// ```swift
  /// let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
  /// roman.description  // "RuleBasedFormat.numberingSystem.ruleSet(%roman-upper)"
  /// ```
  package static let optionTable = RecipeTable<RuleBasedFormat>(
    title: { RecipeDescription(code: "RuleBasedFormat.\($0.kind)") },
    option("kind", { KindName($0.kind) }).undescribed,
    optional("ruleSet", \.ruleSetName).called { $0?.excerpt ?? "" }
  ) { RuleBasedFormat($0.kind, ruleSet: $1) }

  private enum KindName: String, Codable, CaseIterable {
    case spellOut = "spell-out"
    case ordinal
    case ordinalWords = "ordinal-words"
    case duration
    case numberingSystem = "numbering-system"

    var kind: WordWriter.Kind {
      switch self {
      case .spellOut: .spellOut
      case .ordinal: .ordinal
      case .ordinalWords: .ordinalWords
      case .duration: .duration
      case .numberingSystem: .numberingSystem
      }
    }

    init(_ kind: WordWriter.Kind) {
      self =
        switch kind {
        case .spellOut: .spellOut
        case .ordinal: .ordinal
        case .ordinalWords: .ordinalWords
        case .duration: .duration
        case .numberingSystem: .numberingSystem
        }
    }
  }
}
