import LocaleFormat
import Sharing

/// Compares texts that several threads write at the same time with those that one thread writes.
///
/// The thread sanitizer does not see inside ICU, so there the comparison is the test.
package enum SharedUse {
  /// Runs every job on one thread, then jobs in random order on several threads.
  ///
  /// Returns the texts that differ.
  package static func differences(
    _ name: String,
    jobs: Int,
    calls: Int,
    threads: Int = 8,
    _ job: @escaping @Sendable (Int) throws -> String?
  ) throws -> Differences {
    let serial = try (0..<jobs).map { try job($0) }
    // The thread sanitizer sees this mutex, and does not see the standard library's.
    let found = PosixMutex(Differences())
    inThreads(threads) { thread in
      var own = Differences()
      var generator = SplitMix(seed: UInt64(thread))
      for _ in 0..<calls {
        let index = Int.random(in: 0..<jobs, using: &generator)
        do {
          own.compare(values: try job(index), serial[index], "\(name) \(index)")
        } catch {
          own.add("\(name) \(index): \(error)")
        }
      }
      found.withLock { $0.add(own) }
    }
    return found.withLock { $0 }
  }

  /// Runs the cases of a kind in some locales, through a cache with fewer entries than there are
  /// keys.
  package static func differences(
    _ kind: any CheckedKind,
    calls: Int,
    threads: Int = 8
  ) throws -> Differences {
    let cases = ["en-US", "de-CH", "hi", "ar-EG", "ja", "th", "fr-FR", "pl", "fa", "my"]
      .flatMap { kind.cases(in: $0) }
    // The step is a prime, so that neighbours have different recipes.
    let step = max(1, cases.count / 211)
    let some = stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    let cache = FormatterCache(capacity: 16)
    return try differences(kind.name, jobs: some.count, calls: calls, threads: threads) {
      try kind.text(some[$0], through: cache)
    }
  }
}
