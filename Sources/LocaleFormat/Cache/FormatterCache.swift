internal import Sharing

/// Keeps formatters ready, keyed by recipe and locale, for any number of threads.
///
/// The verbs format *through* the cache: a hit finds its formatter without a lock, counts no
/// reference and hands nothing out, so two threads on one hot key do not slow each other.
/// ``formatter(_:for:)`` gives a formatter to keep.
///
/// ```swift
/// let cache = FormatterCache(capacity: 64)
/// try cache.string(1234, as: .decimal, for: "de")  // "1.234"
/// cache.statistics.entries  // 1
/// ```
///
/// - It never holds more than ``capacity`` formatters. One more drops exactly one, which was not
///   used lately (second chance).
/// - Several threads that miss the same key wait for one build and share its outcome, a failure
///   too. Failures are not stored.
/// - A formatter of the app's locale is dropped when ``AppLocale/update(_:)`` changes it;
///   formatters of a named locale stay.
///
/// Use a cache of your own for input you do not trust, so that it cannot push out what the rest of
/// the process uses.
public final class FormatterCache: Sendable {
  let table: FormatterTable
  /// What it keeps beside the formatters.
  let companions = CacheCompanions()

  /// The cache of the process, for at most 256 formatters.
  ///
  /// A formatter with a compiled plan costs at most 1 KB for numbers and 3 KB for dates; one of dates that
  /// wrote one text has none yet, and 64 of these keep their ICU formatter, 60 KB. One without,
  /// or for what the plan leaves to ICU, costs about 8 KB for numbers, and for dates about 60 KB for
  /// each thread that formats with it at the same time, of which at most ``maximumIdleHandles`` are
  /// kept, and twice that in a zone whose rules ICU has otherwise than the system. So the worst case
  /// is 15 MB, or 30, for each such thread. Formatters of numbers in words share their rules, which take
  /// at most ``RuleBasedFormat/maximumKeptByteCount`` in the whole process.
  public static let shared = FormatterCache(capacity: 256)

  /// How many ICU formatters one entry keeps when nobody uses them, of the kinds that threads cannot
  /// share: one for each processor, at most 8.
  public static let maximumIdleHandles = idleHandleLimit

  /// Makes an empty cache.
  ///
  /// - Parameter capacity: The most formatters it holds: 1 to 1,000,000; less counts as 1, and more as
  ///   1,000,000.
  public init(capacity: Int) {
    table = FormatterTable(capacity: min(max(1, capacity), 1_000_000))
    AppLocale.registry.add(table)
  }

  /// The most formatters it holds.
  public var capacity: Int { table.capacity }

  /// Drops every formatter.
  ///
  /// Formatters handed out go on working.
  public func removeAll() {
    table.removeAll()
    companions.removeAll()
  }

  /// What happened so far.
  public var statistics: Statistics { table.statistics }
}

extension FormatterCache {
  /// Lends the formatter of a recipe in the app's locale.
  @inline(__always)
  func withCurrent<Recipe: FormatRecipe, Result: FreshResult>(
    _ recipe: Recipe,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(for: recipe), generation: generation, body)
    }
  }

  /// Lends the formatter of a recipe in the app's locale, for a result without references.
  @inline(__always)
  func withCurrent<Recipe: FormatRecipe, Result: BitwiseCopyable>(
    _ recipe: Recipe,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(for: recipe), generation: generation, body)
    }
  }
}
