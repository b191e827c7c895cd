internal import CatalogFiles

/// The faults that were found when files were read, with the entries that they are in.
struct FileFaults {
  typealias Found = CatalogTables.Found

  /// A fault, with the entry whose key is the last one before it.
  struct Fault {
    let issue: CatalogIssue
    let found: Found?
  }

  private struct Position: Hashable {
    let file: String
    let place: SourcePlace
  }

  /// The codes of faults that leave a variable out.
  private static let leavingOut: Set<String> = [
    "other-expected", "plural-rule-expected", "no-variations", "dictionary-expected",
    "catalog-text-expected", "no-format-key",
  ]

  private(set) var faults: [Fault] = []
  private var withLeftOutParts: Set<Position> = []

  /// Finds the entries of the faults of some tables.
  init(of tables: CatalogTables) {
    let issues = tables.issues + tables.unknownMembers
    let entries = issues.isEmpty ? [:] : Self.entries(of: Set(issues.map(\.file)), in: tables)
    for issue in issues {
      let found = Self.entry(at: issue.place, in: entries[issue.file] ?? [])
      // A key that was repeated again is not the one that counts.
      let isOther = issue.reason.code == "repeated-key" && found?.entry.key.place != issue.place
      faults.append(Fault(issue: issue, found: isOther ? nil : found))
      if let found, Self.leavingOut.contains(issue.reason.code) {
        withLeftOutParts.insert(Position(file: found.file, place: found.entry.key.place))
      }
    }
  }

  /// Whether a part of an entry was left out, because it could not be understood.
  func hasLeftOutParts(_ found: Found) -> Bool {
    withLeftOutParts.contains(Position(file: found.file, place: found.entry.key.place))
  }

  /// The entries of files, in the order of their places.
  private static func entries(
    of files: Set<String>,
    in tables: CatalogTables
  ) -> [String: [Found]] {
    var result: [String: [Found]] = [:]
    for name in tables.names {
      let languages = [tables.own(name)] + tables.translations(of: name).map(\.texts)
      for found in languages.flatMap(\.entries) where files.contains(found.file) {
        result[found.file, default: []].append(found)
      }
    }
    return result.mapValues { $0.sorted { $0.entry.key.place.isBefore($1.entry.key.place) } }
  }

  /// The last entry whose key is not after a place.
  private static func entry(at place: SourcePlace, in entries: [Found]) -> Found? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if place.isBefore(entries[middle].entry.key.place) { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? entries[low - 1] : nil
  }
}

extension SourcePlace {
  fileprivate func isBefore(_ other: Self) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
