package import Faults

// The files that a complete target should have, and that are not found.

extension FileFinder {
  /// Reports the folders that were left out and have wanted files, unless other paths lead to them.
  mutating func reportLeftOut() {
    for (path, reason) in leftOut {
      guard let identity = SystemCalls.identity(ofFolder: path), !searched.contains(identity),
        hasWanted(path)
      else { continue }
      searched.insert(identity)
      report(path, reason, .warning)
    }
  }

  /// Whether a folder has a wanted file, or too many files to search; links are not followed.
  private func hasWanted(_ folder: String) -> Bool {
    var rest = [folder]
    var count = 0
    while let path = rest.popLast() {
      guard let names = SystemCalls.names(inFolder: path, limit: Self.maximumNames) else {
        return true
      }
      count += names.count
      guard count <= Self.maximumNames else { return true }
      for name in names {
        let below = "\(path)/\(name)"
        if SystemCalls.isFolder(below) {
          let isLeftOut =
            target.skippedFolders.contains(name) || target.toolFolders.contains(name)
            || SystemCalls.linkTarget(below) != nil
          if !isLeftOut { rest.append(below) }
        } else if !name.hasPrefix("."), target.rank(below) != nil {
          return true
        }
      }
    }
    return false
  }

  /// Reports the files and folders whose names are not UTF-8, and so cannot be opened here.
  mutating func reportUnnamed(_ entries: [SystemCalls.UnnamedEntry], in folder: String) {
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
      guard entry.mayBeFolder || target.rank(path) != nil else { continue }
      let reason = Reason(
        "name-not-utf-8",
        "the name is not UTF-8, and what it names is not read"
      )
      report(path, reason, .warning)
    }
  }
}

extension FormatError.Reason {
  static var hiddenFolder: Self {
    Reason(
      "hidden-folder",
      "the folder is hidden, and the sources in it are not read; they are if its path is given"
    )
  }

  /// The reason for a link that leads to nothing, to itself, or to what cannot be reached.
  package static var danglingLink: Self {
    Reason("dangling-link", "the link leads nowhere, and what it is meant to lead to is not read")
  }

  static var linkAbove: Self {
    Reason(
      "link-above",
      "the link leads to a folder that it is in, and the sources there are not read; they are if its path is given"
    )
  }
}
