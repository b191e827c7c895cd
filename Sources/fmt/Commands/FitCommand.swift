internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt fit`.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Shortens texts until they fit, with the ellipsis of a language.",
    usage:
      "fmt fit (--words <count> | --characters <count> | --bytes <count>) [<values> ...] [<options>]",
    discussion: """
      A value is a text. One that fits is written as it is. Otherwise it is cut, and never within a character or a pair of isolates.

      Examples:
        $ fmt fit 'The quick brown fox' --words 2 --locale en
        The quick …

        $ fmt fit 'Größe und Gewicht' --bytes 16 --locale de
        Größe und …
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Fitting") var options: FitOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try options.recipe()
    var reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      try recipe.formatter(for: locale)
    }.run(
      values.plain,
      showsParts: false,
      read: { bytes throws(ValueError) in try reader.next(bytes) },
      append: { formatter, text, bytes in formatter.append(text, to: &bytes) },
      text: { formatter, text in formatter.text(text) }
    )
  }
}

/// The options of texts that fit.
struct FitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most words; the ellipsis is not one.",
      example: "fmt fit 'one two three' --words 2 --locale en → one two …",
      valueName: "count"
    )
  )
  var words: Int?
  @Option(
    help: ArgumentHelp(
      "The most characters as people see them, with the ellipsis.",
      example: "fmt fit 'one two three' --characters 9 --locale en → one two …",
      valueName: "count"
    )
  )
  var characters: Int?
  @Option(
    help: ArgumentHelp(
      "The most bytes of UTF-8, with the ellipsis.",
      example: "fmt fit 'one two three' --bytes 9 --locale en → one …",
      valueName: "count"
    )
  )
  var bytes: Int?
  @Option(
    help: ArgumentHelp(
      "The most units of UTF-16, with the ellipsis.",
      example: "fmt fit 'one two three' --utf16 9 --locale en → one two …",
      valueName: "count"
    )
  )
  var utf16: Int?
  @Option(
    help: ArgumentHelp(
      "The boundaries at which a text is cut.",
      example: "fmt fit 'one two' --characters 6 --at character --locale en → one t…",
      valueName: "boundary"
    )
  )
  var at: FitFormat.Boundary = .word
  @Option(
    help: ArgumentHelp(
      "The part that is left out.",
      example: "fmt fit 'one two' --words 1 --place start --locale en → … two"
    )
  )
  var place: FitFormat.Place = .end
  @Flag(
    help: ArgumentHelp(
      "Write no ellipsis.",
      example: "fmt fit 'one two three' --words 2 --no-ellipsis --locale en → one two"
    )
  )
  var noEllipsis = false

  func recipe() throws -> FitFormat {
    let given: [(name: String, budget: FitFormat.Budget)] = [
      words.map { ("--words \($0)", .words($0)) },
      characters.map { ("--characters \($0)", .characters($0)) },
      bytes.map { ("--bytes \($0)", .bytes($0)) }, utf16.map { ("--utf16 \($0)", .utf16($0)) },
    ].compactMap { $0 }
    guard given.count == 1, let only = given.first else {
      throw usageError("one of --words, --characters, --bytes and --utf16 is expected")
    }
    if [words, characters, bytes, utf16].contains(where: { $0.map { $0 < 0 } ?? false }) {
      throw usageError("\(only.name): a number from 0 is expected")
    }
    return FitFormat(only.budget, at: at, place: place, hasEllipsis: !noEllipsis)
  }
}

extension FitFormat.Formatter: FormFormatter {}
