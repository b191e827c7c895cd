internal import ICU
internal import Sharing

/// A bounded cache of formatters, keyed by recipe and locale, for any number of threads.
///
/// The verbs format *through* the cache. A hit takes no lock, changes no reference count and hands
/// out no reference, so two threads on one hot key do not slow each other. ``formatter(_:for:)``
/// returns a formatter to keep.
///
/// ```swift
/// let cache = FormatterCache(capacity: 64)
/// try cache.string(1234, as: .decimal, for: "de")  // "1.234"
/// cache.statistics.entries  // 1
/// ```
///
/// - It never contains more than ``capacity`` formatters. Adding one more drops exactly one that
///   was not used lately (second-chance eviction).
/// - If more formatters are in use than it has room for, a formatter that was dropped lately is made
///   again and is stored at one of eight such misses. So some stay, and are found.
/// - Several threads that miss the same key wait for one build and share its result, even if it is
///   an error. Errors are not stored.
/// - A formatter of the app's locale is dropped when ``AppLocale/update(_:)`` changes that locale;
///   formatters of a named locale stay.
///
/// Use a separate cache for input that you do not trust, so that it cannot evict what the rest of
/// the process uses.
public final class FormatterCache: Sendable {
  let table: FormatterTable
  /// The other stores of this cache.
  let companions = CacheCompanions()

  /// The cache of the process, for at most 256 formatters.
  ///
  /// - With a compiled plan, a formatter costs about 1 KB for numbers, and 3 KB for dates and for
  ///   compact numbers.
  /// - A date formatter that has written only one text has no plan yet. At most 64 of these keep
  ///   their ICU formatter, of 60 KB.
  /// - Without a plan, or for what a plan leaves to ICU, a number formatter costs about 8 KB. A
  ///   date formatter then costs about 60 KB for each thread that uses it at the same time, and
  ///   keeps at most ``maximumIdleHandles`` of these when idle. The cost is double in a time zone
  ///   for which ICU and the system have different rules.
  /// - Formatters of numbers in words share their rules, which take at most
  ///   ``RuleBasedFormat/maximumKeptByteCount`` in the whole process.
  ///
  /// So the worst case is 15 MB for each such thread, or 30 MB with different zone rules.
  public static let shared = FormatterCache(capacity: 256, nil)

  /// The maximum number of idle ICU formatters that one entry keeps: one for each processor, at
  /// most 8.
  ///
  /// It applies to the kinds of ICU formatter that threads cannot share.
  public static let maximumIdleHandles = idleHandleLimit

  /// Creates an empty cache.
  ///
  /// ```swift
  /// let cache = FormatterCache(capacity: 64, data: .pinned)
  /// try cache.string(0.5, as: .percent, for: "de")  // "50\u{A0}%"
  /// ```
  /// - Parameters:
  ///   - capacity: The maximum number of formatters, from 1 to 1,000,000. Other values are replaced by
  ///     the nearer of these two.
  ///   - data: The data that its formatters are made from, also where the process or an app locale has
  ///     another one. A format that ``FormattingData/pinned`` lacks is refused when its formatter is
  ///     made. With nil it is that of the app locale, if a call names no locale, and else that of the
  ///     process.
  public convenience init(capacity: Int, data: FormattingData? = nil) {
    // A test that makes a cache within a choice means the formatters of the cache.
    self.init(capacity: capacity, data?.choice ?? DataChoice.scoped)
  }

  private init(capacity: Int, _ choice: DataChoice?) {
    table = FormatterTable(capacity: min(max(1, capacity), 1_000_000), choice)
    AppLocale.registry.add(table)
  }

  /// The data that the formatters of this cache are made from; nil if it leaves that to the app locale and
  /// the process.
  public var data: FormattingData? { table.choice.flatMap(FormattingData.init) }

  /// The maximum number of formatters.
  public var capacity: Int { table.capacity }

  /// Drops every formatter.
  ///
  /// Formatters that were handed out continue to work.
  public func removeAll() {
    table.removeAll()
    companions.removeAll()
  }

  /// The counts since the cache was made.
  public var statistics: Statistics { table.statistics }
}

extension FormatterCache {
  /// Calls `body` with the formatter of a recipe in a locale; nil for the app's.
  @inline(__always)
  func with<Recipe: FormatRecipe, Result: FreshResult>(
    _ recipe: Recipe,
    in locale: LocaleID?,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    if let locale { return try table.with(recipe, locale, generation: 0, body) }
    return try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(for: recipe), generation: generation, body)
    }
  }

  /// Calls `body` with the formatter of a recipe in a locale, for a result without references; nil
  /// for the app's.
  @inline(__always)
  func with<Recipe: FormatRecipe, Result: BitwiseCopyable>(
    _ recipe: Recipe,
    in locale: LocaleID?,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    if let locale { return try table.with(recipe, locale, generation: 0, body) }
    return try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(for: recipe), generation: generation, body)
    }
  }
}
