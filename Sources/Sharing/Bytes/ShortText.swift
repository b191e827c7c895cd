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

  /// Makes a short text from the bytes of a word, the first of which is the lowest.
  ///
  /// - Parameters:
  ///   - word: The bytes; those after the text are 0.
  ///   - count: The number of bytes, 0 to 8.
  @inlinable @inline(__always)
  package init(word: UInt64, count: Int) {
    self.word = word
    self.count = count
  }

  /// Makes a short text from a string; nil when it is longer than 8 bytes.
  package init?(_ text: String) {
    count = text.utf8.count
    guard count <= 8 else { return nil }
    word = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension String {
  /// Makes a string of a short text, which needs no allocation.
  @inlinable @inline(__always)
  package init(_ text: ShortText) {
    unsafe self.init(unsafeUninitializedCapacity: 15) { buffer in
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return 0 }
      unsafe start.storeBytes(of: text.word.littleEndian, as: UInt64.self)
      return text.count & 15
    }
  }
}
