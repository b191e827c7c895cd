extension UTF8Output {
  /// Appends a text of any length, without the slice that a generic function would make.
  @inlinable @inline(__always)
  package mutating func append(_ text: String) {
    let isWritten: Bool? = text.withUTF8Span { bytes in
      guard hasRoom(bytes.count) else { return true }
      unsafe bytes.withUnsafeBytes { buffer in
        guard let source = buffer.baseAddress else { return }
        unsafe end.copyMemory(from: source, byteCount: buffer.count)
      }
      unsafe end += bytes.count
      return true
    }
    if isWritten == nil { for byte in text.utf8 { append(UInt64(byte), count: 1) } }
  }

  /// Appends a text of any length.
  @inlinable @inline(__always)
  package mutating func append(_ text: some StringProtocol) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
      guard hasRoom(buffer.count), let source = buffer.baseAddress else { return }
      unsafe end.copyMemory(from: source, byteCount: buffer.count)
      unsafe end += buffer.count
    }
    if isWritten == nil { for byte in text.utf8 { append(UInt64(byte), count: 1) } }
  }
}

extension [UInt8] {
  /// Appends a text of a table, or nothing if the index is outside the table.
  @inlinable package mutating func append(_ table: borrowing UTF8Table, _ place: Int) {
    guard place >= 0, place < table.count else { return }
    let entry = unsafe table.entries[place]
    let bytes = unsafe UnsafeBufferPointer(
      start: table.bytes + Int(entry.offset),
      count: Int(entry.count)
    )
    unsafe append(contentsOf: bytes)
  }
}
