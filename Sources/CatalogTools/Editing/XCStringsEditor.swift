package import CatalogFiles
internal import Faults
internal import Sharing

/// Changes single entries of an `.xcstrings` file.
///
/// All other bytes stay. What is added is written in the style of the file, and new keys stand where
/// Xcode sorts them, if the others do.
package struct XCStringsEditor: ~Copyable {
  private let document: JSONDocument
  /// The catalog before the changes.
  package let catalog: XCStringsFile
  private var keys: Set<ByteText>

  /// Reads a file that is to be changed.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file, for messages.
  /// - Throws: The first fault of the file, with its place.
  package init(_ bytes: [UInt8], file: String) throws(CatalogIssue) {
    let limits = CatalogLimits.tools
    let catalog = try XCStringsFile(bytes, file: file, limits: limits)
    do throws(JSONError) {
      document = try JSONDocument(
        bytes,
        limits: JSONReader.Limits(depth: limits.depth, valueCount: limits.valueCount)
      )
    } catch {
      throw Self.issue(error, bytes, file)
    }
    keys = Set(catalog.entries.map { ByteText($0.key.text) })
    self.catalog = catalog
  }

  /// Whether the file has a key, after the changes.
  package func contains(_ key: String) -> Bool { keys.contains(ByteText(key)) }

  /// Adds an entry; nothing happens if its key is there already.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - comment: The comment for translators.
  ///   - value: The text in the source language; nil if the key is the text.
  /// - Throws: An issue if the entries of the file are not well-formed JSON.
  package mutating func add(
    _ key: String,
    comment: String?,
    value: String?
  ) throws(CatalogIssue) {
    guard keys.insert(ByteText(key)).inserted else { return }
    try set([], of: key, to: .object([]))
    if let comment { try set(["comment"], of: key, to: .text(comment)) }
    guard let value else { return }
    try set(["extractionState"], of: key, to: .text("extracted_with_value"))
    try setText(value, state: .new, of: key, language: catalog.sourceLanguage)
  }

  /// Removes a key with all its translations.
  package mutating func remove(_ key: String) throws(CatalogIssue) {
    keys.remove(ByteText(key))
    try set([], of: key, to: nil)
  }

  /// Sets the way in which a key came into the catalog; nil if it is found in the sources.
  package func setExtractionState(
    _ state: XCStringsFile.ExtractionState?,
    of key: String
  ) throws(CatalogIssue) {
    try set(["extractionState"], of: key, to: state.map { .text($0.rawValue) })
  }

  /// Sets a text of a key in one language.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - state: Its state.
  ///   - key: The key.
  ///   - language: The language.
  ///   - path: The members between the language and the `stringUnit`, such as `variations`, `plural`
  ///     and `one`.
  /// - Throws: An issue if the entry is not well-formed JSON.
  package func setText(
    _ text: String,
    state: TranslationState,
    of key: String,
    language: String,
    at path: [String] = []
  ) throws(CatalogIssue) {
    let unit = ["localizations", language] + path + ["stringUnit"]
    try set(unit + ["state"], of: key, to: .text(state.rawValue))
    try set(unit + ["value"], of: key, to: .text(text))
  }

  /// Sets the phrases of a key in one language.
  package func setPhrases(
    _ phrases: XCStringsFile.Phrases,
    of key: String,
    language: String
  ) throws(CatalogIssue) {
    let set = ["localizations", language, "stringSet"]
    try self.set(set + ["state"], of: key, to: .text((phrases.state ?? .translated).rawValue))
    try self.set(set + ["values"], of: key, to: .list(phrases.texts.map { .text($0.text) }))
  }

  /// Sets the state of a text.
  package func setState(
    _ state: TranslationState,
    of key: String,
    language: String,
    at path: [String] = []
  ) throws(CatalogIssue) {
    let unit = ["localizations", language] + path + ["stringUnit", "state"]
    try set(unit, of: key, to: .text(state.rawValue))
  }

  /// Sets any member of a key.
  ///
  /// - Parameters:
  ///   - path: The members from the key to it.
  ///   - key: The key.
  ///   - value: The value; nil removes the member.
  /// - Throws: An issue if the entry is not well-formed JSON.
  package func set(
    _ path: [String],
    of key: String,
    to value: JSONText?
  ) throws(CatalogIssue) {
    do throws(JSONError) {
      try document.set(["strings", key] + path, to: value)
    } catch {
      throw Self.issue(error, document.bytes, catalog.file)
    }
  }

  /// The content of the file with the changes; the same bytes if nothing is changed.
  package func bytes() -> [UInt8] { document.text() }

  private static func issue(_ error: JSONError, _ bytes: [UInt8], _ file: String) -> CatalogIssue {
    CatalogIssue(
      file: file,
      place: PlaceCounter.place(of: error.offset, in: bytes.span),
      reason: error.reason
    )
  }
}
