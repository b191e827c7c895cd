/// A text of a catalog, with its place.
public struct CatalogText: Hashable, Sendable {
  /// The text, without its escapes.
  public let text: String
  /// The place where the text begins: that of its opening quotation mark, if it has one.
  public let place: SourcePlace
  /// The remark of a translator; nil if the file cannot express it.
  public let state: TranslationState?

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - text: The text, without its escapes.
  ///   - place: The place where it begins.
  ///   - state: What a translator said of it.
  public init(_ text: String, at place: SourcePlace, state: TranslationState? = nil) {
    self.text = text
    self.place = place
    self.state = state
  }
}

/// The state of a translation in an `.xcstrings` file.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The word of the file.
  public let rawValue: String

  /// Makes a state from the word of a file.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not yet translated.
  public static let new = TranslationState(rawValue: "new")
  /// Translated.
  public static let translated = TranslationState(rawValue: "translated")
  /// Translated, but somebody should look at it again.
  public static let needsReview = TranslationState(rawValue: "needs_review")
  /// Not to be translated.
  public static let stale = TranslationState(rawValue: "stale")
}
