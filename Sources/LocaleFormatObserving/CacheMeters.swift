#if Observing
internal import LocaleFormat
internal import Metrics
internal import Sharing

/// The numbers of a cache as metrics.
struct CacheMeters: Sendable {
  /// A number of the statistics.
  private typealias Value = @Sendable (FormatterCache.Statistics) -> Int

  private struct State {
    var reported: [Int]
    var refusals: [PlanRefusal: Meter] = [:]
  }

  private let totals: [(counter: Counter, value: Value)]
  private let fallbacks: Counter
  private let meters: [(meter: Meter, value: Value)]
  private let factory: any MetricsFactory
  private let state: PosixMutex<State>

  init(_ factory: any MetricsFactory) {
    self.factory = factory
    func total(_ name: String, _ value: @escaping Value) -> (Counter, Value) {
      (Counter(label: "locale_format_cache_\(name)", factory: factory), value)
    }
    func meter(_ name: String, _ value: @escaping Value) -> (Meter, Value) {
      (Meter(label: "locale_format_cache_\(name)", factory: factory), value)
    }
    totals = [
      total("hits") { $0.hits }, total("misses") { $0.misses }, total("builds") { $0.builds },
      total("evictions") { $0.evictions }, total("invalidations") { $0.invalidations },
    ]
    fallbacks = Counter(label: "locale_format_fallback_forms", factory: factory)
    meters = [
      meter("entries") { $0.entries }, meter("bytes") { $0.estimatedByteCount },
      meter("compiled") { $0.compiled }, meter("untried") { $0.untried },
    ]
    state = PosixMutex(State(reported: Array(repeating: 0, count: totals.count + 1)))
  }

  /// Adds to the counters what is new, and sets the meters.
  func report(_ statistics: FormatterCache.Statistics, failures: Int) {
    for (meter, value) in meters { meter.set(value(statistics)) }
    state.withLock { state in
      for (number, total) in totals.enumerated() {
        add(total.value(statistics), to: total.counter, &state.reported[number])
      }
      add(failures, to: fallbacks, &state.reported[totals.count])
      for (refusal, meter) in state.refusals { meter.set(statistics.refusals[refusal] ?? 0) }
      for (refusal, count) in statistics.refusals where state.refusals[refusal] == nil {
        let meter = Meter(
          label: "locale_format_cache_refusals",
          dimensions: [("reason", refusal.rawValue)],
          factory: factory
        )
        meter.set(count)
        state.refusals[refusal] = meter
      }
    }
  }

  private func add(_ value: Int, to counter: Counter, _ reported: inout Int) {
    // Counts of threads that go on can be read out of order.
    guard value > reported else { return }
    counter.increment(by: value - reported)
    reported = value
  }
}
#endif
