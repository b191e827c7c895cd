import Workloads

extension Chart {
  /// A job of the table, with its title in the chart.
  struct Job {
    let name: String
    let title: String
    let example: String
  }

  /// The jobs, in the order of the chart.
  static let jobs = [
    Job(name: "int en_US", title: "Integer, en_US", example: "1,234,567"),
    Job(name: "price en_US", title: "Price, en_US", example: "1,234.50"),
    Job(name: "currency de_DE", title: "Currency, de_DE", example: "1.234,50 €"),
    Job(name: "percent en_US", title: "Percentage, en_US", example: "26%"),
    Job(
      name: "date and time medium en_US",
      title: "Date and time, medium, en_US",
      example: "Feb 2, 2014, 1:00:00 PM"
    ),
    Job(
      name: "date and time full de_DE",
      title: "Date and time, full, de_DE",
      example: "Sonntag, 2. Februar 2014 um 13:00:00 Mitteleuropäische Normalzeit"
    ),
    Job(
      name: "parse RFC 3339",
      title: "Reading RFC 3339",
      example: "2014-02-07T12:00:00-07:00"
    ),
    Job(
      name: "parse HTTP date",
      title: "Reading an HTTP date",
      example: "Fri, 07 Feb 2014 19:00:00 GMT"
    ),
    Job(name: "write RFC 3339", title: "Writing RFC 3339", example: "2014-02-07T19:00:00Z"),
  ]

  /// The rows, in the order of a group: the name in the table, the name in the chart, and the
  /// colour.
  private static let rows: [(row: String, name: String, color: String, isOurs: Bool)] = [
    (Row.keptBytes, "kept, to bytes", "#0b4fb3", true),
    ("kept, from bytes", "kept, from bytes", "#0b4fb3", true),
    (Row.kept, "kept, String", "#2f7de1", true),
    (Row.cached, "cached, String", "#7db2f2", true),
    (Row.Reference.icu, "C over ICU, kept", "#e08c1f", false),
    (Row.Reference.strptime, "strptime_l", "#4c9f70", false),
    ("gmtime_r + strftime_l", "strftime_l", "#4c9f70", false),
    (Row.Reference.foundation, "Foundation, kept", "#8c959f", false),
  ]

  init(_ results: Results) {
    groups = Self.jobs.compactMap { job in
      let lines = Self.rows.compactMap { row in
        results.measurements.row(job.name, row.row).map {
          Line(
            name: row.name,
            color: row.color,
            nanoseconds: $0.nanosecondsPerCall,
            foundation: $0.timesFoundationKept,
            icu: $0.timesICUKept,
            isOurs: row.isOurs
          )
        }
      }
      return lines.isEmpty ? nil : Group(title: job.title, example: job.example, lines: lines)
    }
    caption = results.caption
  }
}
