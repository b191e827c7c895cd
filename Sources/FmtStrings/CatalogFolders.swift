internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit

/// The folders of catalogs that a command changes.
enum CatalogFolders {
  /// Keeps other commands from changing the catalogs at some paths; nil if nothing is written.
  ///
  /// It is taken before the catalogs are read, and held until they are written.
  ///
  /// - Throws: The status 74 if another command does not end.
  static func lock(_ paths: [String], isDry: Bool) throws(ExitCode) -> CatalogLock? {
    guard !isDry else { return nil }
    do throws(CatalogIssue) {
      return try CatalogLock.take(paths)
    } catch {
      report("\(error.file): \(error.reason)")
      throw ExitCode(Status.inputOutput)
    }
  }
}
