extension FormatterCache {
  /// Counts of what a cache did, and of what it holds.
  ///
  /// They are read one after the other while other threads go on. When none does, `builds` is the
  /// sum of `entries`, `evictions` and `invalidations`, as long as ``removeAll()`` is not called and
  /// every recipe is equal to itself, and `entries` that of `compiled`, `untried` and `refusals`.
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
    /// Those whose plan was not tried yet: they wrote one date at most, or four numbers.
    ///
    /// ICU writes so many first: for a few texts a plan costs more than it saves.
    public internal(set) var untried = 0
    /// Why the others have no plan, and how many each.
    ///
    /// ```swift
    /// let cache = FormatterCache(capacity: 64)
    /// let english = LocaleID("en")
    /// for number in 1...5 { _ = try cache.string(number, as: .decimal, for: english) }
    /// _ = try cache.string(1234, as: .compact, for: english)
    /// cache.statistics.compiled  // 1
    /// cache.statistics.refusals  // [.style: 1]
    /// ```
    public var refusals: [PlanRefusal: Int] { refusalCounts.dictionary }
    var refusalCounts = RefusalCounts()
    /// About how many bytes they take, with the ICU formatters that write first texts or wait for others.
    ///
    /// Numbers with a plan open one, of 8 KB, when parts are asked for or the plan leaves a number to ICU. What a
    /// formatter learned for reading is not counted, nor are the rules of words, which all caches share:
    /// ``RuleBasedFormat/maximumKeptByteCount``.
    public internal(set) var estimatedByteCount = 0

    /// How often, in the whole process, a fallback form was written: ICU failed or would have
    /// written a wrong number, or a style of Foundation's had no formatter.
    public static var formatFailures: Int { FormatFailures.total }

    init() {}
  }
}

extension FormatterCache.Statistics {
  /// Counts what one formatter is and costs.
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
