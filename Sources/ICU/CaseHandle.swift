internal import CICU

private enum CaseResource: ICUResource {
  static func close(_ pointer: OpaquePointer) { unsafe cicu_case_close(pointer) }
}

/// ICU's rules of upper case, lower case or case folding in one language.
///
/// Safe to share: its functions take a constant map. Title case alone changes it: "titlecasing
/// functions use non-const UCaseMap objects" (ucasemap.h).
package final class CaseHandle: Sendable {
  package enum Operation: Int32, Sendable {
    case upper
    case lower
    case fold
  }

  private let handle: Handle<CaseResource>
  private let operation: Operation

  /// Opens the rules (ucasemap_open).
  ///
  /// - Parameters:
  ///   - operation: The case to write.
  ///   - language: Any language subtag, or an empty text.
  ///   - excludesSpecialI: Whether folding distinguishes i and ı, as Turkic languages do.
  /// - Throws: The status that ICU gave.
  package init(
    _ operation: Operation,
    language: String,
    excludesSpecialI: Bool
  ) throws(ICUError) {
    self.operation = operation
    let options = excludesSpecialI ? Int32(CICU_CASE_EXCLUDE_SPECIAL_I) : 0
    handle = try unsafe Handle("cicu_case_open") {
      unsafe cicu_case_open(language, options, &$0)
    }
  }

  /// Appends a text in the case (ucasemap_utf8ToUpper and similar functions).
  ///
  /// - Throws: The status that ICU gave.
  package func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    let operation = operation.rawValue
    try unsafe bytes.append(changing: text, "cicu_case_write") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_case_write(handle.pointer, operation, source, length, out, capacity, &status)
    }
  }
}

extension CaseHandle {
  /// Returns a text in the case.
  ///
  /// - Throws: The status that ICU gave.
  package func string(_ text: Span<UInt8>) throws(ICUError) -> String {
    let operation = operation.rawValue
    return try unsafe String(changing: text, "cicu_case_write") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_case_write(handle.pointer, operation, source, length, out, capacity, &status)
    }
  }
}

/// ICU's rules of title case in one language.
///
/// It can move between threads, but two threads must never use it at the same time: "It is not
/// possible to titlecase strings concurrently using the same UCaseMap" (ucasemap.h).
package struct TitleHandle: ~Copyable, Sendable {
  /// The pieces of a text that each begin with a capital letter (UBreakIteratorType).
  package enum Breaks: Int32, Sendable {
    case character
    case word
    case line
    case sentence
    case whole
  }

  /// Everything that title case depends on.
  package struct Options: Sendable {
    package var language: String
    package var breaks: Breaks
    /// An ICU name that has data for breaks, which ICU keeps in memory until the process ends.
    package var breaksLocale: String
    /// Whether letters after the first one are left as they are (U_TITLECASE_NO_LOWERCASE).
    package var keepsOtherLetters: Bool
    /// Whether a piece may begin with characters that are not letters
    /// (U_TITLECASE_NO_BREAK_ADJUSTMENT if not).
    package var skipsPunctuation: Bool

    package init(
      language: String,
      breaks: Breaks,
      breaksLocale: String,
      keepsOtherLetters: Bool,
      skipsPunctuation: Bool
    ) {
      self.language = language
      self.breaks = breaks
      self.breaksLocale = breaksLocale
      self.keepsOtherLetters = keepsOtherLetters
      self.skipsPunctuation = skipsPunctuation
    }
  }

  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_case_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Opens the rules and an iterator of breaks (ucasemap_open, ubrk_open).
  ///
  /// - Throws: The status that ICU gave.
  package init(_ options: Options) throws(ICUError) {
    var bits: Int32 = 0
    if options.keepsOtherLetters { bits |= Int32(CICU_CASE_KEEP) }
    if !options.skipsPunctuation { bits |= Int32(CICU_CASE_NO_ADJUSTMENT) }
    handle = try unsafe Handle("cicu_case_openTitle") {
      unsafe cicu_case_openTitle(
        options.language,
        bits,
        options.breaks.rawValue,
        options.breaksLocale,
        &$0
      )
    }
  }

  /// Appends a text in title case (ucasemap_utf8ToTitle).
  ///
  /// - Throws: The status that ICU gave.
  package borrowing func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    let map = unsafe handle.pointer
    try unsafe bytes.append(changing: text, "cicu_case_writeTitle") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_case_writeTitle(map, source, length, out, capacity, &status)
    }
  }
}
