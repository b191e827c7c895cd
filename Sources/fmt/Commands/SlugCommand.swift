internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt slug`.
struct SlugCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slug",
    abstract: "Makes parts of web addresses, or names of files, of titles.",
    discussion: """
      A value is a text. Latin letters are written in ASCII, by the rules of the language if ICU has some. Letters of other scripts are never romanized: they are kept, dropped or refused. A text without any letter or digit is refused.

      Examples:
        $ fmt slug 'Über uns: Größe' --locale de
        ueber-uns-groesse

        $ fmt slug 'Résumé (été).PDF' --file-name --case keep --locale fr
        Resume-ete.PDF
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Slugs") var options: SlugOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try options.recipe()
    var reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      try recipe.formatter(for: locale)
    }.run(
      values.plain,
      showsParts: false,
      isChecked: { _ in true },
      read: { bytes throws(ValueError) in try reader.next(bytes) },
      // `isChecked` sends every value to `text`.
      append: { _, _, _ in },
      text: { formatter, text throws(ValueError) in try placed(formatter.checkedText(text)) }
    )
  }
}

/// The options of slugs.
struct SlugOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Make names of files: points between letters are kept.",
      example: "fmt slug 'My notes.txt' --file-name --locale en → my-notes.txt"
    )
  )
  var fileName = false
  @Option(
    help: ArgumentHelp(
      "The character between words: hyphen, underscore or none.",
      example: "fmt slug 'one two' --separator underscore --locale en → one_two"
    )
  )
  var separator: SlugFormat.Separator = .hyphen
  @Option(
    name: .customLong("case"),
    help: ArgumentHelp(
      "Whether capital letters stay: lower or keep.",
      example: "fmt slug 'One Two' --case keep --locale en → One-Two"
    )
  )
  var letterCase: SlugCase = .lower
  @Option(
    help: ArgumentHelp(
      "The treatment of letters that no rule writes in ASCII.",
      example: "fmt slug '東京 Tower' --others dropped --locale ja → tower",
      valueName: "treatment"
    )
  )
  var others: SlugFormat.OtherLetters = .kept
  @Option(
    help: ArgumentHelp(
      "The most bytes; a longer slug is cut after a word.",
      example: "fmt slug 'one two three' --bytes 8 --locale en → one-two",
      valueName: "count"
    )
  )
  var bytes: Int?

  func recipe() throws -> SlugFormat {
    let recipe = SlugFormat(
      fileName ? .fileName : .address,
      separator: separator,
      otherLetters: others,
      keepsCase: letterCase == .keep,
      maximumBytes: bytes
    )
    return try named("--bytes", recipe.validated())
  }
}

/// The case of the letters, as `--case` names it.
enum SlugCase: String, CaseIterable, ExpressibleByArgument {
  case lower
  case keep
}

extension SlugFormat.Formatter: FormFormatter {}
