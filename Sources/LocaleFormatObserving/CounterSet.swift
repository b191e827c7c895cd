#if Observing
internal import Metrics
internal import Sharing

/// Counters by label and dimensions, each of which is made once.
final class CounterSet: Sendable {
  private struct Kept {
    var counters: [String: Counter] = [:]
    var admitted: Set<String> = []
  }

  private let factory: any MetricsFactory
  private let kept = PosixMutex(Kept())

  init(_ factory: any MetricsFactory) {
    self.factory = factory
  }

  /// Adds one to a counter.
  func add(_ label: String, _ dimensions: [(String, String)]) {
    let name = dimensions.reduce(into: label) { $0 += "\u{0}" + $1.1 }
    kept.withLock { kept in
      if let counter = kept.counters[name] { return counter }
      let counter = Counter(label: label, dimensions: dimensions, factory: factory)
      kept.counters[name] = counter
      return counter
    }
    .increment()
  }

  /// Returns a value of a dimension, or `other` if there were too many others before it.
  func admitted(_ value: String, at most: Int) -> String {
    kept.withLock { kept in
      if kept.admitted.contains(value) { return value }
      guard kept.admitted.count < most else { return "other" }
      kept.admitted.insert(value)
      return value
    }
  }
}
#endif
