internal import ArgumentParser
internal import LocaleFormat

/// `fmt parse`.
struct ParseCommand: DirectCommand {
  static let commands: [any DirectCommand.Type] = [
    ParseNumberCommand.self, ParseCurrencyCommand.self, ParseDateCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Reads what people of a locale write.",
    subcommands: commands
  )
}

extension ParseCommand {
  mutating func take(from line: inout ArgumentLine) {}
}

/// `fmt parse number`.
struct ParseNumberCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Reads numbers and writes plain decimals."
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var kind: KindOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try kind.numberRecipe()
    try NumberReader(
      recipe: recipe,
      locales: try common.locales { $0.locale(for: recipe) },
      common: common
    ).run(input.plain) { text, formatter throws(FormatError) in
      try formatter.parse(text, mode: reading.mode).description
    }
  }
}

extension ParseNumberCommand {
  mutating func take(from line: inout ArgumentLine) {
    reading = line.group()
    kind = line.group()
    common = line.group()
    input = line.group()
  }
}

/// `fmt parse currency`.
struct ParseCurrencyCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "currency",
    abstract: "Reads amounts of money and writes plain decimals.",
    discussion:
      "Without --currency an amount in any currency is read, and its code written before it."
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var reading: ReadingOptions
  @Option(
    help: ArgumentHelp(
      "An ISO 4217 code, such as EUR. Default: whatever currency the text names.",
      valueName: "code"
    )
  )
  var currency: String?
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try currency.map { code in
      try named("--currency") { () throws(FormatError) in NumberFormat.currency(try Currency(code))
      }
    }
    let reader = NumberReader(
      // The locale's own currency may not be known; the text names one.
      recipe: recipe ?? .decimal,
      locales: try common.locales { $0.money },
      common: common
    )
    try reader.run(input.plain) { text, formatter throws(FormatError) in
      guard recipe == nil else { return try formatter.parse(text, mode: reading.mode).description }
      let locale = formatter.resolvedLocale.requested
      let amount = try CurrencyAmount.parse(text, for: locale, mode: reading.mode)
      return "\(amount.currency) \(amount.amount)"
    }
  }
}

extension ParseCurrencyCommand {
  mutating func take(from line: inout ArgumentLine) {
    reading = line.group()
    currency = line.value("currency")
    common = line.group()
    input = line.group()
  }
}

/// How strictly texts are read.
struct ReadingOptions: DirectlyReadable {
  @Flag(help: "Read what people type, not only what is written.")
  var lenient = false

  var mode: NumberFormat.ParseMode { lenient ? .lenient : .strict }
}

extension ReadingOptions {
  mutating func take(from line: inout ArgumentLine) {
    lenient = line.flag("lenient")
  }
}

/// Reads localized text in every locale asked for and writes what it says.
struct NumberReader {
  let recipe: NumberFormat
  let locales: [AskedLocale]
  let common: CommonOptions

  func run(
    _ arguments: [String],
    _ read: (String, NumberFormat.Formatter) throws(FormatError) -> String
  ) throws {
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    try ValueStream(arguments: arguments, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let text = String(decoding: bytes, as: UTF8.self)
      // Everything is read before anything is written.
      var results: [String] = []
      for line in lines {
        do throws(FormatError) {
          results.append(try read(text, line.formatter))
        } catch {
          throw ValueError(error)
        }
      }
      for (line, result) in zip(lines, results) {
        line.write(input: bytes, to: &output) { _, bytes in bytes += result.utf8 }
      }
    }
  }
}
