extension Span<UInt8> {
  /// The code point of UTF-8 at a place, and the place after it; nil where none begins.
  @inlinable package func scalar(at place: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let lead = self[place]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = place + length
    guard lead < 0x80 || lead >= 0xC2, end <= count else { return nil }
    var value = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
    for next in place + 1..<end { value = value << 6 | UInt32(self[next] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, end) }
  }
}
