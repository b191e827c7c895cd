internal import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogMerge {
  /// Whether a new table has keys to merge.
  ///
  /// - Parameters:
  ///   - keys: The keys of the new table in the development language.
  ///   - table: The name of the table in the catalogs.
  ///   - name: That of the new one.
  /// - Returns: Not if it has none and no key of the catalogs would count as gone for that.
  /// - Throws: An issue if all keys of the catalogs would, or if the keys are in other languages
  ///   than the development language.
  func hasKeys(
    _ keys: [MergedKey],
    of table: String,
    _ name: String
  ) throws(CatalogIssue) -> Bool {
    guard !keys.contains(where: options.adds) else { return true }
    let languages = new.translations(of: name).filter { !$0.texts.isWithoutKeys }.map(\.name)
    // The texts of Info.plist and of storyboards are outside of catalogs in the development language.
    if table.isTableOfSystem { return false }
    let isOutside =
      languages.isEmpty ? !hasKeysAtRisk(table, besides: keys) : new.isOutsideOfCatalogs(name)
    if isOutside { return false }
    let file = new.files.first { $0.parts?.table == name }?.path ?? name
    let reason =
      languages.isEmpty
      ? Reason(
        "no-new-keys",
        "the table \(name.excerpt) has no keys\(keys.isEmpty ? "" : " that are added"), and all of the catalogs would count as gone"
      )
      : Reason(
        "no-development-keys",
        "the table \(name.excerpt) has no keys in \(new.development), the development language, but in \(languages.joined(separator: ", ")); name another one with --development"
      )
    throw CatalogIssue(file: file, place: .start, reason: reason)
  }

  /// Whether a table of the catalogs has keys that sources look up, and that the new keys lack.
  private func hasKeysAtRisk(_ table: String, besides keys: [MergedKey]) -> Bool {
    let known = Set(keys.map { ByteText($0.entry.key.text) })
    return old.tables.allKeys(of: table).contains {
      !$0.isEmpty && !$0.isInterfaceBuilderKey && !known.contains(ByteText($0))
    }
  }

  /// Whether any table has keys that sources look up.
  package static func hasKeysAtRisk(_ tables: CatalogTables) -> Bool {
    tables.names.contains { name in
      !name.isTableOfSystem
        && tables.allKeys(of: name).contains { !$0.isEmpty && !$0.isInterfaceBuilderKey }
    }
  }
}
