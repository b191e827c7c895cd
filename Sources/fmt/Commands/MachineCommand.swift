internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// `fmt machine`.
struct MachineCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine",
    abstract: "Converts dates between formats that programs read.",
    discussion: """
      A format is one of the names \(MachineFormat.standards.map(\.source).joined(separator: ", ")); or a strptime \
      format such as '%Y-%m-%d %H:%M:%S %z'; or 'pattern:' and a pattern of UTS #35, such as \
      'pattern:EEE, dd MMM yyyy HH:mm:ss ZZZ'. Names of months and weekdays are English, whatever the locale is; neither TZ \
      nor the system's zone is looked at. The value now is the moment in which it is read. A value without an offset is read as UTC, unless --from-zone says \
      otherwise, and written at the offset that was read, else in UTC, unless --zone says otherwise.
      """
  )

  @OptionGroup var values: ValueArguments
  @Option(help: ArgumentHelp("How values are read.", valueName: "format"))
  var from: String
  @Option(help: ArgumentHelp("How they are written.", valueName: "format"))
  var to: String
  @Flag(help: "Read carelessly written values too: spaces, letters in either case, missing zeros.")
  var lenient = false
  @Option(
    help: ArgumentHelp(
      "The IANA zone of values without an offset. Default: UTC.",
      valueName: "zone"
    )
  )
  var fromZone: String?
  @Option(
    help: ArgumentHelp(
      "What to do when the clocks of --from-zone show a time twice or never: reject, earlier, later or compatible (earlier of two, later in a gap).",
      valueName: "choice"
    )
  )
  var ambiguous: LocalTimeChoice = .reject
  @Option(
    help: ArgumentHelp(
      "An IANA zone to write them in. Default: the zone or the offset that was read, else UTC.",
      valueName: "zone"
    )
  )
  var zone: String?
  @Flag(help: "Go on after a bad value; the status is still 65.")
  var keepGoing = false

  func run() throws {
    let strict = try readingFormat(from, option: "--from")
    let reader = lenient ? strict.lenient : strict
    let writer = try machineFormat(to, option: "--to")
    let readingRules = try zoneRules(fromZone ?? "UTC", option: "--from-zone")
    let writingRules = try zone.map { try zoneRules($0, option: "--zone") }
    try ValueStream(arguments: values.plain, keepsGoing: keepGoing).run {
      bytes,
      output throws(ValueError) in
      let moment: OffsetInstant
      var rules = writingRules
      if InstantReader.isNow(bytes) {
        moment = OffsetInstant(instant: .now(), offsetSeconds: nil)
      } else if reader.readsZoneNames {
        let (zoned, named) = try zonedInstant(bytes, by: reader)
        moment = zoned
        rules = rules ?? named
      } else {
        moment = try placed(
          reader.parse(bytes.span, in: readingRules, choosing: ambiguous)
        )
      }
      output.append { line in
        if let rules {
          writer.append(moment.instant, in: rules, to: &line)
        } else {
          writer.append(moment.instant, offsetSeconds: moment.offsetSeconds ?? 0, to: &line)
        }
        line.append(UInt8(ascii: "\n"))
      }
    }
  }
}

extension MachineCommand {
  mutating func take(from line: inout ArgumentLine) {
    if let name: String = line.value("from") { from = name } else { line.refuse() }
    if let name: String = line.value("to") { to = name } else { line.refuse() }
    lenient = line.flag("lenient")
    fromZone = line.value("from-zone")
    ambiguous = line.value("ambiguous") ?? .reject
    zone = line.value("zone")
    keepGoing = line.flag("keep-going")
    values = line.group()
  }
}

/// The instant of a text that may name a zone, at that zone's offset, and the zone's rules.
private func zonedInstant(
  _ bytes: ArraySlice<UInt8>,
  by reader: MachineFormat
) throws(ValueError) -> (OffsetInstant, TimeZoneRules?) {
  let zoned = try placed(reader.parseZoned(bytes.span))
  guard let zone = zoned.zone else {
    let offset = zoned.offsetSeconds ?? zoned.zoneOffsetSeconds
    return (OffsetInstant(instant: zoned.instant, offsetSeconds: offset), nil)
  }
  do throws(FormatError) {
    let rules = try TimeZoneRules.rules(forAnyNameOf: zone)
    return (try zoned.offsetInstant(in: rules), rules)
  } catch {
    // Such an error is the zone's, whose name stands in the first brackets.
    let bracket = bytes.firstIndex(of: UInt8(ascii: "[")) ?? bytes.startIndex
    let name = zoned.isZoneCritical ? 2 : 1
    throw ValueError(offset: bracket - bytes.startIndex + name, reason: error.message)
  }
}
