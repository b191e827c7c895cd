package import CatalogFiles
package import Faults

/// Writes files of catalogs, and whatever is made of them.
package enum CatalogFileWriting {
  /// Gives a file a new content; the folders above it are made.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file.
  ///   - expected: The content that the file must still have, such as that which was read.
  /// - Returns: Whether the file was changed: not if it had that content before.
  /// - Throws: An issue with the system's reason, or if the file is not as expected. The file is then
  ///   as it was before.
  @discardableResult
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    expecting expected: SystemCalls.ExpectedFile = .anything
  ) throws(CatalogIssue) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let missing = SystemCalls.missingFolders(folder)
    if let fault = SystemCalls.makeFolder(folder) {
      SystemCalls.removeFolders(missing)
      throw unwritable(path, fault)
    }
    switch SystemCalls.replaceContents(ofFile: path, with: bytes, expecting: expected) {
    case .written: return true
    case .unchanged: return false
    case .unexpected:
      let reason = Reason(
        "changed-file",
        "another program has changed the file since it was read, and it is not replaced; run the command again"
      )
      throw CatalogIssue(file: path, place: .start, reason: reason)
    case .failed(let fault):
      // No folder is left without the file that it was made for.
      SystemCalls.removeFolders(missing)
      throw unwritable(path, fault)
    }
  }

  private static func unwritable(_ path: String, _ fault: Int32) -> CatalogIssue {
    CatalogIssue(
      file: path,
      place: .start,
      reason: Reason(
        "unwritable-file",
        "the file cannot be written, and is as before: \(SystemCalls.message(ofError: fault))"
      )
    )
  }
}
