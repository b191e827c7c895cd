internal import Glibc

/// Returns a copy of an environment variable; nil when it is not set.
///
/// As with every `getenv`, it is a data race if another thread of the process changes the
/// environment at the same time.
package func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
