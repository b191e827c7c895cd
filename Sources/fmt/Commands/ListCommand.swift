internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Writes several items as one text: A, B, and C.",
    usage: "fmt list [<item> ...] [--type <type>] [<options>]",
    discussion: """
      All arguments are the items of one list. Without any, each line of standard input is a list, whose items are separated by tabs; an empty line is an empty list.

      Examples:
        $ fmt list España Italia --locale es
        España e Italia

        $ printf 'a\\tb\\tc\\nd\\n' | fmt list --type or --locale de
        a, b oder c
        d
      """
  )

  @OptionGroup var values: ItemArguments
  @OptionGroup(title: "Lists") var options: ListOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    let arguments = values.plain
    let separator = try options.itemSeparator()
    let reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    let runner = try FormatRunner(common, in: try common.locales(\.words)) {
      locale throws(FormatError) in try options.recipe.formatter(for: locale)
    }
    try runner.run(
      arguments.isEmpty ? [] : [arguments.joined(separator: separator)],
      showsParts: parts.parts,
      members: { items in ["items": .array(items.map { .string($0) })] },
      read: { bytes throws(ValueError) in
        arguments.isEmpty
          ? try TextReader.items(of: bytes, separatedBy: Array(separator.utf8))
          : try reader.items(arguments)
      },
      append: { formatter, items, bytes in formatter.append(items, to: &bytes) },
      text: { formatter, items in formatter.text(items) }
    )
  }
}

/// The options that decide how a list is written.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The meaning of the list.",
      example: "fmt list A B C --type or --locale en → A, B, or C"
    )
  )
  var type: ListFormat.Kind = .and
  @Option(
    help: ArgumentHelp(
      "The length of the words between the items.",
      example: "fmt list 3ft 7in --type unit --width narrow --locale en → 3ft 7in",
      valueName: "length"
    )
  )
  var width: FormatWidth = .long
  @Flag(
    help: ArgumentHelp(
      "Write U+2068 before each item and U+2069 after it, so that its direction does not change the order of the others.",
      example: "fmt list A B --isolate --locale en → \u{2068}A\u{2069} and \u{2068}B\u{2069}"
    )
  )
  var isolate = false
  @Option(
    help: ArgumentHelp(
      "The text between the items of a line of standard input. Default: a tab.",
      example: "printf 'A;B\\n' | fmt list --separator ';' --locale en → A and B",
      valueName: "text"
    )
  )
  var separator: String?

  var recipe: ListFormat { ListFormat(type, width: width, isolatesItems: isolate) }

  func itemSeparator() throws -> String {
    guard let separator else { return "\t" }
    if separator.isEmpty { throw usageError("--separator: a text is expected") }
    return separator
  }
}

extension TextReader {
  /// The items of a line.
  ///
  /// - Throws: The place of the first byte that is not UTF-8.
  fileprivate static func items(
    of line: ArraySlice<UInt8>,
    separatedBy separator: [UInt8]
  ) throws(ValueError) -> [String] {
    guard !line.isEmpty else { return [] }
    var items: [String] = []
    var start = line.startIndex
    var place = start
    while place < line.endIndex {
      guard line[place] == separator[0], line[place...].starts(with: separator) else {
        place += 1
        continue
      }
      items.append(try text(line[start..<place], at: start - line.startIndex))
      place += separator.count
      start = place
    }
    return items + [try text(line[start...], at: start - line.startIndex)]
  }

  /// The items that are arguments.
  ///
  /// - Throws: The argument and the place of the first byte that is not UTF-8.
  fileprivate func items(_ arguments: [String]) throws(ValueError) -> [String] {
    try arguments.enumerated().map { index, argument throws(ValueError) in
      do throws(ValueError) {
        return try text(ArraySlice(argument.utf8), ofValue: index)
      } catch {
        throw ValueError(argument: index + 1, offset: error.offset, reason: error.reason)
      }
    }
  }
}

extension ListFormat.Formatter: FormFormatter {}
