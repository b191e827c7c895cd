/// A change of ASCII letters: to upper case, to lower case, or none.
@usableFromInline package enum ASCIICase: UInt8, Hashable, Sendable {
  case upper = 0x61
  case lower = 0x41
  case unchanged = 0

  /// Changes one byte.
  @inlinable @inline(__always)
  package func changed(_ byte: UInt8) -> UInt8 {
    byte ^ (byte &- rawValue < 26 && self != .unchanged ? 0x20 : 0)
  }

  /// Changes the bytes of a text, all of them in one loop of wide instructions.
  ///
  /// - Returns: Whether all bytes are ASCII.
  @inlinable @inline(__always)
  func change(_ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Bool
  {
    let first = rawValue
    let flip: UInt8 = self == .unchanged ? 0 : 0x20
    var all: UInt8 = 0
    for place in 0..<source.count {
      let byte = unsafe source[place]
      all |= byte
      unsafe target[place] = byte ^ (byte &- first < 26 ? flip : 0)
    }
    return all < 0x80
  }
}

extension [UInt8] {
  /// Appends a text with its ASCII letters changed.
  ///
  /// - Returns: False, and nothing is appended, if a byte is not ASCII.
  @inlinable package mutating func append(
    _ text: Span<UInt8>,
    in letters: ASCIICase
  ) -> Bool {
    var isASCII = false
    unsafe text.withUnsafeBufferPointer { source in
      append(addingCapacity: source.count) { output in
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
          guard let start = buffer.baseAddress else {
            isASCII = source.isEmpty
            return
          }
          isASCII = unsafe letters.change(source, to: start + count)
          if isASCII { count += source.count }
        }
      }
    }
    return isASCII
  }
}

extension String {
  /// Makes a string of a text with its ASCII letters changed; nil if a byte is not ASCII.
  @inlinable package init?(_ text: Span<UInt8>, in letters: ASCIICase) {
    var isASCII = false
    let changed = unsafe text.withUnsafeBufferPointer { source in
      unsafe String(unsafeUninitializedCapacity: source.count) { buffer in
        guard let start = buffer.baseAddress else {
          isASCII = source.isEmpty
          return 0
        }
        isASCII = unsafe letters.change(source, to: start)
        return isASCII ? source.count : 0
      }
    }
    guard isASCII else { return nil }
    self = changed
  }
}
