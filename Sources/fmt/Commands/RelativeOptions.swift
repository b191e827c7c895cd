internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The options that decide how a relative time is written.
struct RelativeStyleOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Always write a number: 1 day ago, and not yesterday.",
      example: "fmt relative -1 day --numeric --locale de → vor 1 Tag"
    )
  )
  var numeric = false
  @Option(
    help: ArgumentHelp(
      "The length of the unit's name.",
      example: "fmt relative 2 month --width short --locale en → in 2 mo.",
      valueName: "length"
    )
  )
  var width: FormatWidth = .long
  @Option(
    help: ArgumentHelp(
      "The place where the text will stand, which decides its first letter.",
      example: """
        fmt relative -1 day --context beginning-of-sentence --locale de
        → Gestern
        """
    )
  )
  var context: CapitalizationContext = .unspecified
  @Option(
    help: ArgumentHelp(
      "When digits are grouped.",
      example: "fmt relative 1000 day --grouping off --locale en → in 1000 days",
      valueName: "when"
    )
  )
  var grouping: NumberFormat.Grouping = .auto
  @Option(
    help: ArgumentHelp(
      "The numbering system, such as latn, deva or native. Default: that of the locale.",
      example: "fmt relative 2 day --numbering deva --locale en → in २ days",
      valueName: "system"
    )
  )
  var numbering: String?

  /// The recipe, with the units to choose among.
  func recipe(units: TimeUnits) -> RelativeTimeFormat {
    RelativeTimeFormat(
      width: width,
      numbers: numeric ? .numeric : .named,
      capitalization: context,
      grouping: grouping,
      units: units
    )
  }
}

/// The options of values that are instants.
struct RelativeInstantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The instant that the values are seen from, in the format of --input, or now. The values are then instants.",
      example: """
        fmt relative --from 2024-03-01T00:00:00Z 2024-02-29T00:00:00Z \\
          --locale de
        → gestern
        """,
      valueName: "instant"
    )
  )
  var from: String?
  @Option(
    help: ArgumentHelp(
      "The units to choose among, separated by commas. Default: all but quarter.",
      example: """
        fmt relative --from 0 --input unix 1296000 --units day,month \\
          --locale en
        → in 15 days
        """,
      valueName: "units"
    )
  )
  var units: String?
  @Flag(
    help: ArgumentHelp(
      "Count the units that passed, and not how often a new one begins.",
      example: """
        fmt relative --from 2024-11-20 2025-02-10 --elapsed \\
          --zone UTC --locale en
        → in 2 months
        """
    )
  )
  var elapsed = false
  @Option(
    help: ArgumentHelp(
      "The calendar of the years and months of --elapsed. Default: gregory.",
      example: """
        fmt relative --from 2025-01-01 2024-01-01 --elapsed \\
          --calendar islamic-civil --zone UTC --locale en
        → last year
        """,
      valueName: "calendar"
    )
  )
  var calendar: CalendarSystem?
  @Option(
    help: ArgumentHelp(
      "The direction in which --elapsed rounds. Default: down.",
      example: """
        fmt relative --from 2024-11-20 2025-02-10 --elapsed \\
          --rounding half-even --zone UTC --locale en
        → in 3 months
        """,
      valueName: "direction"
    )
  )
  var rounding: NumberFormat.Rounding?

  /// The value of an instant as seen from another.
  func value(
    _ instant: Instant,
    from reference: Instant,
    in zone: TimeZoneRules
  ) -> RelativeTimeFormat.Value {
    guard elapsed else { return .instant(instant, relativeTo: reference, in: zone) }
    return .elapsed(
      instant,
      since: reference,
      in: zone,
      calendar: calendar ?? .gregorian,
      rounding: rounding ?? .down
    )
  }

  /// The units that the option names, else the usual ones.
  func chosenUnits() throws -> TimeUnits {
    guard let units else { return .everyday }
    return try timeUnits(units, option: "--units", among: RelativeTimeFormat.allUnits)
  }
}
