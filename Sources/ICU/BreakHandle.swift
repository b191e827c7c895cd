internal import CICU

/// ICU's boundaries of characters, words, sentences or lines in one locale.
///
/// It can move between threads, but two threads must never use it at the same time: it contains
/// the place in the text that it reads.
package struct BreakHandle: ~Copyable, Sendable {
  /// The pieces of a text (UBreakIteratorType).
  package enum Kind: Int32, Sendable {
    case character
    case word
    case line
    case sentence
  }

  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_breaks_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Opens an iterator (ubrk_open).
  ///
  /// - Parameters:
  ///   - kind: The pieces.
  ///   - locale: An ICU name that has data for breaks, with the keywords `lb`, `lw` and `ss` or
  ///     none. ICU keeps it in memory until the process ends.
  /// - Throws: The status that ICU gave.
  package init(_ kind: Kind, locale: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_breaks_open") {
      unsafe cicu_breaks_open(kind.rawValue, locale, &$0)
    }
  }

  /// Calls `body` with the segments of a text in UTF-8 (ubrk_setText), which are found one at a
  /// time.
  ///
  /// - Throws: The status that ICU gave, and the errors of `body`.
  package borrowing func withSegments<Result>(
    of text: Span<UInt8>,
    _ body: (inout BreakCursor) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    guard let length = Int32(exactly: text.count), text.count <= Int(Int32.max) / 4 else {
      throw ICUError(status: Int32(CICU_ILLEGAL_ARGUMENT), function: "cicu_breaks_begin")
    }
    let breaks = unsafe handle.pointer
    return try unsafe text.withUnsafeBufferPointer { text throws(ICUError) in
      var status: Int32 = 0
      unsafe cicu_breaks_begin(breaks, text.baseAddress, length, &status)
      try check(status, "cicu_breaks_begin")
      defer { unsafe cicu_breaks_end(breaks) }
      var cursor = unsafe BreakCursor(breaks, text)
      return try body(&cursor)
    }
  }
}

extension BreakHandle {
  /// Returns the code of a character's class in the rules of words, one of CICU_WORD_UNKNOWN and so
  /// on.
  package static func wordClass(of scalar: Unicode.Scalar) -> UInt8 {
    cicu_word_class(scalar.value)
  }
}

/// The place of an iterator in a text.
@safe package struct BreakCursor: ~Copyable {
  private let breaks: OpaquePointer
  private let text: UnsafeBufferPointer<UInt8>
  /// The end of the last segment, in UTF-8 bytes.
  package private(set) var end = 0
  /// The status of the rule that ended it (ubrk_getRuleStatus).
  package private(set) var rule: Int32 = 0

  fileprivate init(_ breaks: OpaquePointer, _ text: UnsafeBufferPointer<UInt8>) {
    unsafe self.breaks = breaks
    unsafe self.text = text
  }

  /// Goes to the end of the next segment (ubrk_next); false at the end of the text.
  package mutating func next() -> Bool {
    let length = unsafe Int32(clamping: text.count)
    let next = unsafe cicu_breaks_next(breaks, text.baseAddress, length, &rule)
    if next < 0 { return false }
    end = Int(next)
    return true
  }
}

extension LocaleData {
  /// Returns a pattern of the ellipsis in the data of exactly one locale, such as `word-final`; nil
  /// if it has none.
  package static func ellipsis(_ key: String, in name: String) throws(ICUError) -> String? {
    let pattern = try unsafe String("cicu_ellipsis_write") {
      unsafe cicu_ellipsis_write(name, key, $0, $1, &$2)
    }
    return pattern.isEmpty ? nil : pattern
  }
}
