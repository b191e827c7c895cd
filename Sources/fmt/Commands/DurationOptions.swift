internal import ArgumentParser
internal import LocaleFormat

/// The options that decide the form of a duration.
struct DurationStyleOptions: DirectlyReadable {
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

extension DurationStyleOptions {
  mutating func take(from line: inout ArgumentLine) {
    style = line.value("style") ?? .names
    width = line.value("width") ?? .short
  }
}

/// The options that decide which units are written.
struct DurationUnitOptions: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The units that may be written, separated by commas: week, day, hour, minute, second, millisecond, microsecond, nanosecond. Default: hour,minute,second.",
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
      "The units that are written even if they are zero, separated by commas.",
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

  /// The units of a list; nil for no list.
  static func units(_ list: String?, _ option: String) throws -> DurationFormat.Units? {
    guard let list else { return nil }
    var units: DurationFormat.Units = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      let singular = name.hasSuffix("s") ? name.dropLast() : name
      guard let unit = DurationFormat.Unit(rawValue: String(singular)) else {
        let known = DurationFormat.Unit.allCases.map(\.rawValue).joined(separator: ", ")
        throw usageError("\(option): '\(String(name).excerpt)' is not a unit; use \(known)")
      }
      units.insert(DurationFormat.Units(unit))
    }
    return units
  }
}

extension DurationUnitOptions {
  mutating func take(from line: inout ArgumentLine) {
    units = line.value("units")
    always = line.value("always")
    maximumUnits = line.value("maximum-units")
  }
}

/// The options that decide which digits of a duration are written.
struct DurationDigitOptions: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The number of fraction digits of the last number: a count such as 2, or a range such as 0...2. Default: 0.",
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
      "The direction in which the last number is rounded.",
      example: """
        fmt duration 59.9 --style digital --rounding down --locale en
        → 0:59
        """,
      valueName: "direction"
    )
  )
  var rounding: NumberFormat.Rounding = .halfEven
  @Option(
    help: ArgumentHelp(
      "Round to multiples of this number of the last unit.",
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
      "The least number of digits before the fraction; as on a clock, of the first number.",
      example: "fmt duration 62 --style digital --integer 2 --locale en → 01:02",
      valueName: "digits"
    )
  )
  var integer: Int?
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
  mutating func take(from line: inout ArgumentLine) {
    fraction = line.value("fraction")
    rounding = line.value("rounding") ?? .halfEven
    increment = line.value("increment")
    integer = line.value("integer")
    grouping = line.value("grouping") ?? .auto
    numbering = line.value("numbering")
  }
}
