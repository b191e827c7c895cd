internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import ExtractedTexts
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The options that decide where extracted texts are written, and in which form.
struct ExtractOutput: ParsableArguments {
  /// The kind of file.
  enum Form: String, OptionValue {
    case strings
    case xcstrings
  }

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "A folder for one file per table, such as Localizable.strings. Files that are there are replaced, but not .xcstrings files, which have translations.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var output: String?
  @Flag(
    name: [.customShort("a"), .long],
    help: "Add keys to the files that are there, and change nothing else in them."
  )
  var append = false
  @Option(
    help: ArgumentHelp(
      "The kind of the files: strings or xcstrings.",
      example: """
        printf 'NSLocalizedString(@"a", @"b");' > a.m
        fmt strings extract a.m -o . --form xcstrings
        → ./Localizable.xcstrings: 1 added
        """,
      valueName: "form"
    )
  )
  var form = Form.strings
  @Option(
    help: ArgumentHelp(
      "Leave out a table. Repeat the option for several.",
      valueName: "name"
    )
  )
  var skipTable: [String] = []
  @Flag(
    help: ArgumentHelp(
      "Write a text with several conversions as it is. Otherwise they name their arguments, so that a translation can change their order: %1$@ %2$@.",
      example: """
        printf 'NSLocalizedString(@"%%@: %%@", @"b");' > a.m
        fmt strings extract a.m --no-positional-parameters | tail -1
        → "%@: %@" = "%@: %@";
        """
    )
  )
  var noPositionalParameters = false
  @Flag(help: "Print one JSON object per look-up, and one per message on standard error.")
  var json = false
}

extension ExtractOutput {
  func validate() throws {
    if output == nil {
      if append { throw ValidationError("--append needs --output, the folder of the files.") }
      if form != .strings {
        throw ValidationError("--form needs --output, the folder of the files.")
      }
    } else if json {
      throw ValidationError("Use --json or --output, not both.")
    }
    if output == "" { throw ValidationError("The path of a folder is expected after --output.") }
  }

  private var isPositional: Bool { !noPositionalParameters }

  // MARK: Standard output

  /// Prints tables as `.strings` files, after their names if there are several.
  func print(_ tables: [ExtractedTable]) throws {
    var output = StandardOutput()
    for (number, table) in tables.enumerated() {
      if tables.count > 1 {
        if number > 0 { output.writeLine("") }
        output.writeNames("// \(table.name).strings")
        output.writeLine("")
      }
      let bytes = try table.strings(file: table.name, isPositional: isPositional).bytes
      output.append { $0 += bytes }
    }
    output.flush()
  }

  /// Prints tables as JSON, a line for each key.
  func writeObjects(_ tables: [ExtractedTable]) {
    var output = StandardOutput()
    for table in tables {
      for entry in table.entries {
        let place = entry.first.key.place
        var members: [String: JSONValue] = [
          "file": .string(entry.first.file), "line": .integer(Int64(place.line)),
          "column": .integer(Int64(place.column)), "table": .string(table.name),
          "key": .string(entry.key), "value": .string(entry.text(isPositional: isPositional)),
        ]
        if !entry.comments.isEmpty {
          members["comment"] = .string(entry.comments.joined(separator: "\n"))
        }
        output.writeLine(String(decoding: encodedJSON(members), as: UTF8.self))
      }
    }
    output.flush()
  }

  // MARK: Files

  /// Writes a file for each table.
  func write(_ tables: [ExtractedTable], to folder: String, language: String) throws {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let lock = try CatalogFolders.lock([folder], isDry: false)
    defer { lock?.release() }
    var files: [FileOutput.File] = []
    for table in tables {
      let path = "\(folder)/\(table.name).\(form.rawValue)"
      do throws(CatalogIssue) {
        let exists = SystemCalls.exists(path)
        if exists, !append, form == .xcstrings {
          throw CatalogIssue(file: path, place: .start, reason: .existingCatalog)
        }
        let limit = CatalogLimits.tools.byteCount
        let old =
          exists && append ? try CatalogFileBytes.read(path, named: path, limit: limit) : []
        let (bytes, added) = try content(of: table, addedTo: old, path, language)
        files.append(
          FileOutput.File(
            path: path,
            bytes: bytes,
            isNew: false,
            lines: ["\(path): \(added) added"],
            old: exists && append
              ? .bytes(old) : append || form == .xcstrings ? .absent : .anything
          )
        )
      } catch {
        report("\(error)")
        throw ExitCode(error.isUnreadable ? Status.inputOutput : Status.badValue)
      }
    }
    try FileOutput(files).write(isDry: false)
  }

  private func content(
    of table: ExtractedTable,
    addedTo old: [UInt8],
    _ path: String,
    _ language: String
  ) throws(CatalogIssue) -> (bytes: [UInt8], added: Int) {
    switch form {
    case .strings:
      try table.strings(addedTo: old, file: path, isPositional: isPositional)
    case .xcstrings:
      try table.xcstrings(
        addedTo: old,
        file: path,
        language: language,
        isPositional: isPositional
      )
    }
  }
}

extension FormatError.Reason {
  fileprivate static var existingCatalog: Self {
    Reason(
      "existing-catalog",
      "the catalog is there already: add keys to it with --append or 'fmt strings merge'"
    )
  }
}
