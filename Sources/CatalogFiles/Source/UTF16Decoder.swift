internal import Faults

/// Converts UTF-16 to UTF-8.
struct UTF16Decoder {
  let isLittleEndian: Bool
  /// The text so far; after a fault, the text before it.
  private(set) var text: [UInt8] = []

  init(isLittleEndian: Bool) { self.isLittleEndian = isLittleEndian }

  /// Converts all bytes.
  ///
  /// - Returns: The reason why the bytes after ``text`` cannot be converted; nil if all are.
  mutating func decode(_ bytes: Span<UInt8>) -> Reason? {
    text.reserveCapacity(bytes.count / 2 + bytes.count / 16)
    var position = 0
    while position + 1 < bytes.count {
      let unit = unit(at: position, in: bytes)
      position += 2
      guard UTF16.isSurrogate(unit) else {
        text.append(scalar: UInt32(unit))
        continue
      }
      guard UTF16.isLeadSurrogate(unit), position + 1 < bytes.count else {
        return .unpairedSurrogate(unit)
      }
      let trail = self.unit(at: position, in: bytes)
      position += 2
      guard UTF16.isTrailSurrogate(trail) else { return .unpairedSurrogate(unit) }
      text.append(scalar: UInt32(lead: unit, trail: trail))
    }
    guard position == bytes.count else {
      return Reason(
        "utf-16-cut-short",
        "the second byte of a unit of UTF-16 was expected, not the end of the file"
      )
    }
    return nil
  }

  @inline(__always)
  private func unit(at position: Int, in bytes: Span<UInt8>) -> UInt16 {
    let first = UInt16(bytes[position])
    let second = UInt16(bytes[position + 1])
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }
}

extension UInt32 {
  /// The scalar of a surrogate pair.
  init(lead: UInt16, trail: UInt16) {
    self = 0x1_0000 + (UInt32(lead & 0x3FF) << 10 | UInt32(trail & 0x3FF))
  }
}

extension [UInt8] {
  /// Appends a Unicode scalar as UTF-8.
  ///
  /// - Parameter scalar: The value; not a surrogate, and at most 0x10FFFF.
  @inline(__always)
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
      return
    }
    if scalar < 0x800 {
      append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
    } else {
      if scalar < 0x1_0000 {
        append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      } else {
        append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
        append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12) & 0x3F)
      }
      append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6) & 0x3F)
    }
    append(0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F)
  }
}
