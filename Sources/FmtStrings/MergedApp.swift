internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import MachineTime

/// The catalogs of one folder that keys are merged into.
struct MergedApp {
  let group: CatalogProject.Group
  /// Whether they were given as files: then other tables are not theirs.
  let isOfFiles: Bool

  /// Reads the catalogs at some paths, each of which must be those of one folder.
  ///
  /// Several paths in one folder, such as two `.lproj` folders, are one app.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - development: The development language; nil if the files decide.
  ///   - reported: The issues that were reported before, to which those of the files are added.
  /// - Returns: The apps.
  /// - Throws: The status of a usage error, or of files that cannot be read.
  static func all(
    at paths: [String],
    _ development: String?,
    reported: inout Set<CatalogIssue>
  ) throws -> [MergedApp] {
    // Whether all paths in a folder are files.
    var folders: [String: Bool] = [:]
    for path in paths {
      let folder = try folder(at: path)
      folders[folder] = !SystemCalls.isFolder(path) && folders[folder] ?? true
    }
    try checkDifferent(folders.keys.sorted())
    let progress = Progress("files")
    let project = CatalogProject(paths: paths, development: development) {
      progress.show($0, of: $1)
    }
    progress.end()
    project.reportUnopened(besides: reported)
    reported.formUnion(project.issues)
    try project.issues.checkOpened()
    let issues = project.groups.flatMap(\.tables.issues)
    for issue in issues where reported.insert(issue).inserted { report("\(issue)") }
    guard !issues.contains(where: { $0.severity == .error }) else {
      throw ExitCode(Status.badValue)
    }
    return project.groups.map { MergedApp(group: $0, isOfFiles: folders[$0.folder] ?? false) }
  }

  /// Reads the new keys at a path.
  static func new(
    at path: String,
    _ development: String?,
    reported: inout Set<CatalogIssue>
  ) throws -> CatalogTables {
    guard let tables = try all(at: [path], development, reported: &reported).first?.group.tables,
      tables.names.contains(where: { tables.allKeys(of: $0).contains { !$0.isEmpty } })
    else {
      report("\(path): there is no key in it")
      throw ExitCode(Status.badValue)
    }
    return tables
  }

  /// Refuses a folder that is named in several ways: its files would be changed twice.
  private static func checkDifferent(_ folders: [String]) throws {
    var names: [FolderIdentity: String] = [:]
    for folder in folders {
      let name = folder.isEmpty ? "." : folder
      guard let identity = SystemCalls.identity(ofFolder: name) else { continue }
      guard let other = names.updateValue(name, forKey: identity) else { continue }
      throw usageError("\(other) and \(name) are one folder, and one name of it is expected")
    }
  }

  /// The folder whose catalogs are at a path.
  private static func folder(at path: String) throws -> String {
    var finder = FileFinder(.catalogs)
    finder.find([path])
    let faults = finder.issues.filter { $0.severity == .error }
    for fault in faults { report("\(fault.file): \(fault.reason)") }
    try faults.checkOpened()
    let folders = finder.paths.map {
      TableFile(name: $0, path: $0).folder
    }
    guard let folder = folders.first else {
      report("\(path): \(CatalogFileName.expected) was expected, and there is none")
      throw ExitCode(Status.badValue)
    }
    let all = Set(folders).sorted().map { $0.isEmpty ? "." : $0 }
    guard all.count == 1 else {
      throw usageError(
        "\(path): the catalogs of one folder are expected, and there are those of \(all.joined(separator: ", "))"
      )
    }
    return folder
  }

  /// The name of the one new table, if the app is one file of another name.
  func names(for new: CatalogTables) -> [String: String] {
    guard isOfFiles, new.names.count == 1, group.tables.names.count == 1 else { return [:] }
    return [new.names[0]: group.tables.names[0]]
  }
}
