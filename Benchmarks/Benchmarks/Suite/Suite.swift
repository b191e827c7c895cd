import Benchmark
import Foundation
import Workloads

/// Registers every single-threaded row with the benchmark library, which runs each in a separate
/// process.
let benchmarks: @Sendable () -> Void = {
  let isQuick = ProcessInfo.processInfo.environment["BENCHMARKS_QUICK"] != nil
  let allocations = BenchmarkMetric.custom("Allocations", useScalingFactor: false)
  do {
    for row in try Workloads.rows(isQuick: isQuick) {
      Benchmark(
        row.identifier,
        configuration: .init(
          // The throughput is needed for the export that contains medians.
          metrics: [.wallClock, .throughput, allocations],
          timeUnits: .nanoseconds,
          warmupIterations: 3,
          maxDuration: .milliseconds(isQuick ? 60 : 1_000),
          maxIterations: 1_000_000
        )
      ) { (benchmark: Benchmark, calls: Row.Calls) in
        let before = allocationCount()
        benchmark.startMeasurement()
        try calls(row.callsPerSample)
        benchmark.stopMeasurement()
        benchmark.measurement(allocations, allocationCount() - before)
      } setup: {
        try row.prepare()
      }
    }
  } catch {
    fatalError("a row cannot be described: \(error)")
  }
}
