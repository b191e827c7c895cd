import Workloads

/// The measurements on several threads at the same time.
enum ThreadMeasurements {
  /// Measures all rows; the rows of one job run in turn, so that noise affects all of them.
  static func all(isQuick: Bool) throws -> [Measurement] {
    let rounds = isQuick ? 5 : 41
    return try ThreadJobs.rows().flatMap { rows in
      var samples = rows.map { _ in [ThreadRow.Round]() }
      for _ in 0..<rounds {
        for (index, row) in rows.enumerated() {
          samples[index].append(try row.round(share: isQuick ? 0.25 : 1))
        }
      }
      return zip(rows, samples).flatMap { measurements(of: $0, $1) }
    }
  }

  private static func measurements(
    of row: ThreadRow,
    _ rounds: [ThreadRow.Round]
  ) -> [Measurement] {
    let scaling = rounds.map(\.scaling).sorted()
    let one = measurement(of: row, threads: 1, rounds.flatMap(\.one))
    var several = measurement(of: row, threads: row.threads, rounds.map(\.several))
    several?.timesOneThread = scaling[scaling.count / 2]
    several?.timesOneThreadQuartiles = [scaling[scaling.count / 4], scaling[scaling.count * 3 / 4]]
    return [one, several].compactMap(\.self)
  }

  /// Returns the fastest of several rounds, which nothing interrupted.
  private static func measurement(
    of row: ThreadRow,
    threads: Int,
    _ samples: [ThreadRow.Sample]
  ) -> Measurement? {
    guard let fastest = samples.min(by: { $0.nanoseconds < $1.nanoseconds }) else { return nil }
    return Measurement(
      job: row.job,
      row: row.name,
      threads: threads,
      nanosecondsPerCall: fastest.nanoseconds,
      allocationsPerCall: fastest.allocations
    )
  }
}
