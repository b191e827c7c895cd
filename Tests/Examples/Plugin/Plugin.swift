import Foundation
import PackagePlugin

/// Makes tests of the examples in pages and documentation comments, before the tests are built.
@main struct ExamplesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let maker = try context.tool(named: "examplemaker").url
    func command(_ name: String, _ modules: [String], _ files: [URL]) -> Command {
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Examples of \(name)",
        executable: maker,
        arguments: [output.path] + modules + ["--"] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    }
    let foundation = ["Foundation", "LocaleFormat", "LocaleFormatFoundation", "MachineTime"]
    let modules: [(name: String, imports: [String])] = [
      ("Faults", ["MachineTime"]),
      ("MachineTime", ["MachineTime"]),
      ("LocaleFormat", ["LocaleFormat", "MachineTime"]),
      ("LocaleFormatFoundation", foundation),
      ("LocaleFormatMeasurements", foundation + ["LocaleFormatMeasurements"]),
      ("LocaleFormatNotifications", foundation + ["LocaleFormatNotifications"]),
      ("CatalogFiles", ["StringCatalogs"]),
      ("StringCatalogs", ["StringCatalogs"]),
      // The samples of `fmt migrate`.
      ("FmtStrings", foundation + ["LocaleFormatMeasurements", "StringCatalogs"]),
    ]
    let sources = modules.map { module in
      command(
        module.name,
        module.imports,
        files(below: root.appending(path: "Sources/\(module.name)"), ending: "swift")
      )
    }
    let pages = try
      ([root.appending(path: "README.md")]
      + files(below: root.appending(path: "Sources"), ending: "md"))
      .filter { try String(contentsOf: $0, encoding: .utf8).contains("```swift") }
    return sources
      + pages.map { page in
        command(
          "\(page.deletingPathExtension().lastPathComponent)Page",
          modules.first { page.path.contains("/Sources/\($0.name)/") }?.imports
            ?? ["LocaleFormat", "MachineTime"],
          [page]
        )
      }
  }

  private func files(below folder: URL, ending: String) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }
  }
}
