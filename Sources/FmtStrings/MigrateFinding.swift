internal import CatalogFiles
internal import ExtractedTexts
internal import MachineTime

/// A use of Foundation with the code that takes its place.
struct MigrateFinding {
  let use: FoundationUse
  let migration: Migration

  /// The uses with a migration, without those of names that the sources declare.
  ///
  /// - Parameter sources: The sources.
  /// - Returns: The uses, and the declarations that hide others.
  static func all(
    in sources: ExtractedSources
  ) -> (findings: [MigrateFinding], hiding: [HidingDeclaration]) {
    var declared: [String: HidingDeclaration] = [:]
    for declaration in sources.declarations where declared[declaration.name] == nil {
      declared[declaration.name] = declaration
    }
    var hiding: [HidingDeclaration] = []
    var findings: [MigrateFinding] = []
    for use in sources.uses {
      guard let migration = Migration.of(use.name, value: use.value) else { continue }
      if let name = use.hiddenBy, let declaration = declared[name] {
        if !hiding.contains(declaration) { hiding.append(declaration) }
      } else {
        findings.append(MigrateFinding(use: use, migration: migration))
      }
    }
    return (findings, hiding)
  }

  /// The code that takes the place of the use.
  var code: String { migration.code(for: use.value) }

  /// The sentence about the use.
  var issue: CatalogIssue {
    var text = "\(use.name)"
    if let value = use.value { text += " (\(value))" }
    text += ": write '\(code)'"
    if let remark = migration.remark { text += "; \(remark)" }
    let reason = FormatError.Reason(migration.rule.rawValue, "\(text)")
    return CatalogIssue(.warning, file: use.file, place: use.place, reason: reason)
  }

  /// The sentence with both results.
  var results: String {
    let sample = migration.sample
    let foundation =
      sample.foundation.map { "\($0) with Foundation on Linux" } ?? "not in Foundation on Linux"
    return "\(sample.value): \(sample.here) here, \(foundation)"
  }
}
