internal import CICU

/// A search by the order of a collator.
///
/// It can move between threads, but two threads must never use it at the same time: it contains the
/// text that it searches.
package struct SearchHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_search_close(pointer) }
  }
  private let handle: Handle<Resource>
  /// The search uses it without owning it.
  private let collator: CollatorHandle

  /// Opens a search (usearch_openFromCollator).
  ///
  /// - Throws: The status that ICU gave.
  package init(_ collator: CollatorHandle) throws(ICUError) {
    handle = try unsafe Handle("cicu_search_open") {
      unsafe cicu_search_open(collator.handle.pointer, &$0)
    }
    self.collator = collator
  }

  /// Calls `body` with the range of each match in UTF-8 bytes, until it returns false
  /// (usearch_next).
  ///
  /// - Parameters:
  ///   - pattern: The text to look for, which is not empty.
  ///   - text: The text to search, which is not empty.
  ///   - body: Returns whether to continue.
  /// - Throws: The status that ICU gave.
  package borrowing func forEachMatch(
    of pattern: Span<UInt8>,
    in text: Span<UInt8>,
    _ body: (Range<Int>) -> Bool
  ) throws(ICUError) {
    if let runs = MarkRuns(pattern) {
      return try forEachMatch(of: runs.shortened(pattern).span, in: text, body)
    }
    if let runs = MarkRuns(text) {
      return try forEachMatch(of: pattern, in: runs.shortened(text).span) { match in
        let start = runs.place(ofShortened: match.lowerBound)
        return body(start..<runs.place(ofShortened: match.upperBound))
      }
    }
    let (length, patternLength) = (try text.collatedLength, try pattern.collatedLength)
    let search = unsafe handle.pointer
    var status: Int32 = 0
    unsafe text.withUnsafeBufferPointer { text in
      unsafe pattern.withUnsafeBufferPointer { pattern in
        unsafe cicu_search_begin(
          search,
          text.baseAddress,
          length,
          pattern.baseAddress,
          patternLength,
          &status
        )
      }
      var range: (Int32, Int32) = (0, 0)
      let next = {
        unsafe withUnsafeMutablePointer(to: &range) { range in
          unsafe range.withMemoryRebound(to: Int32.self, capacity: 2) {
            unsafe cicu_search_next(search, text.baseAddress, length, $0, &status)
          }
        }
      }
      while next(), body(Int(range.0)..<Int(range.1)) {}
    }
    unsafe cicu_search_end(search)
    try check(status, "cicu_search_next")
  }
}
