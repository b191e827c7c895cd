internal import ArgumentParser
internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat
internal import MachineTime
internal import StringCatalogs

/// The files of the texts.
struct CatalogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with .lproj folders, .xcstrings files or files of messages, or one file. Repeat the option for several catalogs: the first one that has a key counts.",
      example: """
        fmt strings get ok --locale de \\
          --catalog App/de.lproj/Localizable.strings
        → Einverstanden
        """,
      valueName: "path"
    ),
    completion: .file()
  )
  var catalog: [String] = []
  @Option(
    help: ArgumentHelp(
      "The table, that is the name of its files without their ending. Default: Localizable, or the name of the file if --catalog is one file.",
      example: "fmt strings get ok --catalog App --table Dialogs --locale de → OK",
      valueName: "name"
    )
  )
  var table: String?
}

extension CatalogOptions {
  /// The sources, in the order of the options.
  private var sources: [CatalogSource] {
    catalog.map { path in
      guard SystemCalls.isFolder(path) else { return .file(path) }
      // Errors show the paths of files without a second slash.
      return .folder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    }
  }

  /// The table to look for keys in.
  var tableName: String {
    if let table { return table }
    let names = Set(sources.map(\.tableName))
    return names.count == 1 ? names.first.flatMap { $0 } ?? Self.usualTable : Self.usualTable
  }

  private static let usualTable = StringCatalog.Options().table

  /// Reads the catalogs, and reports their warnings.
  ///
  /// - Parameters:
  ///   - options: The options that decide how texts are found and filled.
  ///   - development: The development language; nil if the files decide.
  /// - Returns: The catalog.
  /// - Throws: The status 64 without `--catalog`, 74 if a path cannot be opened, and 65 if a file is
  ///   malformed.
  func catalog(
    _ options: StringCatalog.Options,
    development: LocaleID?
  ) throws -> StringCatalog {
    guard !catalog.isEmpty, !catalog.contains("") else {
      throw usageError("--catalog: the path of a folder or a file is expected")
    }
    if let path = catalog.first(where: { !SystemCalls.exists($0) }) {
      report("\(path): there is no such file or folder")
      throw ExitCode(Status.inputOutput)
    }
    do throws(CatalogIssue) {
      let catalog = try StringCatalog(sources, development: development, options: options)
      for warning in catalog.warnings { report("\(warning)") }
      return catalog
    } catch {
      guard error.isUnreadable else {
        report("\(error)")
        throw ExitCode(Status.badValue)
      }
      report("\(error.file): \(error.reason)")
      throw ExitCode(Status.inputOutput)
    }
  }
}

extension CatalogSource {
  /// The table of a file; nil for a folder.
  fileprivate var tableName: String? {
    guard case .file(let path) = self, let name = path.split(separator: "/").last else {
      return nil
    }
    return CatalogFileName(path)?.table ?? String(name).withoutFileEnding
  }
}
