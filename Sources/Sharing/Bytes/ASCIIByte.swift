// Classes of ASCII bytes, independent of the locale.

extension UInt8 {
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self & 0xDF) &- 0x41 < 26 }

  /// Whether it is a space, tab, line feed, vertical tab, form feed or carriage return: `isspace`
  /// of the C locale.
  @inlinable @inline(__always)
  package var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }
}
