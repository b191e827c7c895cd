internal import ArgumentParser
internal import MachineTime

/// How values that are instants are read.
struct InputOption: DirectlyReadable {
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

extension InputOption {
  mutating func take(from line: inout ArgumentLine) {
    input = line.value("input")
  }
}
