/// A text that is compared by its bytes; a `String` equals every text that is canonically
/// equivalent in Unicode.
///
/// A pattern writes exactly the letters that it was given, `é` as one scalar or as two, so its key
/// must distinguish them.
package struct ByteText: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (left: ByteText, right: ByteText) -> Bool {
    // Two strings would be normalized to be compared.
    left.string.utf8.count == right.string.utf8.count
      && left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Hashes the bytes.
  ///
  /// The hash of a `String` would be equal for all texts that are canonically equivalent, and a long
  /// text has millions of them, so that a file could make a dictionary slow.
  package func hash(into hasher: inout Hasher) {
    unsafe string.utf8.span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    // Ends the text, as in the hash of a `String`.
    hasher.combine(0xFF as UInt8)
  }
}
