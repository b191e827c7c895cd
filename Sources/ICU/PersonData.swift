internal import CICU

/// ICU's data on names of persons in one locale (CLDR's personNames).
///
/// It is read while a formatter is made. One thread uses it.
package struct PersonData: ~Copyable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_person_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Opens the data (ures_open).
  ///
  /// - Parameter locale: An ICU name that has data, or `root`.
  /// - Throws: The status that ICU gave.
  package init(locale: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_person_open") { unsafe cicu_person_open(locale, &$0) }
  }

  /// Returns the texts of an item, which may come from a parent of the locale.
  ///
  /// - Parameter path: The item below `personNames`, such as `initialPattern/initial`.
  /// - Returns: The texts; none if there is no such item.
  /// - Throws: The status that ICU gave.
  package borrowing func texts(_ path: String) throws(ICUError) -> [String] {
    let data = unsafe handle.pointer
    let lines = try unsafe String(opened: "cicu_person_texts", capacity: 512) {
      unsafe cicu_person_texts(data, path, $0, $1, &$2)
    }
    return lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Returns the ICU name of the locale that an item comes from; nil if there is no such item.
  ///
  /// - Throws: The status that ICU gave.
  package borrowing func source(of path: String) throws(ICUError) -> String? {
    let data = unsafe handle.pointer
    let name = try unsafe String(opened: "cicu_person_source") {
      unsafe cicu_person_source(data, path, $0, $1, &$2)
    }
    return name.isEmpty ? nil : name
  }
}

/// ICU's breaks between the grapheme clusters or the words of a text.
///
/// It can move between threads, but two threads must never use it at the same time: a break
/// iterator keeps its text and its place.
package struct PersonBreaks: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) {
      unsafe cicu_person_breaks_close(pointer)
    }
  }
  private let handle: Handle<Resource>

  /// Opens the breaks (ubrk_open).
  ///
  /// - Parameters:
  ///   - betweenWords: Whether they are between words, and not between grapheme clusters.
  ///   - locale: An ICU name that has data for breaks, or `root`. ICU keeps it in memory until the
  ///     process ends.
  /// - Throws: The status that ICU gave.
  package init(betweenWords: Bool, locale: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_person_breaks_open") {
      unsafe cicu_person_breaks_open(betweenWords, locale, &$0)
    }
  }

  /// Returns the ends of the first pieces of a text, in bytes (ubrk_next).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - maximum: The maximum number of pieces.
  /// - Returns: The ends, in order.
  /// - Throws: The status that ICU gave.
  package borrowing func ends(in text: Span<UInt8>, maximum: Int) throws(ICUError) -> [Int32] {
    let function = "cicu_person_breaks_ends"
    guard let length = Int32(exactly: text.count) else {
      throw ICUError(status: Int32(CICU_ILLEGAL_ARGUMENT), function: function)
    }
    let breaks = unsafe handle.pointer
    var status: Int32 = 0
    let capacity = Int32(clamping: maximum)
    let ends = unsafe [Int32](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      count = unsafe text.withUnsafeBufferPointer { source in
        unsafe Int(
          cicu_person_breaks_ends(
            breaks,
            source.baseAddress,
            length,
            buffer.baseAddress,
            capacity,
            &status
          )
        )
      }
    }
    try check(status, function)
    return ends
  }
}
