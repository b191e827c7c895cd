import Workloads

/// One line of the table, measured.
struct Measurement: Codable {
  let job: String
  let row: String
  let threads: Int
  let nanosecondsPerCall: Double
  let allocationsPerCall: Double
  /// The speed relative to Foundation's kept format style, in this run.
  var timesFoundationKept: Double?
  /// The speed relative to ICU's kept formatter from C, in this run.
  var timesICUKept: Double?
  /// The speed relative to glibc's reading from a `String`, in this run.
  var timesStrptime: Double?
  /// The throughput of all threads relative to one thread.
  ///
  /// It is the median of rounds, each of which measured both directly after one another.
  var timesOneThread: Double?
  /// The lower and the upper quartile of those rounds.
  var timesOneThreadQuartiles: [Double]?
  /// The `timesOneThread` of the control row, which shares nothing.
  var controlTimesOneThread: Double?
  /// The `timesOneThread` divided by that of the control row.
  var efficiency: Double?
  /// The time of a call divided by the time with the next smaller number of live styles.
  var step: Double?
}

extension [Measurement] {
  /// Computes the ratios, all within this run.
  mutating func compare() {
    for index in indices {
      let this = self[index]
      let cost = this.nanosecondsPerCall
      let same = filter { $0.job == this.job }
      func others(_ row: String, _ threads: Int) -> Measurement? {
        same.first { $0.row == row && $0.threads == threads }
      }
      func times(_ reference: String) -> Double? {
        others(reference, 1).map { $0.nanosecondsPerCall / cost }
      }
      self[index].timesFoundationKept = times(Row.Reference.foundation)
      self[index].timesICUKept = times(Row.Reference.icu)
      self[index].timesStrptime = times(Row.Reference.strptime)
      guard let scaling = this.timesOneThread,
        let most = others(ThreadJobs.control, this.threads)?.timesOneThread
      else { continue }
      self[index].controlTimesOneThread = most
      self[index].efficiency = scaling / most
    }
    for (index, previous) in zip(indices.dropFirst(), self) where previous.job == CacheJobs.sweep {
      guard self[index].job == previous.job else { continue }
      self[index].step = self[index].nanosecondsPerCall / previous.nanosecondsPerCall
    }
  }

  /// Returns the row of a job, on one or more threads.
  func row(_ job: String, _ row: String, threads: Int = 1) -> Measurement? {
    first { $0.job == job && $0.row == row && $0.threads == threads }
  }

  /// The time of finding a formatter, for integers as bytes; nil if a row is missing.
  var lookUp: Measurement? {
    let job = "int en_US"
    guard let cached = row(job, Row.cachedBytes), let kept = row(job, Row.keptBytes) else {
      return nil
    }
    return Measurement(
      job: "cache look-up",
      row: "\(job): \(Row.cachedBytes), less \(Row.keptBytes)",
      threads: 1,
      nanosecondsPerCall: cached.nanosecondsPerCall - kept.nanosecondsPerCall,
      allocationsPerCall: cached.allocationsPerCall - kept.allocationsPerCall
    )
  }

  /// The largest step of the sweep, and the two rows it lies between.
  var largestStep: Step? {
    let sweep = filter { $0.job == CacheJobs.sweep }
    let steps = zip(sweep, sweep.dropFirst()).map {
      Step(from: $0.row, to: $1.row, times: $1.step ?? 0)
    }
    return steps.max { $0.times < $1.times }
  }
}

/// The slowdown of a call between two neighbouring rows of the sweep.
struct Step: Codable {
  let from: String
  let to: String
  let times: Double
}
