internal import CICU

/// ICU's rules that replace letters by others, such as `Latin-ASCII`.
///
/// They can move between threads, but two threads must never use them at the same time: they
/// contain the text that they change.
package struct TransliteratorHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) {
      unsafe cicu_transliterator_close(pointer)
    }
  }
  private let handle: Handle<Resource>

  /// Opens rules (utrans_openU).
  ///
  /// - Parameter name: One of ``names()``.
  /// - Throws: The status that ICU gave.
  package init(_ name: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_transliterator_open") {
      unsafe cicu_transliterator_open(name, &$0)
    }
  }

  /// Returns the names of all rules whose target is ASCII (utrans_openIDs).
  ///
  /// - Throws: The status that ICU gave.
  package static func names() throws(ICUError) -> [String] {
    let lines = try unsafe String("cicu_transliterator_names") {
      unsafe cicu_transliterator_names($0, $1, &$2)
    }
    return lines.split(separator: "\n").map(String.init)
  }

  /// Appends a text after the rules changed it (utrans_transUChars).
  ///
  /// - Parameters:
  ///   - text: A short text: the time grows with the square of its length.
  ///   - bytes: The array to append to.
  /// - Throws: The status that ICU gave.
  package borrowing func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    let rules = unsafe handle.pointer
    try unsafe bytes.append(changing: text, "cicu_transliterator_write") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_transliterator_write(rules, source, length, out, capacity, &status)
    }
  }
}
