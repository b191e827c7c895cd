internal import CatalogFiles
internal import Faults

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

    /// Whether neither the key nor the text has a letter, so that there is nothing to translate.
    package var isSymbol: Bool { SymbolText.isSymbol(key) && SymbolText.isSymbol(value ?? key) }

    /// The text of the development language.
    ///
    /// - Parameter isPositional: Whether several conversions name their arguments.
    /// - Returns: The value, or else the key.
    package func text(isPositional: Bool) -> String {
      let text = value ?? key
      return isPositional && !first.isMessage ? PositionalText.numbered(text) : text
    }
  }

  package let name: String
  /// The entries, by key.
  package let entries: [Entry]

  init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The table without some entries.
  package func leavingOut(_ isLeftOut: (Entry) -> Bool) -> ExtractedTable {
    ExtractedTable(name: name, entries: entries.filter { !isLeftOut($0) })
  }
}

extension ExtractedTable.Entry {
  init(_ text: ExtractedText) {
    first = text
    value = text.value
    valueSource = text.value.map { _ in text }
    comments = text.comment.map { [$0] } ?? []
  }

  /// The entry with one of the keys that it can have.
  func with(key: String) -> Self {
    var entry = self
    entry.first = first.with(key: key)
    return entry
  }

  /// Adds what other look-ups of the key say.
  mutating func add(_ other: Self) {
    if value == nil { (value, valueSource) = (other.value, other.valueSource) }
    comments += other.comments.filter { !comments.contains($0) }
  }

  /// Adds another look-up of the key.
  ///
  /// - Returns: A warning if its value is another one.
  mutating func add(_ text: ExtractedText) -> CatalogIssue? {
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
