package import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt batch`.
package struct BatchCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answers cases, one JSON object per line, for other programs.",
    discussion: """
      A case is a line of standard input: an object with kind and input, and optionally id, locale and options. The answer is an object with the id as it came and one of these:
        result         the text, and in some kinds more in extra
        error          the reason why the case cannot be answered
        unsupported    a kind or an option that does not exist

      The kinds are \(BatchKinds.list).

      Those of strings read files of the folder of --files: input or the option file is the name of one.

      Examples:
        $ echo '{"id":1,"kind":"number","locale":"de","input":"1234.5"}' | fmt batch
        {"id":1,"result":"1.234,5"}
      """
  )

  @OptionGroup(title: "Files") var files: CaseFilesOption

  package init() {}

  package func run() throws { CaseStream.run(.batch(try files.caseFiles())) }
}

/// The folder of the files that cases name.
struct CaseFilesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the files that cases of strings name.",
      example: """
        echo '{"kind":"strings_file","input":"Dialogs.strings"}' \\
          | fmt batch --files App/de.lproj
        → {"result":{"parsed":{"ok":"OK"},"valid":true}}
        """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var files: String?
}

extension CaseFilesOption {
  /// The files; nil if no folder is given.
  func caseFiles() throws -> CaseFiles? {
    guard let files else { return nil }
    guard SystemCalls.isFolder(files) else {
      report("--files: there is no folder '\(files.excerpt)'")
      throw ExitCode(Status.inputOutput)
    }
    return CaseFiles(files)
  }
}
