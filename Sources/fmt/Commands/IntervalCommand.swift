internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt interval`.
struct IntervalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interval",
    abstract: "Writes intervals of dates and times.",
    usage: "fmt interval [<start> <end> ...] [<options>]",
    discussion: """
      A value is a start and an end, each an instant in the format of --input, a date, or now. They are two arguments, or one argument or line with a slash or white space between them. An end may have the hour 24, and both may be times without a date. \
      Without options a medium date and a medium time are written, in the current time zone.

      Examples:
        $ fmt interval 2024-03-01T00:00:00Z 2024-03-04T00:00:00Z --template yMMMd \\
          --zone UTC --locale de,ja
        de\t1.–4. März 2024
        ja\t2024年3月1日～4日

        $ fmt interval 09:00/17:30 --locale de
        09:00–17:30 Uhr
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Date and time") var options: DateOptions
  @OptionGroup(title: "Date and time") var zone: ZoneOption
  @OptionGroup(title: "Input") var input: InputOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func validate() throws {
    guard options.pattern == nil else {
      throw ValidationError("--pattern cannot write intervals. Name the fields with --template.")
    }
    guard options.lengths == .locale else {
      throw ValidationError("--lengths cannot be used with intervals.")
    }
  }

  func run() throws {
    let zone = try zone.resolve()
    let recipe = DateIntervalFormat(try options.recipe(in: zone))
    let reader = try input.reader(in: zone)
    let times = IntervalTimesFormats(options)
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(
      IntervalValue.values(values.plain, reader),
      showsParts: parts.parts,
      isChecked: { $0.times != nil },
      // The fields of times are not those that the other values have.
      members: { $0.times == nil ? [:] : ["skeleton": .null] },
      read: { bytes throws(ValueError) in try IntervalValue(bytes, reader) },
      append: { $0.append(.from($1.start, through: $1.end), to: &$2) },
      text: { formatter, value throws(ValueError) in
        let interval = ValueRange.from(value.start, through: value.end)
        guard let ends = value.times else { return formatter.text(interval) }
        let locale = formatter.resolvedLocale.requested
        return try times.formatters(for: ends).formatter(for: locale).text(interval)
      }
    )
  }
}

/// The formats of intervals whose ends are times without a date.
private final class IntervalTimesFormats {
  private let options: DateOptions
  /// By whether one of the times has seconds.
  private var formatters: [Bool: LazyFormatters<DateIntervalFormat>] = [:]

  init(_ options: DateOptions) { self.options = options }

  /// The formatters for two times, kept for all times with the same fields.
  func formatters(
    for times: IntervalValue.TimesOfDay
  ) throws(ValueError) -> LazyFormatters<DateIntervalFormat> {
    if let made = formatters[times.hasSeconds] { return made }
    let made = LazyFormatters(try recipe(for: times))
    formatters[times.hasSeconds] = made
    return made
  }

  /// The recipe for two times: that of the options if it shows no date, or else, without options,
  /// the hour and the minute, with the second if one of them has it.
  private func recipe(
    for times: IntervalValue.TimesOfDay
  ) throws(ValueError) -> DateIntervalFormat {
    var options = options
    if let template = options.template {
      guard template.allSatisfy({ "hHkKjJCmsSabB".contains($0) }) else {
        throw ValueError(
          offset: 0,
          reason: "times without a date have only the fields of times; --template has others"
        )
      }
    } else {
      guard options.date == nil || options.date == DateFormat.Style.omitted else {
        throw ValueError(offset: 0, reason: "times without a date cannot be written with --date")
      }
      options.date = .omitted
      // The longer styles show the zone, which times without a date do not have.
      options.time =
        options.time.map { $0 == .short ? .short : .medium }
        ?? (times.hasSeconds ? .medium : .short)
    }
    do {
      return DateIntervalFormat(try options.recipe(in: .utc))
    } catch {
      throw ValueError(offset: 0, reason: "these options cannot be used with times without a date")
    }
  }
}
