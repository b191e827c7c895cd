package import ArgumentParser
internal import CatalogFiles
package import CatalogTools
internal import FmtKit

extension CatalogProject {
  /// Reports the files that could not be read, and the warnings of the others.
  ///
  /// - Parameter reportsWarnings: Whether warnings about the content of files are reported.
  /// - Throws: The status 74 if a path cannot be opened, and 65 if a file is malformed or there is
  ///   none.
  package func checkReadable(reportsWarnings: Bool = true) throws(ExitCode) {
    var isMalformed = false
    for issue in groups.flatMap(\.tables.issues)
    where reportsWarnings || issue.severity == .error {
      report("\(issue)")
      isMalformed = isMalformed || issue.severity == .error
    }
    reportUnopened()
    try issues.checkOpened()
    if isMalformed { throw ExitCode(Status.badValue) }
    try checkHasFiles()
  }

  /// Reports the files and folders that could not be opened, and what was left out, but for issues
  /// that were reported before.
  func reportUnopened(besides reported: Set<CatalogIssue> = []) {
    for issue in issues where !reported.contains(issue) {
      let mark = issue.severity == .warning ? "warning: " : ""
      report("\(issue.file): \(mark)\(issue.reason)")
    }
  }

  /// Reports that there is no file of a catalog.
  ///
  /// - Throws: The status 65, if nothing else is wrong.
  package func checkHasFiles() throws(ExitCode) {
    guard groups.isEmpty, !issues.contains(where: { $0.severity == .error }) else { return }
    report("\(CatalogFileName.expected) was expected, and there is none")
    throw ExitCode(Status.badValue)
  }
}

extension Collection<CatalogIssue> {
  /// Ends the command if one of the issues is an error.
  ///
  /// - Throws: The status 74 if a path cannot be opened, and 65 for another error.
  func checkOpened() throws(ExitCode) {
    if contains(where: \.isUnreadable) { throw ExitCode(Status.inputOutput) }
    if contains(where: { $0.severity == .error }) { throw ExitCode(Status.badValue) }
  }
}
