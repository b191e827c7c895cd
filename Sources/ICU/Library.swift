internal import CICU

/// The versions of the ICU library that is loaded, and of its data.
package enum Library {
  /// Returns the version of the ICU library that is loaded, such as `72.1` (u_getVersion).
  package static func version() throws(ICUError) -> String {
    try unsafe String("cicu_library_version") { unsafe cicu_library_version($0, $1, &$2) }
  }

  /// Returns the version of its CLDR data (ulocdata_getCLDRVersion).
  package static func cldrVersion() throws(ICUError) -> String {
    try unsafe String("cicu_library_cldrVersion") { unsafe cicu_library_cldrVersion($0, $1, &$2) }
  }

  /// Returns the version of its Unicode data.
  package static func unicodeVersion() throws(ICUError) -> String {
    try unsafe String("cicu_library_unicodeVersion") {
      unsafe cicu_library_unicodeVersion($0, $1, &$2)
    }
  }

  /// Returns the version of ICU's own time zone rules (ucal_getTZDataVersion), such as `2022e`.
  package static func zoneDataVersion() throws(ICUError) -> String {
    try unsafe String("cicu_library_zoneDataVersion") {
      unsafe cicu_library_zoneDataVersion($0, $1, &$2)
    }
  }
}

extension Library {
  /// Whether the program has ICU.
  package static var isPresent: Bool { cicu_library_isPresent() }

  /// Returns what tells this build of ICU from all others: the build IDs of its libraries; empty if
  /// they have none.
  package static func identity() throws(ICUError) -> String {
    try unsafe String("cicu_library_identity") { unsafe cicu_library_identity($0, $1, &$2) }
  }
}
