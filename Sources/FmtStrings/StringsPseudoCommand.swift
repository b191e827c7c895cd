package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import MachineTime

/// `fmt strings pseudo`.
package struct StringsPseudoCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Makes texts that look translated, to test an app before its translation.",
    usage: """
      fmt strings pseudo <path> ... [<options>]
      fmt strings pseudo --text <text> [<options>]
      """,
    discussion: """
      The paths have the catalogs of an app. Of the texts of the development language it makes those of a pseudo-locale: files in the folder en-XA.lproj, which are written over if they are there, and another language in an .xcstrings file. A second run changes nothing. Without a path, it changes a text, or each line of standard input.

      Placeholders, markup, addresses and escapes stay as they are. A text that is changed already stays as it is.

      An app that uses this package needs no files: with the locale en-XA or en-XB it changes its texts while it runs.

      Examples:
        $ fmt strings pseudo App/en.lproj
        App/en-XA.lproj/Localizable.strings
        App/en-XA.lproj/Localizable.stringsdict

        $ echo 'Hello, %@!' | fmt strings pseudo
        [!! Ĥéļļô, %@! ××× !!]
      """
  )

  @OptionGroup var paths: PseudoPaths
  @OptionGroup(title: "Files") var files: PseudoFileOptions
  @OptionGroup(title: "Files") var language: DevelopmentOption
  @OptionGroup(title: "Texts") var options: PseudoOptions

  package init() {}

  package func run() throws {
    let pseudo = try options.pseudo(files.locale)
    if paths.paths.isEmpty {
      guard files.output == nil, !files.dryRun else {
        throw usageError("--output and --dry-run are for the files of paths, and there is no path")
      }
      if let text = options.text { write(text, pseudo) } else { try writeLines(pseudo) }
    } else {
      guard options.text == nil, !paths.paths.contains("") else {
        throw usageError("either paths or --text are expected, and no empty path")
      }
      guard !options.plain else {
        throw usageError("--plain is for a text: the files of paths have formats")
      }
      try writeFiles(pseudo)
    }
  }

  // MARK: Texts

  private func changed(_ text: String, _ pseudo: PseudoLocalization) -> String {
    options.plain ? pseudo.text(text) : pseudo.format(text)
  }

  private func write(_ text: String, _ pseudo: PseudoLocalization) {
    var output = StandardOutput()
    output.writeLine(changed(text, pseudo))
    output.flush()
  }

  private func writeLines(_ pseudo: PseudoLocalization) throws {
    guard StandardInput.isGiven else {
      throw usageError("a path, --text or standard input is expected")
    }
    var input = StandardInput()
    var output = StandardOutput()
    var number = 0
    while true {
      number += 1
      var isTooLong = false
      switch input.next({ output.flush() }) {
      case .end:
        output.flush()
        return
      case .tooLong: isTooLong = true
      case .bytes(let bytes):
        if let text = String(validating: bytes, as: UTF8.self) {
          output.writeLine(changed(text, pseudo))
          continue
        }
      }
      output.flush()
      report(
        isTooLong
          ? "line \(number): it is longer than \(StandardInput.maximumLine) bytes"
          : "line \(number): it is not UTF-8"
      )
      throw ExitCode(Status.badValue)
    }
  }

  // MARK: Files

  private func writeFiles(_ pseudo: PseudoLocalization) throws {
    let folders = paths.paths + (files.output.map { [$0] } ?? [])
    let lock = try CatalogFolders.lock(folders, isDry: files.dryRun)
    defer { lock?.release() }
    let progress = Progress("files")
    let project = CatalogProject(paths: paths.paths, development: try language.language()) {
      progress.show($0, of: $1)
    }
    progress.end()
    try project.checkReadable()
    if let folder = files.output, project.groups.count > 1 {
      throw usageError(
        "the catalogs of one folder are expected with --output; for \(folder) there are \(project.groups.count)"
      )
    }
    let made = try makeFiles(project, pseudo)
    guard !made.isEmpty else {
      let languages = Set(project.groups.map(\.tables.development)).sorted()
      report(
        "\(paths.paths.joined(separator: ", ")): there is no file in the development language, which is \(languages.joined(separator: " or ")); --development names another one"
      )
      throw ExitCode(Status.badValue)
    }
    for file in made where !project.groups.contains(where: { $0.has(file.path) }) {
      guard let old = try Self.catalog(at: file.path), !file.has(everythingOf: old) else {
        continue
      }
      report(
        "\(file.path): the catalog that is there has other keys or languages, and is not replaced"
      )
      throw ExitCode(Status.inputOutput)
    }
    try write(made, over: project)
  }

  /// The catalog that is at a path; nil if there is none.
  private static func catalog(at path: String) throws -> XCStringsFile? {
    guard CatalogFileName(path)?.kind == .xcstrings, SystemCalls.exists(path) else { return nil }
    do throws(CatalogIssue) {
      var file = TableFile(name: path, path: path)
      try file.load(limits: .tools)
      return try XCStringsFile(file.bytes, file: path, limits: .tools)
    } catch {
      report("\(error)")
      throw ExitCode(Status.inputOutput)
    }
  }

  private func makeFiles(
    _ project: CatalogProject,
    _ pseudo: PseudoLocalization
  ) throws -> [PseudoFiles.File] {
    let progress = Progress("files made")
    let count = project.groups.reduce(0) { $0 + $1.tables.ownFiles.count }
    var done = 0
    var made = PseudoFiles(pseudo, locale: files.locale.rawValue) {
      progress.show(done, of: count)
      done += 1
    }
    defer { progress.end() }
    do throws(CatalogIssue) {
      for group in project.groups { try made.add(group, in: files.output ?? group.folder) }
    } catch {
      progress.end()
      report("\(error)")
      throw ExitCode(Status.badValue)
    }
    progress.end()
    for issue in made.warnings { report("\(issue)") }
    return made.files
  }

  private func write(_ files: [PseudoFiles.File], over project: CatalogProject) throws {
    var old: [String: [UInt8]] = [:]
    for file in project.groups.flatMap(\.files) { old[file.path] = file.bytes }
    let progress = Progress("files written")
    defer { progress.end() }
    var output = StandardOutput()
    for (number, file) in files.enumerated() {
      progress.show(number, of: files.count)
      do throws(CatalogIssue) {
        let isChanged =
          self.files.dryRun
          ? try !Self.isSame(file)
          : try CatalogFileWriting.write(
            file.bytes,
            to: file.path,
            expecting: old[file.path].map { .bytes($0) } ?? .anything
          )
        if isChanged { output.writeNames(file.path) }
      } catch {
        progress.end()
        output.flush()
        report("\(error.file): \(error.reason)")
        throw ExitCode(Status.inputOutput)
      }
    }
    progress.end()
    output.flush()
  }

  /// Whether a file is there with the same content.
  private static func isSame(_ file: PseudoFiles.File) throws(CatalogIssue) -> Bool {
    guard SystemCalls.exists(file.path) else { return false }
    var old = TableFile(name: file.path, path: file.path)
    try old.load(limits: .tools)
    return old.bytes == file.bytes
  }
}

/// The paths of catalogs, or none.
struct PseudoPaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders, in which .strings, .stringsdict, .xcstrings and .arb files are found, and beside a MessageCatalog.json .json and .properties files, at any depth, and files. Without any, a text is changed.",
      valueName: "path"
    ),
    completion: .file()
  )
  var paths: [String] = []
}

extension CatalogProject.Group {
  /// Whether a file of the catalogs has a path.
  fileprivate func has(_ path: String) -> Bool { files.contains { $0.path == path } }
}

extension PseudoFiles.File {
  /// Whether the file has all keys and languages of another catalog, as one that was made before.
  fileprivate func has(everythingOf other: XCStringsFile) -> Bool {
    do throws(CatalogIssue) {
      let catalog = try XCStringsFile(bytes, file: path, limits: .tools)
      let keys = Set(catalog.entries.map { Array($0.key.text.utf8) })
      return Set(other.languages).isSubset(of: catalog.languages)
        && other.entries.allSatisfy { keys.contains(Array($0.key.text.utf8)) }
    } catch {
      return false
    }
  }
}
