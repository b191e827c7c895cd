internal import Sharing

/// The texts of one table in one language; of equal keys the first one counts.
package struct TableTexts: Sendable {
  /// An entry with the file that it is from.
  package struct Found: Sendable {
    package let entry: CatalogTable.Entry
    package let file: String

    package init(entry: CatalogTable.Entry, file: String) {
      self.entry = entry
      self.file = file
    }
  }

  /// The language, as the folder or the file of the first texts spells it.
  package let language: String
  package private(set) var entries: [Found] = []
  private var positions: [ByteText: Int] = [:]

  package init(language: String = "") { self.language = language }

  package subscript(key: String) -> Found? { position(of: key).map { entries[$0] } }

  /// The index of the entry of a key; nil if there is none.
  package func position(of key: String) -> Int? { positions[ByteText(key)] }

  /// Adds the entries of a table.
  mutating func add(_ table: CatalogTable) {
    for entry in table.entries { add(Found(entry: entry, file: table.file)) }
  }

  /// Adds an entry, unless its key is there already.
  package mutating func add(_ found: Found) {
    let position = positions[ByteText(found.entry.key.text), default: entries.count]
    guard position == entries.count else { return }
    positions[ByteText(found.entry.key.text)] = position
    entries.append(found)
  }
}
