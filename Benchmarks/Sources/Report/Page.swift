import Foundation
import Workloads

/// A page of Markdown with the figures between two marks.
struct Page {
  static let (begin, end) = (
    "<!-- figures: written by Benchmarks/run --publish -->", "<!-- /figures -->"
  )
  /// The page does not have the marks.
  struct HasNoMarks: Error {}

  let results: Results

  init(_ results: Results) { self.results = results }

  /// Returns the page with its figures replaced by these.
  func replacing(in page: String) throws -> String {
    guard let begin = page.range(of: Self.begin),
      let end = page.range(of: Self.end, range: begin.upperBound..<page.endIndex)
    else { throw HasNoMarks() }
    return page[..<begin.upperBound] + "\n" + text() + page[end.lowerBound...]
  }

  private func text() -> String {
    """
    ![What a call costs, in nanoseconds: this package beside C over ICU and Foundation](Benchmarks/chart.svg)

    One run: \(results.caption).

    \(writing())
    \(otherKinds())
    \(reading())
    \(misses())
    \(peers())

    """
  }

  /// The calls that must make what was not kept.
  private func misses() -> String {
    let rows = [
      (
        "Number, a cache with one style too many", CacheJobs.full, CacheJobs.oneTooMany, Row.made, 1
      ),
      (
        "Number, 8 threads, 64 styles in 16 places", ThreadJobs.churn, ThreadJobs.churned, Row.made,
        8
      ),
      (
        "Language of a request, new header", NegotiationJob.name, NegotiationJob.newHeader,
        Row.Reference.icu, 1
      ),
    ].map { title, job, row, other, threads in
      let cells = [row, other].map { name in
        results.measurements.row(job, name, threads: threads)
          .map { Chart.grouped($0.nanosecondsPerCall) } ?? ""
      }
      return "| \(title) | \(cells.joined(separator: " | ")) |"
    }
    let head = ["| Nanoseconds | here | made each time, or C over ICU |", "|---|---:|---:|"]
    return (head + rows).joined(separator: "\n") + "\n"
  }

  /// The kept formatters of other languages, which have a job in common with this package.
  private func peers() -> String {
    guard let peers = results.peers, !peers.isEmpty else { return "" }
    let jobs = Chart.jobs.map { ($0.name, $0.title) } + Self.others
    let rows = jobs.filter { job, _ in peers.contains { $0.nanoseconds[job] != nil } }
      .map { job, title in
        let here = results.measurements.row(job, Row.kept)?.nanosecondsPerCall
        let cells = ([here] + peers.map { $0.nanoseconds[job] }).map {
          $0.map(Chart.grouped) ?? ""
        }
        return "| \(title) | \(cells.joined(separator: " | ")) |"
      }
    let head = [
      "| Nanoseconds, kept | here | \(peers.map(\.name).joined(separator: " | ")) |",
      "|---|---:|\(String(repeating: "---:|", count: peers.count))",
    ]
    return (head + rows).joined(separator: "\n") + "\n"
  }

  private typealias Column = (title: String, row: String)

  private func writing() -> String {
    table(
      Chart.jobs.filter { !$0.name.hasPrefix("parse") && !$0.name.hasPrefix("write") },
      [
        ("through the cache", Row.cached), ("kept", Row.kept), ("kept, to bytes", Row.keptBytes),
        ("C over ICU", Row.Reference.icu), ("Foundation", Row.Reference.foundation),
      ]
    )
  }

  /// The kinds that are not in the chart.
  private static let others = [
    ("interval of days de_DE", "Interval of days, de_DE"),
    ("range of prices de_DE", "Range of prices, de_DE"),
    ("range of days de_DE", "Range of days, de_DE"),
    ("range of compact numbers en_US", "Range of compact numbers, en_US"),
    ("parts of currency de_DE", "Parts of a currency, de_DE"),
    ("parts of days en_US", "Parts of a number of days, en_US"),
    ("compact en_US", "Compact, en_US"), ("scientific en_US", "Scientific, en_US"),
    ("kilometer-per-hour de_DE", "Unit, de_DE"), ("ordinal en_US", "Ordinal number, en_US"),
    ("spell-out de_DE", "Number in words, de_DE"),
    ("relative time de_DE", "Relative time, de_DE"), ("duration en_US", "Duration, en_US"),
    ("digital duration en_US", "Digital duration, en_US"),
    ("date and time medium fa_IR", "Date and time, Persian, fa_IR"),
    ("zone offset Europe/Berlin, now", "Offset of a time zone"),
    ("list en, 3 items", "List, en"), ("name of region de_DE", "Name of a region, de_DE"),
    ("upper case el", "Upper case, Greek"), ("upper case tr", "Upper case, Turkish"),
    ("parse decimal en_US", "Reading a decimal, en_US"),
    ("parse currency de_DE", "Reading an amount, de_DE"),
    ("parse date and time medium de_DE", "Reading a date and time, de_DE"),
  ]

  private func otherKinds() -> String {
    table(
      Self.others.map { Chart.Job(name: $0, title: $1, example: "") },
      [
        ("made each time", Row.made), ("kept", Row.kept), ("C over ICU", Row.Reference.icu),
        ("Foundation", Row.Reference.foundation),
      ]
    )
  }

  private func reading() -> String {
    table(
      Chart.jobs.filter { $0.name.hasPrefix("parse") },
      [
        ("from a `String`", Row.kept), ("from bytes", "kept, from bytes"),
        ("`strptime_l` and `timegm`", Row.Reference.strptime), ("C over ICU", Row.Reference.icu),
        ("Foundation", Row.Reference.foundation),
      ]
    )
  }

  private func table(_ jobs: [Chart.Job], _ columns: [Column]) -> String {
    var lines = [
      "| Nanoseconds | \(columns.map(\.title).joined(separator: " | ")) | kept: times Foundation, ICU |",
      "|---|\(String(repeating: "---:|", count: columns.count + 1))",
    ]
    for job in jobs {
      let cells = columns.map { column in
        results.measurements.row(job.name, column.row).map { Chart.grouped($0.nanosecondsPerCall) }
          ?? ""
      }
      let kept = results.measurements.row(job.name, Row.kept)
      let ratios = [kept?.timesFoundationKept, kept?.timesICUKept].compactMap(\.self)
        .map(Chart.ratio).joined(separator: ", ")
      lines.append("| \(job.title) | \(cells.joined(separator: " | ")) | \(ratios) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
