/// The memory that a compiled plan writes UTF-8 into; it is allocated beforehand.
///
/// A text is stored in whole words, and the next one begins after its last byte. So the memory is
/// ``slack`` bytes larger than its capacity. A text that does not fit is not written, and
/// ``isComplete`` becomes false.
@safe @usableFromInline package struct UTF8Output: ~Copyable {
  @usableFromInline let start: UnsafeMutableRawPointer
  @usableFromInline let limit: UnsafeMutableRawPointer
  @usableFromInline var end: UnsafeMutableRawPointer
  /// Whether every text so far has fitted.
  @usableFromInline package private(set) var isComplete = true

  /// The number of bytes after the capacity that may be overwritten.
  @inlinable package static var slack: Int { 16 }

  /// Uses memory for `capacity` bytes and the slack.
  ///
  /// The memory must outlive the value.
  @inlinable @inline(__always)
  @unsafe package init(_ memory: UnsafeMutableRawPointer, capacity: Int) {
    unsafe start = memory
    unsafe limit = memory + capacity
    unsafe end = memory
  }

  /// The number of bytes that were written.
  @inlinable package var count: Int {
    @inline(__always) get { unsafe end - start }
  }

  @inlinable @inline(__always)
  mutating func hasRoom(_ count: Int) -> Bool {
    if unsafe count <= limit - end { return true }
    isComplete = false
    return false
  }

  /// Marks the text as incomplete, so that it is not used.
  @inlinable @inline(__always)
  package mutating func fail() { isComplete = false }

  /// Appends the first bytes of a word, the lowest byte first.
  ///
  /// - Parameters:
  ///   - word: The bytes.
  ///   - count: The number of bytes, 0 to 8.
  @inlinable @inline(__always)
  package mutating func append(_ word: UInt64, count: Int) {
    guard hasRoom(count) else { return }
    unsafe end.storeBytes(of: word.littleEndian, as: UInt64.self)
    unsafe end += count & 15
  }

  /// Appends the first bytes of a short word, the lowest byte first; at most 4.
  @inlinable @inline(__always)
  package mutating func append(_ word: UInt32, count: Int) {
    guard hasRoom(count) else { return }
    unsafe end.storeBytes(of: word.littleEndian, as: UInt32.self)
    unsafe end += count & 7
  }

  /// Appends a short text.
  @inlinable @inline(__always)
  package mutating func append(_ text: ShortText) { append(text.word, count: text.count) }

  /// Appends a text of a table, or nothing if the index is outside the table.
  @inlinable @inline(__always)
  package mutating func append(_ table: borrowing UTF8Table, _ place: Int) {
    guard place >= 0, place < table.count else { return }
    let entry = unsafe table.entries[place]
    guard hasRoom(Int(entry.count)) else { return }
    let source = unsafe UnsafeRawPointer(table.bytes + Int(entry.offset))
    unsafe end.storeBytes(
      of: source.loadUnaligned(as: SIMD2<UInt64>.self),
      as: SIMD2<UInt64>.self
    )
    if entry.count > 16 {
      unsafe (end + 16).copyMemory(from: source + 16, byteCount: Int(entry.count) - 16)
    }
    unsafe end += Int(entry.count)
  }
}
