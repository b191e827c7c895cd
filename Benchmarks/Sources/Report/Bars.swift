import Workloads

/// What is aimed at, and what was reached.
struct Bar: Codable {
  let what: String
  let reached: Double
  let aim: Double
  /// Whether more is better.
  let isLeast: Bool
  let unit: String

  var isMet: Bool { isLeast ? reached >= aim : reached <= aim }
}

/// The aims of this package, beside one run.
///
/// A time never decides a run's status: they are there to be read.
struct Bars {
  let measurements: [Measurement]
  let memory: [Memory]
  let largestStep: Step?
  let instructions: [Instructions]

  /// How many times as fast as Foundation's kept style and as ICU's kept formatter, as a `String`.
  private static let ratios: [(job: String, foundation: Double, icu: Double)] = [
    ("int en_US", 30, 4), ("price en_US", 20, 10), ("currency de_DE", 25, 9),
    ("percent en_US", 100, 12), ("date and time medium en_US", 20, 20),
    ("date and time full de_DE", 30, 25),
  ]
  /// What a call to bytes takes where nothing can be left out, in nanoseconds: twice that is the aim.
  private static let bytes: [(job: String, nanoseconds: Double)] = [
    ("int en_US", 5), ("price en_US", 10), ("date and time medium en_US", 28),
  ]

  /// What programs that have just begun may take, in millions of instructions.
  private static let firstTexts: [(job: String, row: String, millions: Double)] = [
    (Instructions.process, Starts.ours, 13), (Instructions.process, Starts.command, 22),
    (Instructions.first("number"), Starts.ours, 0.45),
    (Instructions.first("currency"), Starts.ours, 0.6),
    (Instructions.first("date"), Starts.ours, 1.3),
  ]

  func all() -> [Bar] { ratios() + bytes() + cache() + memories() + starts() }

  private func ratios() -> [Bar] {
    Self.ratios.flatMap { aim -> [Bar] in
      guard let kept = measurements.row(aim.job, Row.kept) else { return [] }
      return [
        ("Foundation", kept.timesFoundationKept, aim.foundation),
        ("ICU", kept.timesICUKept, aim.icu),
      ].compactMap { name, reached, least in
        reached.map {
          Bar(what: "\(aim.job), \(name)", reached: $0, aim: least, isLeast: true, unit: "x")
        }
      }
    }
  }

  /// The loop around the calls is no part of them.
  private func bytes() -> [Bar] {
    let empty = measurements.row(HarnessJob.name, HarnessJob.bytes)?.nanosecondsPerCall ?? 0
    return Self.bytes.compactMap { job, nanoseconds in
      measurements.row(job, Row.keptBytes).map {
        Bar(
          what: "\(job), bytes, less an empty call",
          reached: $0.nanosecondsPerCall - empty,
          aim: nanoseconds * 2,
          isLeast: false,
          unit: " ns"
        )
      }
    }
  }

  private func cache() -> [Bar] {
    var bars = Self.bytes.compactMap { job, _ -> Bar? in
      guard let cached = measurements.row(job, Row.cachedBytes),
        let kept = measurements.row(job, Row.keptBytes)
      else { return nil }
      return Bar(
        what: "\(job), cached less kept",
        reached: cached.nanosecondsPerCall - kept.nanosecondsPerCall,
        aim: 20,
        isLeast: false,
        unit: " ns"
      )
    }
    if let largestStep {
      bars.append(
        Bar(
          what: "cache, largest step of the sweep",
          reached: largestStep.times,
          aim: 2,
          isLeast: false,
          unit: "x"
        )
      )
    }
    if let two = measurements.row(ThreadJobs.hit, ThreadJobs.table, threads: 2) {
      let aims = [
        ("cache, two threads on one key", two.timesOneThread, 1.8),
        ("cache, two threads on one key, of the control", two.efficiency, 0.9),
      ]
      bars += aims.compactMap { what, reached, aim in
        reached.map { Bar(what: what, reached: $0, aim: aim, isLeast: true, unit: "x") }
      }
    }
    return bars
  }

  private func starts() -> [Bar] {
    Self.firstTexts.compactMap { job, row, millions in
      instructions.first { $0.job == job && $0.row == row }.map {
        Bar(
          what: row == Starts.ours ? job : "instructions of \(row)",
          reached: $0.count / 1e6,
          aim: millions,
          isLeast: false,
          unit: " million"
        )
      }
    }
  }

  private func memories() -> [Bar] {
    memory.compactMap { row in
      row.most.map {
        Bar(
          what: "\(row.job), memory",
          reached: row.bytesPerFormatter,
          aim: $0,
          isLeast: false,
          unit: " bytes"
        )
      }
    }
  }
}
