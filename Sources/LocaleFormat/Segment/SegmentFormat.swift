/// Describes how a text is divided into characters, words, sentences or lines.
///
/// It opens no ICU object until it is made into a ``Formatter``. Words of Thai, Lao, Khmer, Burmese,
/// Chinese and Japanese, which are written without spaces, are found by ICU's dictionaries.
///
/// ```swift
/// let words = try SegmentFormat.words.formatter(for: "en")
/// words.texts(in: "Don't stop, it's 3.5!")  // ["Don't", "stop", "it's", "3.5"]
/// words.count(in: "ภาษาไทยง่าย")  // 3
/// let sentences = try SegmentFormat.sentences.formatter(for: "en")
/// sentences.texts(in: "Hello there. And you?")  // ["Hello there. ", "And you?"]
/// ```
///
/// Source: [UAX #29, Unicode Text Segmentation](https://unicode.org/reports/tr29/), [UAX #14,
/// Unicode Line Breaking Algorithm](https://unicode.org/reports/tr14/), ICU's `ubrk_open`.
public struct SegmentFormat: Hashable, Sendable {
  /// The pieces of a text.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Characters as people see them: grapheme clusters.
    case character
    /// Words, and what is between them.
    case word
    /// Sentences.
    case sentence
    /// The text between two places where a line may end.
    case line
  }

  /// The strictness of line breaks, above all in Japanese: `lb` of BCP 47.
  public enum LineStrictness: String, Hashable, Sendable, CaseIterable, Codable {
    /// Also before small kana and such signs, as in narrow columns.
    case loose
    /// The usual rule.
    case normal
    /// Not before small kana and such signs.
    case strict
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The pieces of the text.
  public let kind: Kind
  /// The strictness of line breaks; nil for that of the locale.
  public let lineStrictness: LineStrictness?
  /// Whether lines of Japanese and Korean end only between phrases; nil for the locale's `lw`.
  public let keepsPhrases: Bool?
  /// Whether a sentence goes on after an abbreviation that the locale's data lists, such as `Mr.`;
  /// nil for the locale's `ss`.
  public let keepsAbbreviations: Bool?

  init(
    _ kind: Kind,
    lineStrictness: LineStrictness? = nil,
    keepsPhrases: Bool? = nil,
    keepsAbbreviations: Bool? = nil
  ) {
    self.kind = kind
    self.lineStrictness = lineStrictness
    self.keepsPhrases = keepsPhrases
    self.keepsAbbreviations = keepsAbbreviations
    fingerprint = RecipeKey.fingerprint(kind, lineStrictness, keepsPhrases, keepsAbbreviations)
  }

  /// Characters as people see them: grapheme clusters.
  public static let characters = SegmentFormat(.character)
  /// Words, and what is between them.
  public static let words = SegmentFormat(.word)
  /// Sentences.
  public static let sentences = SegmentFormat(.sentence)
  /// The text between two places where a line may end.
  public static let lines = SegmentFormat(.line)

  /// Sentences, some of which go on after an abbreviation.
  ///
  /// ```swift
  /// let english = try SegmentFormat.sentences(keepsAbbreviations: true).formatter(for: "en")
  /// english.count(in: "Mr. Smith is here. Hello!")  // 2
  /// ```
  /// - Parameter keepsAbbreviations: Whether a sentence goes on after an abbreviation that the
  ///   locale's data lists.
  /// - Returns: The recipe.
  public static func sentences(keepsAbbreviations: Bool) -> SegmentFormat {
    SegmentFormat(.sentence, keepsAbbreviations: keepsAbbreviations)
  }

  /// The text between two places where a line may end.
  ///
  /// - Parameters:
  ///   - strictness: The strictness; nil for that of the locale.
  ///   - keepsPhrases: Whether lines of Japanese and Korean end only between phrases; nil for the
  ///     locale's `lw`.
  /// - Returns: The recipe.
  public static func lines(
    _ strictness: LineStrictness?,
    keepsPhrases: Bool? = nil
  ) -> SegmentFormat {
    SegmentFormat(.line, lineStrictness: strictness, keepsPhrases: keepsPhrases)
  }
}

extension SegmentFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `SegmentFormat.lines(.strict)` is `{"kind":"line","lineStrictness":"strict"}`. An
  /// option of another kind has no effect.
  ///
  /// ```swift
  /// SegmentFormat.words.description  // "SegmentFormat(word)"
  /// ```
  package static let optionTable = RecipeTable<SegmentFormat>(
    option("kind", \.kind).labelled(nil).shown,
    optional("lineStrictness", \.lineStrictness),
    optional("keepsPhrases", \.keepsPhrases),
    optional("keepsAbbreviations", \.keepsAbbreviations)
  ) {
    SegmentFormat($0, lineStrictness: $1, keepsPhrases: $2, keepsAbbreviations: $3)
  }
}
