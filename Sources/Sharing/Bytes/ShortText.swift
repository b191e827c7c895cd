/// At most 8 bytes of UTF-8, in a register.
@usableFromInline
package struct ShortText: Sendable {
  @usableFromInline package let word: UInt64
  @usableFromInline package let count: Int

  /// The empty text.
  package init() {
    word = 0
    count = 0
  }

  /// Makes a short text from a string; nil when it is longer than 8 bytes.
  package init?(_ text: String) {
    count = text.utf8.count
    guard count <= 8 else { return nil }
    word = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
