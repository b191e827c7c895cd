internal import ArgumentParser
internal import DataTools
internal import FmtKit
internal import MachineTime

/// `fmt data diff`.
struct DataDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints what changes from one data file to another, by kind and locale.",
    discussion: """
      Each line is a change: its locales, the kind, the path of the value, the old and the new value, separated by tabs. Locales with the same change share a line: '*' stands for all that are compared, 'de*' for all of a language, '!de_CH' for one that is none of these, and '-' for a fact that is not about one. A text is in quotes, with invisible characters as escapes; '-' is a value that a file lacks. Then come an empty line and the numbers of changes, and the locales that are new or gone. The status is 0, also if there are changes.

      Examples:
        $ fmt data subset --locales de --kinds date -o a.plans >x; \\
          fmt data subset --locales de --kinds date,number -o b.plans >x; \\
          fmt data diff a.plans b.plans --locale de | grep 'latn/d/[01]'
        de\tnumber\tlatn/d/0\t-\t","
        de\tnumber\tlatn/d/1\t-\t"."
      """
  )

  @Argument(help: ArgumentHelp("The older data file.", valueName: "old"), completion: .file())
  var old: String
  @Argument(help: ArgumentHelp("The newer data file.", valueName: "new"), completion: .file())
  var new: String
  @OptionGroup(title: "Filters") var filters: DataFilters
  @OptionGroup(title: "Output") var form: DataDiffOutput

  func run() throws {
    let (first, second) = (try DataSource.content(old), try DataSource.content(new))
    let difference = DataDifference(
      from: first,
      to: second,
      locales: try filters.locales(of: [first, second]),
      kinds: try filters.kinds(of: [first, second])
    )
    var output = StandardOutput()
    if !form.summary {
      for row in difference.rows { output.writeLine(form.line(row, difference)) }
    }
    if form.json {
      output.writeLine(form.summary(of: difference, first, second))
    } else {
      if !form.summary, !difference.rows.isEmpty { output.writeLine("") }
      for line in Self.summary(of: difference) { output.writeLine(line) }
      output.writeLine("\(first.versions) → \(second.versions)")
    }
    output.flush()
  }

  private static func summary(of difference: DataDifference) -> [String] {
    var lines = difference.counts.map { count in
      let rows = counted(count.rows, "change")
      guard count.locales > 0 else { return "\(count.kind): \(rows)" }
      return "\(count.kind): \(rows) in \(counted(count.locales, "locale"))"
    }
    if difference.rows.isEmpty { lines.append("no change") }
    for (title, names) in [("new", difference.added), ("gone", difference.removed)]
    where !names.isEmpty {
      lines.append("\(counted(names.count, "locale")) \(title): \(names.joined(separator: ", "))")
    }
    return lines
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The locales and kinds that are compared.
struct DataFilters: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locales to compare, separated by commas; 'de-*' stands for all of a language. Without it, all, and the facts that are not about one.",
      valueName: "locale"
    ),
    completion: .locales
  )
  var locale: String?
  @Option(
    help: ArgumentHelp(
      "The kinds to compare, separated by commas: number, currency, date, locale, and others that the files have.",
      example: """
        fmt data subset --locales de --kinds date -o a.plans >x
        fmt data diff a.plans a.plans --kind date | head -n 1 → no change
        """,
      valueName: "kind"
    )
  )
  var kind: String?
}

extension DataFilters {
  func locales(of contents: [DataContent]) throws -> Set<String>? {
    guard let locale else { return nil }
    let known = Set(contents.flatMap(\.locales))
    var names: Set<String> = []
    for name in try locale.dataNames(of: "--locale") {
      let found = DataSubset.names(name, in: known.sorted())
      guard !found.isEmpty else {
        throw usageError("--locale: \(DataSubset.reason(of: name, known.sorted()))")
      }
      names.formUnion(found)
    }
    return names
  }

  func kinds(of contents: [DataContent]) throws -> Set<String>? {
    guard let kind else { return nil }
    var known: [String] = []
    for kind in contents.flatMap(DataKinds.all) + [DataKinds.locale] where !known.contains(kind) {
      known.append(kind)
    }
    return Set(
      try kind.words(of: "--kind").map { word in
        guard known.contains(word) else {
          throw usageError("--kind: \(DataSubset.reason(ofKind: word, known))")
        }
        return word
      }
    )
  }
}

/// The form of a difference.
struct DataDiffOutput: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object for each change, and one for the numbers.",
      example: """
        fmt data subset --locales de --kinds date -o a.plans >x
        fmt data diff a.plans a.plans --json | cut -c 1-11 → {"added":[]
        """
    )
  )
  var json = false
  @Flag(help: "Write only the numbers of changes, and the locales that are new or gone.")
  var summary = false
}

extension DataDiffOutput {
  func line(_ row: DataDifference.Row, _ difference: DataDifference) -> String {
    guard json else {
      let locales = difference.abbreviated(row.locales).joined(separator: ",")
      let values = [row.change.old, row.change.new].map { $0?.shown ?? "-" }
      return ([locales.isEmpty ? "-" : locales, row.kind, row.change.path] + values)
        .joined(separator: "\t")
    }
    let members: [String: JSONValue] = [
      "locales": .array(row.locales.map { .string($0) }), "kind": .string(row.kind),
      "path": .string(row.change.path), "old": value(row.change.old),
      "new": value(row.change.new),
    ]
    return String(decoding: encodedJSON(members), as: UTF8.self)
  }

  private func value(_ leaf: DataLeaf?) -> JSONValue {
    switch leaf {
    case .text: JSONValue(leaf?.text)
    case .number(let number): .integer(Int64(number))
    case .empty: .array([])
    case nil: .null
    }
  }

  func summary(
    of difference: DataDifference,
    _ old: DataContent,
    _ new: DataContent
  ) -> String {
    var kinds: [String: JSONValue] = [:]
    for count in difference.counts {
      kinds[count.kind] = .object([
        "changes": .integer(Int64(count.rows)), "values": .integer(Int64(count.values)),
        "locales": .integer(Int64(count.locales)),
      ])
    }
    let members: [String: JSONValue] = [
      "kinds": .object(kinds), "added": .array(difference.added.map { .string($0) }),
      "removed": .array(difference.removed.map { .string($0) }),
      "old": .string(old.versions), "new": .string(new.versions),
    ]
    return String(decoding: encodedJSON(members), as: UTF8.self)
  }
}
