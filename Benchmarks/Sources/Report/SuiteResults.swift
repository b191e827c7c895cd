import Foundation
import Workloads

/// The results that the benchmark library exported (JMH's JSON): percentiles of whole samples.
struct SuiteResults {
  private struct Element: Decodable {
    let benchmark: String
    let secondaryMetrics: [String: Metric]
  }
  private struct Metric: Decodable {
    let scorePercentiles: [String: Double]
  }
  private let elements: [String: Element]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let elements = try JSONDecoder().decode([Element].self, from: data)
    self.elements = Dictionary(
      elements.map { ($0.benchmark, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the fastest sample of a row, which nothing interrupted, and the median of its
  /// allocations; nil when the row failed.
  func measurement(of row: Row) -> Measurement? {
    let name = row.identifier.replacing(" ", with: "_")
    guard let metrics = elements["package.benchmark.Suite.\(name)"]?.secondaryMetrics,
      // In microseconds.
      let time = metrics["Time (wall clock)"]?.scorePercentiles["0.0"],
      let allocations = metrics["Allocations"]?.scorePercentiles["50.0"]
    else { return nil }
    let calls = Double(row.callsPerSample)
    return Measurement(
      job: row.job,
      row: row.name,
      threads: 1,
      nanosecondsPerCall: time * 1_000 / calls,
      allocationsPerCall: allocations / calls
    )
  }
}
