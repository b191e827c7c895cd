internal import LocaleFormat
internal import MachineTime
internal import StringCatalogs

/// A job that is measured on one thread and on several at once: two lines of the table.
public struct ThreadRow: Sendable {
  /// The job, the same for all rows that are compared.
  public let job: String
  /// The name of the way.
  public let name: String
  /// The number of threads at once, besides the measurement on one.
  public let threads: Int
  let calls: Int
  let work: Concurrently.Work

  /// The result of one run.
  public struct Sample: Sendable {
    /// Nanoseconds for one call of one thread.
    public let nanoseconds: Double
    /// Allocations for one call.
    public let allocations: Double
  }

  /// Runs on one thread, on several, and on one thread again, directly after one another.
  ///
  /// Other load of the machine affects all three alike. So their ratio is more reliable than that
  /// of times that were measured far apart.
  public struct Round: Sendable {
    /// The runs on one thread, before and after.
    public let one: [Sample]
    /// The run on several threads.
    public let several: Sample
    /// The throughput of all threads relative to one thread.
    public let scaling: Double
  }

  /// Runs it on one thread, on several, and on one again.
  ///
  /// - Parameter share: The part of the usual number of calls, 0 to 1.
  /// - Returns: The samples, and their ratio.
  /// - Throws: The errors of a call.
  public func round(share: Double) throws -> Round {
    let before = try sample(on: 1, share)
    let several = try sample(on: threads, share)
    let after = try sample(on: 1, share)
    let one = (before.nanoseconds + after.nanoseconds) / 2
    return Round(
      one: [before, after],
      several: several,
      scaling: one / several.nanoseconds * Double(threads)
    )
  }

  private func sample(on threads: Int, _ share: Double) throws -> Sample {
    let calls = max(Int(Double(calls) * share), 1)
    let (nanoseconds, allocations) = try Concurrently.time(threads: threads, calls: calls, work)
    return Sample(
      nanoseconds: nanoseconds / Double(calls),
      allocations: Double(allocations) / Double(calls * threads)
    )
  }
}

/// The cost that threads cause each other in a cache, and in a catalog.
public enum ThreadJobs {
  /// The row that shares nothing, not even memory; it shows the best scaling of this machine in
  /// this run.
  public static let control = "adds in registers (control)"
  /// The job of a single hot key.
  public static let hit = "cache hit, one key"
  /// The job of a single text of a catalog.
  public static let text = "text of a catalog, one key"
  /// The job of more styles than there is room for.
  public static let churn = "cache churn"
  /// A cache with room for a quarter of the styles in use.
  public static let churned = "table with hazard slots, 16 of 64 keys"
  /// The row of the cache in the job of a hot key.
  public static let table = "table with hazard slots"

  /// Makes the data of the rows and checks their texts.
  ///
  /// - Returns: The rows of each job, the control last. The rows of one job should be measured in
  ///   turn.
  /// - Throws: An error when a row writes a wrong text.
  public static func rows() throws -> [[ThreadRow]] {
    [
      try hits(hit, styles: 1),
      try hits("cache hit, 64 keys", styles: 64),
      try otherVerbs(),
      try texts(),
      try churning(),
    ]
  }

  private static let value = CacheJobs.value

  private static func hits(_ job: String, styles count: Int) throws -> [ThreadRow] {
    let styles = try LiveStyle.make(count)
    let mask = count - 1
    let cache = FormatterCache(capacity: 256)
    try CacheJobs.check(cache, styles)
    let locked = LockedCache(capacity: 256)
    let kept = try (0..<2).map { _ in
      try styles.map { try $0.recipe.formatter(for: $0.locale) }
    }
    let ways: [Way] = [
      (
        table, 1 << 18,
        { _, calls in
          for index in 0..<calls {
            let style = styles[index & mask]
            consume(try cache.string(value, as: style.recipe, for: style.locale))
          }
        }
      ),
      (
        "own kept formatters", 1 << 18,
        { thread, calls in
          let formatters = kept[thread]
          for index in 0..<calls { consume(formatters[index & mask].string(value)) }
        }
      ),
      (
        "per-thread dictionary", 1 << 17,
        { _, calls in
          for index in 0..<calls {
            let style = styles[index & mask]
            let formatter = try ThreadFormatters.current.number(style.recipe, style.locale)
            consume(formatter.string(value))
          }
        }
      ),
      (
        "Mutex and Dictionary", 1 << 16,
        { _, calls in
          for index in 0..<calls {
            let style = styles[index & mask]
            consume(try locked.string(value, style.recipe, for: style.locale))
          }
        }
      ),
    ]
    return rows(job, ways, threads: 2)
  }

  private typealias Way = (name: String, calls: Int, work: Concurrently.Work)

  private static func rows(_ job: String, _ ways: [Way], threads: Int) -> [ThreadRow] {
    (ways + [adds]).map {
      ThreadRow(job: job, name: $0.name, threads: threads, calls: $0.calls, work: $0.work)
    }
  }

