/// UTF-8 texts of any length in one block of memory, which are read without reference counting.
///
/// `@unchecked` for its pointer (SE-0331): the memory is written before the block is returned, and
/// never changed, so any number of threads may read it.
@safe @usableFromInline package struct ByteBlock: ~Copyable, @unchecked Sendable {
  @usableFromInline let start: UnsafeMutablePointer<UInt8>
  /// The number of bytes.
  @usableFromInline package let count: Int

  /// Copies the bytes, which must be valid UTF-8 wherever a text is read.
  package init(_ bytes: [UInt8]) {
    count = bytes.count
    // A short text is read in one word of 16 bytes.
    unsafe start = .allocate(capacity: bytes.count + UTF8Output.slack)
    unsafe start.initialize(repeating: 0, count: bytes.count + UTF8Output.slack)
    for (place, byte) in bytes.enumerated() { unsafe start[place] = byte }
  }

  deinit { unsafe start.deallocate() }

  /// Whether a text lies in the block; reading another one stops the process.
  @inlinable @inline(__always)
  func check(_ offset: Int, _ length: Int) {
    precondition(offset >= 0 && length >= 0 && offset <= count && length <= count - offset)
  }

  /// Whether the bytes at an offset are these.
  @inlinable @inline(__always)
  package func hasBytes(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    check(offset, bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let other = buffer.baseAddress else { return true }
      return unsafe areEqual(start + offset, other, buffer.count)
    }
  }

  /// Makes a string of a text, which takes no more memory than its bytes.
  @inlinable @inline(__always)
  package func string(at offset: Int, count length: Int) -> String {
    check(offset, length)
    let text = unsafe UnsafeBufferPointer(start: start + offset, count: length)
    // Unchecked: the owner puts only the UTF-8 of `String`s into the block.
    return unsafe String(copying: UTF8Span(unchecked: text.span))
  }
}

/// Compares bytes, eight at a time.
@inlinable @inline(__always)
@unsafe func areEqual(
  _ left: UnsafePointer<UInt8>,
  _ right: UnsafePointer<UInt8>,
  _ count: Int
) -> Bool {
  let left = unsafe UnsafeRawPointer(left)
  let right = unsafe UnsafeRawPointer(right)
  var place = 0
  while place &+ 8 <= count {
    let a = unsafe left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let b = unsafe right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    guard a == b else { return false }
    place &+= 8
  }
  while place < count {
    guard
      unsafe left.load(fromByteOffset: place, as: UInt8.self)
        == right.load(fromByteOffset: place, as: UInt8.self)
    else { return false }
    place &+= 1
  }
  return true
}

extension UTF8Output {
  /// Appends a text of a block.
  @inlinable @inline(__always)
  package mutating func append(_ block: borrowing ByteBlock, at offset: Int, count: Int) {
    block.check(offset, count)
    guard hasRoom(count) else { return }
    let source = unsafe UnsafeRawPointer(block.start + offset)
    unsafe end.storeBytes(
      of: source.loadUnaligned(as: SIMD2<UInt64>.self),
      as: SIMD2<UInt64>.self
    )
    if count > 16 {
      unsafe (end + 16).copyMemory(from: source + 16, byteCount: count - 16)
    }
    unsafe end += count
  }
}

extension [UInt8] {
  /// Appends a text of a block.
  @inlinable package mutating func append(
    _ block: borrowing ByteBlock,
    at offset: Int,
    count: Int
  ) {
    block.check(offset, count)
    unsafe append(contentsOf: UnsafeBufferPointer(start: block.start + offset, count: count))
  }
}
