package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import ExtractedTexts
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings lint`.
package struct StringsLintCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks catalogs: their syntax, keys, arguments, plural forms and texts.",
    usage: "fmt strings lint <path> ... [<options>]",
    discussion: """
      Each fault is one line: file, line, column, what is wrong, and the rule that it breaks. A file without a fault is its name and OK. The status is 65 if there is an error, or no file of a catalog, and with --strict if there is anything; other faults are warnings. It is 74 if a path cannot be opened.

      Translations are compared with the development language. If that has a .strings file without keys, or if it has none, a key that is a format stands for its text; with --sources the keys that the sources look up take its place.

      Rules:
      \(LintRule.allCases.map { "  " + $0.rawValue }.joined(separator: "\n"))

      A comment before an entry or its <key>, or in its "comment" in an .xcstrings file, switches rules off for the entry: 'fmt:ignore same-as-key', or all of them with 'fmt:ignore'. A file named .fmt-lint in a folder that is checked, or in one below it, has a rule in each line and after it the files and folders of its folder in which the rule does not count; the file of --exceptions has the same for all:
        same-as-key  en-*.lproj/* de.lproj/Names.strings
        whitespace   old
        unused-key

      Examples:
        $ fmt strings lint App/en.lproj
        App/en.lproj/Localizable.stringsdict: OK
        App/en.lproj/Localizable.strings: OK

        $ printf '"a" = "1";\\n"b" = "2"' > bad.strings; fmt strings lint bad.strings
        bad.strings:2:10: error: ';' was expected after the value, not the end of the file [syntax]
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Rules") var rules: LintOptions
  @OptionGroup(title: "Rules") var language: DevelopmentOption
  @OptionGroup(title: "Sources") var sources: SourcesOption
  @OptionGroup(title: "Sources") var lookups: LookupOptions
  @OptionGroup(title: "Output") var output: LintOutput

  package init() {}

  package func run() throws {
    var exceptions = try rules.disabled()
    let development = try language.language()
    let progress = Progress("files")
    let project = CatalogProject(paths: paths.paths, development: development) {
      progress.show($0, of: $1)
    }
    try rules.addFiles(to: &exceptions, project, paths.paths)
    var forms: [String: LanguageForms?] = [:]
    let (keys, areWhole) = try sourceKeys(in: project)
    let raised = Set(try rules.rules(rules.error, of: "--error"))
    var linter = Linter(
      project,
      exceptions: exceptions,
      errors: raised,
      sources: keys,
      areSourcesWhole: areWhole,
      interfaceFile: Self.interfaceFile
    ) { name in
      if let known = forms[name] { return known }
      let found = PluralForms.ofKnown(name)
      forms[name] = .some(found)
      return found
    }
    let tables = Progress("tables")
    let findings = linter.run { tables.show($0, of: $1) }
    tables.end()
    progress.end()
    let files = project.groups.flatMap(\.files).map(\.path)
    output.write(findings, files, unread: project.unread)
    let errors = findings.count { $0.issue.severity == .error }
    if !findings.isEmpty {
      let warnings = findings.count - errors
      let parts = [counted(errors, "error"), counted(warnings, "warning")].compactMap(\.self)
      let place = counted(files.count, "file").map { " in \($0)" } ?? ""
      report(parts.joined(separator: " and ") + place)
    }
    if project.issues.contains(where: \.isUnreadable) { throw ExitCode(Status.inputOutput) }
    try project.checkHasFiles()
    if errors > 0 || rules.strict && !findings.isEmpty { throw ExitCode(Status.badValue) }
  }

  /// The content of a file of Interface Builder; nil if there is none.
  private static func interfaceFile(_ path: String) -> Result<[UInt8]?, CatalogIssue> {
    guard SystemCalls.exists(path), !SystemCalls.isFolder(path) else { return .success(nil) }
    do throws(CatalogIssue) {
      let limit = CatalogLimits().byteCount
      return .success(try CatalogFileBytes.read(path, named: path, limit: limit))
    } catch {
      return .failure(error)
    }
  }

  /// The keys of the sources by table, nil if there are none, and whether a key that is not amongst
  /// them is one that no source looks up.
  private func sourceKeys(
    in project: CatalogProject
  ) throws -> (keys: [String: [Linter.SourceKey]]?, areWhole: Bool) {
    guard let extracted = try sources.tables(lookups) else { return (nil, true) }
    if !extracted.areWhole {
      report(
        "no key is told as unused, because the sources are not read as a whole, and keys in them may be missing"
      )
    }
    return (keys(of: extracted.tables, in: project), extracted.areWhole)
  }

  /// The keys of the sources by table, each at its first place.
  private func keys(
    of tables: [UnresolvedTable],
    in project: CatalogProject
  ) -> [String: [Linter.SourceKey]] {
    var keys: [String: [Linter.SourceKey]] = [:]
    for table in tables {
      keys[table.name] = table.resolved(in: project.groups.map(\.tables)).entries.map { entry in
        Linter.SourceKey(
          entry.key,
          file: entry.first.file,
          place: entry.first.key.place,
          isOptional: entry.key.isEmpty || lookups.skipSymbols && entry.isSymbol
        )
      }
    }
    return keys
  }

  private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

/// The options that decide which rules count.
struct LintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Switch a rule off. Repeat the option for several.",
      example: """
        fmt strings lint App --disable missing-key | grep -c OK → 4
        """,
      valueName: "rule"
    )
  )
  var disable: [String] = []
  @Option(
    help: ArgumentHelp(
      "Make the faults of a rule errors. Repeat the option for several.",
      example: """
        fmt strings lint App --error extra-key | grep -c error: → 1
        """,
      valueName: "rule"
    )
  )
  var error: [String] = []
  @Option(
    help: ArgumentHelp(
      "A file of rules that are switched off, in some files or in all. Default: .fmt-lint in each folder that is checked and in those below it, for the files of that folder.",
      valueName: "file"
    ),
    completion: .file()
  )
  var exceptions: String?
  @Flag(
    help: ArgumentHelp(
      "End with the status 65 after a warning too.",
      example: "fmt strings lint App/de.lproj --strict | grep -c OK → 2"
    )
  )
  var strict = false
}

extension LintOptions {
  /// The name of the file of exceptions in a folder.
  private static let name = ".fmt-lint"

  /// The rules that options switch off.
  func disabled() throws -> LintExceptions {
    var result = LintExceptions()
    for rule in try rules(disable, of: "--disable") { result.add(rule) }
    return result
  }

  /// The rules that the values of an option name.
  func rules(_ words: [String], of option: String) throws -> [LintRule] {
    try words.map { word in
      guard let rule = LintRule(rawValue: word) else {
        throw usageError("\(option): \(Reason.unknownRule(word))")
      }
      return rule
    }
  }

  /// Adds the rules that a file switches off: the given one, or those of the folders with catalogs.
  func addFiles(
    to result: inout LintExceptions,
    _ project: CatalogProject,
    _ paths: [String]
  ) throws {
    if let exceptions {
      guard !SystemCalls.isFolder(exceptions) else {
        throw usageError(
          "--exceptions: a file was expected, not the folder '\(exceptions.excerpt)'"
        )
      }
      try add(exceptions, of: "", to: &result)
      return
    }
    for folder in Self.folders(of: project, below: paths) {
      let file = folder == "." ? Self.name : folder + "/" + Self.name
      if SystemCalls.exists(file) { try add(file, of: folder, to: &result) }
    }
  }

  private func add(_ file: String, of folder: String, to result: inout LintExceptions) throws {
    do throws(CatalogIssue) {
      let bytes = try CatalogFileBytes.read(file, named: file, limit: 1 << 20)
      try result.read(bytes, file: file, folder: folder)
    } catch {
      report("\(error)")
      throw ExitCode(error.isUnreadable ? Status.inputOutput : Status.badValue)
    }
  }

  /// The given folders, and those between them and the files that were found in them.
  private static func folders(of project: CatalogProject, below paths: [String]) -> [String] {
    let given = Set(paths.map(FileFinder.normalized).filter(SystemCalls.isFolder))
    var found = given
    for file in project.groups.flatMap(\.files) {
      var path = file.path[...]
      var between: [String] = []
      while let end = path.lastIndex(of: "/"), !given.contains(String(path)) {
        path = path[..<end]
        between.append(String(path))
      }
      if given.contains(".") || given.contains(String(path)) { found.formUnion(between) }
    }
    return found.sorted()
  }
}

/// The forms in which faults are written.
struct LintOutput: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object per fault.",
      example: """
        fmt strings lint App --json | grep -c '"rule":"missing-key"'
        → 9
        """
    )
  )
  var json = false
  @Flag(
    help: ArgumentHelp(
      "Write annotations for GitHub Actions.",
      example: """
        echo a > x.strings; fmt strings lint x.strings --github | cut -d, -f1
        → ::error file=x.strings
        """
    )
  )
  var github = false
  @Flag(help: "Write only faults, and no names of files without one.")
  var quiet = false

  func validate() throws {
    if json, github { throw ValidationError("Use --json or --github, not both.") }
  }
}

extension LintOutput {
  /// Writes the faults, and the names of the files that have none.
  ///
  /// - Parameters:
  ///   - findings: The faults, by file.
  ///   - files: The files.
  ///   - unread: The files that could not be read, also if nothing is reported of them.
  func write(_ findings: [LintFinding], _ files: [String], unread: Set<String>) {
    var output = StandardOutput()
    var rest = findings[...]
    let faulty = unread.union(findings.map(\.issue.file))
    let named = Set(files)
    // Faults of what is not one of the files come first.
    while let finding = rest.first, !named.contains(finding.issue.file) {
      output.writeLine(line(finding))
      rest.removeFirst()
    }
    for file in files {
      if !faulty.contains(file), !quiet, !json, !github {
        output.writeNames("\(file): OK")
      }
      while let finding = rest.first, finding.issue.file == file {
        output.writeLine(line(finding))
        rest.removeFirst()
      }
    }
    for finding in rest { output.writeLine(line(finding)) }
    output.flush()
  }

  private func line(_ finding: LintFinding) -> String {
    let form: IssueForm = json ? .json : github ? .github : .text
    return form.line(
      finding.issue,
      rule: finding.rule?.rawValue,
      more: ["language": finding.language, "key": finding.key]
    )
  }
}
