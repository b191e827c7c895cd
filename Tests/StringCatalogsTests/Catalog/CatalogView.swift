import CatalogFiles
import CatalogTools
import LocaleFormat
import Sharing

@testable import StringCatalogs

/// The texts of the catalogs of one folder as a loader has them.
struct CatalogView {
  /// The tag of the development language.
  let development: String
  /// The texts with their files, by language, table and key; the development language is `own`.
  private(set) var texts: [String: String] = [:]

  /// The texts of a program.
  init(ofProgram catalog: StringCatalog) throws {
    let contents = catalog.state.copy().contents
    development = contents.development.tag
    let own = try contents.table(for: contents.development)
    for (place, found) in own.found.enumerated() where own.isWanted(place) {
      add(found.entry, found.file, "own", own.tableNames[Int(own.records[place].table)])
    }
    for language in contents.languages where language.locale != own.wanted {
      for (table, texts) in language.tables {
        for found in texts.entries { add(found.entry, found.file, language.locale.tag, table) }
      }
    }
  }

  /// The texts of tools.
  init(ofTools tables: CatalogTables) throws {
    development = try Self.tag(tables.development)
    for table in tables.names {
      for found in tables.own(table).entries { add(found.entry, found.file, "own", table) }
      for (name, texts) in tables.translations(of: table) {
        for found in texts.entries { add(found.entry, found.file, try Self.tag(name), table) }
      }
    }
  }

  /// The text that users of a language find in the table `L`, with its file.
  func text(_ language: String, _ key: String = "k") -> String? {
    texts["\(language == development ? "own" : language)/L/\(key)"]
  }

  /// The texts that another loader does not have, or has from another file.
  func differences(from other: CatalogView) -> [String] {
    let keys = Set(texts.keys).union(other.texts.keys)
    return keys.sorted().filter { texts[$0] != other.texts[$0] }
      .map { "\($0): \(texts[$0] ?? "nothing") and \(other.texts[$0] ?? "nothing")" }
  }

  private mutating func add(
    _ entry: CatalogTable.Entry,
    _ file: String,
    _ language: String,
    _ table: String
  ) {
    let text = if case .text(let text) = entry.value { text.text } else { "\(entry.value)" }
    let name = "\(language)/\(table)/\(entry.key.text)"
    texts[name] = texts[name].map { $0 + " and " } ?? ""
    texts[name]? += "\(text) of \(file)"
  }

  private static func tag(_ name: String) throws -> String {
    try Localization(name).locale?.tag ?? name
  }
}
