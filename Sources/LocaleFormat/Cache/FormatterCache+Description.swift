extension FormatterCache.Statistics: CustomStringConvertible {
  /// The counts in one line, for logs; the form may change.
  ///
  /// ```swift
  /// let cache = FormatterCache(capacity: 64)
  /// _ = try cache.formatter(.decimal, for: "de")
  /// cache.statistics.description
  /// // "0 hits, 1 misses, 1 builds, 0 evictions, 0 invalidations; 1 entries of about 1000 bytes, 1 compiled"
  /// ```
  public var description: String {
    var others = refusals.map { "\($0.value) not (\($0.key.rawValue))" }.sorted()
    if untried > 0 { others.insert("\(untried) not tried", at: 0) }
    let held = "\(entries) entries of about \(estimatedByteCount) bytes, \(compiled) compiled"
    return "\(hits) hits, \(misses) misses, \(builds) builds, \(evictions) evictions, "
      + "\(invalidations) invalidations; " + ([held] + others).joined(separator: ", ")
  }
}
