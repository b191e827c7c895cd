/// Describes how a title is made into a part of a web address, or into the name of a file.
///
/// It opens no ICU object until it is made into a ``Formatter``. Letters of the Latin script are
/// written in ASCII, by the rules of the language if ICU has some. No other script is romanized: how
/// its letters sound depends on the language, and often on the word.
///
/// ```swift
/// try SlugFormat().formatter(for: "de").string("Über uns: Größe & Maße")  // "ueber-uns-groesse-masse"
/// try SlugFormat().formatter(for: "sv").string("Över oss")  // "over-oss"
/// try SlugFormat().formatter(for: "ja").string("東京 Tower")  // "東京-tower"
/// let file = SlugFormat(.fileName, keepsCase: true)
/// try file.formatter(for: "fr").string("Résumé (été).PDF")  // "Resume-ete.PDF"
/// ```
///
/// Source: ICU's transliterators `Latin-ASCII` and `de-ASCII`.
public struct SlugFormat: Hashable, Sendable {
  /// The place that a slug is for.
  public enum Form: String, Hashable, Sendable, CaseIterable, Codable {
    /// One part of the path of a web address.
    case address
    /// The name of a file, in which single points between letters or digits are kept.
    ///
    /// It has at most 255 bytes, and is not a name that Windows reserves, such as `con`.
    case fileName = "file-name"
  }

  /// The character between words.
  public enum Separator: String, Hashable, Sendable, CaseIterable, Codable {
    /// `-`.
    case hyphen
    /// `_`.
    case underscore
    /// No character.
    case none
  }

  /// The treatment of letters that no rule writes in ASCII.
  public enum OtherLetters: String, Hashable, Sendable, CaseIterable, Codable {
    /// They stay as they are, in Unicode's form NFC.
    case kept
    /// They are left out.
    case dropped
    /// A text with such a letter is an error.
    case refused
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The place that slugs are for.
  public let form: Form
  /// The character between words.
  public let separator: Separator
  /// The treatment of letters that no rule writes in ASCII.
  public let otherLetters: OtherLetters
  /// Whether capital letters stay; otherwise all letters are lower case.
  public let keepsCase: Bool
  /// The most bytes of a slug; nil for no limit, or that of a file name.
  public let maximumBytes: Int?

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - form: The place that slugs are for.
  ///   - separator: The character between words.
  ///   - otherLetters: The treatment of letters that no rule writes in ASCII.
  ///   - keepsCase: Whether capital letters stay.
  ///   - maximumBytes: The most bytes of a slug, from 1. A longer one is cut after a word, and that of
  ///     a file before its last point.
  public init(
    _ form: Form = .address,
    separator: Separator = .hyphen,
    otherLetters: OtherLetters = .kept,
    keepsCase: Bool = false,
    maximumBytes: Int? = nil
  ) {
    self.form = form
    self.separator = separator
    self.otherLetters = otherLetters
    self.keepsCase = keepsCase
    self.maximumBytes = maximumBytes
    fingerprint = RecipeKey.fingerprint(form, separator, otherLetters, keepsCase, maximumBytes)
  }
}

extension SlugFormat {
  /// The most bytes in the name of a file: that of most file systems.
  static let fileNameLimit = 255

  /// The most bytes of a slug.
  var limit: Int {
    switch form {
    case .address: maximumBytes ?? .max
    case .fileName: min(maximumBytes ?? .max, Self.fileNameLimit)
    }
  }

  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidOption` for a limit below 1.
  public func validated() throws(FormatError) -> SlugFormat {
    if let maximumBytes, maximumBytes < 1 {
      throw .invalidOption(
        "maximumBytes",
        value: "\(maximumBytes)",
        reason: Reason("slug-limit", "a slug has at least one byte")
      )
    }
    return self
  }
}

extension SlugFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `SlugFormat(.fileName, maximumBytes: 80)` is
  /// `{"form":"file-name","maximumBytes":80}`.
  ///
  /// ```swift
  /// SlugFormat(maximumBytes: 80).description  // "SlugFormat(maximumBytes: 80)"
  /// ```
  package static let optionTable = RecipeTable<SlugFormat>(
    option("form", \.form, unless: .address).labelled(nil),
    option("separator", \.separator, unless: .hyphen),
    option("otherLetters", \.otherLetters, unless: .kept),
    option("keepsCase", \.keepsCase, unless: false).worded { _ in "keeps the case" },
    optional("maximumBytes", \.maximumBytes),
    checked: .always
  ) { SlugFormat($0, separator: $1, otherLetters: $2, keepsCase: $3, maximumBytes: $4) }
}
