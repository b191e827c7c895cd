package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import Glibc
internal import LocaleFormat
internal import MachineTime

/// `fmt strings each`.
package struct StringsEachCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "each",
    abstract: "Runs a command once for each localization, with the app-running locale set.",
    usage: "fmt strings each <path> ... [<options>] -- <command> ...",
    discussion: """
      The paths have the catalogs of an app. The command runs once for each language that they have, the development language first, for tests and screenshots. Folders that are not named by a language are left out.

      The command finds the language in the variable LANGUAGE. LANG is the locale of the system for it, such as de_DE.UTF-8, or C.UTF-8 if the system does not have that; LC_ALL and the other variables LC_… are not set. In each argument of the command {} is the language, as in -AppleLanguages '({})'. A script of a shell takes "$LANGUAGE", or "$1" as below.

      Standard input is that of this command, so the first run can read it to its end; '< /dev/null' gives none to any run.

      The status is that of the first command that failed; the others still run. It is 127 if the command is not found, and 126 if it cannot be run. After a signal no other language runs, and the status is 128 and the number of the signal: SIGINT, SIGTERM, SIGHUP and SIGQUIT reach the command too, and its end is awaited.

      Examples:
        $ fmt strings each App -- printenv LANGUAGE
        en
        de
        ru

        $ fmt strings each App -- sh -c 'echo "$1.png"' sh {}
        en.png
        de.png
        ru.png
      """
  )

  @OptionGroup(title: "Catalog") var language: DevelopmentOption
  @OptionGroup var arguments: EachArguments

  package init() {}

  package func run() throws {
    let (paths, command) = try arguments.parts()
    let project = CatalogProject(paths: paths, development: try language.language())
    try project.checkReadable()
    let languages = try languages(of: project, at: paths)
    var children = ChildProcesses()
    var status: Int32 = 0
    for language in languages {
      let tag = language.tag
      let words = command.map { $0.replacing("{}", with: tag) }
      let result = children.run(words, try Self.variables(for: language)) { name in
        name == "LANG" || name == "LANGUAGE" || name.hasPrefix("LC_")
      }
      switch result {
      case .exit(let code):
        if code != 0 {
          report("\(tag): '\(words[0])' ended with the status \(code)")
          if status == 0 { status = code }
        }
      case .signal(let number):
        // As with a shell, the reader of a pipe that has enough is not an error to report.
        if number != SIGPIPE { report("\(tag): '\(words[0])' was ended by the signal \(number)") }
        throw ExitCode(128 + number)
      case .stopped(let number): throw ExitCode(128 + number)
      case .absent(let error):
        let hint =
          error == ENOEXEC
          ? "; a script begins with a line that names its program, such as #!/bin/sh" : ""
        report("'\(words[0])' cannot be run: \(SystemCalls.message(ofError: error))\(hint)")
        throw ExitCode(error == ENOENT ? 127 : 126)
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// The languages of the catalogs, without names that are not languages, which are reported.
  private func languages(of project: CatalogProject, at paths: [String]) throws -> [LocaleID] {
    var languages: [LocaleID] = []
    for name in project.localizationNames {
      guard let language = CatalogProject.language(named: name) else {
        report("warning: '\(name.excerpt)' is not the name of a language, and is left out")
        continue
      }
      if !languages.contains(language) { languages.append(language) }
    }
    guard !languages.isEmpty else {
      report("\(paths.joined(separator: ", ")): there is no localization")
      throw ExitCode(Status.badValue)
    }
    return languages
  }

  /// The variables by which programs find a language.
  private static func variables(for language: LocaleID) throws -> [String] {
    let name = try required(language.posixName).flatMap { SystemLocales.contains($0) ? $0 : nil }
    return [
      "LANGUAGE=\(language.tag.replacing("-", with: "_"))", "LANG=\(name ?? "C.UTF-8")",
    ]
  }
}

/// The paths, then `--` and a command.
struct EachArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The catalogs of the app, then -- and a command with its arguments.",
      valueName: "path-and-command"
    )
  )
  var values: [String] = []

  /// The paths, and the command.
  func parts() throws(ExitCode) -> (paths: [String], command: [String]) {
    guard let terminator = values.firstIndex(of: "--"), terminator > 0,
      terminator + 1 < values.count
    else { throw usageError("the paths of catalogs, '--' and a command are expected") }
    return (Array(values[..<terminator]), Array(values[(terminator + 1)...]))
  }
}

extension CatalogProject {
  /// The names of all languages, the development language first.
  fileprivate var localizationNames: [String] {
    var names: [String] = []
    for group in groups {
      let tables = group.tables
      if tables.names.contains(where: tables.hasOwn) { names.append(tables.development) }
    }
    for group in groups {
      for table in group.tables.names {
        names += group.tables.translations(of: table).map(\.name)
      }
    }
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }

  /// The language of a folder's name, which can be an old one, as `English` is; nil for other names.
  fileprivate static func language(named name: String) -> LocaleID? {
    guard TargetLanguage.isName(name) else { return nil }
    do throws(FormatError) {
      return try Localization(name).locale
    } catch {
      return nil
    }
  }
}
