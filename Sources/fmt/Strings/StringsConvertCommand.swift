internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import LocaleFormat
internal import MachineTime

/// `fmt strings convert`.
struct StringsConvertCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts between .strings with .stringsdict and .xcstrings files.",
    usage: "fmt strings convert <path> --output <folder> [<options>]",
    discussion: """
      The path is a file, or the folder of an app with files of one kind. The .strings and .stringsdict files of all languages become one .xcstrings file for each table; an .xcstrings file becomes a pair of files for each language. The files that are read stay.

      Nothing is lost: a text or a remark that the other kind cannot hold is an error that names its key, and nothing is written. With --lossy, comments, marks and states that it cannot hold are left out with a warning, and a text that is never used because another file has its key. Other texts are never left out. The order of the keys, the layout and the encoding are those that Xcode gives a file.

      Examples:
        $ fmt strings convert App/de.lproj/Dialogs.strings -o New
        New/Dialogs.xcstrings
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Convert") var options: ConvertOptions
  @OptionGroup(title: "Convert") var language: DevelopmentOption

  func run() throws {
    guard let folder = options.output, !folder.isEmpty else {
      throw usageError("the folder of the new files is expected: --output")
    }
    guard paths.paths.count == 1 else {
      throw usageError("one path is expected, that of an app; there are \(paths.paths.count)")
    }
    let lock = try CatalogFolders.lock(paths.paths + [folder], isDry: options.dryRun)
    defer { lock?.release() }
    let progress = Progress("files")
    let project = CatalogProject(paths: paths.paths, development: try language.language()) {
      progress.show($0, of: $1)
    }
    progress.end()
    // The conversion tells the warnings, which are errors there.
    try project.checkReadable(tellsWarnings: false)
    guard let group = project.groups.first, project.groups.count == 1 else {
      throw usageError("the catalogs of one folder are expected at \(paths.paths[0])")
    }
    var conversion = CatalogConversion(group, losesRemarks: options.lossy)
    let catalogs = group.files.count { $0.parts?.kind == .xcstrings }
    if catalogs == 0 {
      conversion.makeCatalogs(in: folder)
    } else if catalogs == group.files.count {
      conversion.makeStrings(in: folder)
    } else {
      throw usageError("files of one kind are expected at \(paths.paths[0]), not also .xcstrings")
    }
    for issue in conversion.issues { report("\(issue)") }
    guard !conversion.isRefused else { throw ExitCode(Status.badValue) }
    try output(of: conversion.files).write(isDry: options.dryRun)
  }

  private func output(of files: [CatalogConversion.File]) -> FileOutput {
    FileOutput(
      files.map { file in
        FileOutput.File(
          path: file.path,
          bytes: Array(file.text.utf8),
          isNew: true,
          lines: [file.path]
        )
      }
    )
  }
}

extension StringsConvertCommand {
  mutating func take(from line: inout ArgumentLine) {
    (options, language, paths) = line.groups()
  }
}

/// The options of a conversion.
struct ConvertOptions: DirectlyReadable {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder of the new files.", valueName: "folder"),
    completion: .directory
  )
  var output: String?
  @Flag(help: "Leave out comments and marks that the other kind of file cannot hold.")
  var lossy = false
  @Flag(help: "Tell which files would be written, and write nothing.")
  var dryRun = false
}

extension ConvertOptions {
  mutating func take(from line: inout ArgumentLine) {
    output = line.value("output")
    lossy = line.flag("lossy")
    dryRun = line.flag("dry-run")
  }
}
