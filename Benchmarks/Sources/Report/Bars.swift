import Workloads

/// An aim of the package, and the value that was reached.
struct Bar: Codable {
  let what: String
  /// Nil if it was not measured.
  let reached: Double?
  let aim: Double
  /// Whether a larger value is better.
  let isLeast: Bool
  let unit: String

  var verdict: String {
    guard let reached else { return "not measured" }
    if isLeast { return reached >= aim ? "ok" : "below" }
    return reached <= aim ? "ok" : "above"
  }
}

/// The aims of this package, compared with one run.
///
/// A time never decides the status of a run: the verdicts are only for readers.
struct Bars {
  let measurements: [Measurement]
  let memory: [Memory]
  let largestStep: Step?
  let instructions: [Instructions]

  /// The speed of a `String` relative to Foundation's kept style and to ICU's kept formatter.
  ///
  /// Foundation on Linux has no units, and its names of currencies and relative times were not given
  /// an aim.
  private static let ratios: [(job: String, foundation: Double?, icu: Double)] = [
    ("int en_US", 30, 4), ("price en_US", 20, 10), ("currency de_DE", 25, 9),
    ("percent en_US", 100, 12), ("date and time medium en_US", 20, 20),
    ("date and time full de_DE", 30, 25), ("date and time medium fa_IR", nil, 10),
    ("date and time medium ar_SA", nil, 10), ("compact en_US", nil, 5),
    ("compact, 1 digit en_US", nil, 5),
    ("kilometer-per-hour de_DE", nil, 5), ("currency name en_US", nil, 5),
    ("relative time de_DE", nil, 5), ("range of days de_DE", nil, 5),
    ("range of compact numbers en_US", nil, 5), ("parts of days en_US", nil, 3.5),
    ("upper case el", nil, 3), ("upper case tr", nil, 3),
  ]
  /// The least possible time of a call that writes bytes, in nanoseconds; the aim is twice that.
  private static let bytes: [(job: String, nanoseconds: Double)] = [
    ("int en_US", 5), ("price en_US", 10), ("date and time medium en_US", 28),
  ]

  /// The most nanoseconds of a call, by job and row.
  private static let limits: [(job: String, row: String, nanoseconds: Double)] = [
    ("date and time medium en_US", Row.kept, 60), ("interval of days de_DE", Row.kept, 300),
    ("range of prices de_DE", Row.kept, 115), ("parts of currency de_DE", Row.kept, 150),
    ("scientific en_US", Row.kept, 60), ("ordinal en_US", Row.kept, 60),
    ("spell-out de_DE", Row.kept, 80), ("duration en_US", Row.kept, 150),
    ("digital duration en_US", Row.kept, 150), ("name of region de_DE", Row.kept, 40),
    ("parse decimal en_US", Row.kept, 60), ("parse currency de_DE", Row.kept, 100),
    ("parse date and time medium de_DE", Row.kept, 250),
    ("list en, 3 items", Row.made, 3_000),
    (NegotiationJob.name, NegotiationJob.newHeader, 1_000),
    (CatalogJobs.plain, CatalogJobs.catalog, 60),
    (CatalogJobs.integer, CatalogJobs.catalog, 150),
    (CatalogJobs.plurals, CatalogJobs.catalog, 500),
    (OrderJobs.pair, Row.kept, 40), (OrderJobs.sort, Row.kept, 350_000),
    (SegmentJobs.fit, Row.kept, 2_000),
  ]

  /// The limits for messages, in nanoseconds.
  private static let messages: [(job: String, nanoseconds: Double)] = [
    (MessageJobs.simple, 120), (MessageJobs.plural, 200), (MessageJobs.date, 300),
  ]

  /// The limits for programs that have just started, in millions of instructions.
  private static let firstTexts: [(job: String, row: String, millions: Double)] = [
    (Instructions.process, Starts.ours, 13), (Instructions.process, Starts.command, 22),
    (Instructions.first("number"), Starts.ours, 0.25),
    (Instructions.first("currency"), Starts.ours, 0.3),
    (Instructions.first("date"), Starts.ours, 1.3),
  ]

  func all() -> [Bar] {
    ratios() + limits() + bytes() + cache() + catalogs() + messages() + orders() + memories()
      + starts()
  }

  private func limits() -> [Bar] {
    Self.limits.map { job, row, nanoseconds in
      limit(row == Row.kept ? job : "\(job), \(row)", (job, row), nanoseconds)
    }
  }

  /// The aim that a call takes no longer.
  private func limit(
    _ what: String,
    _ row: (job: String, row: String),
    _ nanoseconds: Double
  ) -> Bar {
    Bar(
      what: what,
      reached: measurements.row(row.job, row.row)?.nanosecondsPerCall,
      aim: nanoseconds,
      isLeast: false,
      unit: " ns"
    )
  }

