package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import ExtractedTexts
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings extract`.
package struct StringsExtractCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Finds the texts that sources look up: keys, default texts, tables and comments.",
    usage: "fmt strings extract <path> ... [<options>]",
    discussion: """
      In Swift these are String(localized:), AttributedString(localized:), LocalizedStringResource and LocalizedStringKey, also as the type of a variable, NSLocalizedString, the look-ups of catalogs in files that import StringCatalogs, and the texts of views in files that import SwiftUI. An interpolation becomes a conversion: %lld, %llu, %lf or %f where the file shows the type, and %@ elsewhere. In C, C++ and Objective-C they are NSLocalizedString and CFCopyLocalizedString with FromTable, FromTableInBundle and WithDefaultValue.

      Without --output the texts are printed as a .strings file for each table. The messages are on standard error: a key that is not a literal (literal-expected), a key with several values (multiple-values), of which the first is kept, and a text without a comment (missing-comment). The status is 65 if a file cannot be understood, and with --strict after any message.

      Examples:
        $ printf 'String(localized: "ok", defaultValue: "OK", comment: "Button")' \\
            > a.swift; fmt strings extract a.swift
        /* Button */
        "ok" = "OK";

        $ printf 'NSLocalizedStringFromTable(@"ok", @"Menu", @"Button");' > a.m; \\
            fmt strings extract a.m --output en.lproj; cat en.lproj/*
        en.lproj/Menu.strings: 1 added
        /* Button */
        "ok" = "ok";
      """
  )

  @OptionGroup var paths: SourcePaths
  @OptionGroup(title: "Look-ups") var lookups: LookupOptions
  @OptionGroup(title: "Output") var output: ExtractOutput
  @OptionGroup(title: "Output") var language: DevelopmentOption
  @OptionGroup(title: "Messages") var messages: ExtractMessages

  package init() {}

  package func run() throws {
    let development = try language.language() ?? "en"
    let extraction = try lookups.extraction(of: paths.paths, Progress("files"))
    var issues = extraction.issues
    let texts = extraction.texts.filter { !output.skipTable.contains($0.table) }
    let tables = UnresolvedTable.tables(of: texts, issues: &issues).map { table in
      // An empty key is reported, but no catalog needs it.
      table.resolved().leavingOut { entry in
        entry.key.isEmpty && !output.json || lookups.skipSymbols && entry.isSymbol
      }
    }.filter { !$0.entries.isEmpty }
    let reported = messages.write(issues, json: output.json)
    let failed = issues.filter { $0.severity == .error }
    if output.json {
      output.writeObjects(tables)
    } else if let folder = output.output {
      // The keys of a source that is not read would be gone from the files.
      if failed.isEmpty || output.append {
        try output.write(tables, to: folder, language: development)
      } else {
        report("nothing is written to \(folder), because of the errors before")
      }
    } else {
      try output.print(tables)
    }
    if failed.contains(where: \.isUnreadable) { throw ExitCode(Status.inputOutput) }
    if !failed.isEmpty || messages.strict && reported > 0 { throw ExitCode(Status.badValue) }
  }
}

/// The paths of sources.
struct SourcePaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders, in which sources of Swift, C, C++ and Objective-C are found at any depth, and files. Hidden folders, Pods, Carthage, DerivedData, build and node_modules are left out.",
      valueName: "path"
    ),
    completion: .file()
  )
  var paths: [String] = []
}

extension SourcePaths {
  func validate() throws { try Self.validate(paths) }

  static func validate(_ paths: [String]) throws {
    guard !paths.isEmpty, !paths.contains("") else {
      throw ValidationError("The path of a folder or a file is expected.")
    }
  }
}

/// The options that decide which messages are reported, and how.
struct ExtractMessages: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out messages by their name. Repeat the option for several.",
      example: """
        printf 'NSLocalizedString(@"a", nil);' > a.m
        fmt strings extract a.m --disable missing-comment 2>&1 | wc -l → 2
        """,
      valueName: "name"
    )
  )
  var disable: [String] = []
  @Flag(name: [.customShort("q"), .long], help: "Leave out messages of keys with several values.")
  var quiet = false
  @Flag(help: "Write messages as annotations for GitHub Actions.")
  var github = false
  @Flag(help: "End with the status 65 after a message.")
  var strict = false
}

extension ExtractMessages {
  /// Writes messages to standard error.
  ///
  /// - Parameters:
  ///   - issues: The messages.
  ///   - json: Whether each is a JSON object.
  /// - Returns: The number of messages that were not left out.
  func write(_ issues: [CatalogIssue], json: Bool) -> Int {
    let form: IssueForm = github ? .github : json ? .json : .text
    let disabled = Set(disable + (quiet ? ["multiple-values"] : []))
    var lines: [String] = []
    for issue in issues {
      let rule = issue.reason.code
      if issue.severity == .warning, disabled.contains(rule) { continue }
      lines.append(form.line(issue, rule: rule) + "\n")
    }
    writeToStandardError(lines.joined())
    return lines.count
  }
}
