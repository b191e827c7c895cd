internal import ArgumentParser
internal import MachineTime

/// The format of values that are instants.
struct InputOption: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The format of instants in the input (see 'fmt help machine'). Without an offset they are in UTC; 'now' is accepted in every format. Default: rfc3339.",
      example: """
        fmt date 0 --input unix --date short --time none --zone UTC --locale de
        → 01.01.70
        """,
      valueName: "format"
    ),
    completion: .machineFormats
  )
  var input: String?

  func reader() throws -> InstantReader {
    InstantReader(format: try readingFormat(input ?? "rfc3339", option: "--input"))
  }
}

extension InputOption {
  mutating func take(from line: inout ArgumentLine) {
    input = line.value("input")
  }
}
