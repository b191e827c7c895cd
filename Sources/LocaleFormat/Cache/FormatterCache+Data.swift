internal import ICU
internal import Sharing

/// The caches that keep formatters in place of another one, where the app locale names data.
private final class DataCaches: CacheCompanion {
  private let caches = OnceTable<FormatterCache>(count: FormattingData.allCases.count)

  func cache(_ place: Int, orMake make: () -> FormatterCache) -> FormatterCache {
    caches.object(at: place, orMake: make)
  }

  func removeAll() { for cache in caches.objects { cache.removeAll() } }
}

extension FormatterCache {
  /// This cache or, if it names no data and `data` is some, one of the same capacity that does.
  func serving(_ data: FormattingData?) -> FormatterCache {
    guard let data, table.choice == nil, let place = FormattingData.allCases.firstIndex(of: data)
    else { return self }
    return companions.store(DataCaches.self).cache(place) {
      FormatterCache(capacity: capacity, data: data)
    }
  }

  /// Calls `make`, which makes something for this cache, with its data.
  func making<Result, Failure: Error>(
    _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try DataChoice.with(table.choice, make)
  }
}

extension FormattingData {
  /// Makes a formatter from this data, without a cache, whatever the process uses.
  ///
  /// ```swift
  /// let shares = try FormattingData.pinned.formatter(.percent, for: "de")
  /// shares.string(0.5)  // "50\u{A0}%"
  /// ```
  /// - Parameters:
  ///   - recipe: The format.
  ///   - locale: The locale.
  /// - Returns: The formatter, which never uses other data.
  /// - Throws: The errors of the recipe's `formatter(for:)`; `FormatError.Code.notInData` for a format
  ///   that ``pinned`` data lacks.
  public func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> Recipe.Formatter {
    try DataChoice.with(choice) { () throws(FormatError) in try recipe.formatter(for: locale) }
  }
}
