internal import Faults

/// The texts of the files of an app, for programs and for tools.
///
/// Of several texts of a key in one table and language, the first one counts: that
///
/// - of the earliest source,
/// - of a `.stringsdict` file, then of a `.strings` file, then of an `.xcstrings` file, then of a file of
///   messages: ARB, JSON, `.properties`,
/// - of a file in no `.lproj` folder, which is in the development language; then of a folder with the
///   name of the language; then of `Base.lproj`,
/// - of a folder with today's name of the language: `he` and not `iw`,
/// - of the file whose name is first.
package struct CatalogSet: Sendable {
  /// The texts of one language, by table.
  package struct Language: Sendable {
    /// The name that all spellings of the language share.
    package let tag: String
    package fileprivate(set) var tables: [String: TableTexts] = [:]
  }

  /// The texts of one file in one language.
  package struct Part: Sendable {
    package let file: CatalogFileName
    package let texts: CatalogTable
    /// The name of the language as the file or its folder spells it; nil for the development language.
    package let language: String?
    fileprivate let tag: String?
    fileprivate let source: Int
    fileprivate let rank: Rank
  }

  /// The place of a file among those of its language.
  fileprivate typealias Rank = (kind: Int, folder: Int, spelling: Int, name: String)

  /// Returns the name that all spellings of a language share; nil if it is not the name of one.
  private let tag: @Sendable (String) -> String?
  /// The texts, in the order in which their files were read.
  package private(set) var parts: [Part] = []
  /// The source language of the first `.xcstrings` file, which is the development language if no
  /// other one is given.
  package private(set) var sourceLanguage: String?
  package var issues: [CatalogIssue] = []
  private var source = 0
  /// The folders of each language in the source.
  private var folders: [String: [String]] = [:]

  /// Makes a set without texts.
  ///
  /// - Parameter tag: A function that returns the name which all spellings of a language share; nil
  ///   for a text that is not the name of a language.
  package init(tag: @escaping @Sendable (String) -> String?) { self.tag = tag }

  /// Begins another source, whose texts count after those of the sources before.
  package mutating func beginSource() {
    source += 1
    folders = [:]
  }

  /// Adds the texts of a file, and its warnings to ``issues``.
  package mutating func add(_ content: TableContent, of file: TableFile) {
    guard let parts = file.parts else { return }
    switch content {
    case .table(let table):
      issues += table.warnings
      if let folder = parts.language { checkFolder(folder, of: file) }
      add(table, parts.language, of: file)
    case .catalog(let catalog):
      issues += catalog.warnings
      checkSource(of: catalog)
      for language in catalog.languages {
        add(catalog.table(for: language), language, of: file)
      }
    case .messages(let tables):
      if let folder = parts.language { checkFolder(folder, of: file) }
      for language in tables {
        issues += language.table.warnings
        checkLanguage(language, of: file)
        add(language.table, language.language ?? parts.language, of: file)
      }
    }
  }

  /// Adds texts of a language that a file has; nil is the development language.
  package mutating func add(_ texts: CatalogTable, _ language: String?, of file: TableFile) {
    guard let parts = file.parts else { return }
    let tag = language.flatMap(self.tag)
    if let language, tag == nil {
      issues.append(
        CatalogIssue(.warning, file: file.path, place: .start, reason: .invalidLanguage(language))
      )
      return
    }
    self.parts.append(
      Part(
        file: parts,
        texts: texts,
        language: language,
        tag: tag,
        source: source,
        rank: Self.rank(of: file, parts, language, tag)
      )
    )
  }

  /// Whether the texts of a file count before those of another file of the same language and source.
  package func counts(_ first: TableFile, before second: TableFile) -> Bool {
    guard let own = first.parts, let other = second.parts else { return false }
    return Self.rank(of: first, own, own.language, own.language.flatMap(tag))
      < Self.rank(of: second, other, other.language, other.language.flatMap(tag))
  }

  private static func rank(
    of file: TableFile,
    _ parts: CatalogFileName,
    _ language: String?,
    _ tag: String?
  ) -> Rank {
    let isToday = language?.lowercased() == tag?.lowercased()
    return (parts.kind.rank, parts.folderRank, isToday ? 0 : 1, file.name)
  }

  /// Reports a catalog whose source language is not that of the first one: where a language lacks one of
  /// its keys, the program shows no text of its source language.
  private mutating func checkSource(of catalog: XCStringsFile) {
    guard let tag = tag(catalog.sourceLanguage) else { return }
    if let sourceLanguage, self.tag(sourceLanguage) != tag {
      let reason = Reason(
        "other-source-language",
        "the source language \(sourceLanguage) was expected as in the other files, not \(catalog.sourceLanguage)"
      )
      issues.append(CatalogIssue(.warning, file: catalog.file, place: .start, reason: reason))
    }
    sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
  }

  /// Reports a file that says another language than its path.
  private mutating func checkLanguage(_ language: LanguageTable, of file: TableFile) {
    guard let own = language.language, let other = file.parts?.language, tag(own) != tag(other)
    else { return }
    let reason = Reason(
      "language-of-file",
      "the file says that its language is \(own.excerpt), and its path that it is \(other.excerpt); \(own.excerpt) counts"
    )
    issues.append(CatalogIssue(.warning, file: file.path, place: .start, reason: reason))
  }

  /// Reports a folder of a language that has another one: texts of one of them are not used.
  private mutating func checkFolder(_ folder: String, of file: TableFile) {
    guard let tag = tag(folder) else { return }
    let known = folders[tag, default: []]
    guard !known.contains(folder) else { return }
    folders[tag, default: []].append(folder)
    guard let other = known.first else { return }
    let reason = Reason(
      "language-twice",
      "the folders \(other.excerpt) and \(folder.excerpt) are of one language; of equal keys one is used"
    )
    issues.append(CatalogIssue(.warning, file: file.path, place: .start, reason: reason))
  }

  /// The languages in the order in which their files were read.
  ///
  /// - Parameter development: The name of the development language.
  /// - Returns: The languages, each once.
  package func languages(development: String) -> [Language] {
    let development = tag(development) ?? development
    var languages: [Language] = []
    var positions: [String: Int] = [:]
    for part in parts {
      let tag = part.tag ?? development
      guard positions[tag] == nil else { continue }
      positions[tag] = languages.count
      languages.append(Language(tag: tag))
    }
    let order = parts.indices.sorted { first, second in
      parts[first].precedes(parts[second]) ?? (first < second)
    }
    for part in order.map({ parts[$0] }) {
      guard let position = positions[part.tag ?? development] else { continue }
      languages[position].tables[
        part.file.table,
        default: TableTexts(language: part.language ?? development)
      ].add(part.texts)
    }
    return languages
  }
}

extension CatalogSet.Part {
  /// Whether its texts count before those of another part; nil if neither does.
  fileprivate func precedes(_ other: CatalogSet.Part) -> Bool? {
    if source != other.source { return source < other.source }
    return rank == other.rank ? nil : rank < other.rank
  }
}

extension FormatError.Reason {
  package static func invalidLanguage(_ name: String) -> Self {
    Reason("invalid-language", "'\(name.excerpt)' is not the name of a localization")
  }
}
