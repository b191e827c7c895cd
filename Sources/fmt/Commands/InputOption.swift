internal import ArgumentParser
internal import MachineTime

/// How values that are instants are read.
struct InputOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How instants are read; the formats are those of machine, and without an offset they are in UTC; now is read in each. Default: rfc3339.",
      valueName: "format"
    )
  )
  var input: String?

  func reader() throws -> InstantReader {
    InstantReader(format: try readingFormat(input ?? "rfc3339", option: "--input"))
  }
}

/// The instant that the option `--from` names: `now`, or one that is read as values are.
func referenceInstant(_ text: String, by reader: MachineFormat) throws -> Instant {
  if text == "now" { return .now() }
  do throws(MachineTimeError) {
    return try reader.parse(text).instant
  } catch {
    throw usageError("--from: \(error)")
  }
}
