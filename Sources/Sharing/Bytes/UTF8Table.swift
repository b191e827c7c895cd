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
    guard texts.count <= Int(UInt16.max) else { return nil }
    let most = texts.reduce(0) { $0 + $1.utf8.count }
    let list = UnsafeMutablePointer<Entry>.allocate(capacity: texts.count)
    let copied = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { memory in
      unsafe Self.copy(texts, to: memory, list)
    }
    guard let copied = unsafe copied else {
      unsafe list.deallocate()
      return nil
    }
    count = texts.count
    unsafe entries = list
    unsafe bytes = copied.bytes
    byteCount = unsafe texts.count * MemoryLayout<Entry>.stride + copied.total + UTF8Output.slack
  }

  /// Copies the texts to memory that is large enough for all of them, and then the distinct ones to
  /// memory of their size; nil if those are too long.
  @unsafe private static func copy(
    _ texts: [String],
    to memory: UnsafeMutableBufferPointer<UInt8>,
    _ entries: UnsafeMutablePointer<Entry>
  ) -> (total: Int, bytes: UnsafeMutablePointer<UInt8>)? {
    // Comparing with all others is faster than hashing while they are few.
    var offsets = texts.count > mostCompared ? [ByteText: Int](minimumCapacity: texts.count) : nil
    var total = 0
    for (place, text) in texts.enumerated() {
      let size = text.utf8.count
      if let known = offsets?[ByteText(text)] {
        unsafe (entries + place).initialize(to: Entry(offset: UInt16(known), count: UInt16(size)))
        continue
      }
      let end = total + size
      var text = text
      text.withUTF8 { utf8 in
        _ = unsafe UnsafeMutableBufferPointer(rebasing: memory[total...]).update(
          fromContentsOf: utf8
        )
      }
      var offset = total
      if offsets == nil {
        offset = unsafe offsetOfEqual(memory, total..<end, entries, place) ?? total
      }
      guard end <= Int(UInt16.max) else { return nil }
      if offset == total { total = end }
      offsets?[ByteText(text)] = offset
      unsafe (entries + place).initialize(to: Entry(offset: UInt16(offset), count: UInt16(size)))
    }
    // A text is read in words of 16 bytes.
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: total + UTF8Output.slack)
    if let start = memory.baseAddress { unsafe bytes.initialize(from: start, count: total) }
    unsafe (bytes + total).initialize(repeating: 0, count: UTF8Output.slack)
    return unsafe (total, bytes)
  }

  /// The most texts that are compared with one another.
  private static let mostCompared = 48

  /// The offset of an earlier text with the same bytes as those in a range.
  @unsafe private static func offsetOfEqual(
    _ memory: UnsafeMutableBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ entries: UnsafeMutablePointer<Entry>,
    _ places: Int
  ) -> Int? {
    for place in 0..<places {
      let entry = unsafe entries[place]
      guard Int(entry.count) == range.count else { continue }
      var index = 0
      while index < range.count,
        unsafe memory[Int(entry.offset) + index] == memory[range.lowerBound + index]
      {
        index += 1
      }
      if index == range.count { return Int(entry.offset) }
    }
    return nil
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
