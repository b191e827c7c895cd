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
    let count = left.string.utf8.count
    guard right.string.utf8.count == count else { return false }
    let (span, other) = (left.string.utf8.span, right.string.utf8.span)
    for index in 0..<count where span[index] != other[index] { return false }
    return true
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
