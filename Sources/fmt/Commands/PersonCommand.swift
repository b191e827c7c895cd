internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt person`.
struct PersonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "Writes the names of persons in the order and the form of a language.",
    usage: "fmt person [<field=text> ...] [--length <length>] [<options>]",
    discussion: """
      All arguments are the fields of one name. Without any, each line of standard input is a name: fields with spaces or tabs between them, or one JSON object.

      The fields are title, given, given2, surname, surname2, generation and credentials. A form of a field has a name such as given-informal, surname-prefix or surname-core. The field locale is the locale that the name comes from, and preferredOrder is givenFirst or surnameFirst.

      Examples:
        $ fmt person given=Ada given2=Augusta surname=Lovelace --locale en
        Ada A. Lovelace

        $ echo '{"given":"駿","surname":"宮崎","locale":"ja"}' | fmt person --locale ja
        宮崎駿
      """
  )

  @OptionGroup var values: PersonArguments
  @OptionGroup(title: "Names of persons") var options: PersonOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    let arguments = values.plain
    let reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    let recipe = options.recipe
    let runner = try FormatRunner(common, in: try common.locales(\.words)) {
      locale throws(FormatError) in try recipe.formatter(for: locale)
    }
    try runner.run(
      arguments.isEmpty ? [] : [arguments.joined(separator: " ")],
      showsParts: parts.parts,
      read: { bytes throws(ValueError) in
        arguments.isEmpty
          ? try PersonValue.reading(bytes, reader)
          : try PersonValue.reading(arguments, reader)
      },
      append: { formatter, name, bytes in formatter.append(name, to: &bytes) },
      text: { formatter, name in formatter.text(name) }
    )
  }
}

/// The fields of one name.
struct PersonArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The fields of one name. Without any, each line of standard input is a name.",
      valueName: "field=text"
    )
  )
  var values: [String] = []
}

/// The options that decide how a name is written.
struct PersonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The length of the name. Default: the locale's.",
      example: "fmt person given=Ada surname=King --length short --locale en → A. King"
    )
  )
  var length: PersonNameFormat.Length?
  @Option(
    help: ArgumentHelp(
      "The purpose of the name in a text.",
      example: """
        fmt person title=Dr. surname=King --usage addressing --locale en
        → Dr. King
        """
    )
  )
  var usage: PersonNameFormat.Usage = .referring
  @Option(
    help: ArgumentHelp(
      "The formality of the name. Default: the locale's.",
      example: """
        fmt person given=Al given-informal=Bo --formality informal --locale en
        → Bo
        """
    )
  )
  var formality: PersonNameFormat.Formality?
  @Option(
    help: ArgumentHelp(
      "The order of the fields: that of the name and its language, or another.",
      example: """
        fmt person given=Ada surname=King --order sorting --locale en
        → King, Ada
        """
    )
  )
  var order: PersonNameFormat.Order = .ofName
  @Flag(
    help: ArgumentHelp(
      "Write the surname in capital letters.",
      example: "fmt person given=Ada surname=King --surname-caps --locale en → Ada KING"
    )
  )
  var surnameCaps = false

  var recipe: PersonNameFormat {
    PersonNameFormat(
      length: length,
      usage: usage,
      formality: formality,
      order: order,
      capitalizesSurname: surnameCaps
    )
  }
}

extension PersonNameFormat.Formatter: FormFormatter {}
