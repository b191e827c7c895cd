/// At most 12 bytes of ASCII, which are made in registers.
@usableFromInline package struct SmallASCII {
  /// The first eight bytes; the first is the lowest.
  @usableFromInline package var low: UInt64 = 0
  /// The remaining bytes.
  @usableFromInline package var high: UInt32 = 0
  @usableFromInline var count: UInt32 = 0

  @inlinable @inline(__always)
  package init() {}

  /// Makes it from a string; nil when that is longer than 12 bytes.
  package init?(_ text: String) {
    guard text.utf8.count <= 12 else { return nil }
    for byte in text.utf8 { append(UInt32(byte), count: 1) }
  }

  /// Appends at most four bytes, of which the first is the lowest.
  ///
  /// The higher bytes must be 0, and the text must fit.
  @inlinable @inline(__always)
  package mutating func append(_ bytes: UInt32, count added: UInt32) {
    if count < 8 {
      low |= UInt64(bytes) &<< UInt64(8 &* count)
      // The bytes after the eighth.
      if count > 4 { high = bytes &>> (8 &* (8 &- count)) }
    } else {
      high |= bytes &<< (8 &* (count &- 8))
    }
    count &+= added
  }
}

extension String {
  /// Makes a string that stores the text inline, without an allocation.
  @inlinable @inline(__always)
  package init(_ text: SmallASCII) {
    unsafe self.init(unsafeUninitializedCapacity: 15) { buffer in
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return 0 }
      unsafe start.storeBytes(of: text.low.littleEndian, as: UInt64.self)
      unsafe start.storeBytes(of: text.high.littleEndian, toByteOffset: 8, as: UInt32.self)
      return Int(text.count)
    }
  }

  /// Writes an integer below a billion in ASCII digits, with a separator between groups of three.
  ///
  /// Below a thousand, no separator is written. The text is written into the 15 bytes that a string
  /// stores inline, so it is not copied.
  /// - Parameters:
  ///   - value: The integer.
  ///   - prefix: At most 3 bytes. If the string is not ASCII, making it takes longer.
  ///   - separator: One byte.
  @inlinable @inline(__always)
  package init(threes value: UInt64, prefix: ShortText, separator: ShortText) {
    unsafe self.init(unsafeUninitializedCapacity: 15) { buffer in
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return 0 }
      unsafe start.storeBytes(of: prefix.word.littleEndian, as: UInt64.self)
      // No store ends after the 15th byte, whatever the parameters are.
      var end = unsafe start + (prefix.count & 3)
      let thousands = value / 1_000
      if thousands == 0 {
        unsafe Self.append(first: value, to: &end)
      } else {
        if thousands < 1_000 {
          unsafe Self.append(first: thousands, to: &end)
        } else {
          let millions = value / 1_000_000
          unsafe Self.append(first: millions, to: &end)
          unsafe Self.append(thousands &- millions &* 1_000, behind: separator, to: &end)
        }
        unsafe Self.append(value &- thousands &* 1_000, behind: separator, to: &end)
      }
      return unsafe end - start
    }
  }

  @inlinable @inline(__always)
  static func append(first value: UInt64, to end: inout UnsafeMutableRawPointer) {
    let zeros = value >= 100 ? 0 : value >= 10 ? 1 : 2
    let digits = UTF8Output.threeDigits(value) &>> UInt64(truncatingIfNeeded: zeros &* 8)
    unsafe end.storeBytes(of: UInt32(truncatingIfNeeded: digits).littleEndian, as: UInt32.self)
    unsafe end += 3 &- zeros
  }

  @inlinable @inline(__always)
  static func append(
    _ value: UInt64,
    behind separator: ShortText,
    to end: inout UnsafeMutableRawPointer
  ) {
    let digits = UTF8Output.threeDigits(value) &<< 8 | separator.word
    unsafe end.storeBytes(of: UInt32(truncatingIfNeeded: digits).littleEndian, as: UInt32.self)
    unsafe end += 4
  }
}
