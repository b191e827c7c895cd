internal import Glibc
internal import LocaleFormat

// The usual workaround for formatters that are slow to make and cannot be shared: each thread has
// its own, in a dictionary in thread-specific storage. (`Thread.threadDictionary`, the other place
// for it, costs several times as much.)

/// The key of a formatter.
struct StyleKey<Recipe: Hashable & Sendable>: Hashable, Sendable {
  let recipe: Recipe
  let locale: LocaleID
}

/// The formatters of one thread.
final class ThreadFormatters {
  var numbers: [StyleKey<NumberFormat>: NumberFormat.Formatter] = [:]
  var dates: [StyleKey<DateFormat>: DateFormat.Formatter] = [:]
  var patterns: [StyleKey<String>: String] = [:]

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<ThreadFormatters>.fromOpaque(pointer).release()
      }
    }
    precondition(status == 0, "pthread_key_create failed")
    return key
  }()

  /// The formatters of the calling thread.
  static var current: ThreadFormatters {
    if let pointer = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = ThreadFormatters()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  func number(_ recipe: NumberFormat, _ locale: LocaleID) throws -> NumberFormat.Formatter {
    let key = StyleKey(recipe: recipe, locale: locale)
    if let found = numbers[key] { return found }
    let made = try recipe.formatter(for: locale)
    numbers[key] = made
    return made
  }

  func date(_ recipe: DateFormat, _ locale: LocaleID) throws -> DateFormat.Formatter {
    let key = StyleKey(recipe: recipe, locale: locale)
    if let found = dates[key] { return found }
    let made = try recipe.formatter(for: locale)
    dates[key] = made
    return made
  }

  func pattern(_ template: String, _ locale: LocaleID) throws -> String {
    let key = StyleKey(recipe: template, locale: locale)
    if let found = patterns[key] { return found }
    let made = try DateFormat.pattern(template: template, for: locale)
    patterns[key] = made
    return made
  }
}
