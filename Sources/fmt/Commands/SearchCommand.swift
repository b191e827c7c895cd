internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt search`.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Writes the texts that contain another, without its case and accents.",
    usage: "fmt search --for <text> [<values> ...] [<options>]",
    discussion: """
      A value is a text. It is written if the text of --for is in it, by the rules of the language: in Swedish, ö is a letter and not an o with dots. --strength says which differences count; primary by default.

      Examples:
        $ fmt search --for mueller 'Frau Müller' 'Herr Maier' --locale de
        Frau Müller

        $ fmt search --for strasse 'Die Straße' --ranges --locale de
        4-11\tDie Straße
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Searching") var options: SearchOptions
  @OptionGroup(title: "Order") var order: OrderOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try order.recipe.searching
    let search = TextSearch(options, isJSON: common.output.json)
    var reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    let runner = try FormatRunner(common, in: try common.locales(\.words)) {
      locale throws(FormatError) in try recipe.formatter(for: locale)
    }
    let stream = ValueStream(arguments: values.plain, keepsGoing: common.reading.keepGoing)
    try stream.run { bytes, output throws(ValueError) in
      let text = try reader.next(bytes)
      for line in runner.lines {
        let ranges = search.ranges(in: text, line.formatter)
        guard !ranges.isEmpty else { continue }
        line.write(input: bytes, ["ranges": .array(ranges.map(\.json))], to: &output) {
          _,
          result in
          if search.writesRanges, !line.isJSON {
            result += ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ").utf8
            result.append(UInt8(ascii: "\t"))
          }
          result += bytes
        }
      }
    }
  }
}

/// The options of a search.
///
/// Reading one of them from its group takes thousands of instructions, which is too much for each text.
private struct TextSearch {
  private let pattern: String
  private let isPrefix: Bool
  private let findsAll: Bool
  let writesRanges: Bool

  init(_ options: SearchOptions, isJSON: Bool) {
    pattern = options.for
    isPrefix = options.prefix
    writesRanges = options.ranges
    findsAll = options.ranges || isJSON
  }

  /// The places of the pattern in a text, in UTF-8 bytes; only the first one if the others are not
  /// written.
  func ranges(in text: String, _ formatter: CollationFormat.Formatter) -> [Range<Int>] {
    if isPrefix {
      return formatter.prefixRange(of: pattern, in: text).map { [text.utf8Offsets($0)] } ?? []
    }
    guard findsAll else {
      return formatter.range(of: pattern, in: text).map { [text.utf8Offsets($0)] } ?? []
    }
    return formatter.utf8Ranges(of: pattern.utf8Span, in: text.utf8Span)
  }
}

/// The options of searching.
struct SearchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The text to look for.",
      example: "fmt search --for cote 'La Côte' 'Le mur' --locale fr → La Côte",
      valueName: "text"
    )
  )
  var `for`: String
  @Flag(
    help: ArgumentHelp(
      "Write only values that begin with the text.",
      example: "fmt search --for o Rot Otto --prefix --locale de → Otto"
    )
  )
  var prefix = false
  @Flag(
    help: ArgumentHelp(
      "Write the start and the end of each match, in UTF-8 bytes from 0, before the value.",
      example: "fmt search --for a Banana --ranges --locale en → 1-2 3-4 5-6\tBanana"
    )
  )
  var ranges = false
}

extension CollationFormat {
  /// The same order for searching: primary, of the type `search`, where the options do not say
  /// more.
  fileprivate var searching: CollationFormat { merged(over: .search) }
}

extension String {
  fileprivate func utf8Offsets(_ range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension Range<Int> {
  fileprivate var json: JSONValue {
    .array([.integer(Int64(lowerBound)), .integer(Int64(upperBound))])
  }
}
