internal import ArgumentParser
internal import FmtCases
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// `fmt message`.
struct MessageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "message",
    abstract: "Writes a message with arguments, in the syntax of MessageFormat 2 or of ICU.",
    usage: "fmt message <message> [<name=value> ...] [--syntax 1|2] [<options>]",
    discussion: """
      The first argument is the message, or --file names one. The others are the values of its variables: a number in plain digits, an instant such as 2026-03-01T12:00:00Z, or else a text. Without them, and if the message has variables, each line of standard input is a JSON object of values: texts, numbers, lists of texts, and {"date": milliseconds}.

      Examples:
        $ fmt message 'Hello {$name}' name=Ada --bidi none --locale de
        Hello Ada

        $ fmt message '{n, plural, one {# file} other {# files}}' n=1234 --syntax 1 --locale en
        1,234 files

        $ printf '{"n":1}\\n{"n":2}\\n' \\
            | fmt message '.input {$n :integer} .match $n one {{a file}} * {{{$n} files}}' --locale en
        a file
        2 files

        $ fmt message 'Hello {$name' --check
        fmt: line 1, offset 12: 'Hello {$name' cannot be read: '}' was expected, not the end
      """
  )

  @OptionGroup var values: MessageValues
  @OptionGroup(title: "Message") var options: MessageFormatOptions
  @OptionGroup(title: "Dates") var zone: ZoneOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    let (source, arguments) = try options.source(and: values.plain, values.invalidPlainOffsets)
    if options.convert { return try convert(source) }
    if options.wholeNumbers { throw usageError("--whole-numbers is for --convert alone") }
    let recipe = MessageFormat(
      source,
      syntax: options.syntax,
      isolation: options.bidi,
      zone: try zone.resolve()
    )
    do throws(FormatError) {
      _ = try recipe.validated()
    } catch {
      throw refusal(error)
    }
    if options.check { return }
    let app = common.place.locale == nil ? try common.place.resolve() : nil
    let runner = try FormatRunner(common, in: try common.locales(\.language)) {
      locale throws(FormatError) in try recipe.formatter(in: app ?? AppLocale(locale))
    }
    let readsLines = arguments.isEmpty && !recipe.variables.isEmpty
    let showsParts = parts.parts
    try runner.run(readsLines ? [] : [source]) { formatter, text throws(ValueError) in
      let given =
        readsLines ? try MessageInput.values(ofLine: text) : try MessageInput.values(of: arguments)
      let result = formatter.formatted(try MessageInput.fitted(given, to: recipe))
      if let fault = result.faults.first { throw ValueError(offset: 0, reason: fault.message) }
      return DescribedAnswer(result, showsParts: showsParts, isJSON: common.output.json)
    }
  }

  /// Writes a message in the other syntax.
  private func convert(_ source: String) throws {
    let converted: String
    do throws(FormatError) {
      switch options.syntax {
      case .icu: converted = try Message(converting: ICUMessage(source)).description
      case .messageFormat2:
        converted = try ICUMessage(
          converting: Message(source),
          givenNumbers: options.wholeNumbers ? .whole : .any
        ).description
      }
    } catch {
      throw refusal(error)
    }
    var output = StandardOutput()
    output.writeLine(converted)
    output.flush()
  }

  /// Reports the error of the message.
  private func refusal(_ error: FormatError) -> ExitCode {
    report("\(options.file ?? "line 1"), \(ValueError(error))")
    return ExitCode(Status.badValue)
  }
}

/// The message and its arguments.
struct MessageValues: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The message, and the values of its variables.",
      valueName: "message> <name=value"
    )
  )
  var values: [String] = []
}

/// The options that decide what the message is.
struct MessageFormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The syntax: 1 for ICU's MessageFormat, 2 for MessageFormat 2.",
      example: "fmt message '{0} files' 0=3 --syntax 1 --locale en → 3 files"
    )
  )
  var syntax: MessageFormat.Syntax = .messageFormat2
  @Option(
    help: ArgumentHelp("A file whose contents are the message.", valueName: "path"),
    completion: .file()
  )
  var file: String?
  @Option(
    help: ArgumentHelp(
      "Whether values whose direction may disturb the text are between isolates.",
      example: "fmt message '{$n}' n=Ada --bidi none --locale en → Ada"
    )
  )
  var bidi: MessageFormat.BidiIsolation = .standard
  @Flag(
    help: ArgumentHelp(
      "Only check that the message can be read.",
      example: "fmt message 'Hello {$name}' --check && echo fine → fine"
    )
  )
  var check = false
  @Flag(
    help: ArgumentHelp(
      "Convert the message, and write it in the other syntax.",
      example: "fmt message '{d, date}' --syntax 1 --convert → {$d :icu:date}"
    )
  )
  var convert = false
  @Flag(help: "With --convert, to ICU's syntax for whole numbers alone, which more choices allow.")
  var wholeNumbers = false

  /// The message, and the arguments after it.
  func source(
    and values: [String],
    _ invalidOffsets: [Int: Int]
  ) throws -> (String, [String]) {
    if let (index, offset) = invalidOffsets.min(by: { $0.key < $1.key }) {
      report("line \(index + 1), offset \(offset): this is not valid UTF-8")
      throw ExitCode(Status.badValue)
    }
    guard let file else {
      guard let first = values.first else {
        throw usageError("a message is expected, or --file with the path of one")
      }
      return (first, Array(values.dropFirst()))
    }
    let bytes = try MessageInput.bytes(ofFile: file)
    do throws(ValueError) {
      var text = try TextReader.text(bytes[...])
      // The end of the last line is not a part of the message.
      if text.hasSuffix("\r\n") || text.hasSuffix("\n") { text.removeLast() }
      return (text, values)
    } catch {
      report("\(file): \(error)")
      throw ExitCode(Status.badValue)
    }
  }
}

extension DescribedAnswer {
  /// The text of a message, and with it its parts if they are asked for.
  fileprivate init(_ message: FormattedMessage, showsParts: Bool, isJSON: Bool) {
    guard showsParts else {
      self.init(text: message.string)
      return
    }
    let parts = JSONValue.array(message.parts.map(\.json))
    if isJSON {
      self.init(text: message.string, members: ["parts": parts])
    } else {
      self.init(text: message.string + "\t" + String(decoding: encodedJSON(parts), as: UTF8.self))
    }
  }
}

extension MessageFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "message" }
  var recipeText: String { recipe.source }
  var engineText: String {
    planState == .compiled ? "compiled" : "evaluated part by part"
  }
}
