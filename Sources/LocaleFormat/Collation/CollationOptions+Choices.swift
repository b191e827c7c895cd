// The values of the options of an order; their raw values are those of BCP 47 (UTS #35, Collation
// Settings) where it has names that people can read.

/// The least difference of two texts that counts.
public enum CollationStrength: String, Hashable, Sendable, CaseIterable, Codable {
  /// Letters: `a` and `b`, but not `a`, `A` and `ä`, unless the language has them as letters.
  case primary
  /// Also accents: `a` and `ä`.
  case secondary
  /// Also case and other variants of a letter: `a` and `A`.
  case tertiary
  /// Also punctuation, if it is ignored otherwise, and kinds of kana in Japanese.
  case quaternary
  /// Also code points, after normalization.
  case identical
}

/// The case that is first where texts differ in their case alone.
public enum CollationCaseFirst: String, Hashable, Sendable, CaseIterable, Codable {
  /// Lower case, but after accents and other differences of the same level: the root's order.
  case off = "false"
  /// Lower case.
  case lower
  /// Upper case.
  case upper
}

/// The weight of spaces and punctuation.
public enum CollationPunctuation: String, Hashable, Sendable, CaseIterable, Codable {
  /// They count like letters, and are before them.
  case counted = "noignore"
  /// They are ignored, unless the strength is quaternary or identical.
  case ignored = "shifted"
}

/// The last group of characters that are ignored as punctuation.
public enum CollationVariable: String, Hashable, Sendable, CaseIterable, Codable {
  /// Spaces alone.
  case spaces = "space"
  /// Spaces and punctuation.
  case punctuation = "punct"
  /// Also symbols.
  case symbols = "symbol"
  /// Also signs of currencies.
  case currencies = "currency"
}

/// An order that a language has beside its usual one, by the name of BCP 47's `co`.
///
/// If a language does not have the type, its usual order is used, and
/// ``CollationFormat/Formatter/type`` reports that.
public enum CollationType: String, Hashable, Sendable, CaseIterable, Codable {
  /// The usual order, where the locale names another.
  case standard
  /// Chinese characters in the order of the character set Big5.
  case big5 = "big5han"
  /// For compatibility with an older order.
  case compatibility = "compat"
  /// As in dictionaries: Sinhala.
  case dictionary = "dict"
  /// Emoji by their meaning.
  case emoji
  /// The European ordering rules.
  case europeanOrdering = "eor"
  /// Chinese characters in the order of the character set GB 2312.
  case gb2312
  /// As in phone books: German `ä` like `ae`.
  case phonebook = "phonebk"
  /// By sounds: Lingala.
  case phonetic
  /// Chinese characters by their pinyin.
  case pinyin
  /// For searching a text.
  case search
  /// For searching Korean by the first consonant of each syllable.
  case searchByInitialConsonant = "searchjl"
  /// Chinese characters by their number of strokes.
  case stroke
  /// The older order: Spanish `ch` and `ll` as letters.
  case traditional = "trad"
  /// Chinese characters by their radicals.
  case unihan
  /// Chinese characters by their zhuyin.
  case zhuyin
}

/// A group of characters that can be put before others: a script, or a kind of signs.
///
/// ```swift
/// let cyrillicFirst = CollationFormat(reordering: [.script("Cyrl"), .digits])
/// try cyrillicFirst.formatter(for: "en").sorted(["a", "1", "б"])  // ["б", "1", "a"]
/// ```
public struct CollationGroup: RawRepresentable, Hashable, Sendable, Codable {
  /// The code of BCP 47's `kr`: `space`, `punct`, `symbol`, `currency`, `digit`, or a script.
  public let rawValue: String

  /// Creates a group from its code; a code that ICU does not have is an error of the recipe's
  /// ``CollationFormat/validated()``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Spaces.
  public static let spaces = CollationGroup(rawValue: "space")
  /// Punctuation.
  public static let punctuation = CollationGroup(rawValue: "punct")
  /// Symbols.
  public static let symbols = CollationGroup(rawValue: "symbol")
  /// Signs of currencies.
  public static let currencies = CollationGroup(rawValue: "currency")
  /// Digits.
  public static let digits = CollationGroup(rawValue: "digit")
  /// Every script that is not named.
  public static let others = CollationGroup(rawValue: "Zzzz")

  /// Returns the group of a script, by its code of four letters, such as `Cyrl`.
  public static func script(_ code: String) -> CollationGroup { CollationGroup(rawValue: code) }
}
