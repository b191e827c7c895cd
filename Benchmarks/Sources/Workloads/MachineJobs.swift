internal import Foundation
internal import MachineTime

/// Dates and times that programs exchange, for reading.
///
/// None has a fraction of a second, because `strptime` has no directive for it.
enum MachineJobs {
  static func rows() throws -> [Row] {
    try rows(internet()) + rows(stamp()) + rows(mail()) + rows(log()) + others()
      + MachineWriting.rows()
  }

  /// A format for reading, with the names that each of the other libraries uses for it.
  private struct Reading: Sendable {
    let job: Job<String>
    /// The ways to make the format, by the beginning of the rows' names.
    let formats: [(name: String, format: MachineFormat)]
    /// The format for glibc.
    let directives: String
    /// The pattern for ICU and `DateFormatter`.
    let pattern: String
    /// Makes Foundation's fastest function for reading the format.
    let strategy: @Sendable () -> @Sendable (String) throws -> Date
  }

  /// The instants of all texts, in four formats.
  private static let seconds = ["1391799600", "1709287445", "1751371199", "946684800"]

  private static func internet() -> Reading {
    Reading(
      job: Job(
        name: "parse RFC 3339",
        values: [
          "2014-02-07T12:00:00-07:00", "2024-03-01T10:04:05Z", "2025-07-01T13:59:59+02:00",
          "2000-01-01T05:30:00+05:30",
        ],
        texts: seconds
      ),
      formats: [("kept", .rfc3339)],
      directives: "%Y-%m-%dT%H:%M:%S%z",
      pattern: "yyyy-MM-dd'T'HH:mm:ssXXX",
      strategy: {
        let style = Date.ISO8601FormatStyle()
        return { try style.parse($0) }
      }
    )
  }

