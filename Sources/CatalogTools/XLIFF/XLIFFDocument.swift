package import CatalogFiles

/// The texts of an app for translators: a file in XLIFF 1.2, as Xcode exchanges it.
///
/// Source: OASIS, *XLIFF Version 1.2*, and the files that Xcode exports.
package struct XLIFFDocument: Hashable, Sendable {
  /// The texts of one file of an app.
  package struct File: Hashable, Sendable {
    /// The path of the file in the development language, or of the catalog with all languages.
    package var original: String
    package var sourceLanguage: String
    package var targetLanguage: String?
    package var units: [Unit]
    package var place = SourcePlace.start
  }

  /// A text with its translation.
  package struct Unit: Hashable, Sendable {
    package var id: String
    package var source: String
    /// The translation; nil if there is none.
    package var target: String?
    /// The word for the state of the translation; nil if the file has none.
    package var state: String?
    /// The word for the origin of the translation; nil if the file has none.
    package var stateQualifier: String?
    /// The comments for translators.
    package var note: String?
    /// Whether Xcode wrote the comments.
    package var isNoteGenerated = false
    package var place = SourcePlace.start
  }

  package var files: [File]
  /// The elements that were left out and may have texts, and the files without texts.
  package var warnings: [CatalogIssue] = []

  /// The origin of comments that Xcode wrote.
  static let generatedNote = "auto-generated"
}

extension TranslationState {
  /// A translation that nobody has looked at.
  static let machineTranslated = TranslationState(rawValue: "machine_translated")

  /// The state for a word of XLIFF; nil for one that says nothing about a translation.
  init?(xliff word: String, qualifier: String?) {
    switch word {
    case "translated" where qualifier == Self.machineTranslated.qualifier:
      self = .machineTranslated
    case "translated", "final", "signed-off": self = .translated
    case "new", "needs-translation", "needs-adaptation", "needs-l10n": self = .new
    case _ where word.hasPrefix("needs-review"): self = .needsReview
    case _ where word.hasPrefix("x-"): self = TranslationState(rawValue: String(word.dropFirst(2)))
    default: return nil
    }
  }

  /// The word of XLIFF, as Xcode writes it.
  var xliff: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs-review-l10n"
    case .translated, .machineTranslated: "translated"
    default: "x-" + rawValue
    }
  }

  /// The word of XLIFF for the origin of the translation.
  var qualifier: String? { self == .machineTranslated ? "leveraged-mt" : nil }
}
