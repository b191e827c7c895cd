package import MachineTime
internal import Sharing

/// Finds files at paths, and below folders at any depth.
///
/// Hidden folders are left out, and links to folders unless their names say that they belong to what
/// is looked for. A link to a folder that it is in itself is not followed.
package struct FileFinder {
  /// The description of the files that are wanted.
  package struct Target: Sendable {
    /// The rank of a file among those of its folder; nil if it is not wanted.
    let rank: @Sendable (String) -> Int?
    /// The names of folders that are left out.
    let skippedFolders: Set<String>
    /// The end of the names of folders that are also searched if they are links; nil for none.
    let linkedFolders: String?
    /// The reason for a path that is not that of such a file.
    let unwanted: Reason

    package init(
      skippedFolders: Set<String> = [],
      linkedFolders: String? = nil,
      unwanted: Reason,
      rank: @escaping @Sendable (String) -> Int?
    ) {
      self.rank = rank
      self.skippedFolders = skippedFolders
      self.linkedFolders = linkedFolders
      self.unwanted = unwanted
    }
  }

  private static let maximumNames = 100_000
  private static let maximumDepth = 64

  private let target: Target
  /// The paths without repetitions: of each folder those of its folders first, then its files by
  /// rank and name.
  package private(set) var paths: [String] = []
  /// The paths that are not those of such files, and the folders that cannot be read.
  package private(set) var issues: [CatalogIssue] = []
  private var known: Set<ByteText> = []
  /// The folders that are being searched, one inside another.
  private var open: [FolderIdentity] = []

  package init(_ target: Target) { self.target = target }

  /// Adds the files at a path.
  package mutating func find(_ path: String) {
    let path = Self.normalized(path)
    if SystemCalls.isFolder(path) {
      find(inFolder: path)
    } else if !SystemCalls.exists(path) {
      tell(path, Reason("absent-path", "there is no such file or folder"))
    } else if target.rank(path) == nil {
      tell(path, target.unwanted)
    } else {
      add(path)
    }
  }

  private mutating func find(inFolder path: String) {
    guard let identity = SystemCalls.identity(ofFolder: path), !open.contains(identity) else {
      return
    }
    guard open.count < Self.maximumDepth,
      let names = SystemCalls.names(inFolder: path, limit: Self.maximumNames)
    else {
      tell(path, Reason("unreadable-folder", "the folder cannot be read, or has too many files"))
      return
    }
    open.append(identity)
    defer { open.removeLast() }
    if target.linkedFolders != nil, target.rank(path) != nil {
      tell(path, .fileExpected("a folder"), .warning)
    }
    var files: [(rank: Int, path: String)] = []
    for name in names where !name.hasPrefix(".") {
      let below = path == "." ? name : "\(path)/\(name)"
      if SystemCalls.isFolder(below) {
        if isSearched(name, below) { find(inFolder: below) }
      } else if let rank = target.rank(below) {
        files.append((rank, below))
      } else if let ending = target.linkedFolders, name.unicodeScalars.contains("\u{FFFD}"),
        !SystemCalls.exists(below)
      {
        // Bytes that are not UTF-8 are replaced in the name, which can be that of a folder.
        let isWanted = name.lowercased().hasSuffix(ending)
        tell(below, .nameNotUTF8, isWanted ? .error : .warning)
      }
    }
    for file in files.sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) { add(file.path) }
  }

  private func isSearched(_ name: String, _ path: String) -> Bool {
    guard !target.skippedFolders.contains(name) else { return false }
    if let ending = target.linkedFolders, name.lowercased().hasSuffix(ending) { return true }
    return SystemCalls.linkTarget(path) == nil
  }

  private mutating func add(_ path: String) {
    if known.insert(ByteText(path)).inserted { paths.append(path) }
  }

  /// A path without empty parts and points, such as `a/b` for `./a//b/`.
  package static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") { return "/" + parts }
    return parts.isEmpty && !path.isEmpty ? "." : parts
  }

  mutating func tell(
    _ path: String,
    _ reason: Reason,
    _ severity: CatalogIssue.Severity = .error
  ) {
    issues.append(CatalogIssue(severity, file: path, place: .start, reason: reason))
  }
}
