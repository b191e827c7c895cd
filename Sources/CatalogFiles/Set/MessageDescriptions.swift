internal import Faults

/// The choices for files of messages, by the folder of the catalog.
///
/// A folder has them in a file `MessageCatalog.json`.
package struct MessageDescriptions: Sendable {
  private var byFolder: [String: MessageFiles] = [:]

  package init() {}

  /// Takes the files with choices out of some files, and says how the others are read.
  ///
  /// - Parameters:
  ///   - files: The files, which are read.
  ///   - limits: The limits of what is read.
  /// - Returns: The faults of the files with choices.
  package mutating func take(
    from files: inout [TableFile],
    limits: CatalogLimits
  ) -> [CatalogIssue] {
    var issues: [CatalogIssue] = []
    for file in files where file.isDescription {
      do throws(CatalogIssue) {
        byFolder[file.folder] =
          try MessageFiles(description: file.bytes, file: file.path, limits: limits)
      } catch {
        issues.append(error)
      }
    }
    files.removeAll(where: \.isDescription)
    for index in files.indices {
      if let messages = byFolder[files[index].folder] { files[index].describe(messages) }
    }
    return issues
  }

  /// The path of the file with the choices for a file of messages, whose folder has one.
  package static func path(for file: TableFile) -> String? {
    guard file.parts?.kind.hasMessages ?? false else { return nil }
    let folder = file.folder
    let name = CatalogFileName.descriptionName
    let path = file.path.contains("/") && !folder.isEmpty ? "\(folder)/\(name)" : name
    return SystemCalls.exists(path) ? path : nil
  }
}
