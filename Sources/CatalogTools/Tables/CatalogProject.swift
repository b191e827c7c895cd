package import CatalogFiles
internal import MachineTime

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
    package fileprivate(set) var tables: CatalogTables
    /// The files, also those that could not be read.
    package fileprivate(set) var files: [TableFile] = []
  }

  package private(set) var groups: [Group] = []
  /// The index of the group of each folder.
  private var positions: [String: Int] = [:]
  /// The files and folders that could not be opened.
  package private(set) var issues: [CatalogIssue] = []

  /// The paths of the files and folders that could not be read.
  package var unread: Set<String> {
    let faults = issues + groups.flatMap(\.tables.issues).filter { $0.severity == .error }
    return Set(faults.map(\.file))
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
    var finder = CatalogFinder()
    for path in paths { finder.find(Self.normalized(path)) }
    issues = finder.issues
    for (number, path) in finder.paths.enumerated() {
      progress(number, finder.paths.count)
      var file = TableFile(name: path, path: path)
      do throws(CatalogIssue) {
        try file.load()
        add(file, isRead: true, development)
      } catch {
        issues.append(error)
        add(file, isRead: false, development)
      }
    }
  }

  /// Makes a project of files that are in memory.
  package init(_ files: [TableFile], development: String? = nil) {
    for file in files.sorted(by: TableFile.isRead(_:before:)) {
      add(file, isRead: true, development)
    }
  }

  private mutating func add(_ file: TableFile, isRead: Bool, _ development: String?) {
    let folder = Self.folder(of: file)
    let position = positions[folder] ?? groups.count
    if position == groups.count {
      positions[folder] = position
      groups.append(Group(folder: folder, tables: CatalogTables(development: development)))
    }
    if isRead { groups[position].tables.read(file) }
    groups[position].files.append(file)
  }

  /// A path without parts that change nothing: `./` and repeated slashes, and slashes at the end.
  package static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") { return "/" + parts }
    return parts.isEmpty && !path.isEmpty ? "." : parts
  }

  /// The folder that has a file, or its `.lproj` folder.
  package static func folder(of file: TableFile) -> String {
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
    let dropped = file.parts?.localization == nil ? 1 : 2
    return parts.dropLast(dropped).joined(separator: "/")
  }
}

/// Finds the files of catalogs below paths.
package struct CatalogFinder {
  /// The most names in a folder.
  private static let maximumNames = 100_000
  private static let maximumDepth = 64

  /// The paths, without repetitions: of each folder in the order of names, `.stringsdict` files before
  /// others.
  package private(set) var paths: [String] = []
  package private(set) var issues: [CatalogIssue] = []
  private var known: Set<String> = []

  package init() {}

  /// Adds the files at a path.
  package mutating func find(_ path: String) {
    guard SystemCalls.isFolder(path) else {
      guard SystemCalls.exists(path) else {
        add(path, Reason("absent-path", "there is no such file or folder"))
        return
      }
      guard CatalogFileName(path) != nil else {
        add(
          path,
          Reason(
            "not-a-catalog",
            "a file with the ending .strings, .stringsdict or .xcstrings was expected"
          )
        )
        return
      }
      if known.insert(path).inserted { paths.append(path) }
      return
    }
    find(inFolder: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
  }

  private mutating func find(inFolder path: String, depth: Int) {
    guard depth < Self.maximumDepth,
      let names = SystemCalls.names(inFolder: path, limit: Self.maximumNames)
    else {
      let reason = Reason("unreadable-folder", "the folder cannot be read, or has too many files")
      add(path, reason)
      return
    }
    var files: [(rank: Int, path: String)] = []
    for name in names where !name.hasPrefix(".") {
      let below = path == "." ? name : "\(path)/\(name)"
      if SystemCalls.isFolder(below) {
        // A link to a folder above would have no end.
        if SystemCalls.linkTarget(below) == nil { find(inFolder: below, depth: depth + 1) }
      } else if let parts = CatalogFileName(below) {
        files.append((parts.kind.rank, below))
      }
    }
    for file in files.sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) })
    where known.insert(file.path).inserted {
      paths.append(file.path)
    }
  }

  private mutating func add(_ path: String, _ reason: Reason) {
    issues.append(CatalogIssue(file: path, place: .start, reason: reason))
  }
}
