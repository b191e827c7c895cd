internal import Synchronization

/// Texts by key, at most a fixed number of them, which are read without a lock and without reference
/// counting.
///
/// The places are in sets of eight. The hash of a key selects a set, and a full set drops a text that
/// was not used lately (second chance). So no text ever moves, and a reader that finds an empty place
/// goes on with the next one.
///
/// - A reader publishes the address of a text in a hazard slot, reads the place again, compares the
///   whole key, and copies the text before it clears the slot. If every slot is taken, it finds
///   nothing.
/// - Writers do everything under one POSIX mutex.
///
/// `@unchecked` for the pointer to the places (SE-0331), which are atomics and live as long as their
/// owner. See <doc:0001-HazardSlots>.
@safe package final class KeptTexts: @unchecked Sendable {
  /// The key of a text: two words, and bytes where these do not suffice.
  package struct Key {
    let source: UInt64
    let word: UInt64
    let rest: String

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - source: The kind of text, and everything else that has a number.
    ///   - word: The text of which something is kept, if it is short, or else its hash.
    ///   - rest: The text of which something is kept, if it is long.
    package init(source: UInt64, word: UInt64, rest: String = "") {
      self.source = source
      self.word = word
      self.rest = rest
    }
  }

  private struct Place: ~Copyable {
    /// 0 for an empty place; the hash of a key is always odd.
    let hash = Atomic<UInt64>(0)
    /// The address of a `KeptText`; the place owns one reference to it.
    let text = Atomic<UInt>(0)
  }

  private struct Writer: Sendable {
    var count = 0
    /// The place in a set at which the next search for a text to drop starts.
    var hand = 0
    var retired = RetiredObjects()
  }

  private static let placesOfASet = 8
  /// The number of retired texts at which they are scanned and freed if possible.
  private static let reclaimThreshold = 16
  /// The most bytes of a key and its text together; longer ones are not kept.
  package static let maximumByteCount = 256

  private let setMask: Int
  private let places: UnsafeMutablePointer<Place>
  private let slots = HazardSlots()
  private let writer = PosixMutex(Writer())
  /// Unknown to others, so that nobody can prepare keys of one set.
  private let seed = UInt64.random(in: 0...(.max))

  /// The most texts.
  package var capacity: Int { (setMask + 1) * Self.placesOfASet }
  /// The number of texts.
  package var count: Int { writer.withLock { $0.count } }

  /// Makes an empty store.
  ///
  /// - Parameter capacity: The most texts, which is replaced by the next power of two from 8 on.
  package init(capacity: Int) {
    var sets = 1
    while sets * Self.placesOfASet < capacity { sets *= 2 }
    setMask = sets - 1
    unsafe places = .allocate(capacity: sets * Self.placesOfASet)
    for index in 0..<sets * Self.placesOfASet { unsafe (places + index).initialize(to: Place()) }
  }

  deinit {
    removeAll()
    unsafe places.deinitialize(count: capacity)
    unsafe places.deallocate()
  }

  // MARK: Reading

  /// Returns a copy of the text of a key; nil if it is not kept.
  package func string(for key: borrowing Key) -> String? {
    lend(key) { text in text.bytes.string(at: text.start, count: text.bytes.count - text.start) }
  }

  /// Appends the text of a key; returns false if it is not kept.
  package func append(for key: borrowing Key, to bytes: inout [UInt8]) -> Bool {
    lend(key) { text in
      bytes.append(text.bytes, at: text.start, count: text.bytes.count - text.start)
      return true
    } ?? false
  }

  @inline(__always)
  private func lend<Result>(_ key: borrowing Key, _ body: (KeptText) -> Result) -> Result? {
    let hash = hash(key)
    let first = firstPlace(hash)
    for index in first..<first + Self.placesOfASet
    where unsafe places[index].hash.load(ordering: .acquiring) == hash {
      let address = unsafe places[index].text.load(ordering: .acquiring)
      guard address != 0, let slot = slots.publish(address) else { return nil }
      defer { slots.clear(slot) }
      guard unsafe places[index].text.load(ordering: .sequentiallyConsistent) == address else {
        continue
      }
      let result = unsafe SharedReference.lend(address, as: KeptText.self) { text -> Result? in
        guard text.isFor(key) else { return nil }
        text.use()
        return body(text)
      }
      if let result { return result }
    }
    return nil
  }

  @inline(__always)
  private func hash(_ key: borrowing Key) -> UInt64 {
    folded(folded(key.source ^ seed) ^ key.word) | 1
  }

  @inline(__always)
  private func firstPlace(_ hash: UInt64) -> Int {
    (Int(truncatingIfNeeded: hash >> 20) & setMask) &* Self.placesOfASet
  }

  // MARK: Writing

  /// Keeps a text, unless it is too long or its key already has one.
  package func keep(_ written: String, for key: Key) {
    guard key.rest.utf8.count + written.utf8.count <= Self.maximumByteCount else { return }
    let new = KeptText(key, written)
    let hash = hash(key)
    let first = firstPlace(hash)
    let free = writer.withLock { writer -> [AnyObject] in
      let set = first..<first + Self.placesOfASet
      guard !set.contains(where: { text(at: $0)?.isFor(key) == true }) else { return [] }
      let index = emptied(first, &writer)
      unsafe places[index].text.store(SharedReference.make(new), ordering: .sequentiallyConsistent)
      unsafe places[index].hash.store(hash, ordering: .releasing)
      writer.count += 1
      guard writer.retired.count >= Self.reclaimThreshold else { return [] }
      return writer.retired.reclaim(unpublishedIn: slots)
    }
    withExtendedLifetime(free) {}
  }

  /// The text in a place; the caller holds the mutex.
  private func text(at index: Int) -> KeptText? {
    let address = unsafe places[index].text.load(ordering: .relaxed)
    guard address != 0 else { return nil }
    return unsafe unsafeDowncast(SharedReference.copy(address), to: KeptText.self)
  }

  /// Returns an empty place of a set, after dropping a text if there is none.
  private func emptied(_ first: Int, _ writer: inout Writer) -> Int {
    for index in first..<first + Self.placesOfASet where text(at: index) == nil { return index }
    // Readers set reference bits meanwhile: after a whole turn the next text goes, used or not.
    for _ in 0..<Self.placesOfASet {
      let index = first + writer.hand
      guard text(at: index)?.loseChance() == true else { break }
      writer.hand = (writer.hand + 1) % Self.placesOfASet
    }
    let index = first + writer.hand
    writer.hand = (writer.hand + 1) % Self.placesOfASet
    remove(at: index, &writer)
    return index
  }

  private func remove(at index: Int, _ writer: inout Writer) {
    unsafe places[index].hash.store(0, ordering: .releasing)
    let address = unsafe places[index].text.exchange(0, ordering: .sequentiallyConsistent)
    guard address != 0 else { return }
    writer.retired.append(address)
    writer.count -= 1
  }

  /// Removes every text.
  package func removeAll() {
    let free = writer.withLock { writer in
      for index in 0..<capacity { remove(at: index, &writer) }
      return writer.retired.reclaim(unpublishedIn: slots)
    }
    withExtendedLifetime(free) {}
  }
}

