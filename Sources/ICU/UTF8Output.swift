/// Where a compiled plan writes UTF-8: memory that is there already.
///
/// A text is stored in whole words and the next one begins behind its last byte, so the memory is
/// ``slack`` bytes larger than its capacity. What does not fit is not written, and ``isComplete``
/// turns false.
@safe @usableFromInline package struct UTF8Output: ~Copyable {
  @usableFromInline let start: UnsafeMutableRawPointer
  @usableFromInline let limit: UnsafeMutableRawPointer
  @usableFromInline var end: UnsafeMutableRawPointer
  /// Whether everything so far did fit.
  @usableFromInline package private(set) var isComplete = true

  /// How many bytes behind the capacity may be overwritten.
  @inlinable package static var slack: Int { 16 }

  /// Takes memory with room for `capacity` bytes and the slack; it must outlive the value.
  @inlinable @inline(__always)
  @unsafe package init(_ memory: UnsafeMutableRawPointer, capacity: Int) {
    unsafe start = memory
    unsafe limit = memory + capacity
    unsafe end = memory
  }

  /// How many bytes are written.
  @inlinable package var count: Int {
    @inline(__always) get { unsafe end - start }
  }

  @inlinable @inline(__always)
  mutating func hasRoom(_ count: Int) -> Bool {
    if unsafe count <= limit - end { return true }
    isComplete = false
    return false
  }

  /// Gives up: the text is not to be used.
  @inlinable @inline(__always)
  package mutating func fail() { isComplete = false }

  /// Appends the first bytes of a word, the lowest first.
  ///
  /// - Parameters:
  ///   - word: The bytes.
  ///   - count: How many of them, 0 to 8.
  @inlinable @inline(__always)
  package mutating func append(_ word: UInt64, count: Int) {
    guard hasRoom(count) else { return }
    unsafe end.storeBytes(of: word.littleEndian, as: UInt64.self)
    unsafe end += count & 15
  }

  /// Appends the first bytes of a short word, the lowest first; at most 4.
  @inlinable @inline(__always)
  package mutating func append(_ word: UInt32, count: Int) {
    guard hasRoom(count) else { return }
    unsafe end.storeBytes(of: word.littleEndian, as: UInt32.self)
    unsafe end += count & 7
  }

  /// Appends a short text.
  @inlinable @inline(__always)
  package mutating func append(_ text: ShortText) { append(text.word, count: text.count) }

  /// Appends a text of a table; nothing for a place that the table does not have.
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

/// Short texts in one block of memory, read without counting a reference.
///
/// Immutable, so any number of threads may read it.
@safe @usableFromInline package struct UTF8Table: ~Copyable, @unchecked Sendable {
  @usableFromInline struct Entry {
    @usableFromInline let offset: UInt16
    @usableFromInline let count: UInt16
  }
  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
  /// How many texts there are.
  @usableFromInline package let count: Int
  /// What it takes, in bytes.
  package let byteCount: Int

  /// Copies texts; nil when they are 64 KB or more in all.
  package init?(_ texts: [String]) {
    let total = texts.reduce(0) { $0 + $1.utf8.count }
    guard total <= Int(UInt16.max), texts.count <= Int(UInt16.max) else { return nil }
    count = texts.count
    byteCount = texts.count * MemoryLayout<Entry>.stride + total + UTF8Output.slack
    unsafe entries = .allocate(capacity: texts.count)
    // A text is read in words of 16 bytes.
    unsafe bytes = .allocate(capacity: total + UTF8Output.slack)
    unsafe bytes.initialize(repeating: 0, count: total + UTF8Output.slack)
    var offset = 0
    for (place, text) in texts.enumerated() {
      unsafe (entries + place).initialize(
        to: Entry(offset: UInt16(offset), count: UInt16(text.utf8.count))
      )
      for byte in text.utf8 {
        unsafe bytes[offset] = byte
        offset += 1
      }
    }
  }

  /// A table without texts.
  package init() {
    count = 0
    byteCount = 0
    unsafe entries = .allocate(capacity: 0)
    unsafe bytes = .allocate(capacity: 0)
  }

  deinit {
    unsafe entries.deallocate()
    unsafe bytes.deallocate()
  }
}

extension String {
  /// The longest text that a plan writes: room on the stack of a size that the compiler knows costs
  /// nothing.
  @inlinable package static var plannedCapacity: Int { 1_024 - UTF8Output.slack }

  /// Makes a string of what `write` writes, which must be UTF-8, by way of the stack.
  ///
  /// It takes no more memory than its text. It is nil when that is longer than `capacity`, or
  /// `capacity` than ``plannedCapacity``.
  @inlinable @inline(__always)
  package init?(utf8AtMost capacity: Int, _ write: (inout UTF8Output) -> Void) {
    guard capacity <= Self.plannedCapacity else { return nil }
    let text: String? = unsafe withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) {
      memory in
      guard let base = memory.baseAddress else { return nil }
      var output = unsafe UTF8Output(base, capacity: capacity)
      write(&output)
      guard output.isComplete else { return nil }
      let written = unsafe UnsafeBufferPointer(
        start: base.assumingMemoryBound(to: UInt8.self),
        count: output.count
      )
      // To look for errors in UTF-8 that is made of strings takes longer than to make it.
      return unsafe String(copying: UTF8Span(unchecked: written.span))
    }
    guard let text else { return nil }
    self = text
  }
}

extension [UInt8] {
  /// Appends what `write` writes; false, and nothing, when that is longer than `capacity`.
  @inlinable @inline(__always)
  package mutating func append(
    utf8AtMost capacity: Int,
    _ write: (inout UTF8Output) -> Void
  ) -> Bool {
    var isComplete = false
    append(addingCapacity: capacity + UTF8Output.slack) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let base = buffer.baseAddress else { return }
        var text = unsafe UTF8Output(UnsafeMutableRawPointer(base + count), capacity: capacity)
        write(&text)
        isComplete = text.isComplete
        if isComplete { count += text.count }
      }
    }
    return isComplete
  }
}
