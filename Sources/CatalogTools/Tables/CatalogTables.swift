package import CatalogFiles
internal import Faults
internal import Sharing

/// The texts of the files of an app, by table and language.
package struct CatalogTables: Sendable {
  /// The files that were read.
  package let files: [TableFile]
  /// The members of `.xcstrings` files that are not known, which only `lint` reports.
  package let unknownMembers: [CatalogIssue]
  /// The faults of the files.
  package let issues: [CatalogIssue]
  /// The development language.
  package let development: String
  private let isDevelopmentGiven: Bool
  /// The texts by table and folded language.
  private var tables: [String: [String: TableTexts]] = [:]
  /// The languages by their folded names, as files spell them.
  private var languages: [String: String] = [:]
  /// The folded name of the language whose texts are those of the development language.
  private var ownTag: String
  /// The tables of which the development language has a `.strings` file without keys.
  private var emptyTables: Set<String> = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - development: The development language; nil if the files decide.
  ///   - isDefault: Whether the source language of an `.xcstrings` file counts before it.
  ///   - progress: A function that is called before each file.
  package init(
    _ files: [TableFile],
    development: String?,
    isDefault: Bool = false,
    progress: () -> Void = {}
  ) {
    isDevelopmentGiven = development != nil
    let catalogs: CatalogSet
    (self.files, catalogs, unknownMembers) = Self.read(files, progress)
    issues = catalogs.issues
    let source = catalogs.sourceLanguage
    self.development = (isDefault ? source ?? development : development ?? source) ?? "en"
    ownTag = Self.folded(self.development)
    for language in catalogs.languages(development: self.development) {
      for (table, texts) in language.tables { tables[table, default: [:]][language.tag] = texts }
      languages[language.tag] = language.tables.values.map(\.language).min()
    }
    // A regional form of the development language, such as `en-US`, stands for it, if that has no files
    // and no other form does. A program negotiates for it.
    let forms = languages.keys.filter { $0.hasPrefix(ownTag + "-") }
    if languages[ownTag] == nil, forms.count == 1 { ownTag = forms[0] }
    for part in catalogs.parts
    where part.file.kind == .strings && part.language.map(isOwn) ?? true
      && part.texts.entries.allSatisfy(\.key.text.isEmpty)
    { emptyTables.insert(part.file.table) }
  }

  /// The names of the tables, in order.
  package var names: [String] { tables.keys.sorted() }

  /// The languages of a table other than the development language, in order.
  package func translations(of table: String) -> [(name: String, texts: TableTexts)] {
    (tables[table] ?? [:]).filter { $0.key != ownTag }.map { ($0.value.language, $0.value) }
      .sorted { $0.0 < $1.0 }
  }

  /// The texts of a table in the development language.
  package func own(_ table: String) -> TableTexts { tables[table]?[ownTag] ?? TableTexts() }

  /// The keys of a table in all languages, without repetitions; or only those that some language has
  /// without the mark that they are gone.
  package func allKeys(of table: String, isCurrent: Bool = false) -> [String] {
    var known: Set<ByteText> = []
    let found = (tables[table] ?? [:]).values.flatMap(\.entries)
    return found.filter { !isCurrent || !$0.entry.isStale }.map(\.entry.key.text)
      .filter { known.insert(ByteText($0)).inserted }
  }

  /// Whether a table has a file in the development language.
  package func hasOwn(_ table: String) -> Bool { tables[table]?[ownTag] != nil }

  /// The texts of a table in a language other than the development language; nil if it has none.
  package func texts(of table: String, _ language: String) -> TableTexts? {
    tables[table]?[Self.folded(language)]
  }

  /// The texts in the language of a file, among which its texts are.
  func texts(in file: TableFile) -> TableTexts {
    let table = file.parts?.table ?? ""
    return language(of: file).flatMap { texts(of: table, $0) } ?? own(table)
  }

  /// The files with texts of the development language, also `.xcstrings` files, in the order in which
  /// they count.
  package var ownFiles: [TableFile] { Self.asTheyCount(files.filter { language(of: $0) == nil }) }

  /// Files in the order in which they count: of equal keys in a language that of the first file is used.
  static func asTheyCount(_ files: [TableFile]) -> [TableFile] {
    files.sorted(by: CatalogSet { folded($0) }.counts(_:before:))
  }

  /// The language of a file with texts of one language; nil for the development language, and for an
  /// `.xcstrings` file.
  package func language(of file: TableFile) -> String? {
    file.parts?.language.flatMap { isOwn($0) ? nil : $0 }
  }

  /// Whether the development language has a `.strings` file of a table that has no keys: then the keys
  /// are the texts, and the sources have them.
  package func hasEmptyOwn(_ table: String) -> Bool { emptyTables.contains(table) }

  /// Whether any table has texts in the development language.
  package var hasDevelopment: Bool { languages[ownTag] != nil }

  /// The languages of all tables other than the development language, in order.
  package var translations: [String] {
    languages.filter { $0.key != ownTag }.map(\.value).sorted()
  }

  /// Whether it is known that the texts of a table without a language are in ``development``, and not
  /// in that of a folder that is not seen.
  package func isDevelopmentKnown(_ table: String) -> Bool {
    isDevelopmentGiven || isLocalized(table)
  }

  /// The entry that a file has for a key, in one of its languages; nil if another entry counts in its
  /// place.
  func entry(of key: CatalogText, in file: String) -> TableTexts.Found? {
    guard let table = CatalogFileName(file)?.table else { return nil }
    for texts in (tables[table] ?? [:]).values {
      if let found = texts[key.text], found.file == file, found.entry.key.place == key.place {
        return found
      }
    }
    return nil
  }

  /// Whether a name is that of the development language.
  package func isDevelopment(_ language: String) -> Bool {
    Self.folded(language) == Self.folded(development)
  }

  private func isOwn(_ name: String) -> Bool { isDevelopment(name) || Self.folded(name) == ownTag }

  /// A name of a language in small letters, with hyphens; the code of today for an old code, and for
  /// a name that was used before there were codes.
  static func folded(_ name: String) -> String {
    let name = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    return LegacyLanguage.code(of: name) ?? name
  }

  /// Whether a text has the form of the name of a language: subtags of letters and digits.
  static func isLanguage(_ name: String) -> Bool {
    let subtags = folded(name).split(separator: "-", omittingEmptySubsequences: false)
    return (2...8).contains(subtags.first?.utf8.count ?? 0)
      && subtags.allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      }
  }

  // MARK: Reading

  /// Reads files: those that can be read, their texts, and the members that are not known.
  private static func read(
    _ files: [TableFile],
    _ progress: () -> Void
  ) -> ([TableFile], CatalogSet, [CatalogIssue]) {
    var read: [TableFile] = []
    var catalogs = CatalogSet { folded($0) }
    var unknownMembers: [CatalogIssue] = []
    for file in files {
      progress()
      guard let kind = file.parts?.kind else { continue }
      do throws(CatalogIssue) {
        let content = try TableContent(of: file, kind, limits: .tools)
        var file = file
        file.note(content)
        read.append(file)
        if case .catalog(let catalog) = content {
          guard isLanguage(catalog.sourceLanguage) else {
            catalogs.issues += catalog.warnings
            throw CatalogIssue(
              file: catalog.file,
              place: .start,
              reason: Reason(
                "source-language",
                "a language such as en was expected, not '\(catalog.sourceLanguage.excerpt)'"
              )
            )
          }
          unknownMembers += catalog.unknownMembers
          let languages = catalog.phraseLanguages
          // Of a key with a text and phrases, the phrases count.
          for language in languages.isEmpty ? [] : catalog.languages + languages {
            catalogs.add(catalog.phraseTable(for: language), language, of: file)
          }
        }
        catalogs.add(content, of: file)
      } catch {
        catalogs.issues.append(error)
      }
    }
    return (read, catalogs, unknownMembers)
  }
}
