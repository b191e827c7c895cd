/// A text that equals another if their bytes are the same; a `String` equals every text that Unicode takes for the same.
///
/// A pattern writes the very letters it was given, `é` in one scalar or in two, so that its key has to tell them apart.
package struct ByteText: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (left: ByteText, right: ByteText) -> Bool {
    left.string == right.string && left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Hashes the text: the same bytes are the same text.
  package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
