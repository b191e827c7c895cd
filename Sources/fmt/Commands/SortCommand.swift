internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt sort`.
struct SortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort",
    abstract: "Sorts lines as people who speak a language expect.",
    usage: "fmt sort [<values> ...] [--key <field>] [<options>]",
    discussion: """
      Values that are equal stay in the order they have. All of them are in memory; --keys writes in constant memory what another program can sort by bytes.

      Examples:
        $ fmt sort zebra öl olja --locale sv
        olja
        zebra
        öl

        $ printf 'Zorn\\nÄrger\\n' | fmt sort --keys --locale de | LC_ALL=C sort | cut -f2-
        Ärger
        Zorn
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Sorting") var options: SortOptions
  @OptionGroup(title: "Order") var order: OrderOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try order.recipe
    try options.check()
    let runner = try FormatRunner(common, in: try common.locales(\.words)) {
      locale throws(FormatError) in try recipe.formatter(for: locale)
    }
    let stream = ValueStream(arguments: values.plain, keepsGoing: common.reading.keepGoing)
    let reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    if options.keys { return try writeKeys(stream, reader, runner.lines) }
    try sort(stream, reader, runner.lines)
  }

  private func sort(
    _ stream: ValueStream,
    _ reader: TextReader,
    _ lines: [ResultLine<CollationFormat.Formatter>]
  ) throws {
    var reader = reader
    var texts = SortedLines(key: options.key, separator: options.separatorByte)
    var failure: (any Error)?
    do {
      try stream.run { bytes, _ throws(ValueError) in
        _ = try reader.next(bytes)
        texts.append(bytes)
      }
    } catch {
      // With --keep-going the other values are sorted; the status tells that some are missing.
      guard common.reading.keepGoing else { throw error }
      failure = error
    }
    var output = StandardOutput()
    for line in lines {
      texts.forEach(by: line.formatter, unique: options.unique, reverse: options.reverse) { text in
        line.write(input: text, to: &output) { _, bytes in bytes += text }
      }
    }
    output.flush()
    if let failure { throw failure }
  }

  private func writeKeys(
    _ stream: ValueStream,
    _ reader: TextReader,
    _ lines: [ResultLine<CollationFormat.Formatter>]
  ) throws {
    guard lines.count == 1 else { throw usageError("--keys needs one locale") }
    var reader = reader
    try stream.run { bytes, output throws(ValueError) in
      let text = try reader.next(bytes)
      let field = options.field(of: ArraySlice(text.utf8))
      for line in lines {
        line.write(input: bytes, to: &output) { formatter, result in
          formatter.append(String(decoding: field, as: UTF8.self), to: &result)
          result.append(UInt8(ascii: "\t"))
          result += bytes
        }
      }
    }
  }
}

/// The options of sorting.
struct SortOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Sort by a field of each line, from 1. Default: the whole line.",
      example:
        "printf 'x\\tb\\n' | fmt sort --key 2 --locale en → x\tb",
      valueName: "field"
    )
  )
  var key: Int?
  @Option(
    help: ArgumentHelp(
      "The character between fields. Default: a tab.",
      example:
        "echo 'x;y' | fmt sort --key 2 --separator ';' --locale en → x;y",
      valueName: "character"
    )
  )
  var separator: String?
  @Flag(
    help: ArgumentHelp(
      "Write only the first of values that are equal in the order.",
      example: "fmt sort cote Côte coté --unique --strength primary --locale fr → cote"
    )
  )
  var unique = false
  @Flag(
    help: ArgumentHelp(
      "Write the last value first; values that are equal stay in the order they have.",
      example: "fmt sort a c b --reverse --locale en | head -n 1 → c"
    )
  )
  var reverse = false
  @Flag(
    help: ArgumentHelp(
      "Do not sort: write the sort key of each value in hexadecimal digits, a tab, and the value.",
      example: "fmt sort b --keys --strength primary --locale en → 2c\tb"
    )
  )
  var keys = false

  func check() throws {
    if let key, !(1...10_000).contains(key) {
      throw usageError("--key \(key): a number from 1 to 10000 is expected")
    }
    if let separator, separator.utf8.count != 1 {
      throw usageError("--separator: one ASCII character is expected")
    }
    if keys, unique || reverse {
      throw usageError("--keys does not sort: leave out --unique and --reverse")
    }
  }

  var separatorByte: UInt8 { separator?.utf8.first ?? UInt8(ascii: "\t") }

  /// The part of a line that it is sorted by; empty if the line has fewer fields.
  func field(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    SortedLines.field(key, of: line, separatorByte)
  }
}

extension CollationFormat.Formatter: FormFormatter {
  var engineText: String {
    let order = orderLocale == .root ? "root" : orderLocale.tag
    return "in the order of \(order)\(type.map { ", \($0.rawValue)" } ?? "")"
  }
}
