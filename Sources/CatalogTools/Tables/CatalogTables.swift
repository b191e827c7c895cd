package import CatalogFiles
internal import Faults
internal import Sharing

/// The texts of the files of an app, by table and language.
package struct CatalogTables {
  /// An entry with the file that it is from.
  package struct Found: Sendable {
    package let entry: CatalogTable.Entry
    package let file: String
    package var traits: KeyTraits = []
    /// The comment before the key in a property list that switches rules off.
    var ignoring: String?
    /// The phrases of an App Shortcut, of which the value is the first one.
    var phrases: [CatalogText] = []
  }

  /// The texts of one table in one language; of equal keys the first one counts.
  package struct Language: Sendable {
    package private(set) var entries: [Found] = []
    private var positions: [ByteText: Int] = [:]

    package init() {}

    package subscript(key: String) -> Found? { position(of: key).map { entries[$0] } }

    /// The index of the entry of a key; nil if there is none.
    package func position(of key: String) -> Int? { positions[ByteText(key)] }

    /// Adds the entries of a table, with the traits of those whose key is at one of some places.
    mutating func add(_ table: CatalogTable, _ traits: [SourcePlace: KeyTraits] = [:]) {
      for entry in table.entries {
        let place = entry.key.place
        let found = Found(
          entry: entry,
          file: table.file,
          traits: traits[place] ?? [],
          ignoring: table.ignoring[place]
        )
        add(found)
      }
    }

    /// Adds the entries of a catalog in one language; of a key with a text and phrases, the phrases.
    mutating func add(
      _ file: XCStringsFile,
      _ language: String,
      _ traits: [SourcePlace: KeyTraits]
    ) {
      for (entry, phrases) in file.phraseEntries(for: language) {
        let traits = traits[entry.key.place] ?? []
        add(Found(entry: entry, file: file.file, traits: traits, phrases: phrases))
      }
      add(file.table(for: language), traits)
    }

    /// Adds an entry, unless its key is there already.
    package mutating func add(_ found: Found) {
      let position = positions[ByteText(found.entry.key.text), default: entries.count]
      guard position == entries.count else { return }
      positions[ByteText(found.entry.key.text)] = position
      entries.append(found)
    }
  }

  /// The files that were read.
  package private(set) var files: [TableFile] = []
  package private(set) var issues: [CatalogIssue] = []
  /// The members of `.xcstrings` files that are not known, which only `lint` reports.
  package private(set) var unknownMembers: [CatalogIssue] = []
  private let given: String?
  private let isDefault: Bool
  /// The source language of the first `.xcstrings` file.
  private var source: String?
  /// By table and language, which is empty for the development language until that is known.
  private var tables: [String: [String: Language]] = [:]
  /// The languages of all tables, as their folders and files spell them.
  private var languages: Set<String> = []
  /// The folded name of the language that stands for the development language, which has no files.
  private var substitute: String?
  /// The languages of each table that have a `.strings` file without keys.
  private var emptyFiles: [String: Set<String>] = [:]

  /// Makes tables without texts.
  ///
  /// - Parameters:
  ///   - development: The development language; nil if the files decide.
  ///   - isDefault: Whether the source language of an `.xcstrings` file counts before it.
  package init(development: String?, isDefault: Bool = false) {
    given = development
    self.isDefault = isDefault
  }

  /// The development language.
  package var development: String {
    (isDefault ? source ?? given : given ?? source) ?? "en"
  }

  /// The names of the tables, in order.
  package var names: [String] { tables.keys.sorted() }

  /// The languages of a table other than the development language, in order.
  package func translations(of table: String) -> [(name: String, texts: Language)] {
    (tables[table] ?? [:]).filter { !isOwn($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The texts of a table in the development language.
  ///
  /// They may be under several names: `Base`, `en`, and none.
  package func own(_ table: String) -> Language {
    let names = (tables[table] ?? [:]).keys.filter(isOwn).sorted(by: >)
    // Mostly there is one.
    guard names.count > 1 else { return names.first.flatMap { tables[table]?[$0] } ?? Language() }
    var own = Language()
    for name in names { for found in tables[table]?[name]?.entries ?? [] { own.add(found) } }
    return own
  }

  /// The keys of a table in all languages, without repetitions.
  package func allKeys(of table: String) -> [String] {
    var known: Set<ByteText> = []
    return (tables[table] ?? [:]).values.flatMap { $0.entries }.map(\.entry.key.text)
      .filter { known.insert(ByteText($0)).inserted }
  }

  /// The keys of a table that some language has without the mark that they are gone.
  package func currentKeys(of table: String) -> [String] {
    var known: Set<ByteText> = []
    return (tables[table] ?? [:]).values.flatMap(\.entries).filter { !$0.entry.isStale }
      .map(\.entry.key.text).filter { known.insert(ByteText($0)).inserted }
  }

  /// Whether a table has a file in the development language.
  package func hasOwn(_ table: String) -> Bool {
    tables[table]?.keys.contains(where: isOwn) ?? false
  }

  /// The texts of a table in a language other than the development language; nil if it has none.
  package func texts(of table: String, _ language: String) -> Language? {
    tables[table]?[language]
  }

  /// The language of a file with texts of one language; nil for the development language.
  package func language(of file: TableFile) -> String? {
    guard let name = file.parts?.localization, name.lowercased() != "base", !isOwn(name) else {
      return nil
    }
    return name
  }

  /// Whether the development language has a `.strings` file of a table that has no keys: then the keys
  /// are the texts, and the sources have them.
  package func hasEmptyOwn(_ table: String) -> Bool {
    emptyFiles[table]?.contains(where: isOwn) ?? false
  }

  /// Whether any table has texts in the development language.
  package var hasDevelopment: Bool { languages.contains(where: isOwn) }

  /// The languages of all tables other than the development language, in order.
  package var translations: [String] { languages.filter { !isOwn($0) }.sorted() }

  /// Whether it is known that the texts of a table without a language are in ``development``, and not
  /// in that of a folder that is not seen.
  package func isDevelopmentKnown(_ table: String) -> Bool {
    given != nil
      || files.contains { file in
        guard let parts = file.parts, parts.table == table else { return false }
        return parts.kind == .xcstrings || parts.localization != nil
      }
  }

  /// The first file of a table in a language; nil for the development language.
  package func file(of table: String, _ language: String?) -> String {
    let parts = files.first { file in
      guard let parts = file.parts, parts.table == table else { return false }
      if parts.kind == .xcstrings { return true }
      guard let language else { return isOwn(parts.localization ?? "") }
      return parts.localization == language
    }
    return parts?.path ?? ""
  }

  /// The entry that a file has for a key, in one of its languages; nil if another entry counts in its
  /// place.
  func entry(of key: CatalogText, in file: String) -> Found? {
    guard let table = CatalogFileName(file)?.table else { return nil }
    for texts in (tables[table] ?? [:]).values {
      if let found = texts[key.text], found.file == file, found.entry.key.place == key.place {
        return found
      }
    }
    return nil
  }

  /// Whether a name is that of the development language.
  func isDevelopment(_ language: String) -> Bool {
    Self.folded(language) == Self.folded(development)
  }

  private func isOwn(_ name: String) -> Bool {
    guard !name.isEmpty else { return true }
    let folded = Self.folded(name)
    return folded == substitute || folded == Self.folded(development)
  }

  /// Adds a language that has texts.
  private mutating func note(_ language: String) {
    guard languages.insert(language).inserted else { return }
    let base = Self.folded(language).prefix { $0 != "-" }
    if base.isEmpty || Self.folded(development).hasPrefix(base) { findSubstitute() }
  }

  /// Lets a regional form of the development language, such as `en-US`, stand for it, if that has no
  /// files and no other form does.
  private mutating func findSubstitute() {
    let own = Self.folded(development)
    let names = Set(languages.map(Self.folded))
    let forms = names.filter { $0.hasPrefix(own + "-") }
    let isThere = names.contains(own) || names.contains("")
    substitute = !isThere && forms.count == 1 ? forms.first : nil
  }

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

  /// Reads a file, and keeps its issues.
  package mutating func read(_ file: TableFile) {
    guard let parts = file.parts else { return }
    do throws(CatalogIssue) {
      let (bytes, path, limits) = (file.bytes, file.path, CatalogLimits.tools)
      switch parts.kind {
      case .strings: add(try CatalogTable(strings: bytes, file: path, limits: limits), parts)
      case .stringsdict:
        add(try CatalogTable(stringsdict: bytes, file: path, limits: limits), parts)
      case .xcstrings: add(try XCStringsFile(bytes, file: path, limits: limits), parts)
      }
      files.append(file)
    } catch {
      issues.append(error)
    }
  }

  private mutating func add(_ table: CatalogTable, _ parts: CatalogFileName) {
    issues += table.warnings
    let language = parts.localization.map { Self.folded($0) == "base" ? "" : $0 } ?? ""
    note(language)
    if parts.kind == .strings, table.entries.allSatisfy(\.key.text.isEmpty) {
      emptyFiles[parts.table, default: []].insert(language)
    }
    tables[parts.table, default: [:]][language, default: Language()].add(table)
  }

  private mutating func add(_ file: XCStringsFile, _ parts: CatalogFileName) {
    issues += file.warnings
    guard Self.isLanguage(file.sourceLanguage) else {
      let name = file.sourceLanguage.excerpt
      let reason = Reason("source-language", "a language such as en was expected, not '\(name)'")
      issues.append(CatalogIssue(file: file.file, place: .start, reason: reason))
      return
    }
    if let source, Self.folded(source) != Self.folded(file.sourceLanguage) {
      let reason = Reason(
        "other-source-language",
        "the source language \(source) was expected as in the other files, not \(file.sourceLanguage)"
      )
      issues.append(CatalogIssue(.warning, file: file.file, place: .start, reason: reason))
    }
    source = source ?? file.sourceLanguage
    findSubstitute()
    unknownMembers += file.unknownMembers
    let traits = KeyTraits.byPlace(in: file)
    for language in file.allLanguages {
      note(language)
      tables[parts.table, default: [:]][language, default: Language()].add(file, language, traits)
    }
  }
}
