extension Span<UInt8> {
  /// The last boundary of code points in UTF-8 that is not after an offset.
  func scalarBoundary(atMost limit: Int) -> Int {
    guard limit < count else { return count }
    return limit > 0 && self[limit] & 0xC0 == 0x80 ? scalarStart(before: limit) : limit
  }

  /// The start of the code point of UTF-8 that is before an offset above 0.
  func scalarStart(before end: Int) -> Int {
    var start = end - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
