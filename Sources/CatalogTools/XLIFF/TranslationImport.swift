package import CatalogFiles
internal import Faults
internal import Sharing

/// Takes over what translators changed in XLIFF.
///
/// A text is changed if it, or its state, is another one than an export would write now. Nothing else
/// is changed in the files.
package struct TranslationImport {
  /// A text that is changed.
  package struct Change: Sendable {
    package let id: String
    /// The language, if the file has all languages.
    package let language: String?
    package let old: String?
    package let new: String
    /// The state, if only that is changed.
    package let state: String?
  }

  /// A file after the import.
  package struct File: Sendable {
    package let path: String
    package let bytes: [UInt8]
    package let changes: [Change]
    package let isNew: Bool
  }

  /// The most languages of one file: as many as an app can have localizations.
  private static let maximumLanguages = 1_000

  let name: String
  let options: ImportOptions
  package private(set) var files: [File] = []
  package private(set) var issues: [CatalogIssue] = []
  private var changed: [ImportedFile] = []
  private var positions: [String: Int] = [:]

  /// Begins an import.
  ///
  /// - Parameters:
  ///   - name: The name of the file in XLIFF, for messages.
  ///   - options: What is taken over in spite of a fault.
  package init(name: String, options: ImportOptions) {
    self.name = name
    self.options = options
  }

  /// Whether a fault was found, so that nothing may be written.
  package var isRefused: Bool { issues.contains { $0.severity == .error } }

  /// Takes over a whole document, which may have several languages.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - project: The catalogs.
  ///   - folder: The path of the folder that originals are relative to.
  ///   - forms: The plural categories of a language; nil for a name that is not one.
  /// - Throws: The fault of a file that cannot be read or changed.
  package mutating func takeAll(
    _ document: XLIFFDocument,
    _ project: CatalogProject,
    folder: String,
    forms: (String) -> LanguageForms?
  ) throws(CatalogIssue) {
    issues += document.warnings
    guard hasUnits(document) else { return }
    var languages: [String] = []
    var known: Set<String> = []
    for file in document.files {
      guard let language = file.targetLanguage, TargetLanguage.isName(language),
        forms(language) != nil
      else {
        let name = (file.targetLanguage ?? "").excerpt
        let reason = Reason(
          "target-language",
          "the language of the translations was expected as 'target-language', not '\(name)'"
        )
        report(.error, file.place, reason)
        continue
      }
      if known.insert(CatalogTables.folded(language)).inserted { languages.append(language) }
    }
    guard languages.count <= Self.maximumLanguages else {
      let reason = Reason(
        "too-many-target-languages",
        "translations into at most \(Self.maximumLanguages) languages were expected, not \(languages.count)"
      )
      throw CatalogIssue(file: name, place: .start, reason: reason)
    }
    for language in languages {
      let exchange = try TranslationExchange(
        project,
        folder: folder,
        language: language,
        forms: forms
      )
      take(document, exchange)
    }
    for file in changed {
      let bytes = try file.bytes()
      files.append(File(path: file.path, bytes: bytes, changes: file.changes, isNew: file.isNew))
      for part in file.parts { issues += arguments(of: part, in: bytes) }
    }
  }

  /// Reports that a document has no text, or no translation; false if there is nothing to take over.
  private mutating func hasUnits(_ document: XLIFFDocument) -> Bool {
    let units = document.files.lazy.flatMap(\.units)
    guard !units.isEmpty else {
      report(.error, .start, Reason("nothing-to-import", "there is no text to import"))
      return false
    }
    if !units.contains(where: { $0.target != nil }) {
      report(.warning, .start, Reason("no-translations", "no text has a translation"))
    }
    return true
  }

  /// Finds the texts that change in the files of a document that have a language.
  private mutating func take(_ document: XLIFFDocument, _ exchange: TranslationExchange) {
    var seen: Set<String> = []
    let language = CatalogTables.folded(exchange.language)
    for file in document.files
    where file.targetLanguage.map(CatalogTables.folded) == language {
      guard let known = exchange.file(of: file.original) else {
        report(
          options.skipsUnknown ? .warning : .error,
          file.place,
          Reason(
            "unknown-original",
            "the catalogs have no file '\(file.original.excerpt)' in the development language"
          )
        )
        continue
      }
      guard seen.insert(known.original).inserted else {
        let reason = Reason(
          "repeated-original",
          "the texts of '\(file.original.excerpt)' were expected in one element"
        )
        report(.error, file.place, reason)
        continue
      }
      reportSource(file, known)
      var units = complete(matched(file, known), known)
      let phrases = takePhrases(from: &units, of: known)
      guard !units.isEmpty, mayChange(known, units.count, file.place) else { continue }
      let part = ImportedFile.Part(
        file: known,
        units: units,
        phrases: phrases,
        tables: exchange.project.groups[known.group].tables
      )
      // All languages of a catalog are changed in one file.
      if let position = positions[known.targetPath] {
        changed[position].parts.append(part)
      } else {
        positions[known.targetPath] = changed.count
        changed.append(ImportedFile(part))
      }
    }
  }

  mutating func report(
    _ severity: CatalogIssue.Severity,
    _ place: SourcePlace,
    _ reason: Reason
  ) {
    issues.append(CatalogIssue(severity, file: name, place: place, reason: reason))
  }

  /// Whether texts of a file may be changed; those of the development language only if that is asked
  /// for.
  private mutating func mayChange(
    _ file: ExchangeFile,
    _ count: Int,
    _ place: SourcePlace
  ) -> Bool {
    guard file.isDevelopment, !options.allowsDevelopment else { return true }
    let reason = Reason(
      "development-language",
      "the texts of '\(file.original.excerpt)' in the development language \(file.sourceLanguage) would be changed (texts: \(count)); --allow-development takes them over"
    )
    report(.error, place, reason)
    return false
  }

  /// Warns if the texts were translated from another language than that of the catalogs.
  private mutating func reportSource(_ file: XLIFFDocument.File, _ known: ExchangeFile) {
    let languages = [file.sourceLanguage, known.sourceLanguage].map(CatalogTables.folded)
    guard languages[0] != languages[1] else { return }
    let reason = Reason(
      "translated-from-another-language",
      "the texts of '\(known.original.excerpt)' are in \(known.sourceLanguage), and were translated from \(file.sourceLanguage.excerpt)"
    )
    report(.warning, file.place, reason)
  }

  // MARK: Units

  /// The units that change something.
  private mutating func matched(
    _ file: XLIFFDocument.File,
    _ known: ExchangeFile
  ) -> [ImportedFile.Unit] {
    var positions: [ByteText: Int] = [:]
    for (number, unit) in known.units.enumerated() { positions[ByteText(unit.id)] = number }
    var seen: Set<ByteText> = []
    return file.units.compactMap { unit in
      let position = positions[ByteText(unit.id)] ?? positions[ByteText(firstPhrase(of: unit))]
      guard let position else {
        guard !isOfEmptyKey(unit) else { return nil }
        let reason = Reason(
          "unknown-text",
          "'\(known.original.excerpt)' has no text '\(unit.id.excerpt)'"
        )
        report(options.skipsUnknown ? .warning : .error, unit.place, reason)
        return nil
      }
      guard seen.insert(ByteText(known.units[position].id)).inserted else {
        let reason = Reason("repeated-unit", "the text '\(unit.id.excerpt)' is there twice")
        report(.error, unit.place, reason)
        return nil
      }
      return matched(unit, known.units[position], known.kind)
    }
  }

  /// Whether a unit is one of the empty key, as other tools write it; a warning if it has a translation.
  private mutating func isOfEmptyKey(_ unit: XLIFFDocument.Unit) -> Bool {
    guard unit.id.isEmpty || unit.id.hasPrefix("|==|") else { return false }
    if unit.target?.isEmpty == false {
      report(.warning, unit.place, Reason("empty-key", "a text of the empty key is left out"))
    }
    return true
  }

  private mutating func matched(
    _ unit: XLIFFDocument.Unit,
    _ text: ExchangeUnit,
    _ kind: CatalogFileName.Kind
  ) -> ImportedFile.Unit? {
    guard let target = unit.target, !target.isEmpty || text.source.isEmpty || text.target == ""
    else { return nil }
    let isSame = text.target.map { $0.utf8.elementsEqual(target.utf8) } ?? false
    let old = text.state ?? .translated
    let qualifier = unit.stateQualifier
    let given = unit.state.flatMap { TranslationState(xliff: $0, qualifier: qualifier) }
    guard !isUntranslated(target, given, unit, text) else { return nil }
    var state = given ?? .translated
    // A changed text counts as translated, although its state is often left as it was.
    if !isSame, state == .new || state == .machineTranslated { state = .translated }
    // Many tools leave the state as it was, also when the text was taken over before.
    let isTaken =
      isSame && old == .translated && !target.utf8.elementsEqual(text.source.utf8)
      && (state == .new || state == .machineTranslated)
    guard !isTaken else { return nil }
    guard !isSame || (kind != .stringsdict && given != nil && state != old) else { return nil }
    if !text.source.utf8.elementsEqual(unit.source.utf8) {
      let reason = Reason(
        "stale-source",
        "'\(unit.id.excerpt)' was translated from '\(unit.source.excerpt)', which is '\(text.source.excerpt)' now"
      )
      report(.warning, unit.place, reason)
    }
    let new = ExchangedFormat.stored(target, of: text)
    return ImportedFile.Unit(unit: unit, text: text, new: new, state: state)
  }

  /// Whether a target only repeats the source, and its state says that it is still to be translated:
  /// so tools fill in what they have no translation of.
  private func isUntranslated(
    _ target: String,
    _ given: TranslationState?,
    _ unit: XLIFFDocument.Unit,
    _ text: ExchangeUnit
  ) -> Bool {
    (given ?? text.state) == .new
      && [unit.source, text.source].contains { $0.utf8.elementsEqual(target.utf8) }
  }
}
