internal import CatalogFiles
internal import MachineTime

extension CatalogMerge {
  /// Whether a new table has keys to merge.
  ///
  /// - Parameters:
  ///   - name: The name of the new table.
  ///   - table: Its name in the catalogs.
  /// - Returns: Not if it has none and no key of the catalogs would count as gone for that.
  /// - Throws: An issue if all keys of the catalogs would, or if the keys are in other languages
  ///   than the development language.
  func hasKeys(_ name: String, of table: String) throws(CatalogIssue) -> Bool {
    guard new.own(name).isWithoutKeys else { return true }
    let languages = new.translations(of: name).filter { !$0.texts.isWithoutKeys }.map(\.name)
    // The texts of Info.plist and of storyboards are outside of catalogs in the development language.
    if table == "InfoPlist" { return false }
    let isOutside = languages.isEmpty ? !hasKeysAtRisk(table) : new.isOutsideOfCatalogs(name)
    if isOutside { return false }
    let file = new.files.first { $0.parts?.table == name }?.path ?? name
    let reason =
      languages.isEmpty
      ? Reason(
        "no-new-keys",
        "the table \(name.excerpt) has no keys, and all of the catalogs would count as gone"
      )
      : Reason(
        "no-development-keys",
        "the table \(name.excerpt) has no keys in \(new.development), the development language, but in \(languages.joined(separator: ", ")); name another one with --development"
      )
    throw CatalogIssue(file: file, place: .start, reason: reason)
  }

  /// Whether a table of the catalogs has keys that sources look up.
  private func hasKeysAtRisk(_ table: String) -> Bool {
    old.tables.allKeys(of: table).contains { !$0.isEmpty && !$0.isInterfaceBuilderKey }
  }

  /// Whether any table has keys that sources look up.
  package static func hasKeysAtRisk(_ tables: CatalogTables) -> Bool {
    tables.names.contains { name in
      name != "InfoPlist"
        && tables.allKeys(of: name).contains { !$0.isEmpty && !$0.isInterfaceBuilderKey }
    }
  }
}
