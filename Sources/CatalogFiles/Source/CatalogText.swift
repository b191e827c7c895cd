/// A text of a catalog, with its place.
package struct CatalogText: Hashable, Sendable {
  /// The text, without its escapes.
  package let text: String
  /// The place where the text begins: that of its opening quotation mark, if it has one.
  package let place: SourcePlace
  /// The remark of a translator; nil if the file cannot express it.
  package let state: TranslationState?

  package init(_ text: String, at place: SourcePlace, state: TranslationState? = nil) {
    self.text = text
    self.place = place
    self.state = state
  }
}

/// The state of a translation in an `.xcstrings` file.
package struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The word of the file.
  package let rawValue: String

  /// Makes a state from the word of a file.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// Not yet translated.
  package static let new = TranslationState(rawValue: "new")
  /// Translated.
  package static let translated = TranslationState(rawValue: "translated")
  /// Translated, but somebody should look at it again.
  package static let needsReview = TranslationState(rawValue: "needs_review")
  /// Not to be translated.
  package static let stale = TranslationState(rawValue: "stale")
}
