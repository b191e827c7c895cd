internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt machine`.
struct MachineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine",
    abstract: "Converts dates between formats that programs read.",
    discussion: """
      A value is a date in the format of --from, or now. Without an offset it is read in UTC, or in the zone of --from-zone. It is written at the offset that was read, else in UTC, or in the zone of --zone. \
      Neither TZ nor the system's zone is looked at, and the names of months and weekdays are English in every locale.

      A format is one of these:
        name         rfc3339, rfc3339-date, rfc3339-time, rfc9557, temporal, toml,
                     iso8601, iso8601-basic, iso8601-week, iso8601-ordinal,
                     rfc5322, http, cookie, unix, unix-ms, unix-us, unix-ns
        strptime     a text with '%', such as '%Y-%m-%d %H:%M:%S %z'
        pattern:     and a pattern of UTS #35, such as 'pattern:d MMM yyyy'

      Examples:
        $ fmt machine '2014-02-07 12:00:00 -0700' --from '%Y-%m-%d %H:%M:%S %z' \\
          --to rfc3339
        2014-02-07T12:00:00-07:00

        $ fmt machine 1709287445 --from unix --to http
        Fri, 01 Mar 2024 10:04:05 GMT
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Formats") var formats: MachineFormatOptions
  @OptionGroup(title: "Time zones") var zones: MachineZoneOptions
  @OptionGroup(title: "Input") var reading: KeepGoingOption

  func run() throws {
    let strict = try readingFormat(formats.from, option: "--from")
    let reader = formats.lenient ? strict.lenient : strict
    let writer = try machineFormat(formats.to, option: "--to")
    let readingRules = try zoneRules(zones.fromZone ?? "UTC", option: "--from-zone")
    let writingRules = try zones.zone.map { try zoneRules($0, option: "--zone") }
    let ambiguous = zones.ambiguous
    try ValueStream(arguments: values.plain, keepsGoing: reading.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let moment: OffsetInstant
      var rules = writingRules
      var calendar = ""
      if InstantReader.isNow(bytes) {
        moment = OffsetInstant(instant: .now(), offsetSeconds: nil)
      } else if reader.readsZoneNames {
        let zoned = try ZonedReading(
          bytes,
          by: reader,
          resolving: zones.offset,
          choosing: ambiguous
        )
        moment = zoned.moment
        rules = rules ?? zoned.rules
        if writer.readsZoneNames {
          calendar = zoned.calendar
        } else if let place = zoned.criticalCalendar {
          let reason = "the format of --to has no calendar, and this one is marked as critical"
          throw ValueError(offset: place, reason: reason)
        }
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
        line += calendar.utf8
        line.append(UInt8(ascii: "\n"))
      }
    }
  }
}
