internal import Glibc

/// A variable of the environment, copied at once; nil when it is not set.
///
/// As with every `getenv`, a thread that changes the environment at the same time is a race of the process's own
/// making.
package func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
