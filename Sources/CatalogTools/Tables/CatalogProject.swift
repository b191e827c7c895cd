package import CatalogFiles
internal import Faults

/// The catalogs below some paths, by the folder that has their `.lproj` folders or `.xcstrings`
/// files.
///
/// Tables of the same name in different folders are different tables: an app and its extension have
/// their own `Localizable`.
package struct CatalogProject: Sendable {
  /// The catalogs of one folder.
  package struct Group: Sendable {
    /// The path of the folder; empty for the current one.
    package let folder: String
    package let tables: CatalogTables
    /// The files, also those that could not be opened.
    package let files: [TableFile]
  }

  package private(set) var groups: [Group] = []
  /// The files and folders that could not be opened.
  package private(set) var issues: [CatalogIssue] = []

  /// The paths of the files and folders that could not be read.
  package var unread: Set<String> {
    let faults = issues + groups.flatMap(\.tables.issues)
    return Set(faults.filter { $0.severity == .error }.map(\.file))
  }

  /// Reads catalogs.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders in which files are searched for at any depth, but not in hidden
  ///     folders.
  ///   - development: The development language; nil for the source language of the `.xcstrings`
  ///     files, or else English.
  ///   - progress: A function that is called before each file with its number from 0 and the number
  ///     of files.
  package init(
    paths: [String],
    development: String?,
    progress: (Int, Int) -> Void = { _, _ in }
  ) {
    var finder = FileFinder(.catalogs)
    finder.find(paths)
    issues = finder.issues
    var unopened: Set<String> = []
    var files: [TableFile] = []
    for path in Self.withDescriptions(finder.paths) {
      var file = TableFile(name: path, path: path)
      do throws(CatalogIssue) {
        try file.load(limits: .tools)
      } catch {
        issues.append(error)
        unopened.insert(path)
      }
      files.append(file)
    }
    var descriptions = MessageDescriptions()
    issues += descriptions.take(from: &files, limits: .tools)
    groups = Self.groups(of: files, development, unopened, progress)
  }

  /// Paths with those of the files that say how the files of messages among them are read.
  private static func withDescriptions(_ paths: [String]) -> [String] {
    var known = Set(paths)
    let missing = paths.compactMap { path in
      MessageDescriptions.path(for: TableFile(name: path, path: path))
    }
    return paths + missing.filter { known.insert($0).inserted }
  }

  /// Makes a project of files that are in memory.
  package init(_ files: [TableFile], development: String? = nil) {
    var files = files
    var descriptions = MessageDescriptions()
    issues = descriptions.take(from: &files, limits: .tools)
    groups = Self.groups(of: files.sorted(by: TableFile.isRead(_:before:)), development)
  }

  private static func groups(
    of files: [TableFile],
    _ development: String?,
    _ unopened: Set<String> = [],
    _ progress: (Int, Int) -> Void = { _, _ in }
  ) -> [Group] {
    let all = Dictionary(grouping: files, by: \.folder)
    var known: Set<String> = []
    let folders = files.map(\.folder).filter { known.insert($0).inserted }
    let count = files.count - unopened.count
    var number = 0
    return folders.map { folder in
      let files = all[folder] ?? []
      let opened = files.filter { !unopened.contains($0.path) }
      let tables = CatalogTables(opened, development: development) {
        progress(number, count)
        number += 1
      }
      return Group(folder: folder, tables: tables, files: files)
    }
  }
}

extension FileFinder.Target {
  /// Files of catalogs: of each folder `.stringsdict` files before others.
  ///
  /// The folders of languages can be links.
  package static let catalogs = Self(
    linkedFolders: ".lproj",
    unwanted: Reason(
      "not-a-catalog",
      "\(CatalogFileName.expected) was expected at this path"
    )
  ) { path in
    let file = TableFile(name: path, path: path)
    if file.isDescription { return -1 }
    guard let kind = file.parts?.kind else { return nil }
    let isKnown = file.messages != nil || !kind.hasMessages
    return isKnown || MessageDescriptions.path(for: file) != nil ? kind.rank : nil
  }
}
