import Foundation
import LocaleFormat
import Workloads

/// Measures what needs several threads, adds what the benchmark library measured, and prints one table.
///
/// `Report SUITE-RESULTS JSON-OUT [--quick]`; `run` calls it. Its status is 2 when rows allocate that must not, 1 on any other
/// failure.
@main
struct Report {
  private struct File: Encodable {
    let date: String
    let processors: Int
    /// The system's load averages, this run included.
    let load: String
    let isQuick: Bool
    let versions: LibraryVersions
    let measurements: [Measurement]
  }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--quick" }
    guard let input = arguments.first, let output = arguments.dropFirst().first else {
      exit(withMessage: "usage: Report SUITE-RESULTS JSON-OUT [--quick]")
    }
    let isQuick = CommandLine.arguments.contains("--quick")
    var (measurements, missing, allocating) = try suite(SuiteResults(contentsOf: input))
    measurements += try threads(isQuick: isQuick)
    measurements.compare()
    let file = File(
      date: Date.now.formatted(.iso8601),
      processors: ProcessInfo.processInfo.activeProcessorCount,
      load: try load(),
      isQuick: isQuick,
      versions: try .current,
      measurements: measurements
    )
    try write(file, to: output)
    let versions = file.versions
    let table = Table(measurements: measurements).text()
    let summary = """
      ICU \(versions.icu), CLDR \(versions.cldr), \(file.processors) processors, load \(file.load), \
      \(file.date)
      """
    FileHandle.standardOutput.write(Data("\(table)\n\(summary)\n".utf8))
    if let warning = warning(measurements) { print(warning) }
    if !missing.isEmpty { exit(withMessage: "these failed: \(missing.joined(separator: "; "))") }
    if !allocating.isEmpty {
      let rows = allocating.joined(separator: "; ")
      exit(withMessage: "these allocate, and must not: \(rows)", status: 2)
    }
  }

  private static func suite(
    _ results: SuiteResults
  ) throws -> (measurements: [Measurement], missing: [String], allocating: [String]) {
    var measurements: [Measurement] = []
    var missing: [String] = []
    var allocating: [String] = []
    for row in try Workloads.rows() {
      guard let measurement = results.measurement(of: row) else {
        missing.append(row.identifier)
        continue
      }
      measurements.append(measurement)
      if row.isAllocationFree && measurement.allocationsPerCall > 0 {
        allocating.append(row.identifier)
      }
    }
    return (measurements, missing, allocating)
  }

  private static func load() throws -> String {
    let text = try String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text.split(separator: " ").prefix(3).joined(separator: " ")
  }

  /// What makes this run worth less.
  private static func warning(_ measurements: [Measurement]) -> String? {
    let controls = measurements.filter { $0.row == ThreadJobs.control }
    let least = controls.compactMap(\.timesOneThread).min() ?? 2
    guard least < 1.8 else { return nil }
    let scale = String(format: "%.2f", least)
    return "Threads that share nothing reached x\(scale) on 2: the scaling of this run says little."
  }

  /// The median of several rounds, in each of which the rows of a job follow one another, so that noise meets all of them.
  private static func threads(isQuick: Bool) throws -> [Measurement] {
    let rounds = isQuick ? 3 : 9
    return try ThreadJobs.rows().flatMap { rows in
      var samples = rows.map { _ in [(nanoseconds: Double, allocations: Double)]() }
      for _ in 0..<rounds {
        for (index, row) in rows.enumerated() {
          samples[index].append(try row.measure(share: isQuick ? 0.25 : 1))
        }
      }
      return zip(rows, samples).map { row, samples in
        let median = samples.sorted { $0.nanoseconds < $1.nanoseconds }[samples.count / 2]
        return Measurement(
          job: row.job,
          row: row.name,
          threads: row.threads,
          nanosecondsPerCall: median.nanoseconds,
          allocationsPerCall: median.allocations
        )
      }
    }
  }

  private static func write(_ file: File, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(file).write(to: URL(filePath: path))
  }

  private static func exit(withMessage message: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data("Report: \(message)\n".utf8))
    Foundation.exit(status)
  }
}
