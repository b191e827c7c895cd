internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import LocaleFormat
internal import MachineTime

/// `fmt strings export`.
struct StringsExportCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the texts of an app for translators, as XLIFF 1.2.",
    usage: "fmt strings export <path> --locale <locale> [<options>]",
    discussion: """
      The path is the folder of an app. The file has the texts of the development language with the translations that are there, and with the plural forms that the language of the translators needs. Its form is that of Xcode's exports. Keys that are marked as stale, or as not to be translated, are left out.

      Examples:
        $ fmt strings export App --locale de | grep -A3 'id="greeting"'
              <trans-unit id="greeting" xml:space="preserve">
                <source>Hello, %@!</source>
                <target state="translated">Hallo, %@!</target>
                <note/>
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Export") var options: ExportOptions
  @OptionGroup(title: "Export") var language: DevelopmentOption

  func run() throws {
    let project = try Exchanges.project(at: paths, try language.language())
    guard let name = options.locale else {
      throw usageError("the language of the translators is expected: --locale")
    }
    let target = try named("--locale", LocaleID(name)).tag
    let version = try required(LibraryVersions.current).package
    let text: String
    do throws(CatalogIssue) {
      let exchange = try TranslationExchange(
        project,
        folder: Exchanges.folder(paths.paths[0]),
        language: target,
        forms: PluralForms.of
      )
      text = try exchange.document().text(tool: "fmt", version: version)
    } catch {
      report("\(error)")
      throw ExitCode(Status.badValue)
    }
    try Exchanges.write(text, to: options.output)
  }
}

extension StringsExportCommand {
  mutating func take(from line: inout ArgumentLine) {
    (options, language, paths) = line.groups()
  }
}

/// The options of an export.
struct ExportOptions: DirectlyReadable {
  @Option(
    help: ArgumentHelp("The language of the translators.", valueName: "locale"),
    completion: .locales
  )
  var locale: String?
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file that is written. Default: standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?
}

extension ExportOptions {
  mutating func take(from line: inout ArgumentLine) {
    locale = line.value("locale")
    output = line.value("output")
  }
}

/// The project whose texts are exchanged, and the file that they are written to.
enum Exchanges {
  /// Reads the catalogs at a path; any fault ends the command.
  static func project(at paths: CatalogPaths, _ development: String?) throws -> CatalogProject {
    guard paths.paths.count == 1 else {
      throw usageError("one path is expected, that of an app; there are \(paths.paths.count)")
    }
    let progress = Progress("files")
    let project = CatalogProject(paths: paths.paths, development: development) {
      progress.show($0, of: $1)
    }
    progress.end()
    try project.checkReadable()
    return project
  }

  /// The folder that originals are relative to: the path, or that of the file.
  static func folder(_ path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard !SystemCalls.isFolder(path) else { return path }
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  /// Writes a text to a file, or to standard output.
  static func write(_ text: String, to path: String?) throws {
    guard let path else {
      var output = StandardOutput()
      output.append { $0 += Array(text.utf8) }
      output.flush()
      return
    }
    do throws(CatalogIssue) {
      try CatalogFileWriting.write(Array(text.utf8), to: path)
    } catch {
      report("\(error.file): \(error.reason)")
      throw ExitCode(Status.inputOutput)
    }
  }
}
