internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt compare`.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares texts as a language orders them: <, = or >.",
    usage: "fmt compare [<first> <second>] [<options>]",
    discussion: """
      The arguments are two texts. Without any, each line of standard input is two texts with a tab between them.

      Examples:
        $ fmt compare öl zebra --locale sv,de
        sv\t>
        de\t<

        $ fmt compare 'file 10' 'file 9' --numeric --locale en
        >
      """
  )

  @OptionGroup var values: PairArguments
  @OptionGroup(title: "Order") var order: OrderOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try order.recipe
    let arguments = values.plain
    guard arguments.isEmpty || arguments.count == 2 else {
      throw usageError("two texts are expected, not \(arguments.count)")
    }
    if let invalid = values.invalidPlainOffsets.min(by: { $0.key < $1.key }) {
      throw usageError(
        "argument \(invalid.key + 1), offset \(invalid.value): this is not valid UTF-8"
      )
    }
    let given = arguments.isEmpty ? [] : [arguments.joined(separator: "\t")]
    let first = arguments.first?.utf8.count
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      try recipe.formatter(for: locale)
    }.run(
      given,
      showsParts: false,
      read: { bytes throws(ValueError) in try TextPair(bytes, firstCount: first) },
      append: { formatter, pair, bytes in
        bytes += formatter.compare(pair.first, pair.second).sign.utf8
      },
      text: { formatter, pair in
        FormattedText(formatter.compare(pair.first, pair.second).sign, kind: .literal)
      }
    )
  }
}

/// Two texts to compare.
struct PairArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The two texts. Without any, each line of standard input is two texts, separated by a tab.",
      valueName: "text"
    )
  )
  var values: [String] = []
}

/// Two texts of a line.
private struct TextPair {
  let first: String
  let second: String

  /// - Parameters:
  ///   - line: Two texts with a tab between them.
  ///   - firstCount: The length of the first one; nil to look for the tab.
  /// - Throws: The place of the tab that is missing or too many, or that is not UTF-8.
  init(_ line: ArraySlice<UInt8>, firstCount: Int?) throws(ValueError) {
    let tab = UInt8(ascii: "\t")
    let end = firstCount.map { line.startIndex + $0 } ?? line.firstIndex(of: tab)
    guard let end else {
      throw ValueError(offset: line.count, reason: "a tab and a second text are expected")
    }
    if firstCount == nil, let third = line[(end + 1)...].firstIndex(of: tab) {
      throw ValueError(offset: third - line.startIndex, reason: "there is a third text")
    }
    first = try TextReader.text(line[..<end])
    second = try TextReader.text(line[(end + 1)...], at: end + 1 - line.startIndex)
  }
}
