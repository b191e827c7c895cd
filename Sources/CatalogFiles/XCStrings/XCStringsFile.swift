/// A string catalog of Xcode: the keys of one table, with their values in all languages.
///
/// Catalogs of the versions 1.0 and 1.1 are read. Members that are not known are ignored, because
/// newer versions of Xcode add some. A key that an object has twice counts as its last value, and
/// ``warnings`` reports it.
///
/// ```swift
/// let text = #"""
///   {"sourceLanguage": "en", "version": "1.0", "strings": {"Done": {"localizations": {
///     "de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}}}}
///   """#
/// let file = try XCStringsFile(Array(text.utf8), file: "Localizable.xcstrings")
/// file.languages  // ["en", "de"]
/// file.table(for: "de").entries[0].value  // .text(CatalogText("Fertig", at: SourcePlace(line: 2, column: 57), state: .translated))
/// file.table(for: "en").entries[0].value  // .text(CatalogText("Done", at: SourcePlace(line: 1, column: 56)))
/// ```
package struct XCStringsFile: Hashable, Sendable {
  /// The name of the file, as it was given.
  package let file: String
  /// The language in which the program was written, such as `en`.
  package let sourceLanguage: String
  /// The version of the form of the file, such as `1.0`.
  package let version: String
  /// The languages in which a key has a value: the source language, then the others in the order in
  /// which the file names them first.
  package let languages: [String]
  /// The entries, in the order of the file.
  package let entries: [Entry]
  /// The things that are probably not meant as they are written, in the order of the file.
  package let warnings: [CatalogIssue]
  /// The members that are not known, which are ignored.
  package let unknownMembers: [CatalogIssue]

  /// Reads a catalog, in time proportional to its length.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: JSON in UTF-8.
  ///   - file: The name of the file, for messages.
  ///   - limits: The limits of what is read.
  /// - Throws: A ``CatalogIssue`` for a file that is larger than the limits, is not JSON, has a value
  ///   of another type than expected, lacks something necessary, or has a version other than 1.
  ///
  /// Source: Apple's documentation "Localizing and varying text with a string catalog", and the files
  /// that Xcode writes.
  package init(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    do throws(CatalogIssue) {
      self = try XCStringsReader.read(bytes, file: file, limits: limits)
    } catch {
      throw error.orConflict(in: bytes, limits: limits)
    }
  }

  package init(
    file: String,
    sourceLanguage: String,
    version: String,
    languages: [String],
    entries: [Entry],
    warnings: [CatalogIssue],
    unknownMembers: [CatalogIssue] = []
  ) {
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.languages = languages
    self.entries = entries
    self.warnings = warnings
    self.unknownMembers = unknownMembers
  }
}

extension CatalogValue {
  /// Whether it is an empty text that is not translated yet.
  package var isUntranslated: Bool {
    if case .text(let text) = self { text.text.isEmpty && text.state == .new } else { false }
  }
}

extension XCStringsFile {
  /// Makes the table of a language: the entries that have a value in it.
  ///
  /// In the source language, a key without a value has itself as the value, with the place of the
  /// key and without a state. A key that is not to be translated has the value of the source
  /// language in every language. All states are included, as Xcode does when it compiles a catalog:
  /// look at ``CatalogText/state`` to leave out some. An empty text of the state `new` in another
  /// language counts as none.
  ///
  /// - Parameter language: A language, spelled as in ``languages``.
  /// - Returns: The table. It has no warnings: those are of the whole file, ``warnings``.
  package func table(for language: String) -> CatalogTable {
    CatalogTable(
      file: file,
      entries: entries.compactMap { entry in
        let chosen = entry.shouldTranslate ? language : sourceLanguage
        let localization = entry.localizations[chosen]
        // Xcode adds an empty text for each language that somebody still has to translate.
        guard chosen == sourceLanguage || localization?.value.isUntranslated == false else {
          return nil
        }
        return CatalogTable.Entry(
          entry.key,
          localization?.value ?? .text(entry.key),
          variables: localization?.variables ?? [],
          comment: entry.comment,
          isStale: entry.isStale,
          traits: entry.traits
        )
      }
    )
  }
}