  /// Six sums that do not wait for each other, so that one thread keeps a core busy.
  ///
  /// Where two processors are one core, two threads are then hardly faster than one, as with texts.
  private static let adds: Way = (
    control, 1 << 20,
    { thread, calls in
      let start = UInt64(truncatingIfNeeded: thread &+ calls)
      var (a, b, c) = (start, start &+ 1, start &+ 2)
      var (d, e, f) = (start &+ 3, start &+ 4, start &+ 5)
      // Each step of a sum needs its previous one, and no formula gives the sum of all.
      func step(_ sum: inout UInt64) { sum = sum &+ (sum >> 7 | 1) }
      for _ in 0..<calls {
        for _ in 0..<6 {
          step(&a)
          step(&b)
          step(&c)
          step(&d)
          step(&e)
          step(&f)
        }
      }
      // Never true, but no compiler can prove that.
      if a | b | c | d | e | f == 0 { throw CannotPrepare(what: control) }
    }
  )

  /// Other verbs that hit one key: they show whether the formatter itself also shares nothing that
  /// is written to.
  private static func otherVerbs() throws -> [ThreadRow] {
    let cache = FormatterCache(capacity: 16)
    let locale = LocaleID("en-US")
    let price = NumberFormat.decimal.fraction(2...2)
    // A recipe that contains a reference.
    let unit = NumberFormat.unit("meter")
    let date = DateFormat(date: .medium, time: .medium, zone: .utc)
    let instant = try Instant(secondsSince1970: 1_391_342_400)
    var first: [UInt8] = []
    try cache.append(value, as: .decimal, for: locale, to: &first)
    let checks = [
      (String(decoding: first, as: UTF8.self), "1,234,567"),
      (try cache.string(1234.5, as: price, for: locale), "1,234.50"),
      (try cache.string(value, as: unit, for: locale), "1,234,567 m"),
      (try cache.string(instant, as: date, for: locale), "Feb 2, 2014, 12:00:00\u{202F}PM"),
    ]
    for (found, expected) in checks where found != expected {
      throw WrongText(row: "cache hit, other verbs", expected: expected, found: found)
    }
    let ways: [Way] = [
      (
        "int, bytes", 1 << 18,
        { _, calls in
          var bytes: [UInt8] = []
          for _ in 0..<calls {
            if bytes.count > 1 << 14 { bytes.removeAll(keepingCapacity: true) }
            try cache.append(value, as: .decimal, for: locale, to: &bytes)
          }
        }
      ),
      (
        "price", 1 << 17,
        { _, calls in
          for _ in 0..<calls { consume(try cache.string(1234.5, as: price, for: locale)) }
        }
      ),
      (
        "unit", 1 << 15,
        { _, calls in
          for _ in 0..<calls { consume(try cache.string(value, as: unit, for: locale)) }
        }
      ),
      (
        "date and time medium", 1 << 16,
        { _, calls in
          for _ in 0..<calls { consume(try cache.string(instant, as: date, for: locale)) }
        }
      ),
    ]
    return rows("cache hit, other verbs", ways, threads: 2)
  }

  private static func texts() throws -> [ThreadRow] {
    let catalog = try CatalogSamples.catalog()
    let key = CatalogSamples.key(17)
    let checks = [
      (catalog.string(key), CatalogSamples.text(17)),
      (catalog.string(CatalogSamples.fileKey, value), "1,234,567 files in the folder"),
      (catalog.string(CatalogSamples.runKey, 3, 5), "3 of 5 runs completed"),
    ]
    for (found, expected) in checks where found != expected {
      throw WrongText(row: text, expected: expected, found: found)
    }
    let ways: [Way] = [
      (
        CatalogJobs.plain, 1 << 19,
        { _, calls in for _ in 0..<calls { consume(catalog.string(key)) } }
      ),
      (
        CatalogJobs.integer, 1 << 18,
        { _, calls in
          for _ in 0..<calls { consume(catalog.string(CatalogSamples.fileKey, value)) }
        }
      ),
      (
        CatalogJobs.plurals, 1 << 17,
        { _, calls in
          for _ in 0..<calls { consume(catalog.string(CatalogSamples.runKey, 3, 5)) }
        }
      ),
    ]
    return rows(text, ways, threads: 2)
  }

  /// Uses more styles than there is room for, on more threads than most build machines have cores.
  private static func churning() throws -> [ThreadRow] {
    let styles = try LiveStyle.make(64)
    let cache = FormatterCache(capacity: 16)
    try CacheJobs.check(cache, styles)
    let locked = LockedCache(capacity: 16)
    let ways: [Way] = [
      (
        churned, 2_000,
        { thread, calls in
          for index in 0..<calls {
            let style = styles[(thread &* 7 &+ index) & 63]
            consume(try cache.string(value, as: style.recipe, for: style.locale))
          }
        }
      ),
      (
        "Mutex and Dictionary, 16 of 64 keys", 2_000,
        { thread, calls in
          for index in 0..<calls {
            let style = styles[(thread &* 7 &+ index) & 63]
            consume(try locked.string(value, style.recipe, for: style.locale))
          }
        }
      ),
      (
        // The cost of making a formatter without a cache, on the same number of threads.
        Row.made, 2_000,
        { thread, calls in
          for index in 0..<calls {
            let style = styles[(thread &* 7 &+ index) & 63]
            consume(try style.recipe.formatter(for: style.locale).string(value))
          }
        }
      ),
    ]
    return rows(churn, ways, threads: 8)
  }
}
