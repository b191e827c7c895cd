internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import LocaleFormat

/// `fmt strings each`.
struct StringsEachCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "each",
    abstract: "Runs a command once for each localization, with the app-running locale set.",
    usage: "fmt strings each <path> ... [<options>] -- <command> ...",
    discussion: """
      The paths have the catalogs of an app. The command runs once for each language that they have, the development language first, for tests and screenshots. It finds the language in the variables LANGUAGE and LANG, which programs of the system read too; LC_ALL and the other variables LC_… are not set. In each argument of the command {} is the language, as in -AppleLanguages '({})'.

      The status is that of the first command that failed; the others still run, but after a signal none does.

      Examples:
        $ fmt strings each App -- printenv LANG
        en.UTF-8
        de.UTF-8
        ru.UTF-8

        $ fmt strings each App -- echo {}
        en
        de
        ru
      """
  )

  @OptionGroup(title: "Catalog") var language: DevelopmentOption
  @OptionGroup var arguments: EachArguments

  func run() throws {
    let (paths, command) = try arguments.parts()
    let project = CatalogProject(paths: paths, development: try language.language())
    try project.checkReadable()
    let languages = project.localizations
    guard !languages.isEmpty else {
      report("\(paths.joined(separator: ", ")): there is no localization")
      throw ExitCode(Status.badValue)
    }
    var status: Int32 = 0
    for language in languages {
      let words = command.map { $0.replacing("{}", with: language) }
      let result = ChildProcess.run(words, language: language)
      switch result {
      case .exit(let code):
        if code != 0 {
          report("\(language): '\(words[0])' ended with the status \(code)")
          if status == 0 { status = code }
        }
      case .signal(let number):
        report("\(language): '\(words[0])' was ended by the signal \(number)")
        throw ExitCode(128 + number)
      case .absent(let reason):
        report("'\(words[0])' cannot be run: \(reason)")
        throw ExitCode(Status.inputOutput)
      }
    }
    if status != 0 { throw ExitCode(status) }
  }
}

extension StringsEachCommand {
  mutating func take(from line: inout ArgumentLine) {
    (language, arguments) = line.groups()
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
  var invalidOffsets: [Int: Int] = [:]

  private enum CodingKeys: CodingKey {
    case values
  }

  /// The paths, and the command.
  func parts() throws(ExitCode) -> (paths: [String], command: [String]) {
    guard let terminator = values.firstIndex(of: "--"), terminator > 0,
      terminator + 1 < values.count
    else { throw usageError("the paths of catalogs, '--' and a command are expected") }
    return (Array(values[..<terminator]), Array(values[(terminator + 1)...]))
  }
}

extension CatalogProject {
  /// The tags of all languages, the development language first.
  ///
  /// A folder can have an old name, as `English.lproj` has.
  fileprivate var localizations: [String] {
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
    return names.map { Self.tag(of: $0) ?? $0 }.filter { known.insert($0).inserted }
  }

  /// The tag of a language's name; nil for a name that is not one.
  private static func tag(of name: String) -> String? {
    do throws(FormatError) {
      return try Localization(name).locale?.tag
    } catch {
      return nil
    }
  }
}
