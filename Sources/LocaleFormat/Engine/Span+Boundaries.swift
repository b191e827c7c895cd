extension Span<UInt8> {
  /// The last boundary of code points in UTF-8 that is not after an offset.
  func scalarBoundary(atMost limit: Int) -> Int {
    guard limit < count else { return count }
    var end = limit
    while end > 0, self[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
