internal import CICU

/// ICU's generator of date patterns for one locale.
///
/// It can move between threads, but two threads must never use it at the same time: a shared one
/// returns wrong patterns.
package struct PatternGenerator: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_patterns_close(pointer) }
  }
  private let handle: Handle<Resource>
  private let locale: String

  /// Opens a generator (udatpg_open).
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    handle = try unsafe Handle("cicu_patterns_open") { unsafe cicu_patterns_open(locale, &$0) }
  }

  /// Returns the pattern that the locale uses for the fields of a template
  /// (udatpg_getBestPatternWithOptions).
  package borrowing func pattern(
    template: String,
    match: DateData.Match
  ) throws(ICUError) -> String {
    let patterns = unsafe handle.pointer
    return try unsafe String(opened: "cicu_patterns_best") {
      unsafe cicu_patterns_best(patterns, template, locale, match.rawValue, $0, $1, &$2)
    }
  }
}
