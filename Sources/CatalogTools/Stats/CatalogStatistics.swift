package import CatalogFiles
internal import Faults

/// The numbers of texts of one table in one language, by state.
///
/// Keys that are not to be translated, and empty ones, are not counted. The phrases of an App Shortcut
/// count as one text. A text that names a variable which it does not have is to be looked at again,
/// whatever its state. A language that only other tables have lacks all keys.
package struct CatalogStatistics: Sendable {
  /// The folder of the catalogs.
  package let folder: String
  package let table: String
  package let language: String
  /// Whether it is the development language.
  package let isDevelopment: Bool
  /// The number of keys of the development language, without those that are stale.
  package var keys = 0
  /// The texts that are translated.
  package var translated = 0
  /// The texts that somebody should look at again.
  package var needsReview = 0
  /// The texts that are there, but marked as not translated.
  package var new = 0
  /// The keys without a text.
  package var missing = 0
  /// The texts of keys that the sources do not look up any more.
  package var stale = 0

  /// Counts the texts of all tables and languages.
  ///
  /// - Parameter project: The catalogs.
  /// - Returns: The numbers: by folder, table and language, the development language first.
  package static func counted(in project: CatalogProject) -> [CatalogStatistics] {
    project.groups.flatMap { group in
      group.tables.names.flatMap { name in
        let tables = group.tables
        let keys = tables.keys(of: name)
        var rows: [CatalogStatistics] = []
        if !tables.own(name).isWithoutKeys {
          // A key without a text is its own text in the development language.
          rows.append(
            row(group.folder, name, tables.development, keys, keys, isDevelopment: true)
          )
        }
        var translations = tables.translations(of: name)
        translations += tables.missingLanguages(of: name).map { ($0, TableTexts()) }
        for (language, texts) in translations.sorted(by: { $0.name < $1.name }) {
          rows.append(row(group.folder, name, language, keys, texts, isDevelopment: false))
        }
        return rows
      }
    }
  }

  private static func row(
    _ folder: String,
    _ table: String,
    _ language: String,
    _ keys: TableTexts,
    _ texts: TableTexts,
    isDevelopment: Bool
  ) -> CatalogStatistics {
    var row = CatalogStatistics(
      folder: folder,
      table: table,
      language: language,
      isDevelopment: isDevelopment
    )
    for key in keys.entries where key.isCounted && !key.entry.isStale {
      row.keys += 1
      guard let found = texts[key.entry.key.text] else {
        row.missing += 1
        continue
      }
      guard !found.entry.isStale else { continue }
      // In the development language a text is what it is, whatever Xcode says of it.
      switch isDevelopment ? nil : found.entry.worstState {
      case .new?: row.new += 1
      case _ where found.entry.phrases.isEmpty && found.entry.namesUndefinedVariable:
        row.needsReview += 1
      case .needsReview?: row.needsReview += 1
      default: row.translated += 1
      }
    }
    row.stale = texts.entries.count { found in
      guard found.isCounted else { return false }
      return found.entry.isStale || keys[found.entry.key.text]?.entry.isStale ?? false
    }
    return row
  }
}

extension TableTexts.Found {
  /// Whether the key has a text for translators.
  package var isCounted: Bool {
    !entry.key.text.isEmpty && !entry.traits.contains(.untranslatable)
  }
}
