/// Describes how to write a text in upper, lower or title case, or folded for comparison.
///
/// It opens no ICU object until it is made into a ``Formatter``. The language decides the letters:
/// Turkish has `İ` for `i`, Greek drops accents in upper case, Dutch begins a title with `IJ`. The
/// region never matters.
///
/// ```swift
/// try CaseFormat.upper.formatter(for: "tr").string("istanbul")  // "İSTANBUL"
/// try CaseFormat.lower.formatter(for: "el").string("ΟΔΟΣ")  // "οδος"
/// try CaseFormat.title.formatter(for: "nl").string("ijsland is mooi")  // "IJsland Is Mooi"
/// try CaseFormat.fold.formatter(for: "de").string("Straße")  // "strasse"
/// ```
///
/// Source: [The Unicode Standard, 3.13 Default Case
/// Algorithms](https://www.unicode.org/versions/latest/core-spec/chapter-3/), ICU's
/// `ucasemap_utf8ToUpper` and similar functions.
public struct CaseFormat: Hashable, Sendable {
  /// The case that a text is written in.
  public enum Operation: String, Hashable, Sendable, CaseIterable, Codable {
    /// All letters in upper case.
    case upper
    /// All letters in lower case.
    case lower
    /// The first letter of each piece in title case, which is upper case but for letters such as
    /// `ǆ`, and the others in lower case.
    case title
    /// A form that is equal for texts that differ only in their case; it is not for people to read,
    /// and does not depend on the language.
    case fold
  }

  /// The pieces of a text that each begin with a capital letter.
  public enum TitlePiece: String, Hashable, Sendable, CaseIterable, Codable {
    /// Words: `Hello World`.
    case word
    /// Sentences: `Hello world. And you?`
    case sentence
    /// The whole text as one piece: `Hello world. and you?`
    case whole
    /// Characters as people see them, each of them.
    case character
    /// The parts of a text between places where a line may end.
    case line
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The case that the text is written in.
  public let operation: Operation
  /// The pieces that begin with a capital letter; words unless ``operation`` is title case.
  public let piece: TitlePiece
  /// Whether title case leaves all letters but the first of a piece as they are.
  public let keepsOtherLetters: Bool
  /// Whether title case looks for the first letter, digit or symbol of a piece, and not only at its
  /// first character.
  public let skipsPunctuation: Bool
  /// Whether folding distinguishes `i` and `ı`, as Turkic languages do.
  public let excludesSpecialI: Bool

  init(
    _ operation: Operation,
    piece: TitlePiece = .word,
    keepsOtherLetters: Bool = false,
    skipsPunctuation: Bool = true,
    excludesSpecialI: Bool = false
  ) {
    self.operation = operation
    self.piece = piece
    self.keepsOtherLetters = keepsOtherLetters
    self.skipsPunctuation = skipsPunctuation
    self.excludesSpecialI = excludesSpecialI
    fingerprint = RecipeKey.fingerprint(
      operation,
      piece,
      keepsOtherLetters,
      skipsPunctuation,
      excludesSpecialI
    )
  }

  /// All letters in upper case.
  public static let upper = CaseFormat(.upper)
  /// All letters in lower case.
  public static let lower = CaseFormat(.lower)
  /// The first letter of each word in title case, and the others in lower case.
  public static let title = CaseFormat(.title)
  /// A form that is equal for texts that differ only in their case.
  public static let fold = CaseFormat(.fold)

  /// The first letter of each piece in title case, and the others in lower case.
  ///
  /// ```swift
  /// let sentence = try CaseFormat.title(.sentence).formatter(for: "en")
  /// sentence.string("hello WORLD. AND you?")  // "Hello world. And you?"
  /// let whole = try CaseFormat.title(.whole, keepsOtherLetters: true).formatter(for: "en")
  /// whole.string("(hello WORLD)")  // "(Hello WORLD)"
  /// ```
  /// - Parameters:
  ///   - piece: The pieces that begin with a capital letter.
  ///   - keepsOtherLetters: Whether the other letters stay as they are; not by default.
  ///   - skipsPunctuation: Whether the first letter, digit or symbol of a piece is looked for; by
  ///     default it is. Otherwise a piece that begins with another character has no capital letter.
  /// - Returns: The recipe.
  public static func title(
    _ piece: TitlePiece,
    keepsOtherLetters: Bool = false,
    skipsPunctuation: Bool = true
  ) -> CaseFormat {
    CaseFormat(
      .title,
      piece: piece,
      keepsOtherLetters: keepsOtherLetters,
      skipsPunctuation: skipsPunctuation
    )
  }

  /// A form that is equal for texts that differ only in their case.
  ///
  /// - Parameter excludesSpecialI: Whether `i` and `ı` are distinguished, as Turkic languages do:
  ///   `I` then becomes `ı`.
  /// - Returns: The recipe.
  public static func fold(excludesSpecialI: Bool) -> CaseFormat {
    CaseFormat(.fold, excludesSpecialI: excludesSpecialI)
  }
}

extension CaseFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `CaseFormat.title(.sentence)` is `{"operation":"title","piece":"sentence"}`. An option
  /// of another operation is an error.
  ///
  /// ```swift
  /// CaseFormat.title(.sentence).description  // "CaseFormat(title, piece: sentence)"
  /// ```
  package static let optionTable = RecipeTable<CaseFormat>(
    option("operation", \.operation).labelled(nil).shown,
    option("piece", \.piece, unless: .word)
      .explained { $0.operation == .title ? $0.piece.rawValue : nil },
    option("keepsOtherLetters", \.keepsOtherLetters, unless: false)
      .worded { _ in "keep other letters" },
    option("skipsPunctuation", \.skipsPunctuation, unless: true)
      .worded { _ in "first character" },
    option("excludesSpecialI", \.excludesSpecialI, unless: false)
      .worded { _ in "exclude special i" },
    refuse: { container in
      let operation = try container.decode(Operation.self, forKey: RecipeName("operation"))
      for name in container.allKeys where !operation.optionNames.contains(name.stringValue) {
        throw DecodingError.dataCorruptedError(
          forKey: name,
          in: container,
          debugDescription: "\(operation.rawValue) has no option '\(name.stringValue)'"
        )
      }
    }
  ) {
    CaseFormat(
      $0,
      piece: $1,
      keepsOtherLetters: $2,
      skipsPunctuation: $3,
      excludesSpecialI: $4
    )
  }
}

extension CaseFormat.Operation {
  /// The names of the options that the operation has.
  fileprivate var optionNames: Set<String> {
    switch self {
    case .upper, .lower: ["operation"]
    case .title: ["operation", "piece", "keepsOtherLetters", "skipsPunctuation"]
    case .fold: ["operation", "excludesSpecialI"]
    }
  }
}
