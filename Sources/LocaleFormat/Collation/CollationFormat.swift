/// Describes an order of texts, by which they are compared, sorted and searched.
///
/// It opens no ICU object until it is made into a ``Formatter``. The language decides the order:
/// Swedish has `ö` after `z`, German beside `o`. An option that is nil is that of the language, or
/// of the locale's keywords (`de-u-co-phonebk`, `en-u-kn`).
///
/// ```swift
/// let words = ["zebra", "öl", "olja", "Öland"]
/// try CollationFormat().formatter(for: "sv").sorted(words)  // ["olja", "zebra", "öl", "Öland"]
/// try CollationFormat().formatter(for: "de").sorted(words)  // ["öl", "Öland", "olja", "zebra"]
/// let files = CollationFormat(numeric: true)
/// try files.formatter(for: "en").sorted(["a10", "a9"])  // ["a9", "a10"]
/// ```
///
/// Japanese names are sorted by their readings, which a text of Han characters does not contain:
/// sort the readings.
///
/// Source: [UTS #10, Unicode Collation Algorithm](https://unicode.org/reports/tr10/), [UTS #35,
/// Collation](https://unicode.org/reports/tr35/tr35-collation.html), ICU's `ucol_open`.
public struct CollationFormat: Hashable, Sendable {
  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// All options but the reordering, in one word.
  let word: UInt64
  /// The options, with those that are nil.
  let options: CollationOptions

  init(_ options: CollationOptions) {
    self.options = options
    word = options.word
    fingerprint = RecipeKey.fingerprint(word, options.reordering)
  }

  /// Creates a recipe; each option that is nil is that of the locale.
  ///
  /// - Parameters:
  ///   - type: The order, if a language has several, such as that of a phone book.
  ///   - strength: The least difference that counts; tertiary in nearly every language.
  ///   - caseLevel: Whether the case of letters counts between the secondary and the tertiary level.
  ///     With the strength primary, texts are then compared with their case and without accents.
  ///   - caseFirst: Whether upper or lower case is first where texts differ in their case alone.
  ///   - numeric: Whether digits are compared as numbers: `a9` before `a10`.
  ///   - punctuation: Whether spaces and punctuation count like letters.
  ///   - ignoredUpTo: The characters that ``CollationPunctuation/ignored`` applies to: a group and
  ///     all groups before it.
  ///   - backwards: Whether accents are compared from the end of a text, as in Canadian French.
  ///   - normalizes: Whether every text is normalized first. Otherwise a text with several combining
  ///     marks in an unusual order can be in the wrong place.
  ///   - reordering: Groups of characters, such as scripts, in their new order; the others follow.
  public init(
    type: CollationType? = nil,
    strength: CollationStrength? = nil,
    caseLevel: Bool? = nil,
    caseFirst: CollationCaseFirst? = nil,
    numeric: Bool? = nil,
    punctuation: CollationPunctuation? = nil,
    ignoredUpTo: CollationVariable? = nil,
    backwards: Bool? = nil,
    normalizes: Bool? = nil,
    reordering: [CollationGroup]? = nil
  ) {
    self.init(
      CollationOptions(
        type: type,
        strength: strength,
        caseLevel: caseLevel,
        caseFirst: caseFirst,
        isNumeric: numeric,
        punctuation: punctuation,
        ignoredUpTo: ignoredUpTo,
        isBackwards: backwards,
        normalizes: normalizes,
        reordering: reordering
      )
    )
  }

  /// The order of the language, with all of its differences.
  public static let standard = CollationFormat()

  /// The order for searching: it ignores case and accents, but not those that make another letter
  /// in the language.
  ///
  /// ```swift
  /// let german = try CollationFormat.search.formatter(for: "de")
  /// german.contains("mueller", in: "Frau Müller")  // true
  /// let swedish = try CollationFormat.search.formatter(for: "sv")
  /// swedish.contains("ol", in: "Öl")  // false
  /// ```
  public static let search = CollationFormat(type: .search, strength: .primary)

  /// The order in which digits are numbers, as in lists of files.
  public static let numeric = CollationFormat(numeric: true)

  /// The same options, with those of another recipe in place of the ones that are nil.
  package func merged(over other: CollationFormat) -> CollationFormat {
    CollationFormat(options.merged(over: other.options))
  }
}

/// The options of an order of texts; nil for that of the locale.
struct CollationOptions: Hashable, Sendable {
  var type: CollationType?
  var strength: CollationStrength?
  var caseLevel: Bool?
  var caseFirst: CollationCaseFirst?
  var isNumeric: Bool?
  var punctuation: CollationPunctuation?
  var ignoredUpTo: CollationVariable?
  var isBackwards: Bool?
  var normalizes: Bool?
  var reordering: [CollationGroup]?

  /// All options but the reordering: different for different options.
  var word: UInt64 {
    var word: UInt64 = 0
    func add(_ place: Int?) { word = word << 5 | UInt64((place ?? -1) + 1) }
    add(type.flatMap(CollationType.allCases.firstIndex))
    add(strength.flatMap(CollationStrength.allCases.firstIndex))
    add(caseFirst.flatMap(CollationCaseFirst.allCases.firstIndex))
    add(punctuation.flatMap(CollationPunctuation.allCases.firstIndex))
    add(ignoredUpTo.flatMap(CollationVariable.allCases.firstIndex))
    for choice in [caseLevel, isNumeric, isBackwards, normalizes] { add(choice.map { $0 ? 1 : 0 }) }
    return word
  }

  func merged(over other: CollationOptions) -> CollationOptions {
    CollationOptions(
      type: type ?? other.type,
      strength: strength ?? other.strength,
      caseLevel: caseLevel ?? other.caseLevel,
      caseFirst: caseFirst ?? other.caseFirst,
      isNumeric: isNumeric ?? other.isNumeric,
      punctuation: punctuation ?? other.punctuation,
      ignoredUpTo: ignoredUpTo ?? other.ignoredUpTo,
      isBackwards: isBackwards ?? other.isBackwards,
      normalizes: normalizes ?? other.normalizes,
      reordering: reordering ?? other.reordering
    )
  }
}
