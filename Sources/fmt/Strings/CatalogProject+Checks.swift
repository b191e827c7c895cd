internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools

extension CatalogProject {
  /// Reports the files that could not be read, and the warnings of the others.
  ///
  /// - Parameter tellsWarnings: Whether warnings are reported.
  /// - Throws: The status 74 if a path cannot be opened, and 65 if a file is malformed.
  func checkReadable(tellsWarnings: Bool = true) throws(ExitCode) {
    var isMalformed = false
    for issue in groups.flatMap(\.tables.issues)
    where tellsWarnings || issue.severity == .error {
      report("\(issue)")
      isMalformed = isMalformed || issue.severity == .error
    }
    for issue in issues { report("\(issue.file): \(issue.reason)") }
    if issues.contains(where: \.isUnreadable) { throw ExitCode(Status.inputOutput) }
    if isMalformed || !issues.isEmpty { throw ExitCode(Status.badValue) }
  }

  /// Reports that there is no file of a catalog.
  ///
  /// - Throws: The status 65, if nothing else is wrong.
  func checkHasFiles() throws(ExitCode) {
    guard groups.isEmpty, issues.isEmpty else { return }
    report("there is no .strings, .stringsdict or .xcstrings file")
    throw ExitCode(Status.badValue)
  }
}
