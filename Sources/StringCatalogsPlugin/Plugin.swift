import Foundation
import PackagePlugin

/// Turns the catalogs of a target into a Swift file that is compiled into it.
@main struct StringCatalogsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let names = catalogs(below: target.directoryURL)
    guard !names.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Strings.swift")
    let manifest = context.package.directoryURL.appending(path: "Package.swift")
    return [
      .buildCommand(
        displayName: "String catalogs of \(target.name)",
        executable: try context.tool(named: "catalogcompiler").url,
        arguments: [
          output.path, target.name, try developmentLanguage(in: manifest) ?? "-",
          target.directoryURL.path,
        ] + names,
        inputFiles: names.map { target.directoryURL.appending(path: $0) },
        outputFiles: [output]
      )
    ]
  }

  /// The paths of the catalog files below a folder, relative to it and in order.
  ///
  /// They are looked for in the folder, because a target does not list files that its manifest
  /// excludes.
  private func catalogs(below folder: URL) -> [String] {
    let kinds = ["strings", "stringsdict", "xcstrings", "arb"]
    let root = folder.resolvingSymlinksInPath().pathComponents.count
    let files = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(),
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    let all = files?.compactMap { $0 as? URL } ?? []
    // Other JSON files of a target are not catalogs.
    let described = Set(
      all.filter { $0.lastPathComponent == "MessageCatalog.json" }
        .map { $0.deletingLastPathComponent().path }
    )
    return all.filter { file in
      let kind = file.pathExtension.lowercased()
      guard ["json", "properties"].contains(kind) else { return kinds.contains(kind) }
      let folder = file.deletingLastPathComponent()
      return described.contains(folder.path)
        || described.contains(folder.deletingLastPathComponent().path)
    }
    .map { $0.pathComponents.dropFirst(root).joined(separator: "/") }
    .sorted()
  }

  /// The `defaultLocalization` of a manifest, which the API of plugins does not tell.
  private func developmentLanguage(in manifest: URL) throws -> String? {
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let match = text.firstMatch(of: /\bdefaultLocalization:\s*"([A-Za-z0-9_-]+)"/)
    return match.map { String($0.1) }
  }
}
