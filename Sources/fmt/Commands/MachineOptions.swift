internal import ArgumentParser
internal import FmtKit
internal import MachineTime

/// The options that name the two formats of `fmt machine`.
struct MachineFormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format that values are read in.",
      example: "fmt machine 2024-03-01 --from %F --to unix → 1709251200",
      valueName: "format"
    ),
    completion: .machineFormats
  )
  var from: String
  @Option(
    help: ArgumentHelp(
      "The format that values are written in.",
      example: "fmt machine 0 --from unix --to rfc3339 → 1970-01-01T00:00:00Z",
      valueName: "format"
    ),
    completion: .machineFormats
  )
  var to: String
  @Flag(
    help: ArgumentHelp(
      "Also read carelessly written values: extra spaces, letters in either case, missing zeros.",
      example: "fmt machine 2024-3-1 --from %F --to unix --lenient → 1709251200"
    )
  )
  var lenient = false
}

/// The options that name the time zones of `fmt machine`.
struct MachineZoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The IANA time zone, or an offset such as +03:00, of values without an offset. Default: UTC.",
      example: """
        fmt machine 2024-03-01T10:00 --from %FT%R --from-zone Asia/Tokyo \\
          --to rfc3339
        → 2024-03-01T10:00:00+09:00
        """,
      valueName: "zone"
    ),
    completion: .zones
  )
  var fromZone: String?
  @Option(
    help: ArgumentHelp(
      "The choice for a time that the clocks of --from-zone show twice or never; compatible is the earlier of two, and the later in a gap.",
      example: """
        fmt machine 2024-10-27T02:30 --from %FT%R --from-zone Europe/Berlin \\
          --ambiguous later --to rfc3339
        → 2024-10-27T02:30:00+01:00
        """,
      valueName: "choice"
    )
  )
  var ambiguous: LocalTimeChoice = .reject
  @Option(
    help: ArgumentHelp(
      "The rule for a value that names a zone (rfc9557, temporal) and has another offset than that zone: use the offset, ignore it for the zone's clock, prefer it where the zone has it, or reject the value. A zone that is marked with ! always rejects it. Default: use.",
      example: """
        fmt machine '2022-07-08T01:14:07+01:00[Europe/Paris]' --from rfc9557 \\
          --to rfc3339 --offset prefer
        → 2022-07-08T01:14:07+02:00
        """,
      valueName: "choice"
    )
  )
  var offset: OffsetResolution = .use
  @Option(
    help: ArgumentHelp(
      "The IANA time zone, or an offset such as +03:00, that values are written in. Default: the zone or the offset that was read, else UTC.",
      example: """
        fmt machine 0 --from unix --to rfc3339 --zone Asia/Tokyo
        → 1970-01-01T09:00:00+09:00
        """,
      valueName: "zone"
    ),
    completion: .zones
  )
  var zone: String?
}
