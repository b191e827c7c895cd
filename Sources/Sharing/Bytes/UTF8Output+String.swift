extension String {
  /// The longest text that a plan writes, in bytes.
  ///
  /// The size of the stack memory is a compile-time constant, so allocating it costs nothing.
  @inlinable package static var plannedCapacity: Int { 1_024 - UTF8Output.slack }

  /// Makes a string of the UTF-8 that `write` writes, through memory on the stack.
  ///
  /// `write` must write valid UTF-8. The string takes no more memory than its text. It is nil when
  /// the text is longer than `capacity`, or `capacity` is larger than ``plannedCapacity``.
  @inlinable @inline(__always)
  package init?(utf8AtMost capacity: Int, _ write: (inout UTF8Output) -> Void) {
    guard capacity <= Self.plannedCapacity else { return nil }
    let text: String? = unsafe withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) {
      memory in
      guard let base = memory.baseAddress else { return nil }
      var output = unsafe UTF8Output(base, capacity: capacity)
      write(&output)
      guard output.isComplete else { return nil }
      let written = unsafe UnsafeBufferPointer(
        start: base.assumingMemoryBound(to: UInt8.self),
        count: output.count
      )
      // Unchecked: all pieces come from `String`s, and validation costs more than formatting.
      return unsafe String(copying: UTF8Span(unchecked: written.span))
    }
    guard let text else { return nil }
    self = text
  }
}

extension [UInt8] {
  /// Appends the bytes that `write` writes.
  ///
  /// Returns false, and appends nothing, when there are more than `capacity`.
  @inlinable @inline(__always)
  package mutating func append(
    utf8AtMost capacity: Int,
    _ write: (inout UTF8Output) -> Void
  ) -> Bool {
    var isComplete = false
    append(addingCapacity: capacity + UTF8Output.slack) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let base = buffer.baseAddress else { return }
        var text = unsafe UTF8Output(UnsafeMutableRawPointer(base + count), capacity: capacity)
        write(&text)
        isComplete = text.isComplete
        if isComplete { count += text.count }
      }
    }
    return isComplete
  }
}
