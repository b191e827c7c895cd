internal import ArgumentParser
internal import CatalogFiles
internal import ExtractedTexts
internal import FmtKit

/// The options that decide which uses are written, and in which form.
struct MigrateOutput: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out a kind of use by its name. Repeat the option for several.",
      example: """
        echo 'let n = Locale.current' > a.swift
        fmt migrate --check a.swift --disable current-locale
        → fmt: nothing of Foundation is found
        """,
      valueName: "name"
    )
  )
  var disable: [Migration.Rule] = []
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object per use.",
      example: """
        echo 'let n = Locale.current' > a.swift
        fmt migrate --check a.swift --json | grep -o '"foundation":"[^,]*'
        → "foundation":"\\"en_001\\""
        """
    )
  )
  var json = false
  @Flag(help: "Write annotations for GitHub Actions.")
  var github = false
}

extension Migration.Rule: OptionValue {}

extension MigrateOutput {
  func validate() throws {
    if json, github { throw ValidationError("Use --json or --github, not both.") }
  }

  /// The form of uses and faults.
  private var form: IssueForm { json ? .json : github ? .github : .text }

  /// Writes uses to standard output: in text and for GitHub a line with the code that takes their place,
  /// and in text one with both results.
  func write(_ findings: [MigrateFinding]) {
    var output = StandardOutput()
    for finding in findings {
      let issue = finding.issue
      let sample = finding.migration.sample
      let more = [
        "name": finding.use.name, "value": finding.use.value, "write": finding.code,
        "sample": sample.value, "here": sample.here, "foundation": sample.foundation,
      ]
      output.writeLine(form.line(issue, rule: issue.reason.code, more: json ? more : [:]))
      if form == .text {
        output.writeNames("\(issue.file):\(issue.place): note: \(finding.results)")
      }
    }
    output.flush()
  }

  /// Writes the faults of files, and the names that the sources declare, to standard error.
  func write(_ issues: [CatalogIssue], hiding: [HidingDeclaration]) {
    let declared = hiding.map { declaration in
      CatalogIssue(
        .warning,
        file: declaration.file,
        place: declaration.place,
        reason: .declaredName(declaration.name)
      )
    }
    let lines = (issues + declared).map { form.line($0, rule: $0.reason.code) + "\n" }
    writeToStandardError(lines.joined())
  }
}

extension FormatError.Reason {
  fileprivate static func declaredName(_ name: String) -> Self {
    Reason(
      "declared-name",
      "'\(name)' is declared here, and its uses without 'Foundation.' are not looked at"
    )
  }
}