/// A text with its whole key.
private final class KeptText: Sendable {
  private let source: UInt64
  private let word: UInt64
  /// The rest of the key, and the text.
  let bytes: ByteBlock
  /// The first byte of the text.
  let start: Int
  /// The reference bit: whether the text was used since the hand passed it.
  private let isUsed = Atomic<Bool>(false)

  init(_ key: borrowing KeptTexts.Key, _ text: String) {
    source = key.source
    word = key.word
    bytes = ByteBlock(Array(key.rest.utf8) + Array(text.utf8))
    start = key.rest.utf8.count
  }

  @inline(__always)
  func isFor(_ key: borrowing KeptTexts.Key) -> Bool {
    guard source == key.source, word == key.word else { return false }
    return start == 0 && key.rest.utf8.isEmpty || hasRest(key)
  }

  @inline(never)
  private func hasRest(_ key: borrowing KeptTexts.Key) -> Bool {
    start == key.rest.utf8.count && bytes.hasBytes(key.rest.utf8.span, at: 0)
  }

  /// Sets the reference bit.
  @inline(__always)
  func use() {
    if !isUsed.load(ordering: .relaxed) { isUsed.store(true, ordering: .relaxed) }
  }

  /// Clears the reference bit; returns whether it was set.
  func loseChance() -> Bool { isUsed.exchange(false, ordering: .relaxed) }
}
