internal import CompiledData
internal import Sharing

/// The difference between two data files, by kind and locale.
package struct DataDifference: Sendable {
  /// A value that differs; nil where a file lacks it.
  package struct Change: Hashable, Sendable {
    /// The keys and the places in lists that lead to the value, separated by slashes.
    package let path: String
    package let old: DataLeaf?
    package let new: DataLeaf?
  }

  /// A change with the locales that share it.
  package struct Row: Sendable {
    package let kind: String
    package let change: Change
    /// The names of the locales, sorted; empty for a fact that is not about one.
    package let locales: [String]
  }

  /// The counts of a kind.
  package struct Count: Hashable, Sendable {
    package let kind: String
    /// The number of rows.
    package internal(set) var rows = 0
    /// The number of values in all locales.
    package internal(set) var values = 0
    package internal(set) var locales = 0
  }

  /// The changes of the locales that both files have, by kind, path and locale.
  package let rows: [Row]
  /// The locales that only the new file has.
  package let added: [String]
  /// The locales that only the old file has.
  package let removed: [String]
  /// The locales that are compared: those that both files have.
  package let shared: Set<String>

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - old: The older file.
  ///   - new: The newer file.
  ///   - locales: The locales to compare; nil for all, and for facts that are not about a locale.
  ///   - kinds: The kinds to compare; nil for all.
  package init(
    from old: DataContent,
    to new: DataContent,
    locales: Set<String>? = nil,
    kinds: Set<String>? = nil
  ) {
    let (before, after) = (Set(old.locales), Set(new.locales))
    let isAsked = { (name: String) in locales?.contains(name) ?? true }
    added = after.subtracting(before).filter(isAsked).sorted()
    removed = before.subtracting(after).filter(isAsked).sorted()
    let shared = before.intersection(after).filter(isAsked)
    self.shared = shared
    let known = old.knownNames.union(new.knownNames)
    var rows: [Row] = []
    for section in DataFile.Section.allCases where section != .about {
      var comparison = NodeComparison()
      var found: [Change: [String]] = [:]
      if old.isByLocale(section, known) || new.isByLocale(section, known) {
        for name in shared.sorted() {
          for change in comparison.changes(old[section]?[name], new[section]?[name]) {
            found[change, default: []].append(name)
          }
        }
      } else if locales == nil {
        for change in comparison.changes(old[section], new[section]) { found[change] = [] }
      }
      for (change, names) in found {
        let path = change.path.split(separator: "/", maxSplits: 2).map(String.init)
        let kind = DataKinds.kind(of: section, at: path)
        guard kinds?.contains(kind) ?? true else { continue }
        rows.append(Row(kind: kind, change: change, locales: names))
      }
    }
    self.rows = rows.sorted(by: Self.order)
  }

  private static func order(_ left: Row, _ right: Row) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    if left.locales != right.locales {
      // The changes of most locales come first.
      if left.locales.count != right.locales.count {
        return left.locales.count > right.locales.count
      }
      return left.locales.lexicographicallyPrecedes(right.locales)
    }
    return left.change.path < right.change.path
  }

  /// The counts of each kind with a change.
  package var counts: [Count] {
    var counts: [String: (count: Count, locales: Set<String>)] = [:]
    for row in rows {
      var entry = counts[row.kind] ?? (Count(kind: row.kind), [])
      entry.count.rows += 1
      entry.count.values += max(1, row.locales.count)
      entry.locales.formUnion(row.locales)
      entry.count.locales = entry.locales.count
      counts[row.kind] = entry
    }
    return counts.values.map(\.count).sorted { $0.kind < $1.kind }
  }

  /// The names of locales in few words: `*` for all that are compared, `de*` for all of a language
  /// with several, and `!de_CH` for one that is none of these.
  ///
  /// - Parameter names: Names that both files have.
  /// - Returns: The words, in order.
  package func abbreviated(_ names: [String]) -> [String] {
    let all = Self.byLanguage(shared)
    let own = Self.byLanguage(names).sorted { $0.key < $1.key }
    let words = own.flatMap { language, group in
      let missing = Set(all[language] ?? []).subtracting(group).sorted()
      return missing.count + 1 < group.count
        ? ["\(language)*"] + missing.map { "!\($0)" } : group.sorted()
    }
    // Most of the locales are named by those that are none of them.
    let others = Self.byLanguage(shared.subtracting(names)).sorted { $0.key < $1.key }
    let exceptions = others.flatMap { language, group in
      group.count > 1 && group.count == all[language]?.count ? ["\(language)*"] : group.sorted()
    }
    return exceptions.count + 1 < words.count ? ["*"] + exceptions.map { "!\($0)" } : words
  }

  private static func byLanguage(_ names: some Sequence<String>) -> [Substring: [String]] {
    Dictionary(grouping: names) { $0.prefix { $0 != "_" } }
  }
}

/// Compares values of a section of two files, equal pairs of places once.
struct NodeComparison {
  private struct Pair: Hashable {
    let old: Int?
    let new: Int?
  }

  private var known: [Pair: [DataDifference.Change]] = [:]

  /// The values that differ, with their paths from here.
  mutating func changes(
    _ old: DataNode?,
    _ new: DataNode?,
    depth: Int = 0
  ) -> [DataDifference.Change] {
    let pair = Pair(old: old?.identity, new: new?.identity)
    if let found = known[pair] { return found }
    guard depth < DataNode.deepest, old != nil || new != nil else { return [] }
    let (leaf, other) = (old?.leaf, new?.leaf)
    var result: [DataDifference.Change] = []
    // The entries of the other list are changes by themselves.
    let isFilled = leaf == .empty && other == nil && new != nil
    let isEmptied = other == .empty && leaf == nil && old != nil
    if leaf != other, !isFilled, !isEmptied {
      result.append(.init(path: "", old: leaf, new: other))
    }
    let isOther = (old?.isList ?? false) != (new?.isList ?? false)
    let (first, second) = (old?.entries ?? [], new?.entries ?? [])
    // A list and a map share no key.
    let parts = Dictionary(second.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let keys = Set(first.map(\.key))
    for (key, value) in first {
      let match = isOther ? nil : parts[key]
      result += changes(value, match, depth: depth + 1).map { $0.below(key) }
    }
    for (key, value) in second where isOther || !keys.contains(key) {
      result += changes(nil, value, depth: depth + 1).map { $0.below(key) }
    }
    known[pair] = result
    return result
  }
}

extension DataDifference.Change {
  fileprivate func below(_ key: String) -> Self {
    Self(path: path.isEmpty ? key : "\(key)/\(path)", old: old, new: new)
  }
}
