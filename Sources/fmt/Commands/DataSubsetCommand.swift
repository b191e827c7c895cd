internal import ArgumentParser
internal import DataTools
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt data subset`.
struct DataSubsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "subset",
    abstract: "Writes a data file that has some locales and kinds of another.",
    usage: "fmt data subset --locales <locales> --kinds <kinds> --output <path> [--from <file>]",
    discussion: """
      A path that ends with .plans is the file. Any other is the folder of a C target that embeds the data: a program lists it beside the product LocaleFormatSubset, with 'exclude: ["Subset.plans"]', and has those texts alone. A locale that the subset lacks is refused there.

      Further locales of the same languages are in the subset if all their values are those of one that is named, as de-DE has those of de.

      Examples:
        $ fmt data subset --locales de,en,fr --kinds number,date --output Own | sed 's/: .*//'
        Own/Subset.plans
        Own/Own.c
        Own/include/Own.h
      """
  )

  @OptionGroup(title: "Data") var options: DataSubsetOptions

  func run() throws {
    let content = try DataSource.content(options.from)
    let names = try options.locales.dataNames(of: "--locales")
    let kinds = try options.kinds.words(of: "--kinds")
    let subset = try subset(of: content, names, kinds)
    let isFile = options.output.hasSuffix(".plans")
    let folder = options.output.hasSuffix("/") ? String(options.output.dropLast()) : options.output
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    guard isFile || name.isTargetName else {
      throw usageError("--output: '\(name.excerpt)' is not a name for a target")
    }
    let files =
      isFile
      ? [(path: options.output, bytes: subset.bytes)]
      : DataTarget.files(subset, named: name, content.versions).map { file in
        (path: "\(folder)/\(file.path)", bytes: file.bytes)
      }
    var output = StandardOutput()
    for (index, file) in files.enumerated() {
      try write(file.bytes, to: file.path)
      output.writeNames(index == 0 ? "\(file.path): \(file.bytes.count) bytes" : file.path)
    }
    output.flush()
  }

  private func subset(
    of content: DataContent,
    _ locales: [String],
    _ kinds: [String]
  ) throws -> DataSubset {
    do throws(FormatError) {
      return try DataSubset(of: content, locales: locales, kinds: kinds)
    } catch {
      let option = error.text.map(kinds.contains) ?? false ? "--kinds" : "--locales"
      throw usageError("\(option): \(error)")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    if let fault = SystemCalls.makeFolder(folder) {
      throw DataSource.unreadable(path, SystemCalls.message(ofError: fault))
    }
    switch SystemCalls.replaceContents(ofFile: path, with: bytes, expecting: .anything) {
    case .written, .unchanged, .unexpected: break
    case .failed(let fault):
      throw DataSource.unreadable(
        path,
        "the file cannot be written, and is as before: \(SystemCalls.message(ofError: fault))"
      )
    }
  }
}

/// The parts of a subset, and its place.
struct DataSubsetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locales, separated by commas; 'de-*' stands for all of a language.",
      valueName: "locales"
    ),
    completion: .locales
  )
  var locales: String
  @Option(
    help: ArgumentHelp(
      "The kinds, separated by commas: number, currency, date, and others that the file has. A kind brings those that it needs.",
      valueName: "kinds"
    )
  )
  var kinds: String
  @Option(
    help: ArgumentHelp("A data file. Default: the release.", valueName: "file"),
    completion: .file()
  )
  var from: String?
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The path of the file, or of the folder of a target.",
      example: """
        fmt data subset --locales de --kinds date -o a.plans | cut -d: -f1
        → a.plans
        """,
      valueName: "path"
    ),
    completion: .file()
  )
  var output: String
}

extension String {
  /// Whether a text can be the name of a C module.
  fileprivate var isTargetName: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
        || byte == UInt8(ascii: "_")
    }
  }
}
