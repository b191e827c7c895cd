internal import ArgumentParser
internal import MachineTime

/// `fmt machine`.
struct MachineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine",
    abstract: "Converts dates between formats that programs read.",
    discussion: """
      A format is rfc3339, unix, unix-ms, unix-ns or a strptime format such as '%Y-%m-%d %H:%M:%S %z'. \
      Names are English, whatever the locale is. A value without an offset is read as UTC.
      """
  )

  @OptionGroup var values: ValueArguments
  @Option(help: ArgumentHelp("How values are read.", valueName: "format"))
  var from: String
  @Option(help: ArgumentHelp("How they are written.", valueName: "format"))
  var to: String
  @Option(
    help: ArgumentHelp(
      "An IANA zone to write them in. Default: the offset that was read, else UTC.",
      valueName: "zone"
    )
  )
  var zone: String?
  @Flag(help: "Go on after a bad value; the status is still 65.")
  var keepGoing = false

  func run() throws {
    let reader = try MomentFormat(from, option: "--from")
    let writer = try MomentFormat(to, option: "--to")
    let rules: TimeZoneRules?
    do {
      rules = try zone.map { try TimeZoneRules.rules(for: TimeZoneID($0)) }
    } catch {
      throw usageError("--zone: \(error)")
    }
    try ValueStream(arguments: values.plain, keepsGoing: keepGoing).run {
      bytes,
      output throws(ValueError) in
      let moment = try reader.read(bytes)
      let offset = rules?.offsetSeconds(at: moment.instant) ?? moment.offsetSeconds ?? 0
      var line: [UInt8] = []
      try writer.append(moment.instant, offsetSeconds: offset, to: &line)
      line.append(UInt8(ascii: "\n"))
      output.append { $0 += line }
    }
  }
}