  private func ratios() -> [Bar] {
    Self.ratios.flatMap { aim -> [Bar] in
      let kept = measurements.row(aim.job, Row.kept)
      return [
        ("Foundation", kept?.timesFoundationKept, aim.foundation),
        ("ICU", kept?.timesICUKept, aim.icu),
      ].compactMap { name, reached, least in
        least.map {
          Bar(what: "\(aim.job), \(name)", reached: reached, aim: $0, isLeast: true, unit: "x")
        }
      }
    }
  }

  /// The time of an empty call is subtracted, because the loop is not part of the calls.
  private func bytes() -> [Bar] {
    Self.bytes.map { job, nanoseconds in
      Bar(
        what: "\(job), bytes, less an empty call",
        reached: difference((job, Row.keptBytes), (HarnessJob.name, HarnessJob.bytes)),
        aim: nanoseconds * 2,
        isLeast: false,
        unit: " ns"
      )
    }
  }

  /// The additional time of a call of one row over a call of another.
  private func difference(
    _ row: (job: String, row: String),
    _ other: (job: String, row: String)
  ) -> Double? {
    guard let first = measurements.row(row.job, row.row),
      let second = measurements.row(other.job, other.row)
    else { return nil }
    return first.nanosecondsPerCall - second.nanosecondsPerCall
  }

  private func cache() -> [Bar] {
    let lookups = Self.bytes.map { job, _ in
      Bar(
        what: "\(job), cached less kept",
        reached: difference((job, Row.cachedBytes), (job, Row.keptBytes)),
        aim: 20,
        isLeast: false,
        unit: " ns"
      )
    }
    let step = Bar(
      what: "cache, largest step of the sweep",
      reached: largestStep?.times,
      aim: 2,
      isLeast: false,
      unit: "x"
    )
    let made = [
      (CacheJobs.full, CacheJobs.full, CacheJobs.oneTooMany, 1, 1.2),
      ("\(ThreadJobs.churn) on 8 threads", ThreadJobs.churn, ThreadJobs.churned, 8, 1),
    ].map { what, job, row, threads, aim in
      let alone = measurements.row(job, Row.made, threads: threads)?.nanosecondsPerCall
      return Bar(
        what: "\(what), as made each time",
        reached: alone.flatMap { alone in
          measurements.row(job, row, threads: threads).map { $0.nanosecondsPerCall / alone }
        },
        aim: aim,
        isLeast: false,
        unit: "x"
      )
    }
    let two = measurements.row(ThreadJobs.hit, ThreadJobs.table, threads: 2)
    let threads = [
      ("cache, two threads on one key", two?.timesOneThread, 1.8),
      ("cache, two threads on one key, of the control", two?.efficiency, 0.9),
    ].map { what, reached, aim in
      Bar(what: what, reached: reached, aim: aim, isLeast: true, unit: "x")
    }
    return lookups + [step] + made + threads
  }

  private func catalogs() -> [Bar] {
    let threads = [CatalogJobs.plain, CatalogJobs.integer].map { row in
      Bar(
        what: "\(row), two threads on one key",
        reached: measurements.row(ThreadJobs.text, row, threads: 2)?.timesOneThread,
        aim: 1.8,
        isLeast: true,
        unit: "x"
      )
    }
    let reading = measurements.row(CatalogJobs.reading, CatalogJobs.strings)
    return threads + [
      Bar(
        what: "reading \(CatalogJobs.strings)",
        // Bytes per nanosecond are thousands of megabytes per second.
        reached: reading.map { Double(CatalogJobs.byteCount) / $0.nanosecondsPerCall * 1_000 },
        aim: 50,
        isLeast: true,
        unit: " MB/s"
      )
    ]
  }

  private func messages() -> [Bar] {
    let times = Self.messages.flatMap { job, nanoseconds in
      [Row.kept, MessageJobs.icuSyntax].map { row in
        limit("\(job), \(row)", (job, row), nanoseconds)
      }
    }
    let reading = MessageJobs.readingRows.map { row in
      Bar(
        what: "reading messages, \(row)",
        reached: measurements.row(MessageJobs.reading, row).map {
          Double(MessageJobs.byteCount) / $0.nanosecondsPerCall * 1_000
        },
        aim: 100,
        isLeast: true,
        unit: " MB/s"
      )
    }
    return times + reading
  }

  private func orders() -> [Bar] {
    let search = measurements.row(OrderJobs.search, Row.kept)?.nanosecondsPerCall
    let opened = measurements.row(OrderJobs.search, OrderJobs.opened)?.nanosecondsPerCall
    return [
      Bar(
        what: "\(OrderJobs.search), \(OrderJobs.opened)",
        reached: search.flatMap { search in opened.map { $0 / search } },
        aim: 3,
        isLeast: true,
        unit: "x"
      )
    ]
  }

  private func starts() -> [Bar] {
    Self.firstTexts.map { job, row, millions in
      Bar(
        what: row == Starts.ours ? job : "instructions of \(row)",
        reached: instructions.first { $0.job == job && $0.row == row }.map { $0.count / 1e6 },
        aim: millions,
        isLeast: false,
        unit: " million"
      )
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
