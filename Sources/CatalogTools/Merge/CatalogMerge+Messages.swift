internal import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogMerge {
  /// Reports that the sources have another text than the catalogs, which is kept.
  mutating func reportOther(
    _ text: String,
    _ key: CatalogText,
    _ kept: String,
    _ file: String
  ) {
    let reason = Reason(
      "other-text",
      "the text of '\(key.text.excerpt)' is '\(text.excerpt)' in the sources; '\(kept.excerpt)' is kept"
    )
    warnings.append(CatalogIssue(.warning, file: file, place: key.place, reason: reason))
  }

  /// Reports that a table is not in the one file that is merged into.
  mutating func reportLeftOut(_ name: String, _ keys: [MergedKey]) {
    let reason = Reason(
      "other-table",
      "the table '\(name.excerpt)' is another one than that of the file; its keys are left out (\(keys.count))"
    )
    let file = new.files.first { $0.parts?.table == name }?.path ?? name
    warnings.append(CatalogIssue(.warning, file: file, place: .start, reason: reason))
  }

  /// Reports that a key with forms is not added to a file that cannot have them.
  mutating func reportForms(_ key: MergedKey, _ file: String) {
    let name = key.entry.key
    let reason = Reason(
      "forms-not-merged",
      "'\(name.text.excerpt)' has forms, and is not added to \(file)"
    )
    warnings.append(CatalogIssue(.warning, file: key.file, place: name.place, reason: reason))
  }

  /// Reports that a key of a file that has no marks is gone.
  mutating func reportGone(_ key: CatalogText, _ file: TableFile) {
    let reason = Reason(
      "gone-key",
      "the sources do not look up '\(key.text.excerpt)' any more; a .\(file.parts?.kind.rawValue ?? "strings") file has no mark for that"
    )
    warnings.append(CatalogIssue(.warning, file: file.path, place: key.place, reason: reason))
  }
}
