package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings import`.
package struct StringsImportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Takes over what translators changed in XLIFF; nothing else is changed.",
    usage: "fmt strings import <xliff> <path> [<options>]",
    discussion: """
      The first path is a file that 'fmt strings export' or Xcode wrote, and that translators changed; the second one is the folder of the app. A text that is as an export would write it now is not touched. Files of a language that are missing are made. Each change is told after its file is written: the file, the unit, and the text.

      Nothing is written if the file has texts that the catalogs do not have, or a translation with placeholders that the development language does not have, or no text at all, or would change the development language. A text whose source is another one by now is taken over with a warning. A translation that is the source, with the state 'new' or 'needs-translation', is none.

      Examples:
        $ fmt strings export App --locale de -o de.xliff; \\
          sed -i 's/Einverstanden/Gut/' de.xliff; \\
          fmt strings import de.xliff App
        App/de.lproj/Localizable.strings: ok: Einverstanden → Gut
        App/de.lproj/Localizable.strings: 1 changed
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Import") var options: ImportCommandOptions
  @OptionGroup(title: "Import") var language: DevelopmentOption

  package init() {}

  package func run() throws {
    guard paths.paths.count == 2 else {
      throw usageError(
        "two paths are expected: the XLIFF and the app; there are \(paths.paths.count)"
      )
    }
    let path = paths.paths[0]
    var folder = paths
    folder.paths = [paths.paths[1]]
    let bytes: [UInt8]
    do throws(CatalogIssue) {
      bytes = try CatalogFileBytes.read(path, named: path, limit: CatalogLimits.tools.byteCount)
    } catch {
      report("\(error.file): \(error.reason)")
      throw ExitCode(Status.inputOutput)
    }
    let lock = try CatalogFolders.lock(folder.paths, isDry: options.dryRun)
    defer { lock?.release() }
    let app = try ExchangedApp(folder, development: try language.language())
    var translations = TranslationImport(name: path, options: options.options)
    do throws(CatalogIssue) {
      let document = try XLIFFDocument(bytes, file: path, limits: .tools)
      try translations.takeAll(
        document,
        app.project,
        folder: app.folder,
        forms: PluralForms.of
      )
    } catch {
      report("\(error)")
      throw ExitCode(Status.badValue)
    }
    for issue in translations.issues { report("\(issue)") }
    guard !translations.isRefused else { throw ExitCode(Status.badValue) }
    try files(of: translations).replacing(app.project.groups).write(isDry: options.dryRun)
  }

  private func files(of translations: TranslationImport) -> FileOutput {
    FileOutput(
      translations.files.map { file in
        let new = file.isNew ? "new file, " : ""
        return FileOutput.File(
          path: file.path,
          bytes: file.bytes,
          isNew: file.isNew,
          lines: file.changes.map { "\(file.path): \($0.line)" }
            + ["\(file.path): \(new)\(file.changes.count) changed"]
        )
      }
    )
  }
}

/// The options of an import.
struct ImportCommandOptions: ParsableArguments {
  @Flag(help: "Take over translations whose placeholders differ, with a warning.")
  var allowPlaceholders = false
  @Flag(help: "Take over changes of texts in the development language.")
  var allowDevelopment = false
  @Flag(help: "Leave out the files and texts that the catalogs do not have, with a warning.")
  var skipUnknown = false
  @Flag(help: "Tell what would be changed, and change nothing.")
  var dryRun = false
}

extension ImportCommandOptions {
  var options: ImportOptions {
    var options = ImportOptions()
    options.allowsArguments = allowPlaceholders
    options.allowsDevelopment = allowDevelopment
    options.skipsUnknown = skipUnknown
    return options
  }
}

extension TranslationImport.Change {
  /// The change as a line; ends of lines in texts are shown as spaces.
  fileprivate var line: String {
    let shown = { (text: String) in
      String(text.map { $0.isNewline ? " " : $0 })
    }
    let place = (language.map { $0 + ": " } ?? "") + shown(id)
    if let state { return "\(place): \(state)" }
    let before = old.map { shown($0) + " → " } ?? "new: "
    return "\(place): \(before)\(shown(new))"
  }
}
