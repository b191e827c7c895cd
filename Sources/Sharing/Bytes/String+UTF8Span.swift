extension String {
  /// Passes the UTF-8 of the text in place, without a copy.
  ///
  /// Returns nil when the text is not contiguous UTF-8 in memory.
  ///
  /// `utf8Span` works for every text, but its call into the standard library takes 15 ns, as much as
  /// reading a short number.
  @inlinable @inline(__always)
  package func withUTF8Span<Value>(_ body: (Span<UInt8>) -> Value?) -> Value? {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe body($0.span) } ?? nil
  }
}
