internal import LocaleFormat
internal import Synchronization

/// The simplest cache: a dictionary with a lock, which is emptied when it is full, like
/// Foundation's.
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
