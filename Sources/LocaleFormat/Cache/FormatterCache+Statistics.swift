extension FormatterCache {
  /// Counts of what a cache did, and of what it contains.
  ///
  /// The counts are read one after the other while other threads continue. When no thread uses the
  /// cache, two sums hold. `entries` is the sum of `compiled`, `untried` and `refusals`. `builds`
  /// is the sum of `entries`, `evictions` and `invalidations`, if ``removeAll()`` was never called
  /// and every recipe is equal to itself.
  public struct Statistics: Hashable, Sendable {
    /// Calls that found their formatter.
    public internal(set) var hits = 0
    /// Calls that did not find it, including those that waited for another thread's build.
    public internal(set) var misses = 0
    /// Formatters that were made.
    public internal(set) var builds = 0
    /// Formatters that were dropped for others, at once or later.
    public internal(set) var evictions = 0
    /// Formatters that were dropped because the app's locale changed.
    public internal(set) var invalidations = 0
    /// Formatters that the cache contains now.
    public internal(set) var entries = 0
    /// Entries that write by a compiled plan.
    public internal(set) var compiled = 0
    /// Entries whose plan was not tried yet: they wrote at most one date, or four numbers.
    ///
    /// ICU writes these first texts, because for a few texts a plan costs more than it saves.
    public internal(set) var untried = 0
    /// The reasons why the other entries have no plan, and the number of entries for each reason.
    ///
    /// ```swift
    /// let cache = FormatterCache(capacity: 64)
    /// let english = LocaleID("en")
    /// for number in 1...5 { _ = try cache.string(number, as: .decimal, for: english) }
    /// _ = try cache.string(1234, as: .currency("CHF").cash(), for: english)
    /// cache.statistics.compiled  // 1
    /// cache.statistics.refusals  // [.option: 1]
    /// ```
    public var refusals: [PlanRefusal: Int] { refusalCounts.dictionary }
    var refusalCounts = RefusalCounts()
    /// The approximate memory of the entries in bytes, including their idle ICU formatters.
    ///
    /// A number formatter with a plan opens an ICU formatter, of 8 KB, when its parts are first asked
    /// for, or the plan leaves a number to ICU. Not included are data for reading, and the rules of numbers
    /// in words. All caches share those rules: ``RuleBasedFormat/maximumKeptByteCount``.
    public internal(set) var estimatedByteCount = 0

    /// The number of fallback forms that were written in the whole process.
    ///
    /// A fallback form is written if ICU fails or would write a wrong number, or if a style of
    /// Foundation's has no formatter.
    public static var formatFailures: Int { FormatFailures.total }

    init() {}
  }
}

extension FormatterCache.Statistics {
  /// Adds one formatter to the counts.
  mutating func count(_ entry: FormatterEntry) {
    let (byteCount, planState) = entry.costs
    estimatedByteCount += byteCount
    switch planState {
    case .compiled: compiled += 1
    case .refused(let refusal): refusalCounts.add(refusal)
    case .untried: untried += 1
    }
  }
}
