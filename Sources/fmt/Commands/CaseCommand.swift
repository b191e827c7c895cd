internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt case`.
struct CaseCommand: ParsableCommand {
  static let commands: [any ParsableCommand.Type] = [
    CaseMappingCommand<UpperCaseMapping>.self, CaseMappingCommand<LowerCaseMapping>.self,
    CaseTitleCommand.self, CaseFoldCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "case",
    abstract: "Writes texts in upper, lower or title case, by the rules of a language.",
    discussion: """
      Examples:
        $ fmt case upper istanbul --locale tr
        İSTANBUL

        $ fmt case title 'ijsland is mooi' --locale nl
        IJsland Is Mooi
      """,
    subcommands: commands
  )
}

/// `fmt case upper` and `fmt case lower`.
struct CaseMappingCommand<Mapping: CaseMapping>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Mapping.name,
      abstract: "Writes texts in \(Mapping.name) case.",
      usage: "fmt case \(Mapping.name) [<values> ...] [<options>]",
      discussion: """
        A value is a text, which is written in \(Mapping.name) case.

        Examples:
        \(Mapping.example)
        """
    )
  }

  @OptionGroup var values: ValueArguments
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws { try Mapping.recipe.write(values, common, parts) }
}

/// One of the mappings of letters that have no options.
protocol CaseMapping {
  static var name: String { get }
  static var recipe: CaseFormat { get }
  /// The example of the help, whose lines begin with two spaces.
  static var example: String { get }
}

enum UpperCaseMapping: CaseMapping {
  static let name = "upper"
  static let recipe = CaseFormat.upper
  static let example = """
      $ fmt case upper straße --locale de
      STRASSE
    """
}

enum LowerCaseMapping: CaseMapping {
  static let name = "lower"
  static let recipe = CaseFormat.lower
  static let example = """
      $ fmt case lower ISPARTA --locale tr,en
      tr\tısparta
      en\tisparta
    """
}

/// `fmt case title`.
struct CaseTitleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "title",
    abstract: "Writes texts in title case: a capital letter at the start of each word.",
    discussion: """
      A value is a text, which is written in title case.

      Examples:
        $ fmt case title 'the WHOLE truth' --locale en
        The Whole Truth
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Title case") var options: TitleOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws { try options.recipe.write(values, common, parts) }
}

/// The options of title case.
struct TitleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The pieces that begin with a capital letter.",
      example: """
        fmt case title 'HI THERE. YOU?' --by sentence --locale en
        → Hi there. You?
        """,
      valueName: "piece"
    )
  )
  var by: CaseFormat.TitlePiece = .word
  @Flag(
    help: ArgumentHelp(
      "Leave all other letters as they are.",
      example: """
        fmt case title 'about NASA' --keep-other-letters --locale en
        → About NASA
        """
    )
  )
  var keepOtherLetters = false
  @Flag(
    help: ArgumentHelp(
      "Change only the first character of a piece, also if it is not a letter.",
      example: """
        fmt case title '(new) CAR' --by whole --first-character --locale en
        → (new) car
        """
    )
  )
  var firstCharacter = false

  var recipe: CaseFormat {
    .title(by, keepsOtherLetters: keepOtherLetters, skipsPunctuation: !firstCharacter)
  }
}

/// `fmt case fold`.
struct CaseFoldCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fold",
    abstract: "Writes texts so that those that differ only in their case are equal.",
    usage: "fmt case fold [<values> ...] [<options>]",
    discussion: """
      A value is a text, which is written in a form for comparison. The form is the same in every language.

      Examples:
        $ fmt case fold Straße STRASSE --locale de
        strasse
        strasse
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Folding") var options: FoldOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    try CaseFormat.fold(excludesSpecialI: options.excludeSpecialI).write(values, common, parts)
  }
}

/// The options of case folding.
struct FoldOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Distinguish i and ı, as Turkic languages do.",
      example: "fmt case fold I --exclude-special-i --locale tr → ı"
    )
  )
  var excludeSpecialI = false
}

extension CaseFormat {
  /// Writes texts, one line for each text and locale.
  fileprivate func write(
    _ values: ValueArguments,
    _ common: CommonOptions,
    _ parts: PartsOption
  ) throws {
    var reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      try formatter(for: locale)
    }.run(
      values.plain,
      showsParts: parts.parts,
      read: { bytes throws(ValueError) in try reader.next(bytes) },
      append: { formatter, text, bytes in formatter.append(text, to: &bytes) },
      text: { formatter, text in formatter.text(text) }
    )
  }
}

extension CaseFormat.Formatter: FormFormatter {
  var engineText: String {
    guard let planRefusal else { return "ASCII is written by a compiled plan, other text by ICU" }
    return FormatEngine.text(planRefusal)
  }
}
