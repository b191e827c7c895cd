package import CatalogFiles
internal import Faults
internal import Sharing

/// The texts that sources look up in one table, of which some can have several keys.
///
/// ``resolved(with:stale:)`` makes an ``ExtractedTable`` with the keys of a catalog.
package struct UnresolvedTable: Sendable {
  package let name: String
  /// The entries whose keys the sources show.
  private var known: [ExtractedTable.Entry] = []
  /// The entries that can have several keys.
  private var open: [ExtractedTable.Entry] = []
  /// The entries by their keys, and the interpolations in them that can be any.
  private var places: [EntryName: Int] = [:]

  private struct EntryName: Hashable {
    let key: ByteText
    let unknownTypes: [Int]
  }

  private init(name: String) { self.name = name }

  /// Puts texts in tables.
  ///
  /// - Parameters:
  ///   - texts: The texts, in the order of the sources.
  ///   - issues: Gets a warning for each value that is not that of the first look-up.
  /// - Returns: The tables, by name.
  package static func tables(
    of texts: [ExtractedText],
    issues: inout [CatalogIssue]
  ) -> [UnresolvedTable] {
    var tables: [UnresolvedTable] = []
    var positions: [String: Int] = [:]
    for text in texts {
      let position = positions[text.table] ?? tables.count
      if position == tables.count {
        positions[text.table] = position
        tables.append(UnresolvedTable(name: text.table))
      }
      if let issue = tables[position].add(text) { issues.append(issue) }
    }
    return tables.sorted { $0.name < $1.name }
  }

  /// Adds a look-up.
  ///
  /// - Returns: A warning if the key has another value already.
  private mutating func add(_ text: ExtractedText) -> CatalogIssue? {
    let name = EntryName(key: ByteText(text.key.text), unknownTypes: text.unknownTypes)
    if text.hasUnknownTypes {
      if let place = places[name] { return open[place].add(text) }
      places[name] = open.count
      open.append(ExtractedTable.Entry(text))
    } else {
      if let place = places[name] { return known[place].add(text) }
      places[name] = known.count
      known.append(ExtractedTable.Entry(text))
    }
    return nil
  }

  /// Returns the table with one key or more for each look-up.
  ///
  /// A look-up that can have several keys stands for all of them that the catalog has, and that are
  /// not stale; else for those that are stale. If the catalog has none of them, it is the one key
  /// that another look-up shows, or else the key with `%@`. So a second look with the keys of the
  /// first one finds the same.
  ///
  /// - Parameters:
  ///   - keys: The keys of the catalog.
  ///   - stale: The keys of it that may also be marked as gone.
  /// - Returns: The table.
  package func resolved(with keys: [String] = [], stale: [String] = []) -> ExtractedTable {
    guard !open.isEmpty else { return ExtractedTable(name: name, entries: known) }
    let catalog = [KeyShapes(keys), KeyShapes(stale)]
    let shown = KeyShapes(known.map(\.key))
    var entries = known
    var places: [ByteText: Int] = [:]
    for (place, entry) in known.enumerated() { places[ByteText(entry.key)] = place }
    for entry in open {
      let pattern = KeyPattern(entry.key, anyAt: entry.first.unknownTypes)
      var found = catalog.lazy.map { $0.keys(of: pattern, like: entry.key) }.first { !$0.isEmpty }
      if found == nil {
        let others = shown.keys(of: pattern, like: entry.key)
        found = others.count == 1 ? others : nil
      }
      for key in found ?? [entry.key] {
        let new = entry.with(key: key)
        if let place = places[ByteText(key)] {
          entries[place].add(new)
        } else {
          places[ByteText(key)] = entries.count
          entries.append(new)
        }
      }
    }
    return ExtractedTable(name: name, entries: entries)
  }
}
