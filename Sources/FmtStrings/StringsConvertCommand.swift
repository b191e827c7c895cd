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
    abstract: "Converts catalogs: .strings with .stringsdict, .xcstrings, and files of messages.",
    usage: "fmt strings convert <path> ... --output <folder> [--to <kind>] [<options>]",
    discussion: """
      A path is a file, or the folder of an app with files of one kind. The .strings and .stringsdict files of all languages become one .xcstrings file for each table; an .xcstrings file becomes a pair of files for each language. With --to json, arb or properties, the files of all kinds become messages, one file for each language, beside a MessageCatalog.json that says how they are read; with --to xcstrings or strings, messages become formats. The files that are read stay. The catalogs of several folders are written to folders of the same names in that of --output, and all of them or none.

      A message that was a format has numbers as arguments, from 0, and writes the same texts. A conversion without an equal, such as %x, is an error, and so is a part of a message that formats do not have, such as select.

      Nothing is lost: a text or a remark that the other kind cannot hold is an error that names its key, and nothing is written. With --lossy, what it cannot hold is left out with a warning: comments; states of translations and marks of stale keys; marks that a key is untranslatable; variants of a text for devices and widths; names of arguments; texts that are hidden by another one with their key, and forms that no number chooses, which are never used; parts of a file that are unknown. Other texts are never left out. The order of the keys, the layout and the encoding are those that Xcode gives a file.

      Examples:
        $ fmt strings convert App/de.lproj/Dialogs.strings -o New
        New/Dialogs.xcstrings

        $ fmt strings convert App/de.lproj/Localizable.strings --development de --to arb -o New
        New/de.arb
        New/MessageCatalog.json
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Convert") var target: ConvertTargetOptions
  @OptionGroup(title: "Convert") var options: ConvertOptions
  @OptionGroup(title: "Convert") var language: DevelopmentOption

  package init() {}

  package func run() throws {
    guard let folder = options.output, !folder.isEmpty else {
      throw usageError("the folder of the new files is expected: --output")
    }
    let losses = try options.lossy?.losses() ?? []
    let messages = try target.messages()
    guard messages == nil || !options.keepStringsdict else {
      throw usageError("--keep-stringsdict is for .xcstrings files")
    }
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
      conversions.append(try conversion(of: group, in: own, messages, losses))
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
    _ messages: MessageTarget?,
    _ losses: Set<ConversionLoss>
  ) throws -> CatalogConversion {
    var choices = ConversionOptions()
    choices.losses = losses
    choices.keepsUnconvertible = options.keepStringsdict
    choices.numbers = PluralForms.numbers(of:)
    var conversion = CatalogConversion(group, choices)
    if let messages {
      conversion.makeMessages(messages, in: folder)
      return conversion
    }
    let kind = try kind(for: group)
    if group.files.contains(where: { $0.parts?.kind.hasMessages ?? false }) {
      conversion.makeFormats(kind, in: folder)
    } else if kind == .xcstrings {
      conversion.makeCatalogs(in: folder)
    } else {
      conversion.makeStrings(in: folder)
    }
    return conversion
  }

  /// The kind of the new files for the files of a folder, which are all formats or all messages.
  private func kind(for group: CatalogProject.Group) throws -> CatalogFileName.Kind {
    let kinds = Set(group.files.compactMap(\.parts?.kind))
    let place = group.folder.isEmpty ? "." : group.folder
    let others = kinds.filter { !$0.hasMessages }
    if others.isEmpty {
      if let to = target.to { return to.kind }
      throw usageError("the kind of the new files is expected for the messages at \(place): --to")
    }
    let isCatalog = others == [.xcstrings]
    guard others.count == kinds.count, isCatalog || !others.contains(.xcstrings) else {
      let other = isCatalog || kinds.contains(.xcstrings) ? ".xcstrings" : "files of messages"
      throw usageError("files of one kind are expected at \(place), not also \(other)")
    }
    let kind: CatalogFileName.Kind = isCatalog ? .strings : .xcstrings
    guard target.to.map({ $0.kind == kind }) ?? true else {
      throw usageError(
        "the files at \(place) are of this kind already: --to \(target.to?.rawValue ?? "")"
      )
    }
    return kind
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
      "Leave out what the other kind of file cannot hold: comments, states, untranslatable, variants, names, hidden, unknown, or all, separated by commas. Without a value: all.",
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
