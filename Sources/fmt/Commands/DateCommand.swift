public import ArgumentParser
public import LocaleFormat
internal import MachineTime

extension DateFormat.Style: ExpressibleByArgument {}

/// `fmt date`.
struct DateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Writes instants as dates and times.",
    discussion: "Without options: date medium, time medium, in the current zone, from RFC 3339."
  )

  @OptionGroup var values: ValueArguments
  @Option(help: "How much of the date. Default: medium.")
  var date: DateFormat.Style?
  @Option(help: "How much of the time. Default: medium.")
  var time: DateFormat.Style?
  @Option(help: "The fields to show, in any order, such as yMMMd; for people, not for machines.")
  var template: String?
  @OptionGroup var zone: ZoneOption
  @Option(
    help: ArgumentHelp(
      "How values are read; the formats are those of machine.",
      valueName: "format"
    )
  )
  var input = "rfc3339"
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard template == nil || date == nil && time == nil else {
      throw ValidationError("--template goes with neither --date nor --time.")
    }
  }

  func run() throws {
    let recipe = try recipe(in: try zone.resolve())
    let reader = try readingFormat(input, option: "--input")
    let locales = try common.locales(for: .dates)
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    try ValueStream(arguments: values.plain, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let instant: Instant
      do throws(MachineTimeError) {
        instant = try reader.parse(bytes.span).instant
      } catch {
        throw ValueError(error)
      }
      for line in lines {
        line.write(input: bytes, to: &output) { $0.append(instant, to: &$1) }
      }
    }
  }

  private func recipe(in zone: TimeZoneID) throws -> DateFormat {
    guard let template else {
      return DateFormat(date: date ?? .medium, time: time ?? .medium, zone: zone)
    }
    do {
      return try DateFormat(template: template, zone: zone)
    } catch {
      throw usageError("--template: \(error)")
    }
  }
}
