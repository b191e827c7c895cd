/// What a byte is in ASCII, whatever the locale; any other byte is nothing of it.
extension UInt8 {
  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inline(__always)
  var isASCIILetter: Bool { (self & 0xDF) &- 0x41 < 26 }

  /// Space, tab, line feed, vertical tab, form feed or carriage return: `isspace` of the C locale.
  @inline(__always)
  var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }
}
