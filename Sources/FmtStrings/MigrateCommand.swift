package import ArgumentParser
internal import CatalogFiles
internal import ExtractedTexts
internal import FmtKit
internal import LocaleFormat

/// `fmt migrate`.
package struct MigrateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Finds uses of Foundation's formatters in Swift, and tells what to write in place.",
    usage: "fmt migrate --check <path> ... [<options>]",
    discussion: """
      For each use there are two lines: one with the code that takes its place, and one with the text that both write for one value. Foundation's texts are those of Swift 6.3 on Linux. Nothing is changed. The code needs the products LocaleFormat and LocaleFormatFoundation, and for texts StringCatalogs.

      A type that the sources declare themselves is not Foundation's, unless Foundation. is before its name. What #if leaves out on Linux is not looked at. A parser does not know types: .formatted() is told as one that may be Foundation's.

      The status is 65 if something is found, 74 if a path cannot be opened, and 65 if a file cannot be understood. The program fmt-extract reads the sources, as for 'fmt strings extract'.

      Kinds:
      \(Migration.Rule.allCases.map { "  " + $0.rawValue }.joined(separator: "\n"))

      Examples:
        $ echo 'let f = NumberFormatter()' > a.swift; \\
            fmt migrate --check a.swift | cut -d' ' -f3-
        NumberFormatter: write 'try number.formatted(.localized(.decimal, locale: "de"))' [number-formatter]
        number = 1234.5: "1.234,5" here, "1.234,5" with Foundation on Linux
      """
  )

  @OptionGroup var paths: MigratePaths
  @OptionGroup(title: "Check") var mode: MigrateMode
  @OptionGroup(title: "Output") var output: MigrateOutput

  package init() {}

  package func run() throws {
    let sources = try ExtractedSources.read(["--find=uses", "--"] + paths.paths, Progress("files"))
    let (all, hiding) = MigrateFinding.all(in: sources)
    let findings = all.filter { !output.disable.contains($0.migration.rule) }
    output.write(findings)
    output.write(sources.issues, hiding: hiding)
    let failed = sources.issues.filter { $0.severity == .error }
    if failed.isEmpty || !findings.isEmpty { report(Self.summary(of: findings)) }
    if failed.contains(where: \.isUnreadable) { throw ExitCode(Status.inputOutput) }
    if !failed.isEmpty || !findings.isEmpty { throw ExitCode(Status.badValue) }
  }

  /// The number of uses, and that of each kind from the most frequent.
  private static func summary(of findings: [MigrateFinding]) -> String {
    guard !findings.isEmpty else { return "nothing of Foundation is found" }
    let files = Set(findings.map(\.use.file)).count
    let kinds = Dictionary(grouping: findings, by: \.migration.rule).map {
      ($0.value.count, $0.key)
    }
    .sorted { ($1.0, $0.1.rawValue) < ($0.0, $1.1.rawValue) }
    .map { "\($0.0) \($0.1.rawValue)" }
    return
      "\(counted(findings.count, "use")) of Foundation in \(counted(files, "file")): \(kinds.joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The paths of sources in Swift.
struct MigratePaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders, in which sources of Swift are found at any depth, and files. Hidden folders, Pods, Carthage, DerivedData, build and node_modules are left out.",
      valueName: "path"
    ),
    completion: .file()
  )
  var paths: [String] = []

  func validate() throws { try SourcePaths.validate(paths) }
}

/// The work that the command does.
struct MigrateMode: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Look for uses, and change nothing. The command has no other work yet, and needs this option.",
      example: """
        echo 'let f = DateFormatter()' > a.swift
        fmt migrate --check a.swift | grep -o "write '.*, time: .short"
        → write 'try date.formatted(.localized(date: .long, time: .short
        """
    )
  )
  var check = false

  func validate() throws {
    guard check else {
      throw ValidationError("'fmt migrate' changes nothing, and needs --check.")
    }
  }
}
