internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt split`.
struct SplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Divides texts into characters, words, sentences or lines.",
    usage: "fmt split [<values> ...] [--by <piece>] [<options>]",
    discussion: """
      A value is a text. Its pieces are written with a tab between them: its words without what is between them, or all of its characters, sentences or lines.

      Examples:
        $ fmt split 'Don’t stop!' --locale en
        Don’t\tstop

        $ fmt split 東京に行く --count --locale ja
        3
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Pieces") var options: SplitOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = options.recipe
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      try recipe.formatter(for: locale)
    }.run(
      values.plain,
      by: TextReader(invalidOffsets: values.invalidPlainOffsets),
      describing: { formatter, text throws(ValueError) in
        let segments = formatter.segments(in: text).filter(\.isCounted)
        let ranges = segments.map(\.utf8Range)
        return DescribedAnswer(
          text: answer(text, ranges),
          members: [
            "ranges": .array(
              ranges.map {
                .array([.integer(Int64($0.lowerBound)), .integer(Int64($0.upperBound))])
              }
            )
          ]
        )
      }
    )
  }

  private func answer(_ text: String, _ ranges: [Range<Int>]) -> String {
    if options.count { return "\(ranges.count)" }
    if options.ranges {
      return ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
    }
    let bytes = Array(text.utf8)
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: "\t")
  }
}

/// The options of the pieces of a text.
struct SplitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The pieces.",
      example: "fmt split 'Hi there. You?' --by sentence --count --locale en → 2",
      valueName: "piece"
    )
  )
  var by: SegmentFormat.Kind = .word
  @Flag(
    help: ArgumentHelp(
      "Write the number of pieces.",
      example: "fmt split 'one two' --count --locale en → 2"
    )
  )
  var count = false
  @Flag(
    help: ArgumentHelp(
      "Write the start and the end of each piece, in UTF-8 bytes from 0.",
      example: "fmt split 'one two' --ranges --locale en → 0-3 4-7"
    )
  )
  var ranges = false
  @Flag(
    help: ArgumentHelp(
      "Let a sentence go on after an abbreviation.",
      example: "fmt split 'Mr. X' --by sentence --abbreviations --locale en → Mr. X"
    )
  )
  var abbreviations = false
  @Option(
    help: ArgumentHelp(
      "The strictness of line breaks, above all in Japanese.",
      example: "fmt split 'きゃ' --by line --strictness loose --count --locale ja → 2"
    )
  )
  var strictness: SegmentFormat.LineStrictness?

  var recipe: SegmentFormat {
    switch by {
    case .character: .characters
    case .word: .words
    case .sentence: abbreviations ? .sentences(keepsAbbreviations: true) : .sentences
    case .line: .lines(strictness)
    }
  }

  func validate() throws {
    if abbreviations, by != .sentence {
      throw ValidationError("--abbreviations is for --by sentence")
    }
    if strictness != nil, by != .line { throw ValidationError("--strictness is for --by line") }
    if count, ranges { throw ValidationError("--count and --ranges exclude each other") }
  }
}

extension SegmentFormat.Formatter: FormFormatter {}
