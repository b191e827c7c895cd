internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt bytes`.
struct BytesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bytes",
    abstract: "Writes numbers of bytes in a suitable unit: 1.5 MB.",
    discussion: """
      A value is a decimal number without a fraction, such as 1536 or 1e6, of at most 64 bits. The unit is the smallest one in which the rounded amount is below 1000, or below 1024.

      Examples:
        $ fmt bytes 1536000 --locale en
        1.5 MB

        $ fmt bytes 1000 --actual --locale en
        1 kB (1,000 bytes)
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Bytes") var bytes: BytesOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    let recipe = try bytes.recipe()
    let runner = try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.cachedFormatter
    )
    try runner.run(
      values.plain,
      showsParts: parts.parts,
      read: { bytes throws(ValueError) in try ByteCountValue.reading(bytes) },
      append: { $0.append($1, to: &$2) },
      text: { formatter, count throws(ValueError) in try placed(formatter.checkedText(count)) }
    )
  }
}

/// The options of byte counts.
struct BytesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of a kilobyte: 1000 bytes for file and decimal, 1024 for memory and binary.",
      example: "fmt bytes 1536 --style memory --locale en → 2 kB"
    )
  )
  var style: ByteCountFormat.Style = .file
  @Option(
    help: ArgumentHelp(
      "The units to choose among, separated by commas. Default: byte to petabyte.",
      example: "fmt bytes 1536000 --units kilobyte --locale en → 1,536 kB",
      valueName: "units"
    )
  )
  var units: String?
  @Flag(
    help: ArgumentHelp(
      "Write the exact number too.",
      example: "fmt bytes 1000 --actual --locale de → 1 kB (1.000 Byte)"
    )
  )
  var actual = false
  @Flag(
    help: ArgumentHelp(
      "Write zero in digits.",
      example: "fmt bytes 0 --zero-in-digits --locale en → 0 bytes"
    )
  )
  var zeroInDigits = false

  private static let known: [(name: String, unit: ByteCountFormat.Units)] = [
    ("byte", .byte), ("kilobyte", .kilobyte), ("megabyte", .megabyte), ("gigabyte", .gigabyte),
    ("terabyte", .terabyte), ("petabyte", .petabyte),
  ]

  func recipe() throws -> ByteCountFormat {
    ByteCountFormat(
      style: style,
      units: try units.map { try unitSet($0, option: "--units", among: Self.known) } ?? .all,
      spellsOutZero: !zeroInDigits,
      includesActualByteCount: actual
    )
  }
}
