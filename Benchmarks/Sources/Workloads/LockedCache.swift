internal import LocaleFormat
internal import Synchronization

/// The cache one would write first: a dictionary behind a lock, emptied when it is full, as Foundation's is.
final class LockedCache: Sendable {
  private let capacity: Int
  private let formatters = Mutex<[StyleKey<NumberFormat>: NumberFormat.Formatter]>([:])

  init(capacity: Int) { self.capacity = capacity }

  func string(_ value: Int, _ recipe: NumberFormat, for locale: LocaleID) throws -> String {
    let key = StyleKey(recipe: recipe, locale: locale)
    if let found = formatters.withLock({ $0[key] }) { return found.string(value) }
    let made = try recipe.formatter(for: locale)
    formatters.withLock { formatters in
      if formatters.count >= capacity { formatters.removeAll() }
      formatters[key] = made
    }
    return made.string(value)
  }
}
