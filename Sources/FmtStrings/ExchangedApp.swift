internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import MachineTime

/// The catalogs of an app whose texts are exchanged with translators.
struct ExchangedApp {
  let project: CatalogProject
  /// The folder that the paths of originals are relative to; empty for the current one.
  let folder: String

  /// Reads the catalogs at a path; any fault ends the command.
  ///
  /// The path is that of a folder, of a `.lproj` folder or of a file. With one language all others
  /// beside it are read too, because a translation is compared with the development language.
  ///
  /// - Parameters:
  ///   - paths: The path; more than one is a usage error.
  ///   - development: The development language; nil if the files decide.
  /// - Throws: The status of a usage error, or of files that cannot be read.
  init(_ paths: CatalogPaths, development: String?) throws {
    guard paths.paths.count == 1 else {
      throw usageError("one path is expected, that of an app; there are \(paths.paths.count)")
    }
    let path = FileFinder.normalized(paths.paths[0])
    let app = Self.languages(beside: path)
    let progress = Progress("files")
    project = CatalogProject(paths: app?.paths ?? [path], development: development) {
      progress.show($0, of: $1)
    }
    progress.end()
    try project.checkReadable()
    folder = app?.folder ?? (SystemCalls.isFolder(path) ? path : Self.folder(of: path))
  }

  /// The folders or files of all languages beside that at a path, and the folder that has them; nil
  /// for a path of another kind.
  private static func languages(beside path: String) -> (folder: String, paths: [String])? {
    let isFolder = SystemCalls.isFolder(path)
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let file = isFolder ? nil : parts.popLast()
    guard let language = parts.popLast(), language.lowercased().hasSuffix(".lproj") else {
      return nil
    }
    let folder = parts.joined(separator: "/")
    guard !folder.isEmpty || !path.hasPrefix("/") else { return nil }
    let names = SystemCalls.names(inFolder: folder.isEmpty ? "." : folder, limit: 100_000) ?? []
    let below = names.filter { $0.lowercased().hasSuffix(".lproj") }.map { name in
      let language = folder.isEmpty ? name : "\(folder)/\(name)"
      return file.map { "\(language)/\($0)" } ?? language
    }
    return (folder, below.filter(SystemCalls.exists))
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
