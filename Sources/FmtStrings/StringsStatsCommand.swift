package import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt strings stats`.
package struct StringsStatsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Counts the texts of catalogs by language, table and state of translation.",
    usage: "fmt strings stats <path> ... [<options>]",
    discussion: """
      The columns are separated by tabs: language, table, the keys of the development language, the texts that are translated, need a review, are marked as new, are missing, and are stale, and the percentage that is translated, rounded down. A text with plural forms counts once, as its form with the most to do.

      Examples:
        $ fmt strings stats App/Localizable.xcstrings
        language\ttable\tkeys\ttranslated\treview\tnew\tmissing\tstale\tpercent
        en\tLocalizable\t1\t1\t0\t0\t0\t0\t100
        de\tLocalizable\t1\t0\t1\t0\t0\t0\t0
        ru\tLocalizable\t1\t1\t0\t0\t0\t0\t100
      """
  )

  @OptionGroup var paths: CatalogPaths
  @OptionGroup(title: "Catalog") var language: DevelopmentOption
  @OptionGroup(title: "Output") var output: StatsOutput

  package init() {}

  package func run() throws {
    let progress = Progress("files")
    let project = CatalogProject(paths: paths.paths, development: try language.language()) {
      progress.show($0, of: $1)
    }
    progress.end()
    try project.checkHasFiles()
    var lines = StandardOutput()
    if !output.json { lines.writeLine(StatsOutput.columns.joined(separator: "\t")) }
    let rows = CatalogStatistics.counted(in: project)
    // Tables of the same name in several folders are told apart.
    let namesFolders = Set(rows.map(\.folder)).count > 1
    for row in rows { lines.writeLine(output.line(row, namesFolder: namesFolders)) }
    lines.flush()
    try project.checkReadable()
  }
}

/// The form in which numbers of texts are written.
struct StatsOutput: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object per language and table.",
      example: """
        fmt strings stats App --json | grep -c '"missing":0' → 2
        """
    )
  )
  var json = false
}

extension StatsOutput {
  static let columns = [
    "language", "table", "keys", "translated", "review", "new", "missing", "stale", "percent",
  ]

  /// The line of one language and table.
  func line(_ row: CatalogStatistics, namesFolder: Bool) -> String {
    let percent = row.keys == 0 ? 100 : row.translated * 100 / row.keys
    let counts = [
      row.keys, row.translated, row.needsReview, row.new, row.missing, row.stale, percent,
    ]
    guard json else {
      let table = namesFolder && !row.folder.isEmpty ? "\(row.folder)/\(row.table)" : row.table
      let names = [row.language, table].map(\.withVisibleControls)
      return (names + counts.map(String.init)).joined(separator: "\t")
    }
    var members: [String: JSONValue] = [
      "language": .string(row.language), "table": .string(row.table),
      "folder": .string(row.folder), "development": .bool(row.isDevelopment),
    ]
    for (name, count) in zip(Self.columns.dropFirst(2), counts) {
      members[name] = .integer(Int64(count))
    }
    return String(decoding: encodedJSON(members), as: UTF8.self)
  }
}
