internal import CatalogFiles
internal import MachineTime
internal import Sharing

/// The texts of all files of a target, by table and language.
struct CompiledTables {
  /// An entry with the file that it is from.
  struct Found {
    let entry: CatalogTable.Entry
    let file: String
  }

  /// The texts of one table in one language; of equal keys the first one counts.
  struct Language {
    private(set) var entries: [Found] = []
    private var positions: [ByteText: Int] = [:]

    subscript(key: String) -> Found? { positions[ByteText(key)].map { entries[$0] } }

    mutating func add(_ table: CatalogTable) {
      for entry in table.entries where positions[ByteText(entry.key.text)] == nil {
        positions[ByteText(entry.key.text)] = entries.count
        entries.append(Found(entry: entry, file: table.file))
      }
    }
  }

  /// The files that were read.
  private(set) var files: [CompiledFile] = []
  private(set) var issues: [CatalogIssue] = []
  private var given: String?
  /// The source language of the first `.xcstrings` file.
  private var source: String?
  /// By table and language, which is empty for the development language until that is known.
  private var tables: [String: [String: Language]] = [:]

  init(development: String?) { given = development }

  /// The development language.
  var development: String { source ?? given ?? "en" }

  /// The names of the tables, in order.
  var names: [String] { tables.keys.sorted() }

  /// The languages of a table other than the development language, in order.
  func translations(of table: String) -> [(name: String, texts: Language)] {
    (tables[table] ?? [:]).filter { !isOwn($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The texts of a table in the development language.
  ///
  /// They may be under several names: `Base`, `en`, and none.
  func own(_ table: String) -> Language {
    var own = Language()
    for (name, language) in (tables[table] ?? [:]).sorted(by: { $0.key > $1.key })
    where isOwn(name) {
      for found in language.entries {
        own.add(CatalogTable(file: found.file, entries: [found.entry]))
      }
    }
    return own
  }

  private func isOwn(_ name: String) -> Bool {
    name.isEmpty || Self.folded(name) == Self.folded(development)
  }

  /// A name of a language in small letters, with hyphens.
  private static func folded(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Whether a text has the form of the name of a language: subtags of letters and digits.
  private static func isLanguage(_ name: String) -> Bool {
    let subtags = folded(name).split(separator: "-", omittingEmptySubsequences: false)
    return (2...8).contains(subtags.first?.utf8.count ?? 0)
      && subtags.allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      }
  }

  // MARK: Reading

  /// Reads a file, and keeps its issues.
  mutating func read(_ file: CompiledFile) {
    guard let parts = file.parts else { return }
    do throws(CatalogIssue) {
      switch parts.kind {
      case .strings: add(try CatalogTable(strings: file.bytes, file: file.path), parts)
      case .stringsdict: add(try CatalogTable(stringsdict: file.bytes, file: file.path), parts)
      case .xcstrings: add(try XCStringsFile(file.bytes, file: file.path), parts)
      }
      files.append(file)
    } catch {
      issues.append(error)
    }
  }

  private mutating func add(_ table: CatalogTable, _ parts: CatalogFileName) {
    issues += table.warnings
    let language = parts.localization.map { Self.folded($0) == "base" ? "" : $0 } ?? ""
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
    for language in file.languages {
      tables[parts.table, default: [:]][language, default: Language()]
        .add(file.table(for: language))
    }
  }
}
