package import CompiledData
package import Faults
internal import LocaleFormat

/// The sections of a data file, all of whose checksums are right.
package struct DataContent: Sendable {
  package let file: DataFile
  private let roots: [DataFile.Section: DataNode]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The name of the file for errors.
  /// - Throws: `FormatError.Code.unreadableData` with the name, the place and the reason, if the bytes
  ///   are damaged, or are not those of a data file.
  package init(_ bytes: [UInt8], named name: String) throws(FormatError) {
    do throws(DataFile.Fault) {
      try self.init(DataFile(bytes))
    } catch {
      throw FormatError(
        .unreadableData,
        name,
        offset: error.offset,
        reason: Reason("damaged-data", "the data cannot be read: \(error.description)")
      )
    }
  }

  /// Reads all sections of a file.
  ///
  /// - Throws: The first fault.
  package init(_ file: DataFile) throws(DataFile.Fault) {
    self.file = file
    var roots: [DataFile.Section: DataNode] = [:]
    for section in DataFile.Section.allCases where file.has(section) {
      roots[section] = try file.root(of: section)
    }
    self.roots = roots
  }

  /// The sections, in the order of their kinds.
  package var sections: [DataFile.Section] {
    DataFile.Section.allCases.filter { roots[$0] != nil }
  }

  /// The first value of a section.
  package subscript(_ section: DataFile.Section) -> DataNode? { roots[section] }

  /// A text about the origin of the data: `icu`, `cldr` or `unicode`.
  package func origin(_ key: String) -> String? { roots[.about]?[key]?.text }

  /// The versions, for people: `ICU 72.1, CLDR 42.0, Unicode 15.0`.
  package var versions: String {
    [("ICU", "icu"), ("CLDR", "cldr"), ("Unicode", "unicode")].map { title, key in
      "\(title) \(origin(key) ?? "unknown")"
    }.joined(separator: ", ")
  }

  /// The locales and kinds of a subset, sorted; nil for a whole file.
  package var subset: (locales: [String], kinds: [String])? {
    guard let about = roots[.about], let served = about["served"] else { return nil }
    return (served.all.map(\.key), about["kinds"]?.texts ?? [])
  }

  /// The names of locales that the facts have, also of those without records.
  var knownNames: Set<String> {
    Set((roots[.locales]?["names"]?.all ?? []).map(\.key) + ["root"])
  }

  /// The names of locales that have records, sorted.
  package var locales: [String] {
    let known = knownNames
    var names: Set<String> = []
    for section in sections where isByLocale(section, known) {
      names.formUnion((roots[section]?.all ?? []).map(\.key))
    }
    return names.sorted()
  }

  /// Whether a section is a map from names of locales to records.
  func isByLocale(_ section: DataFile.Section, _ known: Set<String>) -> Bool {
    guard section != .about, section != .locales, let keys = roots[section]?.all else {
      return false
    }
    return !keys.isEmpty && keys.allSatisfy { known.contains($0.key) }
  }
}
