package import CatalogFiles
internal import MachineTime

/// Finds the source files below paths.
package struct SourceFinder {
  /// The most names in a folder.
  private static let maximumNames = 100_000
  private static let maximumDepth = 64
  /// The folders of other people's sources and of products.
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "node_modules",
  ]

  /// The paths, without repetitions, of each folder in the order of names.
  package private(set) var paths: [String] = []
  package private(set) var issues: [CatalogIssue] = []
  private var known: Set<String> = []

  package init() {}

  /// Adds the files at a path.
  ///
  /// Hidden folders, folders of dependencies and products, and links to folders are left out below
  /// it.
  package mutating func find(_ path: String) {
    if SystemCalls.isFolder(path) {
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      find(inFolder: folder, depth: 0)
    } else if !SystemCalls.exists(path) {
      add(path, Reason("absent-path", "there is no such file or folder"))
    } else if SourceLanguage(file: path) == nil {
      add(path, Reason("not-a-source", "a file of Swift, C, C++ or Objective-C was expected"))
    } else if known.insert(path).inserted {
      paths.append(path)
    }
  }

  private mutating func find(inFolder path: String, depth: Int) {
    guard depth < Self.maximumDepth,
      let names = SystemCalls.names(inFolder: path, limit: Self.maximumNames)
    else {
      let reason = Reason("unreadable-folder", "the folder cannot be read, or has too many files")
      add(path, reason)
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let below = path == "." ? name : "\(path)/\(name)"
      if SourceLanguage(file: name) != nil, !SystemCalls.isFolder(below) {
        if known.insert(below).inserted { paths.append(below) }
      } else if !Self.skipped.contains(name), SystemCalls.isFolder(below),
        // A link to a folder above would have no end.
        SystemCalls.linkTarget(below) == nil
      {
        find(inFolder: below, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ path: String, _ reason: Reason) {
    issues.append(CatalogIssue(file: path, place: .start, reason: reason))
  }
}
