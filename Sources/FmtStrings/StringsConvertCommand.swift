package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings convert`.
package struct StringsConvertCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts between .strings with .stringsdict and .xcstrings files.",
    usage: "fmt strings convert <path> ... --output <folder> [<options>]",
    discussion: """
      A path is a file, or the folder of an app with files of one kind. The .strings and .stringsdict files of all languages become one .xcstrings file for each table; an .xcstrings file becomes a pair of files for each language. The files that are read stay. The catalogs of several folders are written to folders of the same names in that of --output, and all of them or none.

      Nothing is lost: a text or a remark that the other kind cannot hold is an error that names its key, and nothing is written. With --lossy, what it cannot hold is left out with a warning: comments; states of translations and marks of stale keys; marks that a key is untranslatable; texts that are hidden by another one with their key, and never used; parts of a file that are unknown. Other texts are never left out. The order of the keys, the layout and the encoding are those that Xcode gives a file.

      Examples:
        $ fmt strings convert App/de.lproj/Dialogs.strings -o New
        New/Dialogs.xcstrings
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Convert") var options: ConvertOptions
  @OptionGroup(title: "Convert") var language: DevelopmentOption

  package init() {}

  package func run() throws {
    guard let folder = options.output, !folder.isEmpty else {
      throw usageError("the folder of the new files is expected: --output")
    }
    let losses = try options.lossy?.losses() ?? []
    let lock = try CatalogFolders.lock(paths.paths + [folder], isDry: options.dryRun)
    defer { lock?.release() }
    let progress = Progress("files")
    let project = CatalogProject(paths: paths.paths, development: try language.language()) {
      progress.show($0, of: $1)
    }
    progress.end()
    // The conversion reports the warnings, which are errors there.
    try project.checkReadable(reportsWarnings: false)
    var conversions: [CatalogConversion] = []
    for (group, own) in zip(project.groups, try Self.folders(of: project.groups, in: folder)) {
      conversions.append(try conversion(of: group, in: own, losses))
    }
    for issue in conversions.flatMap(\.issues) { report("\(issue)") }
    guard !conversions.contains(where: \.isRefused) else {
      reportWays(conversions)
      throw ExitCode(Status.badValue)
    }
    try output(of: conversions.flatMap(\.files)).write(isDry: options.dryRun)
  }

  /// Reports the options with which the conversions would not be refused.
  private func reportWays(_ conversions: [CatalogConversion]) {
    let refused = conversions.reduce(into: Set<ConversionLoss>()) { $0.formUnion($1.refused) }
    let words = ConversionLoss.allCases.filter(refused.contains).map(\.rawValue)
    if !words.isEmpty { report("--lossy \(words.joined(separator: ",")) leaves that out") }
    if conversions.contains(where: \.hasUnconvertible) {
      report("--keep-stringsdict keeps such keys in .stringsdict files")
    }
  }

  private func conversion(
    of group: CatalogProject.Group,
    in folder: String,
    _ losses: Set<ConversionLoss>
  ) throws -> CatalogConversion {
    var choices = ConversionOptions()
    choices.losses = losses
    choices.keepsUnconvertible = options.keepStringsdict
    var conversion = CatalogConversion(group, choices)
    let catalogs = group.files.count { $0.parts?.kind == .xcstrings }
    if catalogs == 0 {
      conversion.makeCatalogs(in: folder)
    } else if catalogs == group.files.count {
      conversion.makeStrings(in: folder)
    } else {
      let place = group.folder.isEmpty ? "." : group.folder
      throw usageError("files of one kind are expected at \(place), not also .xcstrings")
    }
    return conversion
  }

  /// The folders for the catalogs of some groups: that of the output for one, and folders in it for
  /// several, by the part of their paths that differs.
  private static func folders(
    of groups: [CatalogProject.Group],
    in output: String
  ) throws -> [String] {
    guard groups.count > 1 else { return [output] }
    let parts = groups.map { group in
      group.folder.split(separator: "/").filter { $0 != "." }
    }
    var common = parts[0][...]
    for other in parts {
      let count = zip(common, other).prefix { $0 == $1 }.count
      common = common.prefix(count)
    }
    return try parts.map { folder in
      let own = folder.dropFirst(common.count)
      guard !own.contains("..") else {
        throw usageError("the folders of the catalogs are expected below one folder, without '..'")
      }
      return ([output] + own.map(String.init)).joined(separator: "/")
    }
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

/// The options of a conversion.
struct ConvertOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder of the new files.", valueName: "folder"),
    completion: .directory
  )
  var output: String?
  @Option(
    defaultAsFlag: LossyKinds.all,
    parsing: .next,
    help: ArgumentHelp(
      "Leave out what the other kind of file cannot hold: comments, states, untranslatable, hidden, unknown, or all, separated by commas. Without a value: all.",
      valueName: "kinds"
    )
  )
  var lossy: LossyKinds?
  @Flag(
    help: "Keep keys that an .xcstrings file cannot hold in .strings and .stringsdict files."
  )
  var keepStringsdict = false
  @Flag(help: "Tell which files would be written, and write nothing.")
  var dryRun = false
}