  private static func stamp() throws -> Reading {
    let directives = "%Y-%m-%d %H:%M:%S %z"
    return Reading(
      job: Job(
        name: "parse \(directives)",
        values: [
          "2014-02-07 12:00:00 -0700", "2024-03-01 10:04:05 +0000", "2025-07-01 13:59:59 +0200",
          "2000-01-01 05:30:00 +0530",
        ],
        texts: seconds
      ),
      formats: [("kept", try MachineFormat(directives))],
      directives: directives,
      pattern: "yyyy-MM-dd HH:mm:ss Z",
      strategy: {
        // This style also accepts the space before the offset.
        let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space)
        return { try style.parse($0) }
      }
    )
  }

  private static func mail() throws -> Reading {
    let directives = "%a, %d %b %Y %H:%M:%S GMT"
    return Reading(
      job: Job(
        name: "parse HTTP date",
        values: [
          "Fri, 07 Feb 2014 19:00:00 GMT", "Fri, 01 Mar 2024 10:04:05 GMT",
          "Tue, 01 Jul 2025 11:59:59 GMT", "Sat, 01 Jan 2000 00:00:00 GMT",
        ],
        texts: seconds
      ),
      formats: [("kept", try MachineFormat(directives)), ("kept, MachineFormat.http", .http)],
      directives: directives,
      pattern: Fixed.mailPattern,
      strategy: { Fixed.strategy(Fixed.mail) }
    )
  }

  private static func log() throws -> Reading {
    let directives = "%d/%b/%Y:%H:%M:%S %z"
    return Reading(
      job: Job(
        name: "parse CLF",
        values: [
          "07/Feb/2014:12:00:00 -0700", "01/Mar/2024:10:04:05 +0000", "01/Jul/2025:13:59:59 +0200",
          "01/Jan/2000:05:30:00 +0530",
        ],
        texts: seconds
      ),
      formats: [("kept", try MachineFormat(directives))],
      directives: directives,
      pattern: "dd/MMM/yyyy:HH:mm:ss Z",
      strategy: { Fixed.strategy(Fixed.log) }
    )
  }

  /// Forms that no other library reads with one call.
  private static func others() throws -> [Row] {
    let berlin = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    let twoDigits = MachineFormat("%y-%m-%d %H:%M:%S %z")
    let dayHalves = MachineFormat("%F %I:%M:%S %p %z")
    let local = MachineFormat("%F %T")
    func row(_ name: String, _ values: [String], _ read: @escaping Read) -> Row {
      Job(name: "parse, other forms", values: values, texts: seconds)
        .value(name) { { try read($0).instant.secondsSince1970 } }.allocationFree()
    }
    return [
      row(
        "ISO 8601 week date",
        [
          "2014-W06-5T12:00:00-07:00", "2024-W09-5T10:04:05Z", "2025-W27-2T13:59:59+02:00",
          "1999-W52-6T05:30:00+05:30",
        ]
      ) { (text) throws(FormatError) in try MachineFormat.iso8601.parse(text) },
      row(
        "%y-%m-%d %H:%M:%S %z",
        [
          "14-02-07 12:00:00 -0700", "24-03-01 10:04:05 +0000", "25-07-01 13:59:59 +0200",
          "00-01-01 05:30:00 +0530",
        ]
      ) { (text) throws(FormatError) in try twoDigits.parse(text) },
      row(
        "%F %I:%M:%S %p %z",
        [
          "2014-02-07 12:00:00 PM -0700", "2024-03-01 10:04:05 AM +0000",
          "2025-07-01 01:59:59 PM +0200", "2000-01-01 05:30:00 AM +0530",
        ]
      ) { (text) throws(FormatError) in try dayHalves.parse(text) },
      row(
        "%F %T on the clocks of Europe/Berlin",
        [
          "2014-02-07 20:00:00", "2024-03-01 11:04:05", "2025-07-01 13:59:59",
          "2000-01-01 01:00:00",
        ]
      ) { (text) throws(FormatError) in try local.parse(text, in: berlin) },
      row(
        "mail",
        [
          "Fri, 7 Feb 2014 12:00:00 -0700 (MST)", "Fri, 1 Mar 2024 10:04:05 GMT",
          "1 Jul 25 13:59:59 +0200", "Sat, 01 Jan 2000 05:30 +0530",
        ]
      ) { (text) throws(FormatError) in try MachineFormat.rfc5322.parse(text) },
      row(
        "cookie",
        [
          "Fri, 07-Feb-2014 19:00:00 GMT", "Fri Mar  1 10:04:05 2024 GMT",
          "Tuesday, 01-Jul-25 11:59:59 GMT", "00:00:00 1 Jan 2000",
        ]
      ) { (text) throws(FormatError) in try MachineFormat.cookie.parse(text) },
    ]
  }

  private typealias Read = @Sendable (String) throws(FormatError) -> OffsetInstant

  /// This package's reading is strict: it also checks the weekday, and accepts only what is in the
  /// format.
  private static func rows(_ reading: Reading) -> [Row] {
    let job = reading.job
    let bytes = Job(name: job.name, values: job.values.map { Array($0.utf8) }, texts: job.texts)
    return reading.formats.flatMap { name, format in
      [
        job.value(name) {
          { try format.parse($0).instant.secondsSince1970 }
        }.allocationFree(),
        bytes.value("\(name), from bytes") {
          { try format.parse($0.span).instant.secondsSince1970 }
        }.allocationFree(),
      ]
    } + rivals(reading)
  }

  private static func rivals(_ reading: Reading) -> [Row] {
    let job = reading.job
    let directives = reading.directives
    let pattern = reading.pattern
    let strategy = reading.strategy
    return [
      job.value(Row.Reference.strptime) {
        let time = try PlainTime(directives)
        return { time.seconds($0) }
      },
      job.value(Row.Reference.icu, pace: .medium) {
        let date = try PlainDate(pattern: pattern, locale: "en_US_POSIX", zone: "UTC")
        return { date.seconds($0) }
      },
      job.value("Foundation DateFormatter, kept", pace: .medium) {
        let formatter = Fixed.formatter(pattern)
        return { formatter.date(from: $0).map { Int($0.timeIntervalSince1970) } ?? .min }
      },
      job.value(Row.Reference.foundation, pace: .medium) {
        let parse = strategy()
        return { Int(try parse($0).timeIntervalSince1970) }
      },
    ]
  }
}
