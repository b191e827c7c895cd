internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import ExtractedTexts
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The options that name functions which look up texts.
struct LookupOptions: ParsableArguments {
  @Option(
    name: [.customShort("s"), .long],
    help: ArgumentHelp(
      "A function that is called as NSLocalizedString is; NAMEFromTable, NAMEFromTableInBundle and NAMEWithDefaultValue are found too. Repeat the option for several.",
      example: """
        printf 'L(@"ok", @"Button");' > a.m
        fmt strings extract a.m -s L | tail -1
        → "ok" = "ok";
        """,
      valueName: "name"
    )
  )
  var routine: [String] = []
  @Option(
    help: ArgumentHelp(
      "A function with other parameters: its name, '=' and the role of each parameter in order, which is key, table, comment, value, or _ for another one. In Swift a parameter that has another label than its role is label:role. Repeat the option for several.",
      example: """
        printf 'tr("Menu", "ok")' > a.swift
        fmt strings extract a.swift --function tr=table,key | tail -1
        → "ok" = "ok";
        """,
      valueName: "description"
    )
  )
  var function: [String] = []
  @Flag(
    help: ArgumentHelp(
      "Leave out keys that have no letter, and whose text has none, such as • or (%@): they are not added, and 'lint' does not miss those of the sources; translations that lack one of a table are told by the rule letterless-key. The empty key is never added.",
      example: """
        printf 'L(@"ok", @"b"); L(@"(%%@)", @"b");' > a.m
        fmt strings extract a.m -s L --skip-symbols | tail -1
        → "ok" = "ok";
        """
    )
  )
  var skipSymbols = false
}

extension LookupOptions {
  /// Reads the sources at some paths.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders in which files are searched for.
  ///   - progress: Shows the number of files that are read.
  /// - Returns: The texts of the sources, and what is wrong in them.
  /// - Throws: The status of a usage error for a function that is not described, and others if the
  ///   sources cannot be read.
  func extraction(of paths: [String], _ progress: Progress) throws(ExitCode) -> ExtractedSources {
    let options = routine.map { "--routine=\($0)" } + function.map { "--function=\($0)" }
    return try ExtractedSources.read(options + ["--"] + paths, progress)
  }
}

/// The sources whose texts catalogs are compared with.
struct SourcesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder or file of sources whose keys, as 'fmt strings extract' finds them, are compared with the catalogs. Repeat the option for several.",
      example: """
        printf 'String(localized: "bye")' > a.swift
        fmt strings lint App --sources a.swift | grep -o "the key 'bye'.*"
        → the key 'bye' is not in the table Localizable [undeclared-key]
        """,
      valueName: "path"
    ),
    completion: .file()
  )
  var sources: [String] = []
}

extension SourcesOption {
  /// Reads the sources; nil if there are none.
  ///
  /// Their faults other than missing comments are reported.
  ///
  /// - Returns: The tables, and whether a key that is in none of them is gone.
  func tables(_ lookups: LookupOptions) throws -> (tables: [UnresolvedTable], areWhole: Bool)? {
    guard !sources.isEmpty else { return nil }
    let extraction = try lookups.extraction(of: sources, Progress("sources"))
    var issues = extraction.issues
    let tables = UnresolvedTable.tables(of: extraction.texts, issues: &issues)
    for issue in issues where issue.reason.code != "missing-comment" {
      report("\(issue)")
    }
    if let fault = issues.first(where: { $0.severity == .error }) {
      throw ExitCode(fault.isUnreadable ? Status.inputOutput : Status.badValue)
    }
    return (tables, extraction.isWhole)
  }
}
