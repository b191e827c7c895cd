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
    var chains = Chains(texts.count)
    var total = 0
    for (place, text) in texts.enumerated() {
      let size = text.utf8.count
      var text = text
      text.withUTF8 { utf8 in
        _ = unsafe UnsafeMutableBufferPointer(rebasing: memory[total...]).update(
          fromContentsOf: utf8
        )
      }
      let copied = unsafe UnsafeBufferPointer(rebasing: memory[total..<(total + size)])
      let equal = unsafe chains.add(place, copied.span) { other in
        let entry = unsafe entries[other]
        guard Int(entry.count) == size else { return false }
        let start = Int(entry.offset)
        return unsafe memory[start..<(start + size)].elementsEqual(copied)
      }
      let offset = equal.map { unsafe Int(entries[$0].offset) } ?? total
      if equal == nil {
        guard total + size <= Int(UInt16.max) else { return nil }
        total += size
      }
      unsafe (entries + place).initialize(to: Entry(offset: UInt16(offset), count: UInt16(size)))
    }
    // A text is read in words of 16 bytes.
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: total + UTF8Output.slack)
    if let start = memory.baseAddress { unsafe bytes.initialize(from: start, count: total) }
    unsafe (bytes + total).initialize(repeating: 0, count: UTF8Output.slack)
    return unsafe (total, bytes)
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

/// The places of texts that may be equal, in chains by their lengths and ends.
private struct Chains {
  /// One more than the last place in each chain; 0 for none.
  private var heads = InlineArray<256, UInt16>(repeating: 0)
  /// For each place one more than that before it in its chain.
  private var before: [UInt16]

  init(_ count: Int) {
    before = []
    before.reserveCapacity(count)
  }

  /// Adds the next place, and returns an earlier one with an equal text.
  mutating func add(
    _ place: Int,
    _ text: Span<UInt8>,
    isEqual: (Int) -> Bool
  ) -> Int? {
    let count = text.count
    let ends = count > 0 ? Int(text[0]) &* 7 &+ Int(text[count - 1]) : 0
    let chain = (ends &+ count &* 31) & 255
    var other = Int(heads[chain])
    before.append(heads[chain])
    heads[chain] = UInt16(place + 1)
    while other > 0 {
      if isEqual(other - 1) { return other - 1 }
      other = Int(before[other - 1])
    }
    return nil
  }
}
