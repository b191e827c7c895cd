package import Faults
internal import Sharing

/// Finds files at paths, and below folders at any depth.
///
/// Hidden folders are left out, and links to folders unless their names say that they belong to what
/// is looked for. A link to a folder that it is in itself is not followed. Of a target that is
/// complete, all links to folders are followed, each folder is searched once, and what is left out
/// is reported.
package struct FileFinder {
  /// The description of the files that are wanted.
  package struct Target: Sendable {
    /// The rank of a file among those of its folder; nil if it is not wanted.
    let rank: @Sendable (String) -> Int?
    /// The names of folders that are left out.
    let skippedFolders: Set<String>
    /// The names of hidden folders that have no wanted files, or only those of others.
    let toolFolders: Set<String>
    /// The end of the names of folders that are also searched if they are links; nil for none.
    let linkedFolders: String?
    /// Whether a file that is not found counts as gone, so that none may be missed without a word.
    let isComplete: Bool
    /// The reason for a path that is not that of such a file.
    let unwanted: Reason

    package init(
      skippedFolders: Set<String> = [],
      toolFolders: Set<String> = [],
      linkedFolders: String? = nil,
      isComplete: Bool = false,
      unwanted: Reason,
      rank: @escaping @Sendable (String) -> Int?
    ) {
      self.rank = rank
      self.skippedFolders = skippedFolders
      self.toolFolders = toolFolders
      self.linkedFolders = linkedFolders
      self.isComplete = isComplete
      self.unwanted = unwanted
    }
  }

  static let maximumNames = 100_000
  private static let maximumDepth = 64

  let target: Target
  /// The paths without repetitions: of each folder those of its folders first, then its files by
  /// rank and name.
  package private(set) var paths: [String] = []
  /// The paths that are not those of such files, and the folders that cannot be read.
  package private(set) var issues: [CatalogIssue] = []
  private var known: Set<ByteText> = []
  /// The folders that are being searched, one inside another.
  private var open: [FolderIdentity] = []
  /// The number of names that links may still lead to: one can lead to a whole disk.
  private var linkedNames = maximumNames
  /// Whether a folder to which links lead could not be searched.
  private var hasLinkFault = false
  /// The folders that were searched, of a target that is complete.
  var searched: Set<FolderIdentity> = []
  /// The links to folders that are still to be followed: a folder has the name that is not a link.
  private var links: [String] = []
  /// The folders that were left out, and the reasons.
  private(set) var leftOut: [(path: String, reason: Reason)] = []

  package init(_ target: Target) { self.target = target }

  /// Adds the files at paths.
  package mutating func find(_ paths: [String]) {
    for path in paths { find(FileFinder.normalized(path)) }
    while !links.isEmpty {
      let found = links
      links = []
      for link in found { find(inFolder: link, isLinked: true) }
    }
    reportLeftOut()
  }

  private mutating func find(_ path: String) {
    if SystemCalls.isFolder(path) {
      find(inFolder: path)
    } else if !SystemCalls.exists(path) {
      report(path, Reason("absent-path", "there is no such file or folder"))
    } else if target.rank(path) == nil {
      report(path, target.unwanted)
    } else {
      add(path)
    }
  }

  private mutating func find(inFolder path: String, isLinked: Bool = false) {
    guard let identity = SystemCalls.identity(ofFolder: path), !open.contains(identity) else {
      return
    }
    guard !target.isComplete || searched.insert(identity).inserted else { return }
    guard !isLinked || !hasLinkFault else { return }
    let limit = isLinked ? linkedNames : Self.maximumNames
    guard open.count < Self.maximumDepth,
      let entries = SystemCalls.entries(ofFolder: path, limit: limit)
    else {
      report(path, Reason("unreadable-folder", "the folder cannot be read, or has too many files"))
      // The fault ends a command, so that no other folder needs to be searched.
      if isLinked { hasLinkFault = true }
      return
    }
    if isLinked { linkedNames -= entries.names.count }
    open.append(identity)
    defer { open.removeLast() }
    if target.linkedFolders != nil, target.rank(path) != nil {
      report(path, .fileExpected("a folder"), .warning)
    }
    var files: [(rank: Int, path: String)] = []
    // Elsewhere a file whose name is not UTF-8 is one that is not there, which its reader reports.
    let unnamed = target.isComplete ? [] : entries.unnamed.map(\.name)
    for name in entries.names + unnamed {
      let below = path == "." ? name : "\(path)/\(name)"
      guard !name.hasPrefix(".") else {
        noteHidden(name, below)
        continue
      }
      if SystemCalls.isFolder(below) {
        find(name, inFolder: below, isLinked: isLinked)
      } else if let rank = target.rank(below) {
        files.append((rank, below))
      } else if SystemCalls.leadsNowhere(below) {
        noteDangling(name, below)
      } else if let ending = target.linkedFolders, name.unicodeScalars.contains("\u{FFFD}"),
        !SystemCalls.exists(below)
      {
        // Bytes that are not UTF-8 are replaced in the name, which can be that of a folder.
        let isWanted = name.lowercased().hasSuffix(ending)
        report(below, .nameNotUTF8, isWanted ? .error : .warning)
      }
    }
    for file in files.sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) { add(file.path) }
    if target.isComplete { reportUnnamed(entries.unnamed, in: path) }
  }

  private mutating func find(_ name: String, inFolder path: String, isLinked: Bool) {
    guard !target.skippedFolders.contains(name) else { return }
    guard SystemCalls.linkTarget(path) != nil else {
      return find(inFolder: path, isLinked: isLinked)
    }
    if target.isComplete {
      // Bazel makes links to folders of products.
      guard !name.hasPrefix("bazel-") else { return }
      if leadsAbove(path) { leftOut.append((path, .linkAbove)) } else { links.append(path) }
    } else if let ending = target.linkedFolders, name.lowercased().hasSuffix(ending) {
      find(inFolder: path)
    }
  }

  /// Whether a link leads to a folder that it is in itself.
  private func leadsAbove(_ link: String) -> Bool {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts.joined(separator: "/") + "/"
    guard let target = SystemCalls.realPath(link), let own = SystemCalls.realPath(folder) else {
      return false
    }
    return target == "/" || own == target || own.hasPrefix(target + "/")
  }

  private mutating func noteHidden(_ name: String, _ path: String) {
    guard target.isComplete, !target.toolFolders.contains(name), SystemCalls.isFolder(path) else {
      return
    }
    leftOut.append((path, .hiddenFolder))
  }

  /// Reports a link that may be meant to lead to a folder with wanted files.
  private mutating func noteDangling(_ name: String, _ path: String) {
    if target.isComplete {
      guard !target.skippedFolders.contains(name), !name.hasPrefix("bazel-") else { return }
      report(path, .danglingLink, .warning)
    } else if let ending = target.linkedFolders, name.lowercased().hasSuffix(ending) {
      report(path, .danglingLink)
    }
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

  mutating func report(
    _ path: String,
    _ reason: Reason,
    _ severity: CatalogIssue.Severity = .error
  ) {
    issues.append(CatalogIssue(severity, file: path, place: .start, reason: reason))
  }
}
