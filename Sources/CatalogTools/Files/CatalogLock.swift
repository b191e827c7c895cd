package import CatalogFiles
internal import Faults

/// The lock of the folders of catalogs that a command reads, changes and writes.
///
/// Commands that change the same catalogs wait for each other, whatever paths they were given. A lock
/// is one of the system on the folder itself: it leaves no file, and ends with the process. Editors
/// and other programs do not know it.
package final class CatalogLock {
  /// The time for which a command waits for others, in seconds.
  package static let maximumSeconds = 60

  private static let pause: UInt32 = 10
  private var folders: [OpenFolder]

  private init(_ folders: [OpenFolder]) { self.folders = folders }

  deinit { release() }

  /// Ends the lock.
  package func release() {
    for folder in folders { SystemCalls.unlock(folder) }
    folders = []
  }

  /// Locks the folders of catalogs, and waits until other commands have ended.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that the command was given, also of folders that do not exist
  ///     yet.
  ///   - seconds: The longest time to wait.
  /// - Returns: The lock. A folder that cannot be opened, or whose file system has no locks, is not
  ///   locked.
  /// - Throws: An issue if another command does not end.
  package static func take(
    _ paths: [String],
    seconds: Int = maximumSeconds
  ) throws(CatalogIssue) -> CatalogLock {
    var rest = seconds * 1_000 / Int(pause)
    while true {
      let wanted = folders(of: paths)
      let known = identities(wanted)
      let lock = CatalogLock(try locked(wanted, &rest))
      // Before the lock others can have made folders, or put one in the place of another.
      guard rest > 0, identities(folders(of: paths)) != known else { return lock }
      rest -= 1
      lock.release()
    }
  }

  private static func identities(_ folders: [String]) -> Set<FolderIdentity> {
    Set(folders.compactMap(SystemCalls.identity(ofFolder:)))
  }

  /// Locks folders in an order that is the same for all commands, so that no two wait for each other.
  private static func locked(
    _ paths: [String],
    _ rest: inout Int
  ) throws(CatalogIssue) -> [OpenFolder] {
    var open: [(folder: OpenFolder, path: String)] = []
    var known: Set<FolderIdentity> = []
    for path in paths {
      guard let folder = SystemCalls.openFolder(path) else { continue }
      if known.insert(folder.identity).inserted {
        open.append((folder, path))
      } else {
        SystemCalls.unlock(folder)
      }
    }
    open.sort { $0.folder.identity < $1.folder.identity }
    for (folder, path) in open {
      while SystemCalls.lock(folder) == .busy {
        guard rest > 0 else {
          for (folder, _) in open { SystemCalls.unlock(folder) }
          throw busy(path)
        }
        rest -= 1
        SystemCalls.pause(milliseconds: pause)
      }
    }
    return open.map(\.folder)
  }

  private static func busy(_ path: String) -> CatalogIssue {
    let reason = Reason(
      "locked-folder",
      "another command is changing the catalogs in the folder; nothing is changed"
    )
    return CatalogIssue(file: path, place: .start, reason: reason)
  }

  // MARK: Folders

  /// The real folders of all catalogs at some paths: for each file the one that has it, or its
  /// `.lproj` folder.
  private static func folders(of paths: [String]) -> [String] {
    var finder = FileFinder(.catalogs)
    finder.find(paths)
    let files = finder.paths.compactMap { SystemCalls.realPath($0).map(above) }
    let given = paths.map { path in
      var path = FileFinder.normalized(path)
      while !path.isEmpty, path != "/", path != ".", !SystemCalls.exists(path) {
        path = above(path)
      }
      let real = SystemCalls.realPath(path.isEmpty ? "." : path) ?? "/"
      return SystemCalls.isFolder(real) ? real : above(real)
    }
    return Array(Set((files + given).map(withoutLanguage))).sorted()
  }

  /// The folder of a file; empty for the current one.
  private static func above(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folder of an app for one of a language.
  private static func withoutLanguage(_ folder: String) -> String {
    folder.lowercased().hasSuffix(".lproj") ? above(folder) : folder
  }
}
