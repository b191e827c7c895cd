internal import ArgumentParser
internal import LocaleFormat

/// `fmt case`.
struct CaseCommand: DirectCommand {
  static let commands: [any DirectCommand.Type] = [
    CaseUpperCommand.self, CaseLowerCommand.self, CaseTitleCommand.self, CaseFoldCommand.self,
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

extension CaseCommand {
  mutating func take(from line: inout ArgumentLine) {}
}

/// `fmt case upper`.
struct CaseUpperCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "upper",
    abstract: "Writes texts in upper case.",
    discussion: """
      A value is a text, which is written in upper case.

      Examples:
        $ fmt case upper straße --locale de
        STRASSE
      """
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var common: CommonOptions

  func run() throws { try CaseFormat.upper.write(input, common) }
}

extension CaseUpperCommand {
  mutating func take(from line: inout ArgumentLine) {
    common = line.group()
    input = line.group()
  }
}

/// `fmt case lower`.
struct CaseLowerCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower",
    abstract: "Writes texts in lower case.",
    discussion: """
      A value is a text, which is written in lower case.

      Examples:
        $ fmt case lower ISPARTA --locale tr,en
        tr\tısparta
        en\tisparta
      """
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var common: CommonOptions

  func run() throws { try CaseFormat.lower.write(input, common) }
}

extension CaseLowerCommand {
  mutating func take(from line: inout ArgumentLine) {
    common = line.group()
    input = line.group()
  }
}

/// `fmt case title`.
struct CaseTitleCommand: DirectCommand {
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

  @OptionGroup var input: ValueArguments
  @OptionGroup(title: "Title case") var options: TitleOptions
  @OptionGroup var common: CommonOptions

  func run() throws { try options.recipe.write(input, common) }
}

extension CaseTitleCommand {
  mutating func take(from line: inout ArgumentLine) {
    options = line.group()
    common = line.group()
    input = line.group()
  }
}

/// The options of title case.
struct TitleOptions: DirectlyReadable {
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

extension TitleOptions {
  mutating func take(from line: inout ArgumentLine) {
    by = line.value("by") ?? .word
    keepOtherLetters = line.flag("keep-other-letters")
    firstCharacter = line.flag("first-character")
  }
}

/// `fmt case fold`.
struct CaseFoldCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "fold",
    abstract: "Writes texts so that those that differ only in their case are equal.",
    discussion: """
      A value is a text, which is written in a form for comparison. The form is the same in every language.

      Examples:
        $ fmt case fold Straße STRASSE --locale de
        strasse
        strasse
      """
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup(title: "Folding") var options: FoldOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    try CaseFormat.fold(excludesSpecialI: options.excludeSpecialI).write(input, common)
  }
}

extension CaseFoldCommand {
  mutating func take(from line: inout ArgumentLine) {
    options = line.group()
    common = line.group()
    input = line.group()
  }
}

/// The options of case folding.
struct FoldOptions: DirectlyReadable {
  @Flag(
    help: ArgumentHelp(
      "Distinguish i and ı, as Turkic languages do.",
      example: "fmt case fold I --exclude-special-i --locale tr → ı"
    )
  )
  var excludeSpecialI = false
}

extension FoldOptions {
  mutating func take(from line: inout ArgumentLine) {
    excludeSpecialI = line.flag("exclude-special-i")
  }
}

extension CaseFormat {
  /// Writes texts, one line for each text and locale.
  fileprivate func write(_ values: ValueArguments, _ common: CommonOptions) throws {
    let reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    var index = -1
    // The letters follow the language.
    try FormatRunner(common, in: try common.locales(\.language)) { locale throws(FormatError) in
      try formatter(for: locale)
    }.run(
      values.plain,
      showsParts: false,
      read: { bytes throws(ValueError) in
        index += 1
        return try reader.text(bytes, ofValue: index)
      },
      append: { formatter, text, bytes in formatter.append(text, to: &bytes) },
      text: { formatter, text in formatter.text(text) }
    )
  }
}

extension CaseFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String {
    switch recipe.operation {
    case .title:
      "title, \(recipe.piece.rawValue)" + (recipe.keepsOtherLetters ? ", keep other letters" : "")
        + (recipe.skipsPunctuation ? "" : ", first character")
    case .fold: "fold" + (recipe.excludesSpecialI ? ", exclude special i" : "")
    default: recipe.operation.rawValue
    }
  }
  var engineText: String {
    guard let planRefusal else { return "ASCII is written by a compiled plan, other text by ICU" }
    return FormatEngine.text(planRefusal)
  }
}
