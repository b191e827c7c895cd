/// Short texts in one block of memory, which are read without reference counting.
///
/// `@unchecked` for its pointer (SE-0331): the memory is written before the table is returned, and
/// never changed, so any number of threads may read it.
@safe @usableFromInline package struct UTF8Table: ~Copyable, @unchecked Sendable {
  @usableFromInline struct Entry {
    @usableFromInline let offset: UInt16
    @usableFromInline let count: UInt16
  }
  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
  /// The number of texts.
  @usableFromInline package let count: Int
  /// The size of its memory, in bytes.
  package let byteCount: Int

  /// Copies the texts, equal ones once; nil when they are 64 KB or more in total.
  package init?(_ texts: [String]) {
    var offsets = [ByteText: Int](minimumCapacity: texts.count)
    var total = 0
    for text in texts where offsets[ByteText(text)] == nil {
      offsets[ByteText(text)] = total
      total += text.utf8.count
    }
    guard total <= Int(UInt16.max), texts.count <= Int(UInt16.max) else { return nil }
    count = texts.count
    byteCount = texts.count * MemoryLayout<Entry>.stride + total + UTF8Output.slack
    unsafe entries = .allocate(capacity: texts.count)
    // A text is read in words of 16 bytes.
    unsafe bytes = .allocate(capacity: total + UTF8Output.slack)
    unsafe bytes.initialize(repeating: 0, count: total + UTF8Output.slack)
    for (place, text) in texts.enumerated() {
      let offset = offsets[ByteText(text)] ?? 0
      unsafe (entries + place).initialize(
        to: Entry(offset: UInt16(offset), count: UInt16(text.utf8.count))
      )
      for (index, byte) in text.utf8.enumerated() { unsafe bytes[offset + index] = byte }
    }
  }

  /// Makes an empty table.
  package init() {
    count = 0
    byteCount = 0
    unsafe entries = .allocate(capacity: 0)
    unsafe bytes = .allocate(capacity: 0)
  }

  /// The length of a text.
  ///
  /// An index outside the table stops the process.
  package func utf8Count(_ place: Int) -> Int {
    precondition(place >= 0 && place < count)
    return unsafe Int(entries[place].count)
  }

  deinit {
    unsafe entries.deallocate()
    unsafe bytes.deallocate()
  }
}
