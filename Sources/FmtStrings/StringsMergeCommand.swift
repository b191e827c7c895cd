package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import ExtractedTexts
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings merge`.
package struct StringsMergeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the keys that sources look up into catalogs; no translation is lost.",
    usage: """
      fmt strings merge <new> <catalog> ... [<options>]
      fmt strings merge <catalog> ... --sources <path> [<options>]
      """,
    discussion: """
      The first path has the keys in the development language, as 'fmt strings extract' writes them; each other path has the catalogs of an app. All are a folder or a file. With --sources the keys come from sources, and all paths are catalogs. The keys are merged into each app alike; if one of them is refused, nothing is written. Tables that the new keys do not have stay as they are. A table without a key in the development language is refused: all keys of the catalogs would count as gone.

      A new key is added to every language: in a translation with the text of the development language and the comment 'fmt:new', which 'fmt strings stats' counts as not translated. A key that is gone gets the comment 'fmt:stale', and in an .xcstrings file the state stale; it is removed only with --prune. The order, the comments and all other bytes stay as they are. A second merge of the same keys changes nothing.

      A text that the sources give and that is another one in the catalogs is told, and taken over with --texts; then its translations get the comment 'fmt:needs-review'. In an .xcstrings file that Xcode extracted it is always taken over, as Xcode does.

      Examples:
        $ echo '"bye" = "Bye";' > Localizable.strings; \\
          fmt strings merge Localizable.strings App/de.lproj; \\
          tail -2 App/de.lproj/Localizable.strings
        App/de.lproj/Localizable.strings: 1 added, 2 stale
        /* fmt:new */
        "bye" = "Bye";
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Merge") var options: MergeCommandOptions
  @OptionGroup(title: "Merge") var language: DevelopmentOption
  @OptionGroup(title: "Sources") var sources: SourcesOption
  @OptionGroup(title: "Sources") var lookups: LookupOptions

  package init() {}

  package func run() throws {
    let development = try language.language()
    let extracted = try sources.tables(lookups)
    let catalogs = Array(paths.paths.dropFirst(extracted == nil ? 1 : 0))
    guard !catalogs.isEmpty else {
      throw usageError(
        "two paths are expected, or more: the new keys, and the catalogs of each app; there is 1"
      )
    }
    if extracted?.areWhole == false { try reportMissingSources() }
    let lock = try CatalogFolders.lock(catalogs, isDry: options.isDry)
    defer { lock?.release() }
    var reported: Set<CatalogIssue> = []
    let apps = try MergedApp.all(at: catalogs, development, reported: &reported)
    var files: [MergedFile] = []
    if let extracted {
      try checkKeys(extracted.tables, apps)
      for app in apps {
        let new = try Self.tables(extracted.tables, app.group.tables)
        files += try merge(new, into: app, marksGoneKeys: extracted.areWhole)
      }
    } else {
      let new = try MergedApp.new(at: paths.paths[0], development, reported: &reported)
      for app in apps { files += try merge(new, into: app, names: app.names(for: new)) }
    }
    let output = output(of: files).replacing(apps.map(\.group))
    try output.write(isDry: options.isDry)
    if options.check, !output.isEmpty { throw ExitCode(Status.badValue) }
  }

  /// Reports that some keys of the sources may not be found.
  ///
  /// - Throws: The status 65 if keys that are gone are to be removed.
  private func reportMissingSources() throws(ExitCode) {
    let action = options.prune ? "removed" : "marked as stale"
    report(
      "no key is \(action), because the sources are not read as a whole, and keys in them may be missing"
    )
    if options.prune { throw ExitCode(Status.badValue) }
  }

  /// Refuses sources without any key: all of the catalogs would count as gone.
  private func checkKeys(_ tables: [UnresolvedTable], _ apps: [MergedApp]) throws(ExitCode) {
    guard tables.isEmpty, apps.contains(where: { CatalogMerge.hasKeysAtRisk($0.group.tables) })
    else { return }
    report("\(sources.sources.joined(separator: ", ")): there is no key in the sources")
    throw ExitCode(Status.badValue)
  }

  private func merge(
    _ new: CatalogTables,
    into app: MergedApp,
    names: [String: String] = [:],
    marksGoneKeys: Bool = true
  ) throws(ExitCode) -> [MergedFile] {
    var choices = options.merge
    choices.addsTables = !app.isOfFiles
    choices.marksGoneKeys = marksGoneKeys
    choices.hasKeysOfSources = !sources.sources.isEmpty
    choices.skipsSymbols = lookups.skipSymbols
    var merge = CatalogMerge(new, into: app.group, options: choices)
    do throws(CatalogIssue) {
      try merge.run(names: names)
    } catch {
      report("\(error)")
      throw ExitCode(Status.badValue)
    }
    for warning in merge.warnings { report("\(warning)") }
    return merge.files
  }

  private func output(of files: [MergedFile]) -> FileOutput {
    FileOutput(
      files.filter(\.isChanged).map { file in
        FileOutput.File(
          path: file.path,
          bytes: file.bytes,
          isNew: file.isNew,
          lines: ["\(file.path): \(file.summary)"]
        )
      }
    )
  }

  /// The tables of sources, as if they had been written to files.
  ///
  /// A key whose types the sources do not show is that of the catalogs, if there is one.
  private static func tables(
    _ extracted: [UnresolvedTable],
    _ old: CatalogTables
  ) throws(ExitCode) -> CatalogTables {
    var files: [TableFile] = []
    for table in extracted.map({ $0.resolved(in: [old]) }) {
      let name = "\(table.name).strings"
      do throws(CatalogIssue) {
        let bytes = try table.strings(file: name, isPositional: true, noComment: nil).bytes
        files.append(TableFile(name: name, path: name, bytes: bytes))
      } catch {
        report("\(error)")
        throw ExitCode(Status.badValue)
      }
    }
    return CatalogTables(files, development: nil)
  }
}

/// The options that decide what a merge changes.
struct MergeCommandOptions: ParsableArguments {
  @Flag(help: "Remove the keys that are gone, with their translations.")
  var prune = false
  @Flag(help: "Take over the texts of the sources where the catalogs have others.")
  var texts = false
  @Flag(help: "Tell what would be changed, and change nothing.")
  var dryRun = false
  @Flag(help: "The same, and end with the status 65 if anything would be changed, for CI.")
  var check = false
}

extension MergeCommandOptions {
  /// Whether nothing is written.
  var isDry: Bool { dryRun || check }

  var merge: MergeOptions {
    var options = MergeOptions()
    options.removesGoneKeys = prune
    options.takesTexts = texts
    return options
  }
}

extension MergedFile {
  /// The words for what is changed, such as `2 added, 1 stale`.
  fileprivate var summary: String {
    let parts = [
      (added, "added"), (stale, "stale"), (found, "found again"), (updated, "updated"),
      (removed, "removed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return ((isNew ? ["new file"] : []) + parts).joined(separator: ", ")
  }
}
