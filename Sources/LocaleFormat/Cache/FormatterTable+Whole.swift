internal import Sharing
internal import Synchronization

extension FormatterTable {
  /// Drops every entry of the app locale that is older than `generation`; such entries are no
  /// longer stored.
  func invalidate(before generation: UInt64) {
    let free = writer.withLock { writer -> [AnyObject] in
      writer.oldestGeneration = max(writer.oldestGeneration, generation)
      let (count, free) = removeAll(&writer) {
        GenerationMark.isOld($0.generation, before: generation)
      }
      writer.statistics.invalidations += count
      // There is room again for what was dropped.
      if count > 0 { dropped.removeAll() }
      return free
    }
    withExtendedLifetime(free) {}
  }

  /// Drops every entry; formatters that are being made are not stored.
  func removeAll() {
    let free = writer.withLock { writer in
      writer.flights.removeAll()
      dropped.removeAll()
      removals.add(1, ordering: .sequentiallyConsistent)
      return removeAll(&writer) { _ in true }.free
    }
    withExtendedLifetime(free) {}
  }

  /// The counts, after asking each formatter: its cost and its plan change while it is used.
  var statistics: FormatterCache.Statistics {
    var (statistics, entries) = writer.withLock { writer in
      (writer.statistics, (0...mask).compactMap { entry(at: $0) })
    }
    // Not under the lock: a formatter of another module may use the cache.
    for entry in entries { statistics.count(entry) }
    statistics.hits += slots.hits
    let unstored = dropped.unstoredCount
    statistics.misses += unstored
    statistics.builds += unstored
    statistics.evictions += unstored
    return statistics
  }

  /// The number of dropped entries that cannot be freed yet.
  var retiredCount: Int { writer.withLock { $0.retired.count } }
  /// The number of formatters that are being made.
  var flightCount: Int { writer.withLock { $0.flights.count } }
}
