internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The options that decide the form of a duration.
struct DurationStyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form: with the names of units, or as on a clock.",
      example: "fmt duration 3723 --style digital --locale en → 1:02:03"
    )
  )
  var style: DurationFormat.Style = .names
  @Option(
    help: ArgumentHelp(
      "The length of the units' names.",
      example: "fmt duration 3723 --width narrow --locale en → 1h 2m 3s",
      valueName: "length"
    )
  )
  var width: FormatWidth = .short
}

/// The options that decide which units are written.
struct DurationUnitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The units that may be written, separated by commas: week, day, hour, minute, second, millisecond, microsecond, nanosecond; with --from, also year and month. Default: hour,minute,second; with --from, year,month,day too.",
      example: """
        fmt duration 100000 --units day,hour --locale en
        → 1 day, 4 hr
        """,
      valueName: "units"
    )
  )
  var units: String?
  @Option(
    help: ArgumentHelp(
      "Those of the units that are written even if they are zero, separated by commas.",
      example: """
        fmt duration 60 --style digital --always hour --locale en
        → 0:01:00
        """,
      valueName: "units"
    )
  )
  var always: String?
  @Option(
    help: ArgumentHelp(
      "The largest number of units that are written.",
      example: "fmt duration 7140 --maximum-units 1 --locale en → 2 hr",
      valueName: "count"
    )
  )
  var maximumUnits: Int?

  /// The largest number of units; nil for all.
  ///
  /// - Throws: The status of a usage error, for less than one.
  func count() throws -> Int? {
    guard let count = maximumUnits, count < 1 else { return maximumUnits }
    throw usageError("--maximum-units: \(count) is too few: at least one unit is written")
  }

  /// The units of a recipe: those that may be written, and those that are always written.
  ///
  /// - Parameters:
  ///   - known: The units that the recipe takes.
  ///   - usual: The units that may be written by default.
  /// - Returns: The units.
  /// - Throws: The status of a usage error, for a unit that is not known, or not written.
  func chosen(
    among known: TimeUnits = .fixed,
    usual: TimeUnits = .clock
  ) throws -> (allowed: TimeUnits, always: TimeUnits) {
    let allowed = try units.map { try timeUnits($0, option: "--units", among: known) } ?? usual
    let shown = try always.map { try timeUnits($0, option: "--always", among: known) } ?? []
    if let other = shown.subtracting(allowed).members.first {
      throw usageError("--always: the unit '\(other.rawValue)' is not written; add it to --units")
    }
    return (allowed, shown)
  }
}

/// The options that decide which digits of a duration are written.
struct DurationDigitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of fraction digits of the last number: a count such as 2, or a range such as 0...2. Default: 0, or those of --increment.",
      example: """
        fmt duration 61.25 --style digital --fraction 1 --locale de
        → 1:01,2
        """,
      valueName: "digits"
    )
  )
  var fraction: String?
  @Option(
    help: ArgumentHelp(
      "The direction in which the last number is rounded. Default: half-even; with --from, down.",
      example: """
        fmt duration 59.9 --style digital --rounding down --locale en
        → 0:59
        """,
      valueName: "direction"
    )
  )
  var rounding: NumberFormat.Rounding?
  @Option(
    help: ArgumentHelp(
      "Round to multiples of this number of the last unit. It cannot be finer than the digits of --fraction.",
      example: """
        fmt duration 4000 --units hour,minute --increment 15 --locale en
        → 1 hr
        """,
      valueName: "step"
    )
  )
  var increment: String?
  @Option(
    help: ArgumentHelp(
      "At least this many digits before the decimal separator; with --style digital, of the first number only.",
      example: "fmt duration 62 --style digital --integer 2 --locale en → 01:02",
      valueName: "digits"
    )
  )
  var integer: String?
  @Option(
    help: ArgumentHelp(
      "When digits are grouped.",
      example: """
        fmt duration 3600000 --grouping off --locale en
        → 1000 hr
        """,
      valueName: "when"
    )
  )
  var grouping: NumberFormat.Grouping = .auto
  @Option(
    help: ArgumentHelp(
      "The numbering system, such as latn, deva or native. Default: that of the locale.",
      example: """
        fmt duration 62 --style digital --numbering deva --locale en
        → १:०२
        """,
      valueName: "system"
    )
  )
  var numbering: String?
}

extension DurationDigitOptions {
  /// A recipe with the digits that these options ask for.
  func counts(in recipe: DurationFormat) throws -> DurationFormat {
    var recipe = recipe
    if let fraction {
      let most = DurationFormat.maximumFractionDigits
      recipe = recipe.fraction(try DigitOptions.digits(fraction, "--fraction", most: most))
    }
    if let increment {
      let step = try named("--increment", FixedDecimal(increment))
      recipe = try named("--increment", recipe.increment(step).validated())
      let digits = IncrementDigits(step)
      if let fraction, digits.leadingPlace > recipe.fraction.upperBound {
        throw usageError(
          "--increment: \(increment.excerpt) is finer than the digits of --fraction \(fraction)"
        )
      }
      if fraction == nil {
        recipe = recipe.fraction(0...min(digits.places, DurationFormat.maximumFractionDigits))
      }
    }
    if let integer {
      guard let least = Int(integer), (0...NumberFormat.maximumDigits).contains(least) else {
        throw usageError(
          "--integer: '\(integer.excerpt)' is not a least number of digits; "
            + "use a count such as 2, without an upper bound"
        )
      }
      recipe = recipe.integer(atLeast: least)
    }
    return recipe
  }

  /// The places of an increment, which is positive and has no exponent.
  private struct IncrementDigits {
    /// The number of fraction digits, without zeros at the end.
    let places: Int
    /// The fraction digit, counted from 1, of the first digit that is not zero; 0 for a number of 1 or
    /// more.
    let leadingPlace: Int

    init(_ step: FixedDecimal) {
      let parts = step.description.split(separator: ".", omittingEmptySubsequences: false)
      let fraction = parts.count > 1 ? parts[1] : ""
      places =
        (fraction.lastIndex { $0 != "0" }).map {
          fraction.distance(from: fraction.startIndex, to: $0) + 1
        } ?? 0
      let isWhole = parts.first?.contains { $0 != "0" } ?? false
      leadingPlace = isWhole ? 0 : fraction.prefix { $0 == "0" }.count + 1
    }
  }
}

/// The options of values that are instants.
struct DurationInstantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The instant that the lengths begin at, in the format of --input, or now. The values are then instants, and the calendar and the clocks of the zone count years to days.",
      example: """
        fmt duration --from 2021-09-01 2023-12-24 --zone UTC \\
          --width long --locale en
        → 2 years, 3 months, 23 days
        """,
      valueName: "instant"
    )
  )
  var from: String?
  @Option(
    help: ArgumentHelp(
      "The calendar of the years and months. Default: gregory.",
      example: """
        fmt duration --from 2024-01-01 2025-01-01 --zone UTC \\
          --calendar persian --units month,day --locale en
        → 12 mths, 1 day
        """,
      valueName: "calendar"
    )
  )
  var calendar: CalendarSystem?
}
