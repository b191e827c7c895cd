internal import ArgumentParser
internal import FmtKit
internal import MachineTime

/// The format of values that are instants.
struct InputOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format of instants in the input (see 'fmt help machine'). Without an offset they are in UTC; 'now' is accepted in every format. Default: rfc3339, and dates without a time, which are the start of the day in the zone that is shown.",
      example: """
        fmt date 0 --input unix --date short --time none --zone UTC --locale de
        → 01.01.70
        """,
      valueName: "format"
    ),
    completion: .machineFormats
  )
  var input: String?

  /// The reader of values; without the option, a date alone is the start of its day in `zone`.
  func reader(in zone: TimeZoneID) throws -> InstantReader {
    let rules = try zoneRules(zone.identifier, option: "--zone")
    return InstantReader(
      format: try readingFormat(input ?? "rfc3339", option: "--input"),
      dates: input == nil ? rules : nil
    )
  }
}
