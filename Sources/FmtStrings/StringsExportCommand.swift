package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings export`.
package struct StringsExportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
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

  package init() {}

  package func run() throws {
    guard let name = options.locale else {
      throw usageError("the language of the translators is expected: --locale")
    }
    let app = try ExchangedApp(paths, development: try language.language())
    let target = try named("--locale", LocaleID(name)).tag
    guard TargetLanguage.isName(target) else {
      throw usageError("--locale: the language of translators was expected, not '\(name)'")
    }
    let version = try required(LibraryVersions.current).package
    let text: String
    do {
      let exchange = try TranslationExchange(
        app.project,
        folder: app.folder,
        language: target,
        forms: PluralForms.of
      )
      let document = exchange.document()
      guard !document.files.isEmpty else {
        report("\(paths.paths[0]): there is no text in the development language")
        throw ExitCode(Status.badValue)
      }
      text = try document.text(tool: "fmt", version: version)
    } catch let error as CatalogIssue {
      report("\(error)")
      throw ExitCode(Status.badValue)
    }
    try write(text)
  }
}

extension StringsExportCommand {
  /// Writes the text to the file, or to standard output.
  private func write(_ text: String) throws(ExitCode) {
    let bytes = Array(text.utf8)
    guard let path = options.output else {
      var output = StandardOutput()
      output.append { $0 += bytes }
      output.flush()
      return
    }
    guard Self.mayReplace(path) else {
      report("\(path): the file that is there is not an .xliff file, and is not replaced")
      throw ExitCode(Status.inputOutput)
    }
    do throws(CatalogIssue) {
      try CatalogFileWriting.write(bytes, to: path)
    } catch {
      report("\(error.file): \(error.reason)")
      throw ExitCode(Status.inputOutput)
    }
  }

  /// Whether nothing is lost if a file is replaced: not a catalog, for example.
  private static func mayReplace(_ path: String) -> Bool {
    // Text is added to a file that is open.
    if path.hasPrefix("/dev/") { return true }
    return switch SystemCalls.contents(ofFile: path, limit: 4_096, prefix: true) {
    case .bytes(let bytes):
      bytes.isEmpty || String(decoding: bytes, as: UTF8.self).contains("<xliff")
    case .absent, .other: true
    case .tooLong, .unreadable: false
    }
  }
}

/// The options of an export.
struct ExportOptions: ParsableArguments {
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
