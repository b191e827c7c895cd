import LocaleFormat
import TestSupport

/// The numbers of formats and texts that are read by one scan over their bytes.
package struct ScanCounts: Sendable, CustomStringConvertible {
  /// The number of pairs of a locale and a recipe, by the recipe's name and by the refusal; the
  /// refusal of pairs that have a scan is nil.
  package private(set) var pairs: [String: [ScanRefusal?: Int]] = [:]
  /// The texts that a formatter with a scan wrote, and those of them that the scan read.
  package private(set) var written = (all: 0, read: 0)
  /// The texts that were changed, and those of them that the scan read.
  package private(set) var changed = (all: 0, read: 0)

  package init() {}

  mutating func add(_ recipe: String, _ refusal: ScanRefusal?) {
    pairs[recipe, default: [:]][refusal, default: 0] += 1
  }

  mutating func addWritten(isRead: Bool) {
    written.all += 1
    if isRead { written.read += 1 }
  }

  mutating func addChanged(isRead: Bool) {
    changed.all += 1
    if isRead { changed.read += 1 }
  }

  /// The number of pairs with a refusal, or with a scan.
  package func count(_ refusal: ScanRefusal?) -> Int {
    pairs.values.reduce(0) { $0 + ($1[refusal] ?? 0) }
  }

  package var description: String {
    let lines = pairs.sorted { $0.key < $1.key }.map { name, counts in
      "\(name): "
        + counts.sorted { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }
        .map { "\($0.key?.rawValue ?? "scan") \($0.value)" }.joined(separator: ", ")
    }
    return (lines + ["written \(written), changed \(changed), scans \(count(nil))"])
      .joined(separator: "\n")
  }
}
