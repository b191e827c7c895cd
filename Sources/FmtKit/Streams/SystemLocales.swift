internal import Glibc

/// The locales of the system's library of C.
package enum SystemLocales {
  /// Whether the system has a locale, with all its categories.
  package static func contains(_ name: String) -> Bool {
    let categories = [
      LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_PAPER, LC_NAME,
      LC_ADDRESS, LC_TELEPHONE, LC_MEASUREMENT, LC_IDENTIFICATION,
    ]
    let mask = categories.reduce(0 as Int32) { $0 | 1 << $1 }
    guard let locale = unsafe newlocale(mask, name, nil) else { return false }
    unsafe freelocale(locale)
    return true
  }
}
