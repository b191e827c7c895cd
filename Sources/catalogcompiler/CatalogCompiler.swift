internal import CatalogFiles
internal import CatalogTools
internal import Foundation

/// Writes the Swift file of a target's catalogs, for the build plugin.
///
/// `catalogcompiler OUTPUT TARGET DEVELOPMENT FOLDER FILE…`: the Swift file to write, the name of the
/// target, the development language or `-` if the files decide, the folder of the target, and the
/// paths of the catalog files relative to it. Issues are written to standard error as compilers write
/// them. If there is an error, nothing is written to the output, and the status is 1.
@main struct CatalogCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5 else {
      report("usage: catalogcompiler OUTPUT TARGET DEVELOPMENT FOLDER FILE…")
      exit(64)
    }
    let output = arguments[1]
    let development = arguments[3] == "-" ? nil : arguments[3]
    var files: [TableFile] = []
    var unread: [CatalogIssue] = []
    for name in arguments.dropFirst(5) {
      var file = TableFile(name: name, path: "\(arguments[4])/\(name)")
      do throws(CatalogIssue) {
        try file.load(limits: .tools)
        files.append(file)
      } catch {
        unread.append(error)
      }
    }
    var result = compile(files, target: arguments[2], development: development)
    if !unread.isEmpty { result = (unread + result.issues, nil) }
    for issue in result.issues { report(issue.description) }
    guard let source = result.source else { exit(1) }
    do {
      try Data(source.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      report("\(output): error: the file cannot be written: \(error)")
      exit(1)
    }
  }

  /// Compiles files.
  ///
  /// - Returns: The issues in order, and the text of the Swift file unless one of them is an error.
  static func compile(
    _ files: [TableFile],
    target: String,
    development: String?
  ) -> (issues: [CatalogIssue], source: String?) {
    var catalogs = files
    var descriptions = MessageDescriptions()
    let faults = descriptions.take(from: &catalogs, limits: .tools)
    let tables = CatalogTables(
      catalogs.sorted(by: TableFile.isRead(_:before:)),
      development: development,
      isDefault: true
    )
    let (accessors, issues) = AccessorMaker.make(of: tables)
    let all = faults + tables.issues + issues
    guard !all.contains(where: { $0.severity == .error }) else { return (all, nil) }
    let writer = SwiftWriter(
      target: target,
      development: tables.development,
      files: files.filter(\.isDescription) + tables.files,
      tables: accessors
    )
    return (all, writer.source())
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
