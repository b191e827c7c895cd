package import CatalogFiles
internal import MachineTime
internal import Sharing

/// The texts that sources look up in one table, each key once.
package struct ExtractedTable: Sendable {
  /// A key with what all its look-ups say.
  package struct Entry: Sendable {
    /// The first look-up.
    package fileprivate(set) var first: ExtractedText
    /// The first value; nil if no look-up gives one.
    package fileprivate(set) var value: String?
    fileprivate var valueSource: ExtractedText?
    /// The different comments, in the order of the sources.
    package fileprivate(set) var comments: [String]

    package var key: String { first.key.text }

    /// The text of the development language.
    ///
    /// - Parameter isPositional: Whether several conversions name their arguments.
    /// - Returns: The value, or else the key.
    package func text(isPositional: Bool) -> String {
      let text = value ?? key
      return isPositional ? PositionalText.numbered(text) : text
    }
  }

  package let name: String
  /// The entries, by key.
  package private(set) var entries: [Entry]

  /// Returns the table with the keys of a catalog in place of those that only differ from them in
  /// types which the sources do not show.
  ///
  /// - Parameter keys: The keys of the catalog.
  /// - Returns: The table; a key for which several keys of the catalog can stand stays as it is.
  package func matched(with keys: [String]) -> ExtractedTable {
    guard entries.contains(where: \.first.hasUnknownTypes) else { return self }
    let known = Set(keys.map { ByteText($0) })
    var shapes: [FormatShape: [String]] = [:]
    for key in keys { if let shape = FormatShape(key) { shapes[shape, default: []].append(key) } }
    var result = self
    result.entries = []
    var places: [ByteText: Int] = [:]
    for var entry in entries {
      if entry.first.hasUnknownTypes, !known.contains(ByteText(entry.key)),
        let shape = FormatShape(entry.key), let found = shapes[shape], found.count == 1
      {
        entry.first = entry.first.with(key: found[0])
      }
      let key = ByteText(entry.key)
      if let place = places[key] {
        result.entries[place].add(entry)
      } else {
        places[key] = result.entries.count
        result.entries.append(entry)
      }
    }
    return result
  }

  /// Puts texts in tables.
  ///
  /// - Parameters:
  ///   - texts: The texts, in the order of the sources.
  ///   - issues: Gets a warning for each value that is not that of the first look-up.
  /// - Returns: The tables, by name.
  package static func tables(
    of texts: [ExtractedText],
    issues: inout [CatalogIssue]
  ) -> [ExtractedTable] {
    var names: [String] = []
    var tables: [String: (entries: [Entry], places: [ByteText: Int])] = [:]
    for text in texts {
      let key = ByteText(text.key.text)
      if tables[text.table] == nil { names.append(text.table) }
      let place = tables[text.table]?.places[key]
      guard let place else {
        let count = tables[text.table]?.entries.count ?? 0
        tables[text.table, default: ([], [:])].places[key] = count
        tables[text.table, default: ([], [:])].entries.append(Entry(text))
        continue
      }
      if let issue = tables[text.table]?.entries[place].add(text) { issues.append(issue) }
    }
    return names.sorted().map { name in
      let entries = tables[name]?.entries ?? []
      let table = ExtractedTable(
        name: name,
        entries: entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      )
      // Another look-up of the same key can show the types.
      return table.matched(with: entries.filter { !$0.first.hasUnknownTypes }.map(\.key))
    }
  }
}

extension ExtractedTable.Entry {
  fileprivate init(_ text: ExtractedText) {
    first = text
    value = text.value
    valueSource = text.value.map { _ in text }
    comments = text.comment.map { [$0] } ?? []
  }

  /// Adds what other look-ups of the key say.
  fileprivate mutating func add(_ other: Self) {
    if first.hasUnknownTypes, !other.first.hasUnknownTypes { first = other.first }
    if value == nil { (value, valueSource) = (other.value, other.valueSource) }
    comments += other.comments.filter { !comments.contains($0) }
  }

  /// Adds another look-up of the key.
  ///
  /// - Returns: A warning if its value is another one.
  fileprivate mutating func add(_ text: ExtractedText) -> CatalogIssue? {
    if let comment = text.comment, !comments.contains(comment), comments.count < 64 {
      comments.append(comment)
    }
    guard let other = text.value else { return nil }
    guard let value, let source = valueSource else {
      value = other
      valueSource = text
      return nil
    }
    guard !value.utf8.elementsEqual(other.utf8) else { return nil }
    let reason = Reason(
      "multiple-values",
      "Key \"\(key.excerpt)\" used with multiple values. Value \"\(value.excerpt)\" kept. Value \"\(other.excerpt)\" ignored. The first is in \(source.file):\(source.key.place)"
    )
    return CatalogIssue(.warning, file: text.file, place: text.key.place, reason: reason)
  }
}
