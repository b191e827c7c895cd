internal import Foundation
internal import MachineTime

/// Dates and times that programs exchange, for writing.
enum MachineWriting {
  static func rows() throws -> [Row] { try rows(internet()) + rows(mail()) }

  /// A format for writing, with the names that each of the other libraries uses for it.
  private struct Writing: Sendable {
    let job: Job<Instant>
    /// The ways to make the format, by the beginning of the rows' names.
    let formats: [(name: String, format: MachineFormat)]
    /// The format for glibc.
    let directives: String
    /// The pattern for ICU and `DateFormatter`.
    let pattern: String
    /// Makes Foundation's fastest function for writing the format.
    let style: @Sendable () -> @Sendable (Date) -> String
  }

  private static func instants() throws -> [Instant] {
    try [1_391_799_600, 1_709_287_445, 1_751_371_199, 946_684_800].map {
      try Instant(secondsSince1970: $0)
    }
  }

  private static func internet() throws -> Writing {
    Writing(
      job: Job(
        name: "write RFC 3339",
        values: try instants(),
        texts: [
          "2014-02-07T19:00:00Z", "2024-03-01T10:04:05Z", "2025-07-01T11:59:59Z",
          "2000-01-01T00:00:00Z",
        ]
      ),
      formats: [("kept", .rfc3339)],
      directives: "%Y-%m-%dT%H:%M:%SZ",
      pattern: "yyyy-MM-dd'T'HH:mm:ssXXX",
      style: {
        let style = Date.ISO8601FormatStyle()
        return { style.format($0) }
      }
    )
  }

  private static func mail() throws -> Writing {
    let directives = "%a, %d %b %Y %H:%M:%S GMT"
    return Writing(
      job: Job(
        name: "write \(directives)",
        values: try instants(),
        texts: [
          "Fri, 07 Feb 2014 19:00:00 GMT", "Fri, 01 Mar 2024 10:04:05 GMT",
          "Tue, 01 Jul 2025 11:59:59 GMT", "Sat, 01 Jan 2000 00:00:00 GMT",
        ]
      ),
      formats: [("kept", try MachineFormat(directives)), ("kept, MachineFormat.http", .http)],
      directives: directives,
      pattern: Fixed.mailPattern,
      style: { Fixed.style(Fixed.mail) }
    )
  }

  private static func rows(_ writing: Writing) -> [Row] {
    let job = writing.job
    return writing.formats.flatMap { name, format in
      [
        job.row(name) { { format.string($0) } },
        job.bytes("\(name), bytes") { { format.append($0, to: &$1) } }.allocationFree(),
      ]
    } + plain(writing) + foundation(writing)
  }

  private static func plain(_ writing: Writing) -> [Row] {
    let job = writing.job
    let directives = writing.directives
    let pattern = writing.pattern
    return [
      job.row("gmtime_r + strftime_l") {
        let time = try PlainTime(directives)
        return { time.string($0.secondsSince1970) }
      },
      job.count("gmtime_r + strftime_l, bytes") {
        let time = try PlainTime(directives)
        var count = 0
        return (
          {
            count = time.write($0.secondsSince1970)
            return count
          }, { time.text(count) }
        )
      },
      job.row(Row.Reference.icu, pace: .medium) {
        let date = try PlainDate(pattern: pattern, locale: "en_US_POSIX", zone: "UTC")
        return { date.string(Double($0.millisecondsSince1970)) }
      },
    ]
  }

  private static func foundation(_ writing: Writing) -> [Row] {
    let job = writing.job
    let pattern = writing.pattern
    let style = writing.style
    return [
      job.row("Foundation DateFormatter, kept", pace: .medium) {
        let formatter = Fixed.formatter(pattern)
        return { formatter.string(from: $0.date) }
      },
      job.row(Row.Reference.foundation, pace: .medium) {
        let format = style()
        return { format($0.date) }
      },
    ]
  }
}
