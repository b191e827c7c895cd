internal import LocaleFormat
internal import MachineTime

/// One line of the table that is measured on several threads at once.
public struct ThreadRow: Sendable {
  /// What is done, the same for all rows that are compared.
  public let job: String
  /// How it is done.
  public let name: String
  /// On how many threads at once.
  public let threads: Int
  let calls: Int
  let work: Concurrently.Work

  /// Runs it once.
  ///
  /// - Parameter share: The part of the usual number of calls, 0 to 1.
  /// - Returns: Nanoseconds for one call of one thread, and allocations for one call.
  /// - Throws: What a call throws.
  public func measure(share: Double) throws -> (nanoseconds: Double, allocations: Double) {
    let calls = max(Int(Double(calls) * share), 1)
    let (nanoseconds, allocations) = try Concurrently.time(threads: threads, calls: calls, work)
    return (nanoseconds / Double(calls), Double(allocations) / Double(calls * threads))
  }
}

/// What threads cost each other in a cache.
public enum ThreadJobs {
  /// The row without anything shared, which says how far this machine's threads can get.
  public static let control = "own kept formatters (control)"
  /// The job of one hot key.
  public static let hit = "cache hit, one key"
  /// The row of the cache in it.
  public static let table = "announced table"

  /// Makes what the rows share and checks what they write.
  ///
  /// - Returns: The rows of each job; those of one job are meant to be measured in turn.
  /// - Throws: When a row does not write what it must.
  public static func rows() throws -> [[ThreadRow]] {
    [
      try hits(hit, styles: 1),
      try hits("cache hit, 64 keys", styles: 64),
      try otherVerbs(),
      try churn(),
    ]
  }

  private static let value = CacheJobs.value

  private static func hits(_ job: String, styles count: Int) throws -> [ThreadRow] {
    let styles = try LiveStyle.make(count)
    let mask = count - 1
    let cache = try FormatterCache(capacity: 256)
    try CacheJobs.check(cache, styles)
    let locked = LockedCache(capacity: 256)
    let kept = try (0..<2).map { _ in
      try styles.map { try $0.recipe.formatter(for: $0.locale) }
    }
    let ways: [Way] = [
      (
        table, 1 << 21,
        { _, calls in
          for index in 0..<calls {
            let style = styles[index & mask]
            consume(try cache.string(value, style.recipe, for: style.locale))
          }
        }
      ),
      (
        control, 1 << 21,
        { thread, calls in
          let formatters = kept[thread]
          for index in 0..<calls { consume(formatters[index & mask].string(value)) }
        }
      ),
      (
        "per-thread dictionary", 1 << 20,
        { _, calls in
          for index in 0..<calls {
            let style = styles[index & mask]
            let formatter = try ThreadFormatters.current.number(style.recipe, style.locale)
            consume(formatter.string(value))
          }
        }
      ),
      (
        "Mutex and Dictionary", 1 << 19,
        { _, calls in
          for index in 0..<calls {
            let style = styles[index & mask]
            consume(try locked.string(value, style.recipe, for: style.locale))
          }
        }
      ),
    ]
    return rows(job, ways, threads: [1, 2])
  }

  private typealias Way = (name: String, calls: Int, work: Concurrently.Work)

  private static func rows(_ job: String, _ ways: [Way], threads: [Int]) -> [ThreadRow] {
    ways.flatMap { way in
      threads.map {
        ThreadRow(job: job, name: way.name, threads: $0, calls: way.calls, work: way.work)
      }
    }
  }

  /// What else a hit on one key can be asked for: whether the formatter behind it, too, shares nothing that is written to.
  private static func otherVerbs() throws -> [ThreadRow] {
    let cache = try FormatterCache(capacity: 16)
    let locale = try LocaleID("en-US")
    let price = try NumberFormat.decimal.fraction(2...2)
    // It holds a reference.
    let unit = try NumberFormat.unit("meter")
    let date = DateFormat(date: .medium, time: .medium, zone: .utc)
    let instant = try Instant(secondsSince1970: 1_391_342_400)
    var first: [UInt8] = []
    try cache.append(value, .decimal, for: locale, to: &first)
    let checks = [
      (String(decoding: first, as: UTF8.self), "1,234,567"),
      (try cache.string(1234.5, price, for: locale), "1,234.50"),
      (try cache.string(value, unit, for: locale), "1,234,567 m"),
      (try cache.string(instant, date, for: locale), "Feb 2, 2014, 12:00:00\u{202F}PM"),
    ]
    for (found, expected) in checks where found != expected {
      throw WrongText(row: "cache hit, other verbs", expected: expected, found: found)
    }
    let ways: [Way] = [
      (
        "int, bytes", 1 << 20,
        { _, calls in
          var bytes: [UInt8] = []
          for _ in 0..<calls {
            if bytes.count > 1 << 14 { bytes.removeAll(keepingCapacity: true) }
            try cache.append(value, .decimal, for: locale, to: &bytes)
          }
        }
      ),
      (
        "price", 1 << 18,
        { _, calls in
          for _ in 0..<calls { consume(try cache.string(1234.5, price, for: locale)) }
        }
      ),
      (
        "unit", 1 << 18,
        { _, calls in
          for _ in 0..<calls { consume(try cache.string(value, unit, for: locale)) }
        }
      ),
      (
        "date and time medium", 1 << 16,
        { _, calls in
          for _ in 0..<calls { consume(try cache.string(instant, date, for: locale)) }
        }
      ),
    ]
    return rows("cache hit, other verbs", ways, threads: [1, 2])
  }

  /// More styles than there is room for, on more threads than most machines that build this have cores.
  private static func churn() throws -> [ThreadRow] {
    let styles = try LiveStyle.make(64)
    let cache = try FormatterCache(capacity: 16)
    try CacheJobs.check(cache, styles)
    let locked = LockedCache(capacity: 16)
    let ways: [Way] = [
      (
        "announced table, 16 of 64 keys", 400,
        { thread, calls in
          for index in 0..<calls {
            let style = styles[(thread &* 7 &+ index) & 63]
            consume(try cache.string(value, style.recipe, for: style.locale))
          }
        }
      ),
      (
        "Mutex and Dictionary, 16 of 64 keys", 400,
        { thread, calls in
          for index in 0..<calls {
            let style = styles[(thread &* 7 &+ index) & 63]
            consume(try locked.string(value, style.recipe, for: style.locale))
          }
        }
      ),
      (
        // What building costs without a cache, on as many threads.
        "made each time", 400,
        { thread, calls in
          for index in 0..<calls {
            let style = styles[(thread &* 7 &+ index) & 63]
            consume(try style.recipe.formatter(for: style.locale).string(value))
          }
        }
      ),
    ]
    return rows("cache churn", ways, threads: [1, 8])
  }
}
