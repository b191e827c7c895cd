internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import LocaleFormat
internal import MachineTime
internal import StringExtraction

/// `fmt strings merge`.
struct StringsMergeCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the keys that sources look up into catalogs; no translation is lost.",
    usage: """
      fmt strings merge <new> <catalog> [<options>]
      fmt strings merge <catalog> --sources <path> [<options>]
      """,
    discussion: """
      The first path has the keys in the development language, as 'fmt strings extract' writes them; the second path has the catalogs of an app. Both are a folder or a file. With --sources the keys come from sources, and there is only the path of the catalogs. Tables that the new keys do not have stay as they are.

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

  func run() throws {
    let development = try language.language()
    let extracted = try sources.tables(lookups)
    guard let last = paths.paths.last, paths.paths.count == (extracted == nil ? 2 : 1) else {
      throw usageError(
        extracted == nil
          ? "two paths are expected: the new keys and the catalogs; there are \(paths.paths.count)"
          : "one path is expected with --sources: the catalogs; there are \(paths.paths.count)"
      )
    }
    if options.prune, extracted?.areWhole == false {
      report("no key is removed, because the sources have errors, and keys in them may be missing")
      throw ExitCode(Status.badValue)
    }
    // A file of one language alone does not tell that it is a translation.
    let (old, isFile) = try group(last, development)
    let new =
      try extracted.map { try Self.tables($0.tables, old.tables) }
      ?? group(paths.paths[0], development).group.tables
    for issue in new.issues + old.tables.issues { report("\(issue)") }
    guard !(new.issues + old.tables.issues).contains(where: { $0.severity == .error }) else {
      throw ExitCode(Status.badValue)
    }
    var names: [String: String] = [:]
    if isFile, extracted == nil, let name = old.tables.names.first, new.names.count == 1 {
      names[new.names[0]] = name
    }
    var choices = options.merge
    choices.addsTables = !isFile
    var merge = CatalogMerge(new, into: old, options: choices)
    do throws(CatalogIssue) {
      try merge.run(names: names)
    } catch {
      report("\(error)")
      throw ExitCode(Status.badValue)
    }
    for warning in merge.warnings { report("\(warning)") }
    let output = output(of: merge.files)
    try output.write(isDry: options.dryRun || options.check)
    if options.check, !output.isEmpty { throw ExitCode(Status.badValue) }
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
    _ extracted: [ExtractedTable],
    _ old: CatalogTables
  ) throws(ExitCode) -> CatalogTables {
    var tables = CatalogTables(development: nil)
    for table in extracted.map({ $0.matched(with: old.allKeys(of: $0.name)) }) {
      let name = "\(table.name).strings"
      do throws(CatalogIssue) {
        let bytes = try table.strings(file: name, isPositional: true, noComment: nil).bytes
        tables.read(TableFile(name: name, path: name, bytes: bytes))
      } catch {
        report("\(error)")
        throw ExitCode(Status.badValue)
      }
    }
    return tables
  }

  /// The catalogs at a path, which must be those of one folder.
  private func group(
    _ path: String,
    _ development: String?
  ) throws -> (group: CatalogProject.Group, isFile: Bool) {
    let progress = Progress("files")
    let project = CatalogProject(paths: [path], development: development) {
      progress.show($0, of: $1)
    }
    progress.end()
    project.reportUnopened()
    guard !project.issues.contains(where: { $0.severity == .error }) else {
      throw ExitCode(Status.inputOutput)
    }
    guard let group = project.groups.first else {
      report("\(path): a .strings, .stringsdict or .xcstrings file was expected, and there is none")
      throw ExitCode(Status.badValue)
    }
    guard project.groups.count == 1 else {
      let folders = project.groups.map { $0.folder.isEmpty ? "." : $0.folder }
      throw usageError(
        "\(path): the catalogs of one folder are expected, and there are those of \(folders.joined(separator: ", "))"
      )
    }
    return (group, !SystemCalls.isFolder(path))
  }
}

extension StringsMergeCommand {
  mutating func take(from line: inout ArgumentLine) {
    (options, language, sources, lookups, paths) = line.groups()
  }
}

/// The options that decide what a merge changes.
struct MergeCommandOptions: DirectlyReadable {
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
  mutating func take(from line: inout ArgumentLine) {
    prune = line.flag("prune")
    texts = line.flag("texts")
    dryRun = line.flag("dry-run")
    check = line.flag("check")
  }

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
