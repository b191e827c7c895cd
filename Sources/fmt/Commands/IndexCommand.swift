internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt index`.
struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Lists names under the headings of an index: A B C, or あ か さ.",
    usage: "fmt index [<values> ...] [<options>]",
    discussion: """
      A value is a name. All names are written in order, each after the heading it belongs to and a tab.

      Examples:
        $ fmt index Zorn Österreich Ahlers --locale de
        A\tAhlers
        O\tÖsterreich
        Z\tZorn

        $ fmt index --headings --locale el
        … Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω …
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Index") var options: IndexOptions
  @OptionGroup(title: "Order") var order: OrderOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try options.recipe(try order.recipe)
    let runner = try FormatRunner(common, in: try common.locales(\.words)) {
      locale throws(FormatError) in try recipe.formatter(for: locale)
    }
    var output = StandardOutput()
    if options.headings {
      guard values.plain.isEmpty else { throw usageError("--headings takes no values") }
      for line in runner.lines {
        let headings = line.formatter.headings.map(\.label)
        line.write(input: [], ["headings": .array(headings.map { .string($0) })], to: &output) {
          $1 += headings.joined(separator: " ").utf8
        }
      }
      return output.flush()
    }
    var reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    var names: [String] = []
    let stream = ValueStream(arguments: values.plain, keepsGoing: common.reading.keepGoing)
    var failure: (any Error)?
    do {
      try stream.run { bytes, _ throws(ValueError) in
        names.append(try reader.next(bytes))
      }
    } catch {
      guard common.reading.keepGoing else { throw error }
      failure = error
    }
    for line in runner.lines {
      for section in line.formatter.sections(names, by: { $0 }) {
        for name in section.elements {
          let members = [
            "heading": JSONValue.string(section.heading.label),
            "headingKind": .string(section.heading.kind.rawValue),
          ]
          line.write(input: ArraySlice(name.utf8), members, to: &output) { _, bytes in
            if !line.isJSON { bytes += "\(section.heading.label)\t".utf8 }
            bytes += name.utf8
          }
        }
      }
    }
    output.flush()
    if let failure { throw failure }
  }
}

/// The options of an index.
struct IndexOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write all headings, and read no names.",
      example: "fmt index --headings --maximum 5 --locale sv → … A F L Q W Ä …"
    )
  )
  var headings = false
  @Option(
    help: ArgumentHelp(
      "About the maximum number of headings, from 1 to 1000.",
      example: "fmt index Zorn --maximum 2 --locale de → Y\tZorn",
      valueName: "count"
    )
  )
  var maximum = 99
  @Option(
    help: ArgumentHelp(
      "Locales whose headings are added, separated by commas.",
      example: "fmt index Anna --with en --locale ru → A\tAnna",
      valueName: "locales"
    )
  )
  var with: String?

  func recipe(_ order: CollationFormat) throws -> IndexFormat {
    let locales = try (with?.split(separator: ",") ?? []).map { name in
      try named("--with", LocaleID(String(name)))
    }
    let usual = try named(
      "--with",
      IndexFormat(order: order, additionalLocales: locales).validated()
    )
    return try named(
      "--maximum",
      IndexFormat(order: order, additionalLocales: usual.additionalLocales, maximumCount: maximum)
        .validated()
    )
  }
}

extension IndexFormat.Formatter: FormFormatter {}
