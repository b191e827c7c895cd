extension FormatterCache {
  /// Counts of what a cache did, and of what it holds.
  ///
  /// They are read one after the other while other threads go on. When none does, `builds` is the
  /// sum of `entries`, `evictions` and `invalidations`, as long as ``removeAll()`` is not called.
  public struct Statistics: Hashable, Sendable {
    /// Calls that found their formatter.
    public internal(set) var hits = 0
    /// Calls that did not, those that waited for another's build included.
    public internal(set) var misses = 0
    /// Formatters made.
    public internal(set) var builds = 0
    /// Formatters dropped to make room.
    public internal(set) var evictions = 0
    /// Formatters dropped because the app's locale changed.
    public internal(set) var invalidations = 0
    /// Formatters held now.
    public internal(set) var entries = 0
    /// Of those, the ones that write by a compiled plan.
    public internal(set) var compiled = 0
    /// Why the others have no plan, and how many each.
    ///
    /// ```swift
    /// let cache = try FormatterCache(capacity: 64)
    /// let english = try LocaleID("en")
    /// _ = try cache.string(1234, .decimal, for: english)
    /// _ = try cache.string(1234, .compact, for: english)
    /// cache.statistics.compiled  // 1
    /// cache.statistics.refusals  // [.style: 1]
    /// ```
    public var refusals: [PlanRefusal: Int] { refusalCounts.dictionary }
    var refusalCounts = RefusalCounts()
    /// About how much memory they take, with one idle ICU formatter for each that has no plan.
    ///
    /// What ICU opens later for one with a plan is not counted: for parts, for reading and for what
    /// the plan leaves, 60 KB for dates and 8 KB for numbers. Nor are the rules of words, which all
    /// caches share: ``RuleBasedFormat/maximumKeptByteCount``.
    public internal(set) var estimatedByteCount = 0

    /// How often, in the whole process, ICU failed to format a valid value and its machine form was
    /// written instead.
    public static var formatFailures: Int { FormatFailures.total }

    init() {}
  }
}

extension FormatterCache.Statistics {
  /// Counts an entry that comes, or with -1 one that goes.
  mutating func record(_ change: Int, _ entry: FormatterEntry) {
    entries += change
    estimatedByteCount += change * entry.estimatedByteCount
    guard let refusal = entry.planRefusal else {
      compiled += change
      return
    }
    refusalCounts.add(change, refusal)
  }
}
