internal import CICU

/// Whole tables of ICU's supplemental data, for the tool that compiles data ahead.
package enum BundleData {
  /// Returns the values of a part of a bundle, each with the keys that lead to it, joined by `/`.
  ///
  /// - Parameters:
  ///   - path: The keys of the part, joined by `/`.
  ///   - bundle: The name of the bundle, such as `supplementalData`.
  /// - Returns: The values in ICU's order.
  /// - Throws: The status ICU gave.
  package static func values(
    of path: String,
    in bundle: String
  ) throws(ICUError) -> [(key: String, value: String)] {
    try unsafe String("cicu_bundle_write", capacity: 1 << 18) {
      unsafe cicu_bundle_write(bundle, path, $0, $1, &$2)
    }.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }
}
