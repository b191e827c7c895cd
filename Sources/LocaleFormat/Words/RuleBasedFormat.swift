/// Describes how to write a number by rules, in words above all; it opens nothing of ICU's until it is made
/// into a ``Formatter`` for a locale.
///
/// The locale decides the words. Where ICU has none for it, the number is written in the locale's
/// digits, and ``Formatter/resolvedLocale`` says that the rules are root's.
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
  /// A digest of what follows, made once: the key of a cache, and what `==` compares first.
  let fingerprint: UInt64
  let kind: WordWriter.Kind
  /// The rule set asked for; nil for the usual one.
  let ruleSetName: String?

  init(_ kind: WordWriter.Kind, ruleSet: String? = nil) {
    self.kind = kind
    ruleSetName = ruleSet
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(ruleSet)
    fingerprint = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// A number in words: 2.5 is `two point five` in English.
  public static let spellOut = RuleBasedFormat(.spellOut)

  /// A place in a row, in digits: 20 is `20th` in English.
  public static let ordinal = RuleBasedFormat(.ordinal)

  /// A place in a row, in words: 20 is `twentieth` in English.
  ///
  /// Where a language has several forms, the first of these is taken: without a gender, of the
  /// common gender, masculine, neuter; in Korean, native words. ``ruleSet(_:)`` of ``spellOut`` gives
  /// the others.
  public static let ordinalWords = RuleBasedFormat(.ordinalWords)

  /// A number of seconds as a length of time: 3,661 is `1:01:01` in English.
  public static let duration = RuleBasedFormat(.duration)

  /// A number in a system without digits, such as `%roman-upper`, chosen by ``ruleSet(_:)``.
  public static let numberingSystem = RuleBasedFormat(.numberingSystem)

  /// The same format by a certain rule set of the locale.
  ///
  /// ```swift
  /// let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
  /// try roman.formatter(for: "en").string(1984)  // "MCMLXXXIV"
  /// ```
  /// - Parameter name: One of ``Formatter/ruleSets``, such as `%spellout-cardinal-feminine`.
  /// - Returns: The changed recipe.
  public func ruleSet(_ name: String) -> RuleBasedFormat { RuleBasedFormat(kind, ruleSet: name) }
}

// The styles of words under the name of any recipe, so that a cache takes `.spellOut` as it takes `.decimal`.

extension FormatRecipe where Self == RuleBasedFormat {
  /// A number in words: 2.5 is `two point five` in English.
  public static var spellOut: RuleBasedFormat { RuleBasedFormat.spellOut }

  /// A place in a row, in digits: 20 is `20th` in English.
  public static var ordinal: RuleBasedFormat { RuleBasedFormat.ordinal }

  /// A place in a row, in words: 20 is `twentieth` in English.
  public static var ordinalWords: RuleBasedFormat { RuleBasedFormat.ordinalWords }

  /// A number of seconds as a length of time: 3,661 is `1:01:01` in English.
  public static var duration: RuleBasedFormat { RuleBasedFormat.duration }

  /// A number in a system without digits, such as `%roman-upper`, chosen by ``RuleBasedFormat/ruleSet(_:)``.
  public static var numberingSystem: RuleBasedFormat { RuleBasedFormat.numberingSystem }
}

extension RuleBasedFormat {
  /// What an error calls the style.
  package var styleName: String { kind.rawValue }
}

extension RuleBasedFormat {
  /// Hashes the digest made at construction.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
